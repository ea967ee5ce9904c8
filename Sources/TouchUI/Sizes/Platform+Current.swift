import TouchModel

extension Platform {
  /// The platform that the code is compiled for; iPad counts as iPhone, whose sizes are the same.
  ///
  ///     let size = Policy(.hig).targetSize(on: .current).recommended
  public static var current: Platform {
    #if os(watchOS)
      return .watchOS
    #elseif os(tvOS)
      return .tvOS
    #elseif os(visionOS)
      return .visionOS
    #elseif os(macOS)
      return .macOS
    #else
      return .iOS
    #endif
  }
}
