import SwiftUI
import TouchUI

/// Small things close together, whose targets share the space.
public struct CloseTogether: View {
  private let tools = ["bold", "italic", "underline", "strikethrough"]

  /// Creates the rows.
  public init() {}

  public var body: some View {
    VStack(spacing: 60) {
      TouchRow(tools, id: \.self, spacing: 16) { tool in
        Button {
          print(tool)
        } label: {
          Color.gray.frame(width: 24, height: 24)
        }
        .accessibilityLabel(tool)
      }
      TouchGrid(tools, id: \.self, columns: [GridItem(.fixed(30)), GridItem(.fixed(30))]) { tool in
        Button {
          print(tool)
        } label: {
          Color.gray.frame(width: 24, height: 24)
        }
        .accessibilityLabel(tool)
      }
      TouchGroup {
        ZStack {
          Button {
            print("museum")
          } label: {
            Circle().frame(width: 24, height: 24)
          }
          .accessibilityLabel("Museum")
          .touchMember("museum")
          Button {
            print("station")
          } label: {
            Circle().frame(width: 24, height: 24)
          }
          .accessibilityLabel("Station")
          .touchMember("station")
          .offset(x: 36, y: 8)
        }
      }
    }
  }
}
