#if canImport(SwiftUI)
  import SwiftUI

  /// A row of buttons whose targets are as large as they can be without overlapping, while what is
  /// drawn stays where a plain row would put it.
  ///
  ///     TouchRow(actions, spacing: 12) { action in
  ///       Button(action.title, systemImage: action.symbol, action: action.perform)
  ///         .labelStyle(.iconOnly)
  ///     }
  public struct TouchRow<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
    private let data: Data
    private let id: KeyPath<Data.Element, ID>
    private let alignment: VerticalAlignment
    private let spacing: CGFloat?
    private let targetSize: CGFloat
    private let call: TouchNote.Call
    private let content: (Data.Element) -> Content

    /// Creates a row.
    ///
    ///     TouchRow(["bold", "italic"], id: \.self) { name in
    ///       Button(action: { apply(name) }) { Image(systemName: name) }
    ///     }
    ///
    /// - Parameters:
    ///   - data: What the buttons stand for.
    ///   - id: What tells one from another.
    ///   - alignment: How they stand between top and bottom.
    ///   - spacing: The distance between them, in points; nil for what each pair prefers.
    ///   - targetSize: The width and height that each target wants, in points.
    ///   - content: Makes the button of an element.
    ///   - file: The file of the call, for remarks in debug builds.
    ///   - line: The line of the call.
    public init(
      _ data: Data, id: KeyPath<Data.Element, ID>, alignment: VerticalAlignment = .center,
      spacing: CGFloat? = nil, targetSize: CGFloat = TouchTargetSize.minimum,
      file: StaticString = #fileID, line: UInt = #line,
      @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
      self.data = data
      self.id = id
      self.alignment = alignment
      self.spacing = spacing
      call = TouchNote.Call("TouchRow(_:id:targetSize:)", file, line)
      self.targetSize = TouchTargetSize.raised(targetSize, call)
      self.content = content
    }

    /// The row.
    ///
    ///     VStack { TouchRow(actions) { action in ActionButton(action) } }
    public var body: some View {
      TouchGroup(targetSize: targetSize) {
        HStack(alignment: alignment, spacing: spacing) {
          ForEach(data, id: id) { element in
            content(element).touchMember(element[keyPath: id])
          }
        }
      }
    }
  }

  extension TouchRow where Data.Element: Identifiable, ID == Data.Element.ID {
    /// Creates a row of elements that know what tells them apart.
    ///
    ///     TouchRow(actions) { action in
    ///       Button(action.title, systemImage: action.symbol, action: action.perform)
    ///     }
    ///
    /// - Parameters:
    ///   - data: What the buttons stand for.
    ///   - alignment: How they stand between top and bottom.
    ///   - spacing: The distance between them, in points; nil for what each pair prefers.
    ///   - targetSize: The width and height that each target wants, in points.
    ///   - content: Makes the button of an element.
    ///   - file: The file of the call, for remarks in debug builds.
    ///   - line: The line of the call.
    public init(
      _ data: Data, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
      targetSize: CGFloat = TouchTargetSize.minimum, file: StaticString = #fileID,
      line: UInt = #line, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
      self.init(
        data, id: \.id, alignment: alignment, spacing: spacing, targetSize: targetSize,
        file: file, line: line, content: content)
    }
  }
#endif
