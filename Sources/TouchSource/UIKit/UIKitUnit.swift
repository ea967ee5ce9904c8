import TouchModel
import TouchRules

/// One element that UIKit code makes, with what is known of it.
struct UIKitUnit: Sendable {
  var subject: Subject
  /// The element alone, at each end of what is known of its size; empty where nothing is.
  var layouts: [Screen] = []
  /// Why nothing is known.
  var reason: String?
  /// Why it is no target, if it is none.
  var absence: Absence?

  func add(to judgement: inout Judgement) {
    if let absence {
      judgement.add(leftOut: subject, as: absence)
    } else if let reason {
      judgement.add(undecided: subject, reason: reason)
    } else {
      judgement.add(layouts)
    }
  }
}
