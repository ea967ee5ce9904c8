/// How the parts of pictures look, in light and dark surroundings.
struct PictureStyle {
  /// What a shape of a picture stands for.
  enum Part: String, CaseIterable {
    /// What lies beyond the screen.
    case outside
    /// The screen.
    case screen
    /// What a neighbour draws.
    case neighbour
    /// Where a neighbour reacts.
    case near
    /// The size that is needed.
    case need
    /// Where a touch acts.
    case hit
    /// Where it would act, were it not clipped or covered.
    case lost
    /// What the element draws.
    case visual
    /// A name inside what is drawn.
    case label
    /// The frame outside a step of the trace.
    case step
    /// Where the first finger lands.
    case careful
    /// Where the second finger lands.
    case hurried
    /// The hit region of an element that meets the policy.
    case pass
    /// The hit region of an element that is too small.
    case warning
    /// The hit region of an element that is smaller than the least that is allowed.
    case error
    /// The hit region of an element that open content decides.
    case undecided
    /// The hit region of an element that a guideline lets be.
    case exempt
    /// Words beside a picture.
    case caption
    /// The heading above a picture.
    case title
  }

  /// The rules of the parts inside a page, whose colour scheme the reader can choose. What refers to a
  /// symbol sees that symbol and nothing around it.
  static let page = rules {
    ":is(.picture,symbol) .\($0){\($1)}"
  } both: {
    "light-dark(\($0),\($1))"
  }

  /// The rules of a picture that stands alone.
  static var alone: String {
    rules {
      ".\($0){\($1)}"
    } both: { light, _ in
      light
    }
      + "\n@media (prefers-color-scheme:dark){\n"
      + rules {
        ".\($0){\($1)}"
      } both: { _, dark in
        dark
      } + "\n}"
  }

  /// Declarations with `$` where a colour stands, and the colour in light and dark.
  private static func look(_ part: Part) -> (String, String, String) {
    switch part {
    case .outside: ("fill:$", "#eceef2", "#101215")
    case .screen: ("fill:$", "#ffffff", "#1b1e23")
    case .neighbour: ("fill:$", "#dfe3ea", "#343a44")
    case .near:
      ("fill:none;stroke:$;stroke-width:.75;stroke-dasharray:1.5 1.5", "#7a8496", "#8b95a7")
    case .need: ("fill:none;stroke:$;stroke-width:1;stroke-dasharray:3 2", "#2455c3", "#8db4ff")
    case .hit: ("fill:$;opacity:.45", "#f08a80", "#ee6a5e")
    case .lost:
      (
        "fill:$;fill-opacity:.15;stroke:$;stroke-width:.75;stroke-dasharray:.75 1.5", "#c6352b",
        "#ee6a5e"
      )
    case .visual: ("fill:none;stroke:$;stroke-width:1", "#1f2630", "#eef1f5")
    case .label: ("fill:$;font-family:system-ui,sans-serif", "#1f2630", "#eef1f5")
    case .step: ("fill:none;stroke:$;stroke-width:1.5", "#8a2be2", "#d0a2ff")
    case .careful: ("fill:none;stroke:$;stroke-width:.9", "#0b7a6c", "#4fd1bd")
    case .hurried: ("fill:none;stroke:$;stroke-width:.9", "#b4570a", "#ffb066")
    case .pass: ("fill:$;stroke:$;stroke-width:1;opacity:.4", "#4aa869", "#3f9b60")
    case .warning: ("fill:$;stroke:$;stroke-width:1;opacity:.5", "#f0b429", "#c98f12")
    case .error: ("fill:$;stroke:$;stroke-width:1;opacity:.5", "#ee6a5f", "#d2564b")
    case .undecided: ("fill:$;stroke:$;stroke-width:1;opacity:.45", "#a78bda", "#8466c4")
    case .exempt: ("fill:$;stroke:$;stroke-width:1;opacity:.45", "#9aa5b8", "#6b7588")
    case .caption: ("fill:$;font-family:system-ui,sans-serif", "#4b5463", "#b3bbc8")
    case .title: ("fill:$;font-family:system-ui,sans-serif;font-weight:600", "#1f2630", "#eef1f5")
    }
  }

  private static func rules(
    _ rule: (String, String) -> String, both colour: (String, String) -> String
  ) -> String {
    Part.allCases.map { part in
      let (look, light, dark) = look(part)
      return rule(part.rawValue, look.replacing("$", with: colour(light, dark)))
    }.joined(separator: "\n")
  }
}
