import SwiftUI

/// Three symbols without room around them: each reacts in little more than what it draws.
struct PlayerBar: View {
  var player: Player

  var body: some View {
    HStack(spacing: 24) {
      Button(action: player.back) {
        Image(systemName: "backward.fill")
          .font(.system(size: 20))
      }
      Button(action: player.toggle) {
        Image(systemName: "play.fill")
          .font(.system(size: 20))
      }
      Button(action: player.forward) {
        Image(systemName: "forward.fill")
          .font(.system(size: 20))
      }
    }
  }
}

/// The same symbols, each in a frame that reacts.
struct RoomyPlayerBar: View {
  var player: Player

  var body: some View {
    HStack(spacing: 0) {
      Button(action: player.back) {
        Image(systemName: "backward.fill").tapTarget()
      }
      Button(action: player.toggle) {
        Image(systemName: "play.fill").tapTarget()
      }
      Button(action: player.forward) {
        Image(systemName: "forward.fill").tapTarget()
      }
    }
  }
}

extension View {
  /// Gives a symbol the room of a fingertip, all of which reacts.
  func tapTarget() -> some View {
    font(.system(size: 20))
      .frame(minWidth: 44, minHeight: 44)
      .contentShape(Rectangle())
  }
}
