/// The notifications that code waits for though nothing posts them.
struct UnpostedNotifications {
  let index: SourceIndex

  /// What names the methods that statements have called by such notifications, as far as their names are
  /// written out there.
  func selectors(in statements: [Statement]) -> [Expression] {
    var found: [Expression] = []
    statements.forEachExpression { expression in
      guard case .chain(_, let links) = expression.kind else { return }
      for (link, next) in zip(links, links.dropFirst()) {
        guard case .member(Self.beginning) = link.kind, case .call(let arguments) = next.kind,
          let selector = arguments.first(where: { $0.label == "selector" })?.value,
          let name = arguments.first(where: { $0.label == "name" })?.value.notificationName,
          isNeverPosted(name)
        else { continue }
        found.append(selector)
      }
    }
    return found
  }

  /// The functions that begin to wait for a notification, and that end it.
  static let beginning = "addObserver"
  fileprivate static let waiting: Set<String> = [beginning, "removeObserver"]

  /// Whether the project has a name only to wait for its notification, and makes no names out of values.
  private func isNeverPosted(_ name: String) -> Bool {
    guard !index.isOfferedToOthers, name.isOwnNotification else { return false }
    let query = SourceIndex.MemberQuery(name: name, type: "Notification.Name", file: "")
    return index.kept(query, in: index.notificationsUnposted) { index in
      !index.interfaces.objectiveC.holds(name)
        && index.files.indices.allSatisfy { number in
          guard index.files[number].text == nil, let bytes = index.bytes(of: number) else {
            return true
          }
          guard bytes.hold(name) || bytes.hold("Notification.Name") || bytes.hold("name: .init")
          else { return true }
          let code = index.code(of: bytes)
          return !code.makesOpenNotifications && code.onlyAwait(name)
        }
    }
  }
}

extension String {
  /// Whether notifications of the system's or of a library's are called otherwise, as
  /// `UIKeyboardDidHideNotification`, `kReachabilityChanged` or `com.apple.mobile`.
  fileprivate var isOwnNotification: Bool {
    let isPrefixed = first?.isUppercase == true || first == "k"
    return utf8.allSatisfy(\.isPartOfName) && !contains("otification")
      && !(isPrefixed && dropFirst().first?.isUppercase == true)
  }
}

extension Expression {
  /// The name of a notification that is written out, as in `Notification.Name("done")`; nil for any other
  /// expression.
  fileprivate var notificationName: String? {
    guard case .chain(let base, let links) = kind, case .call(let arguments)? = links.last?.kind,
      arguments.count == 1, [nil, "rawValue"].contains(arguments[0].label),
      let name = arguments[0].value.literalText
    else { return nil }
    let isName =
      switch (base.kind, links.count) {
      case (.implicitMember("init"), 1): true
      case (.name("Notification"), 2), (.name("NSNotification"), 2):
        if case .member("Name") = links[0].kind { true } else { false }
      default: false
      }
    return isName ? name : nil
  }
}

extension [UInt8] {
  /// Whether names of notifications are made out of what is not written out.
  fileprivate var makesOpenNotifications: Bool {
    ["Notification.Name(", "Notification.Name.init(", "name: .init("].contains { call in
      occurrences(of: call).contains { range in
        var argument = self[range.upperBound...].drop(while: \.isBlank)
        let label = Array("rawValue:".utf8)
        if argument.starts(with: label) {
          argument = argument.dropFirst(label.count).drop(while: \.isBlank)
        }
        guard argument.first == UInt8(ascii: "\"") else { return true }
        let text = argument.dropFirst().prefix { $0 != UInt8(ascii: "\"") }
        return text.contains(UInt8(ascii: "\\"))
      }
    }
  }

  /// Whether a name stands nowhere but among what functions are handed that wait for notifications.
  fileprivate func onlyAwait(_ name: String) -> Bool {
    occurrences(ofName: name).allSatisfy { range in
      var depth = 0
      for position in indices[..<range.lowerBound].reversed() {
        switch self[position] {
        case UInt8(ascii: ")"): depth += 1
        case UInt8(ascii: "(") where depth > 0: depth -= 1
        case UInt8(ascii: "("):
          if UnpostedNotifications.waiting.contains(word(before: position)) { return true }
        case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"): return false
        default: break
        }
      }
      return false
    }
  }
}
