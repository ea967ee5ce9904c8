#if canImport(SwiftUI)
  import SwiftUI
  import TouchModel

  /// Colours that can be told apart: corrected where their contrast is too small.
  ///
  /// 4.5 is asked for, and 7 where people increased contrast (WCAG 2.2, 1.4.3 and 1.4.6). White on
  /// the system's blue has 4.02, so the blue is darkened.
  enum ReadableColors {
    /// Returns a background on which a foreground can be read; hue is kept where it can be.
    static func background(
      _ background: Color, under foreground: Color, in environment: EnvironmentValues
    ) -> Color {
      let (back, front) = (
        RGBA(background.resolve(in: environment)), RGBA(foreground.resolve(in: environment))
      )
      let ratio = wantedRatio(in: environment)
      let shown = back.over(screen(in: environment))
      guard Contrast.ratio(front, on: shown) < ratio else { return background }
      return Color(readable(shown, on: front, ratio: ratio))
    }

    /// Returns a foreground that can be read on a background.
    static func foreground(
      _ foreground: Color, on background: Color, in environment: EnvironmentValues
    ) -> Color {
      let (front, back) = (
        RGBA(foreground.resolve(in: environment)),
        RGBA(background.resolve(in: environment)).over(screen(in: environment))
      )
      let ratio = wantedRatio(in: environment)
      guard Contrast.ratio(front, on: back) < ratio else { return foreground }
      return Color(readable(front, on: back, ratio: ratio))
    }

    /// The nearest colour that reaches a ratio; where none does, black or white, whichever is
    /// clearer.
    private static func readable(_ colour: RGBA, on other: RGBA, ratio: Double) -> RGBA {
      if let found = Contrast.nearest(to: colour, on: other, ratio: ratio) { return found }
      let darkIsClearer = Contrast.ratio(.black, on: other) > Contrast.ratio(.white, on: other)
      return darkIsClearer ? .black : .white
    }

    private static func wantedRatio(in environment: EnvironmentValues) -> Double {
      let requirement: Contrast.Requirement =
        environment.colorSchemeContrast == .increased ? .enhancedText : .text
      return requirement.ratio
    }

    /// What lies behind everything: white, or black in the dark.
    private static func screen(in environment: EnvironmentValues) -> RGBA {
      environment.colorScheme == .dark ? .black : .white
    }
  }

  extension RGBA {
    /// The components that a colour has where it stands.
    fileprivate init(_ colour: Color.Resolved) {
      self.init(
        red: Double(colour.red), green: Double(colour.green), blue: Double(colour.blue),
        alpha: Double(colour.opacity))
    }
  }

  extension Color {
    /// A colour of the model.
    fileprivate init(_ colour: RGBA) {
      self.init(
        .sRGB, red: colour.red, green: colour.green, blue: colour.blue, opacity: colour.alpha)
    }
  }
#endif
