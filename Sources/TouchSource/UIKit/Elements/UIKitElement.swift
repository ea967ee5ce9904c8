import TouchModel
import TouchRules

/// One element that UIKit code makes, with what is known of it.
struct UIKitElement: Sendable {
  var subject: Subject
  /// The element alone, at each end of what is known of its size; empty where nothing is.
  var layouts: [Screen] = []
  /// The element in single places of several, where that is not known of all.
  var places: [[Screen]] = []
  /// Why nothing is known.
  var reason: String?
  /// Why it is no target, if it is none.
  var absence: Absence?

  /// Hands what is known of the element to a judgement.
  func add(to judgement: inout Judgement) {
    if let absence {
      judgement.add(leftOut: subject, as: absence)
    } else if let reason {
      judgement.add(undecided: subject, reason: reason)
    } else {
      judgement.add(layouts)
    }
    if absence == nil { for place in places { judgement.add(place) } }
  }

  /// Whether anything is not known of it that may decide.
  var isOpen: Bool {
    absence == nil && (reason != nil || layouts.contains { $0.isOpen })
  }
}

extension Screen {
  fileprivate var isOpen: Bool { elements.contains { $0.certainty == .unknown } }
}
