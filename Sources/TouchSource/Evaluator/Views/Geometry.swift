import TouchLayout
import TouchModel

/// How large what a reader of geometry stands in is, over all content.
struct ReaderSize: Hashable {
  var width: Length
  var height: Length
}

/// Readers of geometry, whose content asks how large a frame is that only layout gives them.
extension Evaluation {
  /// A `GeometryReader`, which is measured under a number of its own.
  func geometryReader(_ call: ViewValue.Call, _ environment: FlowingEnvironment) -> ViewNode {
    hasReader = true
    let number = context.mixed(with: call.place)
    let content = views(call.content("content"), [proxy(readers[number])])
    let reader = ViewNode(.geometryReader(settle(content, in: environment)), origin: call.origin)
    return ViewNode(.modified(reader, .measured(number)), origin: call.origin)
  }

  /// What a reader hands to its content; before anything was laid out, any size that a screen has.
  private func proxy(_ measured: ReaderSize?) -> Value {
    let screen = setting.device.size
    let known =
      measured
      ?? ReaderSize(
        width: Length(
          smallest: screen.width / 2, typical: screen.width, largest: screen.width),
        height: Length(smallest: 44, typical: screen.height / 2, largest: screen.height))
    let sides = [
      Bound(label: "width", value: .number(known.width)),
      Bound(label: "height", value: .number(known.height)),
    ]
    let size = Bound(label: "size", value: .tuple(sides))
    // Where the frame stands in another space is not followed, its size is the same.
    let frame = Value.function(.constant(.tuple(sides + [size])))
    return .tuple([size, Bound(label: "frame", value: frame)])
  }

  /// The sizes of a tree's readers in its layouts with typical, little and much content.
  func measuredReaders(in series: inout LayoutSeries, isOpen: Bool) -> [UInt64: ReaderSize] {
    let extents: [Screen.Extent] = isOpen ? [.typical, .smallest, .largest] : [.typical]
    var sizes: [UInt64: [Size]] = [:]
    for extent in extents {
      for frame in series.frames(extent) {
        sizes[frame.number, default: []].append(frame.rect.size)
      }
    }
    return sizes.mapValues { sizes in
      ReaderSize(
        width: Length(spanning: sizes.map(\.width)), height: Length(spanning: sizes.map(\.height)))
    }
  }
}

extension Length {
  /// From the least of some numbers to the greatest; the first is the typical one.
  fileprivate init(spanning numbers: [Double]) {
    self.init(
      smallest: numbers.min() ?? 0, typical: numbers.first ?? 0, largest: numbers.max() ?? 0)
  }
}
