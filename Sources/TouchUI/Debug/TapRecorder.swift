#if canImport(SwiftUI)
  import SwiftUI
  import TouchModel

  /// Keeps where people tap, in the format of trials.
  ///
  ///     @State private var recorder = TapRecorder(session: "anna-1")
  ///
  ///     var body: some View {
  ///       GameBoard().recordsTaps(with: recorder)
  ///     }
  ///
  /// What it keeps stays in memory until the app writes ``log`` somewhere; `touchstone trial` reads
  /// it.
  @MainActor public final class TapRecorder {
    /// What was tapped, in order.
    ///
    ///     let missed = recorder.taps.filter { $0.landed == nil }
    public private(set) var taps: [Tap] = []
    /// The name of the person's session.
    ///
    ///     let file = "\(recorder.session).jsonl"
    public let session: String
    private let pointsPerInch: Double?
    private var targets: [UUID: InspectedTarget] = [:]

    /// Creates an empty recorder.
    ///
    ///     let recorder = TapRecorder(session: "anna-1", device: .iPhone16)
    ///
    /// - Parameters:
    ///   - session: A name for the taps that one person makes in one go.
    ///   - device: The device, whose density makes points into millimetres.
    public init(session: String, device: Device? = nil) {
      self.session = session
      pointsPerInch = device?.pointsPerInch
    }

    /// The taps as JSON Lines, one a line, in UTF-8; `Tap` documents the format.
    ///
    ///     try recorder.log.write(to: url, atomically: true, encoding: .utf8)
    public var log: String {
      var lines: [String] = []
      if let pointsPerInch {
        lines.append("{\"pointsPerInch\": \(pointsPerInch), \"holds\": \"all\"}")
      }
      lines += taps.map(\.line)
      return lines.map { $0 + "\n" }.joined()
    }

    /// Forgets the taps.
    ///
    ///     recorder.reset()
    public func reset() { taps = [] }

    func take(_ id: UUID, _ target: InspectedTarget?) { targets[id] = target }

    func record(at location: CGPoint, time: Double) {
      let landed = targets.values.filter { $0.reached?.contains(location) ?? false }.min {
        ($0.hit.width * $0.hit.height, $0.name) < ($1.hit.width * $1.hit.height, $1.name)
      }
      taps.append(
        Tap(
          time: time, location: TouchModel.Point(x: Double(location.x), y: Double(location.y)),
          session: session,
          landed: landed.map {
            Tap.Target(
              id: $0.name, visual: TouchModel.Rect($0.frame), hit: TouchModel.Rect($0.hit))
          }))
    }
  }

  #if !os(tvOS)
    extension View {
      /// Keeps where people tap in the view, beside what the taps do. Components of this module are
      /// told by name in debug builds; of the rest the place alone is known.
      ///
      ///     GameBoard().recordsTaps(with: recorder)
      public func recordsTaps(with recorder: TapRecorder) -> some View {
        environment(\.touchInspector, TouchInspector { recorder.take($0, $1) })
          .simultaneousGesture(
            DragGesture(minimumDistance: 0, coordinateSpace: .global).onEnded { drag in
              recorder.record(
                at: drag.startLocation, time: drag.time.timeIntervalSinceReferenceDate)
            })
      }
    }
  #endif

  extension Tap {
    /// The tap as a line of a log.
    fileprivate var line: String {
      var members = [
        "\"time\": \(time)", "\"x\": \(location.x)", "\"y\": \(location.y)",
        "\"session\": \(session.quoted)",
      ]
      if let landed { members.append("\"landed\": \(landed.object)") }
      return "{" + members.joined(separator: ", ") + "}"
    }
  }

  extension Tap.Target {
    fileprivate var object: String {
      "{\"id\": \(id.quoted), \(visual.members), \"hit\": {\(hit.members)}}"
    }
  }

  extension TouchModel.Rect {
    fileprivate var members: String {
      "\"x\": \(minX), \"y\": \(minY), \"width\": \(width), \"height\": \(height)"
    }
  }

  extension String {
    /// The words as JSON writes them.
    fileprivate var quoted: String {
      var text = "\""
      for scalar in unicodeScalars {
        switch scalar {
        case "\"", "\\": text += "\\" + String(scalar)
        case _ where scalar.value < 0x20:
          let digits = String(scalar.value, radix: 16)
          text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        default: text.unicodeScalars.append(scalar)
        }
      }
      return text + "\""
    }
  }
#endif
