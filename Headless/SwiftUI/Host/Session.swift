import TouchLayout
import TouchModel
import UIKit

/// What is kept from one pass over the views to the next.
@MainActor final class Session {
  struct Key: Hashable {
    var path: UInt64
    var number: Int
  }

  struct Colour {
    var path: UInt64
    var colour: Color.Resolved
  }

  let device: TouchModel.Device
  /// Where views of UIKit among those of SwiftUI stand.
  lazy var window = UIWindow(
    frame: CGRect(x: 0, y: 0, width: device.size.width, height: device.size.height))
  var boxes: [Key: AnyObject] = [:]
  /// What `onChange` and the like remember, by path.
  var memory: [UInt64: Any] = [:]
  /// Where what is measured stood in the last pass.
  var frames: [UInt64: TouchModel.Rect] = [:]
  var pressed: UInt64?
  var needsPass = true
  /// Whether someone looks at what is drawn.
  var isDrawing = false
  var animations: [Animation?] = []

  // Of one pass.
  var handlers: [UInt64: Handler] = [:]
  var probes: [UInt64: @MainActor (TouchModel.Rect) -> Void] = [:]
  var outlines: [UInt64: (TouchModel.Rect, ViewNode.Shape)] = [:]
  var said: [String] = []
  var words: [String] = []
  var symbol: String?
  var colours: [Colour] = []
  var fills: [Color.Resolved] = []
  var drawings: [UInt64: HeadlessDrawing] = [:]
  var looks: [(name: String, amount: Double)] = []
  private var tasks: [@MainActor () -> Void] = []

  init(device: TouchModel.Device) { self.device = device }

  nonisolated func invalidate() { MainActor.assumeIsolated { needsPass = true } }

  func begin() {
    needsPass = false
    handlers = [:]
    probes = [:]
    outlines = [:]
    said = []
    words = []
    symbol = nil
    colours = []
    fills = []
    drawings = [:]
    looks = []
    tasks = []
  }

  /// Does something when the pass is over.
  func later(_ task: @escaping @MainActor () -> Void) { tasks.append(task) }

  func finish() {
    let due = tasks
    tasks = []
    for task in due { task() }
  }

  func box<Value>(
    _ path: UInt64, _ number: Int, initially fresh: StateBox<Value>
  ) -> StateBox<Value> {
    let key = Key(path: path, number: number)
    if let kept = boxes[key] as? StateBox<Value> { return kept }
    fresh.session = self
    boxes[key] = fresh
    return fresh
  }

  func saidSymbol(_ name: String) { symbol = symbol ?? name }

  /// Makes nodes and returns what they say, as a screen reader would.
  func hearing(_ make: () -> ViewNode) -> (ViewNode, String?) {
    let outer = (said, symbol)
    (said, symbol) = ([], nil)
    let node = make()
    let heard = said.isEmpty ? symbol : said.joined(separator: ", ")
    let inner = said
    (said, symbol) = (outer.0 + inner, outer.1)
    return (node, heard)
  }

  /// Makes nodes that say nothing.
  func quietly<Result>(_ make: () -> Result) -> Result {
    let outer = (said, symbol)
    defer { (said, symbol) = outer }
    return make()
  }
}
