import TouchModel

/// The classes of UIKit by name, as far as the audit tells them apart.
enum ViewClasses {
  /// Controls whose size and look are the system's own.
  static let systemControls: [String: Screen.Element.Kind] = [
    "UISwitch": .toggle, "UISlider": .slider, "UISegmentedControl": .picker, "UIStepper": .stepper,
    "UIDatePicker": .datePicker, "UITextField": .textField, "UISearchTextField": .textField,
    "UISearchBar": .textField, "UIPageControl": .pageControl, "UIColorWell": .colorPicker,
  ]

  /// The size of a control of the system's that is the same whatever it shows; nil for others.
  ///
  /// Source: `UISwitch`, 51×31 pt before iOS 26 and 63×28 since, as read on iOS 26.1 (openuikit).
  static func size(of className: String, in system: Int) -> Size? {
    guard className == "UISwitch" else { return nil }
    return system < 26 ? Size(width: 51, height: 31) : Size(width: 63, height: 28)
  }

  /// The height in points that a control of the system's has at least, however wide it is: what it draws
  /// there a lower frame does not make lower; nil for others.
  ///
  /// Source: `UISlider`, 34 pt as measured on iOS 17 to 26 and as Interface Builder lays it out.
  static func leastHeight(of className: String) -> Double? { className == "UISlider" ? 34 : nil }

  /// The height in points that a control of the system's has by itself and that constraints and frames
  /// replace; nil for others, of which some keep their size and some react beside it.
  ///
  /// Source: `UISegmentedControl` 32 and `UIPageControl` 25.67 as measured on iOS 17 to 26
  /// (AccessibilitySnapshot's reference images); a `UITextField` without a border 22, as SwiftUI shows one,
  /// and with a rounded one 34, as Interface Builder lays it out.
  ///
  /// - Parameter border: What is known to be drawn around what a person writes; nil where nothing is.
  static func regularHeight(of className: String, in border: String?) -> Double? {
    switch className {
    case "UISegmentedControl": 32
    case "UIPageControl": 25.67
    case "UITextField": border == "roundedRect" ? 34 : 22
    default: nil
    }
  }

  /// How wide and how high, in points, a `UIActivityIndicatorView` is by the name of its style; nil for other
  /// names.
  ///
  /// Source: 20 and 37 as SwiftUI's circular `ProgressView`, which shows one, was measured; before iOS 13 the
  /// styles had the other names.
  static func indicatorLength(of style: String) -> Double? {
    switch style {
    case "medium", "white", "gray": 20
    case "large", "whiteLarge": 37
    default: nil
    }
  }

  /// The types of buttons that the system draws whole.
  static let drawnButtons: Set<String> = [
    "contactAdd", "detailDisclosure", "infoDark", "infoLight", "close",
  ]

  /// How wide and how high, in points, those are that nothing else gives a length.
  ///
  /// How large is not published: Interface Builder laid them out 21 to 26 points long in the files of three
  /// apps, and close buttons 30.
  static let drawnButtonLengths = 20.0...30.0

  /// Controllers of the system's that show nothing of an app's inside them.
  static let wholeControllers: Set<String> = [
    "UIAlertController", "UIActivityViewController", "UIImagePickerController",
    "UIColorPickerViewController", "UIFontPickerViewController", "UIDocumentPickerViewController",
    "UIDocumentMenuViewController", "UICloudSharingController", "UIPrintInteractionController",
    "UIReferenceLibraryViewController", "PHPickerViewController", "SFSafariViewController",
    "MFMailComposeViewController", "MFMessageComposeViewController",
    "CNContactPickerViewController", "EKEventEditViewController", "MPMediaPickerController",
  ]

  /// Recognisers that make a view a target.
  static let recognizers: [String: Screen.Element.Kind] = [
    "UITapGestureRecognizer": .tapGesture, "UILongPressGestureRecognizer": .longPressGesture,
  ]

  /// The names of UIKit that declare an element where they stand.
  static let elements: Set<String> = Set(systemControls.keys).union(recognizers.keys)
    .union(["UIButton", "UIControl", "UIBarButtonItem"])

  private static let otherViews: Set<String> = [
    "UIView", "UILabel", "UIButton", "UIControl", "UIWindow", "UIToolbar",
  ]

  /// Whether a class that is declared nowhere here is a view of a library's by its name.
  static func isLibraryView(_ name: String) -> Bool {
    guard name.isTypeName, !isSystemView(name) else { return false }
    return isLibraryControl(name) || name.hasSuffix("View") || name.hasSuffix("Label")
  }

  /// Whether a class that is declared nowhere here is by its name a cell of a library's, or a node of
  /// Texture's, which stands for a view: nodes of other kits may be named in files of scenes.
  static func isLibraryCell(_ name: String) -> Bool {
    name.isTypeName
      && (name.hasSuffix("Cell") || name.hasPrefix("AS") && name.hasSuffix("Node"))
  }

  /// Whether a class that is declared nowhere here may be a control of a library's by its name.
  static func isLibraryControl(_ name: String) -> Bool {
    isTextureControl(name)
      || controlsOfModules.contains { name.hasSuffix($0) && name != $0 }
        && name.isTypeName && !isSystemView(name)
  }

  /// Whether a class is one of Texture's controls, which lays its nodes out in code of its own:
  /// https://texturegroup.org/docs/control-node.html.
  static func isTextureControl(_ name: String) -> Bool {
    name == "ASButtonNode" || name == "ASControlNode"
  }

  /// Whether what a class inherits from is a control by its name, as `Library.Button`: alone, `Button`
  /// is a view of SwiftUI's, from which nothing inherits.
  static func isControlOfModule(_ name: String) -> Bool {
    controlsOfModules.contains { name.hasSuffix(".\($0)") }
  }

  /// What frameworks call their classes of controls, behind the names of their modules.
  static let controlsOfModules: Set<String> = ["Button", "Control"]

  /// Whether a class of the system is a view by its name.
  static func isSystemView(_ name: String) -> Bool {
    if systemControls[name] != nil || otherViews.contains(name) { return true }
    guard name.hasPrefix("UI") || name.hasPrefix("WK") || name.hasPrefix("MK") else { return false }
    return name.hasSuffix("View") || name.hasSuffix("Cell") || name.hasSuffix("Bar")
      || name.hasSuffix("Control")
  }
}

extension TypeInfo {
  /// The class of UIKit that it inherits from, as far as it is a view's; nil for other types.
  var systemViewClass: String? {
    if let control = allInherited.first(where: { ViewClasses.systemControls[$0] != nil }) {
      return control
    }
    for name in ["UIButton", "UIControl"] where inherits(name) { return name }
    return allInherited.filter(ViewClasses.isSystemView).min() ?? libraryViewClass
  }

  /// The class that it inherits from and that the project does not declare, if its name is a view's.
  private var libraryViewClass: String? {
    guard kind == .classType, let base = inherits.first?.name else { return nil }
    if let parent = parents.first(where: { $0.name == SourceIndex.last(base) }) {
      return parent.kind == .classType ? parent.libraryViewClass : nil
    }
    return ViewClasses.isLibraryView(base) ? base : nil
  }

  /// The class that it inherits from, by way of others too, and that is neither the project's nor a view of
  /// the system's; nil where there is none.
  var absentBase: String? {
    guard kind == .classType, let base = inherits.first?.name else { return nil }
    if let parent = parents.first(where: { $0.name == SourceIndex.last(base) }) {
      return parent.kind == .classType ? parent.absentBase : nil
    }
    return ViewClasses.isSystemView(SourceIndex.last(base)) ? nil : base
  }

  /// Whether it inherits from a view controller of the system, or of a library by its name.
  var isController: Bool {
    allInherited.contains {
      $0.hasPrefix("UI") && $0.hasSuffix("Controller") || $0 == "UIInputViewController"
    } || libraryController != nil
  }

  /// The class that it inherits from and that the project does not declare, if its name is a view
  /// controller's on iOS.
  private var libraryController: String? {
    guard kind == .classType, let base = inherits.first?.name else { return nil }
    if let parent = parents.first(where: { $0.name == SourceIndex.last(base) }) {
      return parent.libraryController
    }
    return base.hasSuffix("ViewController") && !base.hasPrefix("NS") ? base : nil
  }
}
