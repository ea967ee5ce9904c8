import TouchLayout
import TouchModel
import TouchRules

/// What flows down from a view to those inside it.
struct FlowingEnvironment: Sendable {
  /// What text, symbols and controls are measured by.
  var layout: TouchLayout.Environment
  /// What draws buttons.
  var buttonStyle = StyleValue.system("automatic")
  var toggleStyle = StyleValue.system("automatic")
  var labelStyle = StyleValue.system("automatic")
  var textFieldStyle = StyleValue.system("automatic")
  var pickerStyle = StyleValue.system("automatic")
  var menuStyle = StyleValue.system("automatic")
  var datePickerStyle = StyleValue.system("automatic")
  var listStyle = StyleValue.system("automatic")
  var tabViewStyle = StyleValue.system("automatic")
  var groupBoxStyle = StyleValue.system("automatic")
  var disclosureGroupStyle = StyleValue.system("automatic")
  var progressViewStyle = StyleValue.system("automatic")
  var labeledContentStyle = StyleValue.system("automatic")
  var tipViewStyle = StyleValue.system("automatic")
  /// Values set by key, as `.environment(\.spacing, 4)`.
  var values: [String: Value] = [:]
  /// Objects set by type, as `.environmentObject(model)`.
  var objects: [String: Value] = [:]
  /// The control that a style of the project draws out of other controls, which stand for it.
  var control: DrawnControl?
  /// Whether values that nothing sets here may be set elsewhere, as where a view is looked at alone.
  var isOpen = false
  /// Where the system put what is inside.
  var container = Screen.Element.Container.none
  /// Whether what is inside is one of several in one item of a bar.
  var sharesBarItem = false
  /// Whether what is inside is of a collection that may be empty.
  var mayBeAbsent = false
  /// Whether it is a row of data that is not in the source, other than the first.
  var isInOtherRow = false
  /// Whether what is inside is what a control shows.
  var isInsideControl = false
  /// Whether what is inside is a heading, to which the system gives a font.
  var isHeading = false
  /// Whether a gesture around takes all taps before what is inside.
  var isOverruled = false
  /// Whether what is inside is disabled, whatever happens.
  var isDisabledForGood = false
  /// Whether what is inside is the label of a button that takes a whole row.
  var isLabelOfRow = false
  /// Whether what is inside is the label of a menu, which takes all touches.
  var isLabelOfMenu = false
  /// The parts that variants add to the names of symbols, as `circle` and `fill`.
  var symbolVariants: [String] = []
  /// Whether symbols and shapes are painted with nothing.
  var isForegroundClear = false
  /// Whether what is inside stands in a navigation stack whose bar takes its items.
  var hasNavigation = false
  /// The number of the scroll view around, if there is one.
  var scrollView: UInt64?
  /// The least height of a list's row, where set.
  var minRowHeight: Length?
  /// The shape of bordered buttons, where set.
  var borderShape: String?
  /// How large a widget's content may be, inside of one.
  var widgetSize: Size?
  /// The families of a widget, where its configuration names them.
  var widgetFamilies: [WidgetFamily]?
  /// Whether a widget's content stands inside the system's margins.
  var hasWidgetMargins = true
  /// Whether links open what they name, as they do but in small widgets.
  var opensLinks = true
  /// Whether an automatic button takes the whole row that it stands in.
  var takesRow: Bool { container == .row || isLabelOfRow }
  /// Whether controls show no labels.
  var hidesLabels = false
  /// Whether a modifier around that the source does not hold may leave a margin, from which nothing
  /// between takes its length.
  var isInOpenMargin = false
  /// Whether the headers of sections are drawn large, as titles.
  var hasProminentHeaders = false

  /// What flows into a row, by its number; those of data that is not in the source may not be there.
  func inside(row number: Int, isOpen: Bool) -> FlowingEnvironment {
    guard isOpen else { return self }
    var inside = self
    inside.mayBeAbsent = true
    inside.isInOtherRow = isInOtherRow || number > 0
    return inside
  }

  /// The control for which something of a kind stands that its style makes, if there is one.
  func control(shownAs kind: Screen.Element.Kind) -> DrawnControl? {
    control.flatMap { $0.isShown(as: kind) ? $0 : nil }
  }
}

/// A control as its caller wrote it, while a style that makes what reacts is drawing it.
struct DrawnControl: Sendable {
  var kind: Screen.Element.Kind
  var call: ViewValue.Call
  /// The name of the style.
  var style: String

  /// Whether something of a kind that the style makes stands for the control: in a field's style the
  /// field and gestures that begin editing do, a button that clears it acts for itself.
  fileprivate func isShown(as made: Screen.Element.Kind) -> Bool {
    guard kind == .textField || kind == .secureField else { return true }
    return made == kind || made.isGesture
  }

  /// The style of what stands for it: a control of the same kind is the system's again, unless it is
  /// a field, whose box the style draws.
  func style(
    of made: Screen.Element.Kind, in style: Screen.Element.Style
  ) -> Screen.Element.Style {
    switch style {
    case .automatic, .borderless:
      let isOfSystem = made == kind && kind != .textField && kind != .secureField
      return isOfSystem ? style : .custom(self.style)
    case .plain, .bordered, .borderedProminent, .system, .custom: return style
    }
  }
}

/// A style by name, or one of the project.
indirect enum StyleValue: Sendable {
  case system(String)
  case custom(Instance)
  /// A closure that makes it, which libraries let an app write where the style is used.
  case drawn(FunctionValue)
  /// A style that the source does not hold.
  case open(String)
  /// One of the app's that was set around a bar, which may not reach what is in it.
  case aroundBar

  /// Whether it is one of the system's own.
  var isOfSystem: Bool {
    if case .system = self { return true }
    return false
  }
}
