#if canImport(SwiftUI)
  import SwiftUI

  private struct TouchLoadingKey: EnvironmentKey {
    static let defaultValue = false
  }

  private struct TouchGrowthKey: EnvironmentKey {
    static let defaultValue = EdgeInsets()
  }

  extension EnvironmentValues {
    /// Whether buttons in the styles of this module are at work and show progress.
    ///
    ///     @Environment(\.isTouchLoading) private var isLoading
    public var isTouchLoading: Bool {
      get { self[TouchLoadingKey.self] }
      set { self[TouchLoadingKey.self] = newValue }
    }

    /// How far the targets inside reach beyond their frames, in points.
    var touchGrowth: EdgeInsets {
      get { self[TouchGrowthKey.self] }
      set { self[TouchGrowthKey.self] = newValue }
    }
  }

  extension View {
    /// Shows progress in the buttons inside, which do not react meanwhile and keep their size.
    ///
    ///     Button("Sync", action: sync)
    ///       .buttonStyle(.primaryAction())
    ///       .touchLoading(isSyncing)
    public func touchLoading(_ isLoading: Bool = true) -> some View {
      environment(\.isTouchLoading, isLoading)
    }
  }
#endif
