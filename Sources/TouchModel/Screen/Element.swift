extension Screen {
  /// Something a person can act on.
  public struct Element: Hashable, Sendable {
    /// What makes it the same element in every layout of its context.
    public var id: ID
    /// What it is, as a button or a slider.
    public var kind: Kind
    /// What it shows or is called: a title, a symbol's name, an accessibility label.
    public var label: String?
    /// The name of the view that declares it.
    public var view: String
    /// Where the method or modifier is called that makes it of any view it is called on, or where Interface
    /// Builder draws it, if that is one of several places; nil where neither is so.
    public var calledAt: Place?
    /// Where the system put it, as into a list's row or a navigation bar.
    public var container: Container
    /// The style that draws it.
    public var style: Style
    /// The size class that controls draw themselves in.
    public var controlSize: ControlSize
    /// Whether the view that it shows is of the system's own making: a title, a symbol, or both.
    public var hasPlainLabel: Bool
    /// Whether it is one of several in one item of a bar, as the buttons of a stack in it are.
    public var sharesBarItem = false
    /// Whether it is one of a collection that may be empty.
    public var mayBeAbsent = false
    /// Whether it stands in a row of data that is not in the source, other than the first: such rows are
    /// there for what they leave the first one.
    public var isInOtherRow = false
    /// Whether it is a link that is all of the text it stands in, so that no line of other words holds it.
    public var isWholeText = false
    /// Whether all that it shows in this layout is that something is going on, as a spinner does.
    public var isBusy = false
    /// Whether all that it shows is a colour or a shape, as a ground behind others does.
    public var isGround = false
    /// Whether a text in what it shows has no characters in this layout, as where there is nothing to
    /// say.
    public var hasEmptyText = false
    /// Whether a picture or a path of the app's own decides how far it is seen to reach, which may be
    /// bare at its sides.
    public var hasBareSides = false
    /// Whether its class is one of UIKit's own, in which an app overrides nothing.
    public var isOfSystemClass = false
    /// Whether it reacts at all in this layout.
    public var isEnabled: Bool
    /// The bounding box of what it draws.
    public var visual: Rect
    /// The box that layout gave it.
    public var layout: Rect
    /// Where a touch acts, before clipping and covering.
    public var region: Region
    /// The hit region less what an ancestor clips.
    public var clipped: Region
    /// The hit region less what an ancestor clips and what a view in front takes.
    public var effective: Region
    /// What clips the hit region, if anything written does.
    public var cutter: Taker?
    /// The content shape around it that stays as large as it is however large the element is made, and
    /// lets no touch through beyond itself; nil where there is none.
    public var frontier: Taker?
    /// What takes touches from the hit region, from back to front.
    public var takers: [Taker]
    /// What draws a line in front of the hit region that belongs to no element. How many of a finger's
    /// touches a line takes from what lies behind it is not known.
    public var rim: Taker?
    /// The group that it stands in, by its number on the screen.
    public var group: Int?
    /// What assistive technology outlines.
    public var accessibility: Rect
    /// How well the frames are known.
    public var certainty: Certainty
    /// Why the frames are not exact, if they are not.
    public var reason: String?
    /// What is known of its sides, where that is more or less than the frames say; nil where the
    /// frames say it.
    public var sides: Sides?
    /// How much longer what reacts is than its box, as its class says, where that is so for longer boxes
    /// too; nil where it is not, or not known.
    public var enlargement: Size?
    /// The steps from the innermost content outwards, as far as they wrap this element alone.
    public var trace: [Step]
    /// The framework that makes it, which words its remedies.
    public var framework: Framework

    /// Creates an element.
    public init(
      id: ID, kind: Kind, label: String? = nil, view: String, container: Container = .none,
      style: Style = .automatic, controlSize: ControlSize = .regular, hasPlainLabel: Bool = true,
      isEnabled: Bool = true, visual: Rect, layout: Rect, region: Region, clipped: Region? = nil,
      effective: Region? = nil, cutter: Taker? = nil, takers: [Taker] = [], group: Int? = nil,
      accessibility: Rect? = nil, certainty: Certainty = .exact, reason: String? = nil,
      trace: [Step] = [], framework: Framework = .swiftUI
    ) {
      self.id = id
      self.kind = kind
      self.label = label
      self.view = view
      self.container = container
      self.style = style
      self.controlSize = controlSize
      self.hasPlainLabel = hasPlainLabel
      self.isEnabled = isEnabled
      self.visual = visual
      self.layout = layout
      self.region = region
      self.clipped = clipped ?? region
      self.effective = effective ?? self.clipped
      self.cutter = cutter
      self.takers = takers
      self.group = group
      self.accessibility = accessibility ?? region.boundingBox ?? layout
      self.certainty = certainty
      self.reason = reason
      self.trace = trace
      self.framework = framework
    }
  }
}

extension Screen.Element {
  /// What makes an element the same in every layout of one context.
  public struct ID: Hashable, Sendable {
    /// Where the element is declared.
    public var place: Place
    /// The way in which it is reached from its root, as a number that is equal for equal ways.
    public var context: UInt64

    /// Creates an identity.
    public init(place: Place, context: UInt64 = 0) {
      self.place = place
      self.context = context
    }
  }

  /// A framework that makes elements.
  public enum Framework: String, Hashable, Sendable, CaseIterable {
    /// SwiftUI, whose modifiers say what reacts.
    case swiftUI = "swiftui"
    /// UIKit, whose views react in their bounds unless their class says otherwise.
    case uiKit = "uikit"
  }

  /// What an element is.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A button, also where its label is a view.
    case button
    /// A link that opens an address.
    case link
    /// A link inside a run of text.
    case textLink = "text-link"
    /// A link to another screen of the app.
    case navigationLink = "navigation-link"
    /// A button that opens a menu.
    case menu
    /// A button that opens the share sheet.
    case shareLink = "share-link"
    /// A button that opens the photo picker.
    case photosPicker = "photos-picker"
    /// A switch, or another control with two states.
    case toggle
    /// A pair of buttons that count down and up.
    case stepper
    /// A value chosen along a track.
    case slider
    /// A choice of one among several.
    case picker
    /// The dots that say which of several pages is shown, by which others are chosen.
    case pageControl = "page-control"
    /// A choice of a date or a time.
    case datePicker = "date-picker"
    /// A choice of a colour.
    case colorPicker = "color-picker"
    /// A line of editable text.
    case textField = "text-field"
    /// A line of editable text that is not shown.
    case secureField = "secure-field"
    /// Editable text of many lines.
    case textEditor = "text-editor"
    /// The header that opens and closes a group.
    case disclosureGroup = "disclosure-group"
    /// A tab of a tab bar.
    case tab
    /// An item of a collection, which is selected as a whole.
    case collectionItem = "collection-item"
    /// A row of a table, which is selected as a whole.
    case tableRow = "table-row"
    /// A view that reacts to taps.
    case tapGesture = "tap-gesture"
    /// A view that reacts to a long press.
    case longPressGesture = "long-press-gesture"
    /// A view that can be dragged.
    case dragGesture = "drag-gesture"
    /// A view that reacts to another gesture.
    case gesture
  }

  /// Where the system put an element.
  public enum Container: String, Hashable, Sendable, CaseIterable {
    /// Nowhere in particular: the app lays it out.
    case none
    /// A row of a list or a form, whose cell may be the target.
    case row
    /// A navigation bar.
    case navigationBar = "navigation-bar"
    /// A tool bar at the bottom or above the keyboard.
    case toolbar
    /// A tab bar.
    case tabBar = "tab-bar"
    /// A menu or a context menu.
    case menu
    /// An alert or a confirmation dialogue.
    case alert
    /// The actions behind a row.
    case swipeActions = "swipe-actions"
    /// A widget or a live activity.
    case widget
  }

  /// The style that draws an element.
  public enum Style: Hashable, Sendable {
    /// What the system chooses where nothing is said.
    case automatic
    /// A label without a border, whose whole box reacts.
    case borderless
    /// A label without any decoration, of which only what is drawn reacts.
    case plain
    /// A label on a bordered shape.
    case bordered
    /// A label on a filled shape.
    case borderedProminent
    /// Another style of the system, by its name.
    case system(String)
    /// A style of the project's own, by its name.
    case custom(String)
  }

  /// The size class that controls draw themselves in.
  public enum ControlSize: String, Hashable, Sendable, CaseIterable, Comparable {
    /// The smallest.
    case mini
    /// Smaller than usual.
    case small
    /// The usual size.
    case regular
    /// Larger than usual.
    case large
    /// The largest.
    case extraLarge

    /// Orders from the smallest to the largest.
    public static func < (first: ControlSize, second: ControlSize) -> Bool {
      first.rank < second.rank
    }

    private var rank: Int {
      switch self {
      case .mini: 0
      case .small: 1
      case .regular: 2
      case .large: 3
      case .extraLarge: 4
      }
    }
  }
}

#if !hasFeature(Embedded)
  extension Screen.Element: Codable {}
  extension Screen.Element.ID: Codable {}
  extension Screen.Element.Framework: Codable {}
  extension Screen.Element.Kind: Codable {}
  extension Screen.Element.Container: Codable {}
  extension Screen.Element.Style: Codable {}
  extension Screen.Element.ControlSize: Codable {}
#endif

extension Screen.Element.Kind {
  /// Whether a gesture makes it react rather than a control.
  public var isGesture: Bool {
    switch self {
    case .tapGesture, .longPressGesture, .dragGesture, .gesture: true
    default: false
    }
  }
}
