#if canImport(SwiftUI)
  import SwiftUI

  /// A grid of buttons whose targets are as large as they can be without overlapping, while what is
  /// drawn stays where a plain grid would put it.
  ///
  ///     TouchGrid(colors, columns: 4, spacing: 8) { color in
  ///       Button(action: { pick(color) }) {
  ///         Circle().fill(color.fill).frame(width: 28, height: 28)
  ///       }
  ///     }
  public struct TouchGrid<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
    private let data: Data
    private let id: KeyPath<Data.Element, ID>
    private let columns: [GridItem]
    private let spacing: CGFloat?
    private let targetSize: CGFloat
    private let content: (Data.Element) -> Content

    /// Creates a grid.
    ///
    ///     TouchGrid(letters, id: \.self, columns: [GridItem(.adaptive(minimum: 32))]) { letter in
    ///       Button(letter) { type(letter) }
    ///     }
    ///
    /// - Parameters:
    ///   - data: What the buttons stand for.
    ///   - id: What tells one from another.
    ///   - columns: The columns.
    ///   - spacing: The distance between rows, in points; nil for what each pair prefers.
    ///   - targetSize: The width and height that each target wants, in points.
    ///   - content: Makes the button of an element.
    ///   - file: The file of the call, for remarks in debug builds.
    ///   - line: The line of the call.
    public init(
      _ data: Data, id: KeyPath<Data.Element, ID>, columns: [GridItem], spacing: CGFloat? = nil,
      targetSize: CGFloat = TouchTargetSize.minimum, file: StaticString = #fileID,
      line: UInt = #line, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
      self.data = data
      self.id = id
      self.columns = columns
      self.spacing = spacing
      let call = TouchNote.Call("TouchGrid(_:id:columns:targetSize:)", file, line)
      self.targetSize = TouchTargetSize.raised(targetSize, call)
      self.content = content
    }

    /// The grid.
    ///
    ///     ScrollView { TouchGrid(colors, columns: 4) { color in Swatch(color) } }
    public var body: some View {
      TouchGroup(targetSize: targetSize) {
        LazyVGrid(columns: columns, spacing: spacing) {
          ForEach(data, id: id) { element in
            content(element).touchMember(element[keyPath: id])
          }
        }
      }
    }
  }

  extension TouchGrid where Data.Element: Identifiable, ID == Data.Element.ID {
    /// Creates a grid of equal columns, of elements that know what tells them apart.
    ///
    ///     TouchGrid(colors, columns: 4) { color in Swatch(color) }
    ///
    /// - Parameters:
    ///   - data: What the buttons stand for.
    ///   - columns: How many columns there are, at least one.
    ///   - spacing: The distance between columns and rows, in points; nil for what each pair
    ///     prefers.
    ///   - targetSize: The width and height that each target wants, in points.
    ///   - content: Makes the button of an element.
    ///   - file: The file of the call, for remarks in debug builds.
    ///   - line: The line of the call.
    public init(
      _ data: Data, columns: Int, spacing: CGFloat? = nil,
      targetSize: CGFloat = TouchTargetSize.minimum, file: StaticString = #fileID,
      line: UInt = #line, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
      self.init(
        data, id: \.id,
        columns: Array(repeating: GridItem(.flexible(), spacing: spacing), count: max(1, columns)),
        spacing: spacing, targetSize: targetSize, file: file, line: line, content: content)
    }
  }
#endif
