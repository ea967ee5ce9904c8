import SwiftUI
import TouchUI

/// Every modifier that enlarges a target.
public struct Modifiers: View {
  /// Creates the modifiers.
  public init() {}

  public var body: some View {
    VStack(spacing: 40) {
      Button {
        print("close")
      } label: {
        Image(systemName: "xmark").minimumTapTarget()
      }
      Button {
        print("undo")
      } label: {
        Image(systemName: "plus")
      }
      .minimumTapTarget()
      .buttonStyle(.plain)
      Image(systemName: "heart")
        .touchTarget(minimumSize: 48)
        .onTapGesture { print("like") }
      Circle()
        .frame(width: 24, height: 24)
        .forgivingTouchArea(extraPadding: 12)
        .onTapGesture { print("badge") }
      Button {
        print("more")
      } label: {
        Circle().frame(width: 20, height: 20)
      }
      .forgivingTouchArea(minimumSize: 56)
      Button {
        print("next")
      } label: {
        Circle().frame(width: 30, height: 30)
      }
      .forgivingTouchArea(EdgeInsets(top: 7, leading: 0, bottom: 7, trailing: 14))
    }
  }
}
