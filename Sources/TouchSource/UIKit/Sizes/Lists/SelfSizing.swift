/// Which cells are as large as what they hold.
struct SelfSizing {
  let index: SourceIndex

  /// The most files that are looked at for one class.
  private static let mostFiles = 96

  /// Whether tables make a class's cells as high as what they hold. They do where nothing says
  /// otherwise: neither a file that names the class, nor one that names a type of such a file or that
  /// such a type inherits from.
  func holds(for cell: TypeInfo) -> Bool {
    guard cell.inherits("UITableViewCell"), let files = files(concerning: cell) else {
      return false
    }
    return files.allSatisfy(leavesHeights)
  }

  /// Whether code that names a class of cells gives rows heights, and never leaves one to what it holds.
  func areRowsSized(of cell: TypeInfo) -> Bool {
    index.numbers(mentioning: cell.name).contains { number in
      guard let bytes = index.bytes(of: number) else { return true }
      return bytes.hold("heightForRow") && !bytes.hold("utomaticDimension")
    }
  }

  /// Whether collections give a class's cells or headers their size, whatever those hold: nothing lets what
  /// they hold decide it, neither the class nor a file like those that are asked of tables.
  ///
  /// Source: the documentation of `UICollectionViewFlowLayout.estimatedItemSize`, without which its cells
  /// are as large as `itemSize` or its delegate says.
  func isLeftToLayout(_ cell: TypeInfo) -> Bool {
    guard cell.inherits("UICollectionViewCell") || cell.inherits("UICollectionReusableView"),
      cell.functions("preferredLayoutAttributesFitting").isEmpty
    else { return false }
    guard let files = files(concerning: cell) else { return true }
    return !files.contains { index.bytes(of: $0)?.mayAskItems ?? true }
  }

  /// The files that name a class which something makes, or a type of such a file or that such a type inherits
  /// from; nil where there are too many, or nothing makes it.
  private func files(concerning cell: TypeInfo) -> Set<Int>? {
    var files: Set<Int> = []
    var names = [cell.name]
    var met: Set<String> = []
    while let name = names.popLast() {
      guard met.insert(name).inserted else { continue }
      for number in index.numbers(mentioning: name) {
        guard files.insert(number).inserted else { continue }
        names += index.files[number].scan.types.filter { $0.inherits.contains(name) }
          .compactMap(\.path.last)
      }
      guard files.count <= Self.mostFiles else { return nil }
    }
    // A class that nothing makes is shown by no list that is known.
    guard files.contains(where: { makesAny(of: met, in: $0) }) else { return nil }
    for type in files.flatMap({ index.types(in: $0) }) {
      files.formUnion(index.numbers(mentioning: type.name))
      files.formUnion(type.parents.compactMap { index.number(of: $0.file) })
      guard files.count <= Self.mostFiles else { return nil }
    }
    return files
  }

  /// Whether a file makes views of a class or hands the class on.
  private func makesAny(of names: Set<String>, in number: Int) -> Bool {
    guard let bytes = index.bytes(of: number) else { return false }
    return names.contains { name in
      bytes.occurrences(ofName: name).contains { range in
        let rest = bytes[range.upperBound...]
        return rest.first == UInt8(ascii: "(") || rest.starts(with: ".self".utf8)
          || bytes[..<range.lowerBound].suffix(13).elementsEqual("Registration<".utf8)
      }
    }
  }

  /// Whether a file gives rows no height.
  private func leavesHeights(in number: Int) -> Bool {
    guard let bytes = index.bytes(of: number), !bytes.hold("heightForRow") else { return false }
    return bytes.occurrences(ofName: "rowHeight").allSatisfy { range in
      let rest = bytes[range.upperBound...].prefix(60).filter { $0 != UInt8(ascii: " ") }
      return ["=UITableView.automaticDimension", "=UITableViewAutomaticDimension"]
        .contains { rest.starts(with: $0.utf8) }
    }
  }
}
