import TouchModel

/// Names a finding so that it is known again when lines move.
enum Fingerprint {
  /// Gives each finding the hash of its rule, file, view, kind, label and place among its equals.
  static func mark(_ findings: inout [Finding]) {
    var seen: [String: Int] = [:]
    for index in findings.indices {
      let (rule, subject) = (findings[index].rule.rawValue, findings[index].subject)
      let parts = [
        rule, subject.place.file, subject.view, subject.kind.rawValue, subject.label ?? "",
      ]
      let key = parts.joined(separator: "\u{1F}")
      let ordinal = seen[key, default: 0]
      seen[key] = ordinal + 1
      findings[index].fingerprint = hash("\(key)\u{1F}\(ordinal)")
    }
  }

  /// The 64-bit FNV-1a hash, as 16 hexadecimal digits.
  static func hash(_ text: String) -> String {
    var value: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 {
      value = (value ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
