import SwiftUI

/// A banner whose close button was meant to be enlarged: the frame stands around the button, where
/// it moves the text away and changes nothing that reacts.
struct BannerView: View {
  var message: String
  var close: () -> Void

  var body: some View {
    HStack {
      Text(message)
      Spacer()
      Button(action: close) {
        Image(systemName: "xmark")
          .font(.system(size: 13, weight: .semibold))
      }
      .frame(width: 44, height: 44)
    }
    .padding(.leading)
  }
}

/// The frame in the label, where it counts.
struct MendedBannerView: View {
  var message: String
  var close: () -> Void

  var body: some View {
    HStack {
      Text(message)
      Spacer()
      Button(action: close) {
        Image(systemName: "xmark")
          .font(.system(size: 13, weight: .semibold))
          .frame(width: 44, height: 44)
          .contentShape(Rectangle())
      }
    }
    .padding(.leading)
  }
}
