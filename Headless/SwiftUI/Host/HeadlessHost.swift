import TouchLayout
import TouchModel
import UIKit

/// Shows a view on a device that exists in memory alone: lays it out, takes touches, keeps state.
@MainActor public final class HeadlessHost {
  /// The device that it stands for.
  public let device: TouchModel.Device
  private let root: any View
  private let session: Session
  private var environment: EnvironmentValues
  private var laidOut: TouchModel.Screen?
  private var all: [TouchModel.Screen.Element] = []
  private var measured: [MeasuredFrame] = []
  private var touch: Touch?
  private var isPressSeen = false
  private var clock = 0.0

  private struct Touch {
    var target: UInt64?
    var companions: [UInt64]
    var start: TouchModel.Point
    var location: TouchModel.Point
    var began: Double
    var isDrag = false
  }

  /// Shows a view.
  public init<V: View>(
    _ view: V, device: TouchModel.Device = .iPhone16,
    settings: HeadlessSettings = HeadlessSettings()
  ) {
    self.device = device
    root = view
    session = Session(device: device)
    environment = EnvironmentValues()
    environment.settings = settings
    environment.displayScale = CGFloat(device.scale)
  }

  /// Sets what flows down to the view.
  public func set<V>(_ key: WritableKeyPath<EnvironmentValues, V>, to value: V) {
    environment[keyPath: key] = value
    session.needsPass = true
  }

  /// Changes what people chose for the whole system.
  public var settings: HeadlessSettings {
    get { environment.settings }
    set {
      environment.settings = newValue
      session.needsPass = true
    }
  }

  // MARK: - What is shown

  /// What a person can act on now.
  public var screen: TouchModel.Screen {
    update()
    return laidOut!
  }

  /// The animations of the changes so far; nil for those that are not drawn.
  public var animations: [Animation?] {
    update()
    return session.animations
  }

  /// How bright, colourful and shadowed things are drawn, in the order of the views.
  public var looks: [(name: String, amount: Double)] {
    update()
    return session.looks
  }

  /// The colours of text and symbols, in the order of the views.
  public var colours: [TouchModel.RGBA] {
    update()
    return session.colours.map { $0.colour.model }
  }

  /// The colours of filled shapes, in the order of the views.
  public var fills: [TouchModel.RGBA] {
    update()
    return session.fills.map(\.model)
  }

  /// Everything that the views say, in their order.
  public var words: [String] {
    update()
    return session.words
  }

  /// What is drawn, from back to front.
  public var drawings: [HeadlessDrawing] {
    if !session.isDrawing {
      session.isDrawing = true
      session.needsPass = true
    }
    update()
    return measured.compactMap { session.drawings[$0.number] }
  }

  /// Where views of UIKit among those of SwiftUI stand.
  public var window: UIWindow {
    update()
    return session.window
  }

  /// The element of a name.
  public func element(_ label: String) -> TouchModel.Screen.Element? {
    screen.elements.first { $0.label == label }
  }

  /// What assistive technology is told of an element.
  public func accessibility(of element: TouchModel.Screen.Element) -> AccessibilityProperties {
    update()
    return session.handlers[element.id.context]?.accessibility ?? AccessibilityProperties()
  }

  /// Makes and lays out the views until nothing changes any more.
  private func update() {
    var rounds = 0
    while session.needsPass || laidOut == nil, rounds < 12 {
      rounds += 1
      session.begin()
      let context = _ViewContext(
        environment: environment, path: 0xcbf2_9ce4_8422_2325, session: session)
      let node = root._node(context)
      var series = LayoutEngine(device: device).series(
        of: node, view: "\(type(of: root))", environment: environment.layout)
      var screen = series.screens([TouchModel.Screen.Variant()])[0]
      all = screen.elements
      measured = series.frames()
      for frame in measured { session.frames[frame.number] = frame.rect }
      for frame in measured { session.probes[frame.number]?(frame.rect) }
      screen.elements = all.compactMap { element in
        guard session.handlers[element.id.context]?.isCompanion != true else { return nil }
        var element = element
        let around = session.handlers[element.id.context]?.accessibility.outline
        if let (rect, shape) = around.flatMap({ session.outlines[$0] })
          ?? session.outlines[element.id.context]
        {
          element.accessibility = rect.outset(by: shape.outsets)
        }
        return element
      }
      laidOut = screen
      session.finish()
    }
  }

  // MARK: - Touches

  /// Returns the element that a touch at a point acts on, if there is one.
  public func target(at point: TouchModel.Point) -> TouchModel.Screen.Element? {
    screen.elements.last { $0.effective.contains(point) }
  }

  /// Puts a finger down and lifts it, and returns the element that it acted on.
  @discardableResult
  public func tap(
    at point: TouchModel.Point, count: Int = 1
  ) -> TouchModel.Screen.Element? {
    let element = target(at: point)
    // What UIKit shows takes what SwiftUI does not.
    let place = CGPoint(x: point.x, y: point.y)
    if element == nil, let view = window.hitTest(place, with: nil), view !== window {
      window.headlessTap(at: place)
      return nil
    }
    press(at: point, isSeen: false)
    release(count: count)
    return element
  }

  /// Puts a finger down.
  public func press(at point: TouchModel.Point) { press(at: point, isSeen: true) }

  /// Nothing need be drawn pressed where the finger is lifted before anyone looks.
  private func press(at point: TouchModel.Point, isSeen: Bool) {
    let element = target(at: point)
    let companions = all.filter {
      session.handlers[$0.id.context]?.isCompanion == true && $0.region.contains(point)
    }
    touch = Touch(
      target: element?.id.context, companions: companions.map(\.id.context), start: point,
      location: point, began: clock)
    if let id = element?.id.context, let handler = session.handlers[id], handler.isEnabled {
      session.pressed = id
      isPressSeen = isSeen
      if isSeen { session.needsPass = true }
      handler.pressing?(true)
    }
    tell(isOver: false)
  }

  /// Moves the finger; far from the element the press is lost, as it is on a phone.
  public func move(to point: TouchModel.Point) {
    guard touch != nil else { return }
    touch?.location = point
    if let id = touch?.target, let element = all.first(where: { $0.id.context == id }),
      let box = element.effective.boundingBox
    {
      // 70 points on a phone: reverse-engineered from iOS 18.5.
      let isNear = box.outset(by: Outsets(all: 70)).contains(point)
      if (session.pressed == id) != isNear {
        session.pressed = isNear ? id : nil
        session.needsPass = true
      }
    }
    tell(isOver: false)
  }

  /// Lifts the finger after a while, in seconds.
  public func release(after seconds: Double = 0.1, count: Int = 1) {
    clock += seconds
    tell(isOver: true)
    guard let touch else { return }
    self.touch = nil
    let isPressed = session.pressed != nil
    if session.pressed != nil {
      session.pressed = nil
      if isPressSeen { session.needsPass = true }
    }
    for id in [touch.target].compactMap({ $0 }) + touch.companions {
      guard let handler = session.handlers[id], handler.isEnabled else { continue }
      handler.pressing?(false)
      if touch.isDrag, handler.act == nil { continue }
      if let longPress = handler.longPress, seconds >= handler.duration {
        longPress()
      } else if let act = handler.act, handler.isCompanion || isPressed {
        for _ in 0..<(count / max(1, handler.taps)) { act() }
      }
    }
  }

  /// Takes the finger's touch away, as a scroll that begins does.
  public func cancel() {
    touch = nil
    if session.pressed != nil {
      session.pressed = nil
      session.needsPass = true
    }
  }

  private func tell(isOver: Bool) {
    guard let now = touch else { return }
    let (x, y) = (now.location.x - now.start.x, now.location.y - now.start.y)
    for id in [now.target].compactMap({ $0 }) + now.companions {
      guard let handler = session.handlers[id], handler.isEnabled, let dragged = handler.dragged,
        now.isDrag || (x * x + y * y).squareRoot() >= handler.leastDistance
      else { continue }
      touch?.isDrag = true
      let origin = all.first { $0.id.context == id }?.layout.origin ?? .zero
      func cg(_ point: TouchModel.Point) -> CGPoint { CGPoint(x: point.x, y: point.y) }
      dragged(
        Handler.Drag(
          time: clock, origin: cg(origin), start: cg(now.start), location: cg(now.location)),
        isOver)
    }
  }

  /// Does what an element can do beside its own action.
  @discardableResult
  public func perform(
    _ action: String, on element: TouchModel.Screen.Element
  ) -> Bool {
    guard let found = accessibility(of: element).actions.first(where: { $0.name == action }) else {
      return false
    }
    found.act()
    return true
  }
}

extension ViewNode.Shape {
  /// How far it reaches beyond its frame.
  fileprivate var outsets: Outsets {
    Outsets(
      top: outset.top.typical, left: outset.left.typical, bottom: outset.bottom.typical,
      right: outset.right.typical)
  }
}
