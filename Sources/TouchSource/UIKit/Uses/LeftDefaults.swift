/// What functions are called without, so that parameters keep their default values.
struct LeftDefaults {
  let index: SourceIndex

  /// Whether every call of a function that there may be leaves a parameter at its default value.
  func holds(for parameter: Parameter, of function: FunctionDeclaration) -> Bool {
    guard parameter.value != nil, let label = parameter.label, function.attributes.isEmpty,
      !function.isPublic || !index.isOfferedToOthers
    else { return false }
    let query = SourceIndex.MemberQuery(name: "\(function.name).\(label)", type: "", file: "")
    return index.kept(query, in: index.labelsLeft) {
      LeftDefaults(index: $0).isLeft(label, inCallsOf: function.name)
    }
  }

  /// Whether the project calls functions of a name, and gives none of them anything behind a label.
  private func isLeft(_ label: String, inCallsOf function: String) -> Bool {
    var isCalled = false
    for number in index.files.indices where index.files[number].text == nil {
      guard let bytes = index.bytes(of: number), bytes.hold(function) else { continue }
      guard let calls = index.code(of: bytes).labels(inCallsOf: function),
        !calls.contains(where: { $0.contains(label) })
      else { return false }
      isCalled = isCalled || !calls.isEmpty
    }
    return isCalled
  }
}

extension [UInt8] {
  /// The labels of the arguments in each call of functions of a name; nil where one is handed on as its
  /// type's.
  fileprivate func labels(inCallsOf function: String) -> [Set<String>]? {
    var calls: [Set<String>] = []
    for range in occurrences(ofName: function) {
      guard range.upperBound < count, self[range.upperBound] == UInt8(ascii: "(") else {
        let isOfType =
          isBehindDot(range.lowerBound)
          && word(before: range.lowerBound - 1).first?.isUppercase == true
        if isOfType { return nil }
        continue
      }
      let before = self[..<range.lowerBound].lastIndex { $0 > 32 }.map { $0 + 1 } ?? 0
      if word(before: before) != "func" { calls.append(labels(behind: range.upperBound)) }
    }
    return calls
  }

  /// The labels of the arguments in parentheses that begin at a position.
  private func labels(behind start: Int) -> Set<String> {
    var labels: Set<String> = []
    var (depth, isText) = (0, false)
    var position = start
    while position < count {
      switch self[position] {
      case UInt8(ascii: "\\"): position += isText ? 1 : 0
      case UInt8(ascii: "\""): isText.toggle()
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += isText ? 0 : 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth -= isText ? 0 : 1
        if depth == 0 { return labels }
      case UInt8(ascii: ":") where depth == 1 && !isText: labels.insert(word(before: position))
      default: break
      }
      position += 1
    }
    return labels
  }
}
