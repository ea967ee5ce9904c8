/// What the project's code does in closures that it gives to properties of others.
struct HandedClosures {
  let index: SourceIndex

  /// Whether all closures that the project gives a property of a class leave one of their parameters, by its
  /// position, as it is: they make no use of it, or only show something where it is.
  ///
  /// Whatever else has a property of that name is taken for the same.
  func spare(_ parameter: Int, in variable: VariableDeclaration, of type: TypeInfo) -> Bool {
    guard !variable.isPublic || !index.isOfferedToOthers,
      variable.value?.leaves(parameter) ?? true
    else { return false }
    let query = SourceIndex.MemberQuery(
      name: "\(variable.name).\(parameter)", type: type.path.joined(separator: "."),
      file: variable.file)
    return index.kept(query, in: index.parametersSpared) { index in
      index.files.indices.allSatisfy { number in
        guard index.files[number].text == nil, let bytes = index.bytes(of: number),
          bytes.hold(variable.name)
        else { return true }
        return bytes.withoutComments.spares(parameter, in: variable.name)
      }
    }
  }
}

extension Expression {
  /// Whether it is nothing, or a closure that has no name for a parameter.
  fileprivate func leaves(_ parameter: Int) -> Bool {
    switch kind {
    case .null: true
    case .closure(let closure):
      parameter < closure.parameters.count && closure.parameters[parameter] == "_"
    default: false
    }
  }
}

extension [UInt8] {
  /// Whether all that is assigned to a name is nothing, or a closure that leaves a parameter as it is.
  fileprivate func spares(_ parameter: Int, in property: String) -> Bool {
    occurrences(ofName: property).allSatisfy { range in
      // What has the path to it, or the place that it stands in, may give it anything.
      let sign = self[..<range.lowerBound].last { !$0.isPartOfName && $0 != UInt8(ascii: ".") }
      if let sign, "\\&".utf8.contains(sign) { return false }
      guard isAssignment(behind: range.upperBound),
        let sign = self[range.upperBound...].firstIndex(of: UInt8(ascii: "="))
      else { return true }
      let value = self[(sign + 1)...].drop(while: \.isBlank)
      if value.first == UInt8(ascii: "{") {
        return closure(at: value.startIndex)?.spares(parameter) ?? false
      }
      return String(decoding: value.prefix { $0.isPartOfName }, as: UTF8.self) == "nil"
    }
  }

  /// The closure that begins at a brace; nil where its end is not found.
  private func closure(at start: Int) -> Closure? {
    var depth = 0
    for position in start..<count {
      if self[position] == UInt8(ascii: "{") { depth += 1 }
      if self[position] == UInt8(ascii: "}") { depth -= 1 }
      if depth == 0 { return Closure(Array(self[(start + 1)..<position])) }
    }
    return nil
  }

  /// The text of a closure between its braces.
  private struct Closure {
    /// The names of its parameters; nil where it writes none.
    var parameters: [String]?
    var body: [UInt8]

    init(_ text: [UInt8]) {
      body = text
      // They stand on the line of the brace.
      let line = text.prefix { $0 != UInt8(ascii: "\n") }
      guard let end = Array(line).occurrences(ofName: "in").first,
        !line.prefix(end.lowerBound).contains(UInt8(ascii: "{")),
        !line.prefix(end.lowerBound).contains(UInt8(ascii: ";"))
      else { return }
      var head = String(decoding: line.prefix(end.lowerBound), as: UTF8.self)[...]
      head = head.drop { $0 == " " }
      guard !head.hasPrefix("for ") else { return }
      if head.first == "[" { head = head.drop { $0 != "]" }.dropFirst() }
      if let arrow = head.firstRange(of: "->") { head = head[..<arrow.lowerBound] }
      let names = head.filter { $0 != "(" && $0 != ")" }.split(separator: ",").map { part in
        String(part.prefix { $0 != ":" }.filter { $0 != " " })
      }
      parameters = names
      body = Array(text[end.upperBound...])
    }

    /// Whether it leaves a parameter as it is.
    func spares(_ parameter: Int) -> Bool {
      guard let parameters else {
        return !body.hold("$")
      }
      guard parameter < parameters.count else { return false }
      let name = parameters[parameter]
      guard name != "_" else { return true }
      return body.occurrences(ofName: name).allSatisfy { range in
        let before = body[..<range.lowerBound].filter { !$0.isBlank }
        return ["sourceView=", "sourceRect=", "sourceItem="].contains { before.ends(with: $0) }
      }
    }
  }

  private func ends(with text: String) -> Bool { suffix(text.utf8.count).elementsEqual(text.utf8) }
}
