import Testing
import TouchModel

/// Popovers, and what delegates of presentations are told.
@Suite("UIKit: popovers and presentations")
struct PopoverTests {
  /// What is said of a tap on all of the view of the controller `Sample`.
  private func verdicts(
    _ holder: String, others: String = "", on device: Device = .iPhone16
  ) throws -> [String] {
    var reading = Reading()
    reading.device = device
    return try reading.verdicts(
      """
      import UIKit
      class Sample: UIViewController {
        func setUp() {
          view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(act)))
        }
      }
      """,
      with: [
        "Holder.swift": """
        import UIKit
        final class Holder: UIViewController {
          func open() {
            let next = Sample()
            next.modalPresentationStyle = .popover
            Presenter.enqueue(next)
          }
          \(holder)
        }
        \(others)
        """
      ])
  }

  @Test(
    "a method of a delegate's that is told of a presentation puts nothing anywhere",
    arguments: [
      "func presentationControllerDidDismiss(_ controller: UIPresentationController) {}",
      """
      func popoverPresentationController(
        _ popover: UIPopoverPresentationController,
        willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>
      ) {}
      """,
    ])
  func told(method: String) throws {
    #expect(try verdicts(method) == ["pass 1"])
  }

  @Test(
    "a class that presents in its own way may give a controller another size",
    arguments: [
      ("", "final class Card: UIPresentationController {}"),
      ("func make() -> UIPresentationController? { nil }", ""),
      ("func make() { show(UIPresentationController(presentedViewController: self)) }", ""),
    ])
  func presenting(method: String, others: String) throws {
    #expect(try verdicts(method, others: others) == ["undecided 'tap-gesture'"])
  }

  private static let popover = """
    func place(_ next: Sample) { next.popoverPresentationController?.sourceView = view }
    """

  @Test("a popover fills an iPhone's screen where no delegate says otherwise")
  func popovers() throws {
    #expect(try verdicts(Self.popover) == ["pass 1"])
    let adapting = """
      extension Holder: UIPopoverPresentationControllerDelegate {
        func adaptivePresentationStyle(
          for controller: UIPresentationController
        ) -> UIModalPresentationStyle { .none }
      }
      """
    #expect(try verdicts(Self.popover, others: adapting) == ["undecided 'tap-gesture'"])
  }
}
