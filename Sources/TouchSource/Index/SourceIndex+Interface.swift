/// What files of Interface Builder say, as far as the project's code leaves it.
extension SourceIndex {
  /// The views that an outlet of a class is connected to.
  func views(connectedTo outlet: String, of type: String) -> [InterfaceFiles.View] {
    ask(.outlet(outlet, of: type))
    return interfaces.views(connectedTo: outlet, of: type, constants: constants)
  }

  /// What reacts without an outlet and concerns a class, or none of the app's by an empty name.
  func targets(of type: String) -> [InterfaceFiles.Target] {
    ask(.targets(type))
    return interfaces.targets(of: type, constants: constants)
  }

  /// The classes that what reacts in some files without an outlet concerns, in order.
  func owners(ofTargetsIn files: Set<String>) -> [String] {
    interfaces.owners(ofTargetsIn: files, constants: constants)
  }

  /// The classes whose outlets stand for views that recognisers of Interface Builder's make react.
  var ownersOfTaps: Set<String> { interfaces.ownersOfTaps(constants: constants) }

  /// What code sets the constant to of the constraint that an outlet of a class stands for; nil where it does
  /// anything with the outlet but to look at the constant and to set that to numbers.
  private func constants(of outlet: String, in type: String) -> [Double]? {
    var isDeclared = false
    var constants: [Double] = []
    for number in numbers(naming: type) {
      // What is asked for all files at once is no more what one result rests on than the files are.
      guard let bytes = files[number].text ?? FileBytes.read(files[number].path) else {
        return nil
      }
      for range in bytes.occurrences(ofName: outlet) {
        if bytes.declares(at: range.lowerBound) {
          isDeclared = true
        } else if !bytes.reads("constant", behind: range.upperBound) {
          guard let given = bytes.numbers(givenTo: "constant", behind: range.upperBound) else {
            return nil
          }
          constants += given
        }
      }
    }
    return isDeclared ? constants : nil
  }
}

extension [UInt8] {
  /// Whether a property is declared at a position.
  fileprivate func declares(at position: Int) -> Bool {
    var start = position
    while start > 0, self[start - 1] == UInt8(ascii: " ") { start -= 1 }
    return start < position && self[..<start].suffix(3).elementsEqual("var".utf8)
  }

  /// Whether a member of a name is read that ends at a position, and not given a value.
  fileprivate func reads(_ member: String, behind end: Int) -> Bool {
    var rest = self[end...]
    while let first = rest.first, [UInt8(ascii: "?"), UInt8(ascii: "!")].contains(first) {
      rest = rest.dropFirst()
    }
    guard rest.starts(with: ".\(member)".utf8) else { return false }
    rest = rest.dropFirst(member.utf8.count + 1)
    guard rest.first?.isPartOfName != true else { return false }
    let sign = rest.drop { $0 == UInt8(ascii: " ") }.prefix(2).map { $0 }
    guard let first = sign.first else { return true }
    if first == UInt8(ascii: "=") { return sign.count == 2 && sign[1] == first }
    // `+=` and its like.
    return !("+-*/".utf8.contains(first) && sign.count == 2 && sign[1] == UInt8(ascii: "="))
  }
  /// The numbers that a member of a name is given which ends at a position, of two alternatives both; nil
  /// for anything else.
  fileprivate func numbers(givenTo member: String, behind end: Int) -> [Double]? {
    let line = self[end...].prefix { !"\n;}".utf8.contains($0) }
    let text = String(decoding: line, as: UTF8.self)
    if let one = text.firstMatch(of: /^[?!]?\.(\w+) *= *(-?[\d.]+) *(\/\/.*)?$/), one.1 == member {
      return Double(one.2).map { [$0] }
    }
    guard
      let two = text.firstMatch(
        of: /^[?!]?\.(\w+) *= *[^?]+\? *(-?[\d.]+) *: *(-?[\d.]+) *(\/\/.*)?$/),
      two.1 == member, let first = Double(two.2), let second = Double(two.3)
    else { return nil }
    return [first, second]
  }
}
