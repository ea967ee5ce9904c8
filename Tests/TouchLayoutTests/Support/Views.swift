import TouchLayout
import TouchModel

// Short words for view trees, as SwiftUI writes them.

typealias Node = ViewNode
typealias Alignment = ViewNode.Alignment

func text(_ string: String, _ environment: Environment = Environment()) -> Node {
  Node(.text(Node.Text([.known(string)], environment: environment)), origin: written("Text"))
}

func openText(_ environment: Environment = Environment()) -> Node {
  Node(.text(Node.Text([.open], environment: environment)), origin: written("Text"))
}

func symbol(_ name: String?, _ environment: Environment = Environment()) -> Node {
  Node(.image(Node.Image(.symbol(name), environment: environment)), origin: written("Image"))
}

func color() -> Node { Node(.color(isClear: false), origin: written("Color")) }
func clear() -> Node { Node(.color(isClear: true), origin: written("Color")) }
func spacer(_ minimum: Length? = nil) -> Node { Node(.spacer(minLength: minimum)) }
func shape(_ outline: Node.Shape.Outline, _ paint: Node.Paint = .fill) -> Node {
  Node(.shape(Node.Shape(outline), paint), origin: written("Shape"))
}
func outside(_ name: String = "Foreign") -> Node { Node(.outside(name: name)) }
func group(_ children: Node...) -> Node { Node(.group(children)) }
func control(_ kind: Node.Control.Kind, _ environment: Environment = Environment()) -> Node {
  Node(.control(Node.Control(kind, environment: environment)), origin: written("Control"))
}

func row(
  spacing: Length? = nil, _ vertical: Node.VerticalAlignment = .center, _ children: Node...
) -> Node {
  let alignment = Alignment(horizontal: .center, vertical: vertical)
  return Node(
    .stack(Node.Stack(.horizontal, spacing: spacing, alignment: alignment), children),
    origin: written("HStack"))
}

func column(
  spacing: Length? = nil, _ horizontal: Node.HorizontalAlignment = .center, _ children: Node...
) -> Node {
  let alignment = Alignment(horizontal: horizontal, vertical: .center)
  return Node(
    .stack(Node.Stack(.vertical, spacing: spacing, alignment: alignment), children),
    origin: written("VStack"))
}

func pile(_ alignment: Alignment = .center, _ children: Node...) -> Node {
  Node(.overlap(alignment, children), origin: written("ZStack"))
}

func scroll(_ content: Node, horizontal: Bool = false) -> Node {
  Node(
    .scroll(Node.ScrollAxes(horizontal: horizontal, vertical: !horizontal), content),
    origin: written("ScrollView"))
}

func list(
  _ rows: [Node], style: Node.List.Style = .insetGrouped, header: Node? = nil, footer: Node? = nil,
  _ environment: Environment = Environment()
) -> Node {
  let section = Node.Section(
    header: header, rows: rows.map { Node.Row(content: $0) }, footer: footer)
  return Node(
    .list(Node.List(style: style, environment: environment), [section]), origin: written("List"))
}

/// Something a person can act on, told apart by its number.
func element(
  _ number: Int, _ child: Node, kind: Screen.Element.Kind = .button,
  style: Screen.Element.Style = .automatic, takesRow: Bool = false, hasPlainLabel: Bool = true,
  unknown: String? = nil
) -> Node {
  Node(
    .element(
      Node.Element(
        id: id(number), kind: kind, label: "\(number)", view: "Example", style: style,
        hasPlainLabel: hasPlainLabel, takesRow: takesRow, unknown: unknown), child),
    origin: written("Button"))
}

/// A button in the style that the system chooses: its whole label reacts.
func button(_ number: Int, _ label: Node, takesRow: Bool = false) -> Node {
  element(
    number, row(.center, label).modified(.contentShape(.rectangle), "contentShape", isStyle: true),
    takesRow: takesRow)
}

func id(_ number: Int) -> Screen.Element.ID {
  Screen.Element.ID(place: Place(file: "Example.swift", line: number, column: 1))
}

func written(_ name: String, isStyle: Bool = false) -> Node.Origin {
  Node.Origin(
    place: Place(file: "Example.swift", line: 1, column: 1), name: name, isStyle: isStyle)
}

extension ViewNode {
  func modified(_ modifier: Modifier, _ name: String, isStyle: Bool = false) -> Node {
    Node(.modified(self, modifier), origin: written(name, isStyle: isStyle))
  }

  func frame(
    _ width: Length? = nil, _ height: Length? = nil, _ alignment: Alignment = .center
  ) -> Node {
    modified(.frame(width: width, height: height, alignment: alignment), "frame")
  }

  func flexible(
    minWidth: Length? = nil, idealWidth: Length? = nil, maxWidth: Length? = nil,
    minHeight: Length? = nil, idealHeight: Length? = nil, maxHeight: Length? = nil,
    _ alignment: Alignment = .center
  ) -> Node {
    modified(
      .flexibleFrame(
        Node.FlexibleFrame(
          minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
          idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment)), "frame")
  }

  func padding(_ length: Length = 16) -> Node {
    modified(.padding(Node.EdgeLengths(all: length)), "padding")
  }

  func padding(_ horizontal: Length, _ vertical: Length) -> Node {
    modified(
      .padding(
        Node.EdgeLengths(top: vertical, left: horizontal, bottom: vertical, right: horizontal)),
      "padding")
  }

  func background(_ node: Node) -> Node {
    modified(.background([node], alignment: .center), "background")
  }

  func overlay(_ node: Node, _ alignment: Alignment = .center) -> Node {
    modified(.overlay([node], alignment: alignment), "overlay")
  }

  func contentShape(_ shape: Node.Shape = .rectangle) -> Node {
    modified(.contentShape(shape), "contentShape")
  }

  func opacity(_ opacity: Length) -> Node { modified(.opacity(opacity), "opacity") }
  func hidden() -> Node { modified(.hidden, "hidden") }
  func offset(_ x: Length, _ y: Length) -> Node { modified(.offset(x: x, y: y), "offset") }
  func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> Node {
    modified(.fixedSize(horizontal: horizontal, vertical: vertical), "fixedSize")
  }
}

typealias Length = TouchLayout.Length
