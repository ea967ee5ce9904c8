import Testing

@testable import TouchSource

/// Numbers that are the same in every run.
struct Dice: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    // SplitMix64.
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}

@Suite("Lowering of damaged source")
struct LoweringFuzzTests {
  static let sample = Array(
    """
    import SwiftUI
    @MainActor public struct Row<Content: View>: View where Content: Equatable {
      @Environment(\\.font) private var font
      @State private var isOn = false
      let title: String, size: CGFloat
      var items: [[Int?]: (a: Int, () -> Void)] = [[1]: (a: 2, {})]
      var body: some View {
        let text = "a \\(title, default: "b \\(size + 1)") c" + #"raw \\#(size)"#
        VStack(alignment: .leading, spacing: size * 2 - 1) {
          if let first = items.first, case .some(let x)? = first as? Int, x > 1 { Text(text) }
          else if #available(iOS 17, *) { Toggle("é", isOn: $isOn) } else { EmptyView() }
          switch title { case "a", "b" where isOn: Text("x"); case let y: Text(y); default: nil! }
          ForEach(0..<3, id: \\.self) { [weak self] index in Button(action: act) { Image("a") } }
        }
        #if os(macOS)
        .padding(.horizontal, isOn ? 8 : 12)
        #else
        .contentShape(Rectangle())
        #endif
        .gesture(TapGesture().onEnded { _ in isOn.toggle() }, including: .all)
      }
      func act<T>(_ value: T...) async throws -> some View { for case let i? in value { print(i) } }
      enum Kind: Int { case a = 1, b(Int) ; indirect case c }
    }
    extension View { func target(_ s: CGFloat = 44) -> some View { frame(minWidth: s) } }
    let text = \"\"\"
      one \\
      two \\(1)
      \"\"\"
    #Preview { Row() }
    """.utf8)

  func read(_ bytes: [UInt8]) {
    _ = lower(bytes: bytes, file: "A.swift")
    _ = FileScan(bytes)
  }

  @Test("The sample itself is lowered without a problem")
  func sample() {
    #expect(lower(bytes: Self.sample, file: "A.swift").problems.isEmpty)
  }

  @Test("No truncation crashes")
  func truncations() {
    for count in stride(from: 0, through: Self.sample.count, by: 7) {
      read(Array(Self.sample.prefix(count)))
      read(Array(Self.sample.suffix(count)))
    }
  }

  @Test("No mutation of bytes crashes")
  func mutations() {
    var dice = Dice(state: 1)
    let marks = Array("(){}[]<>\"\\#@.,:;?!&|=-+*/ \n\0\u{FF}".utf8)
    for _ in 0..<300 {
      var bytes = Self.sample
      for _ in 0..<Int.random(in: 1...8, using: &dice) {
        let place = Int.random(in: 0..<bytes.count, using: &dice)
        switch Int.random(in: 0..<4, using: &dice) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &dice)
        case 1: bytes[place] = marks.randomElement(using: &dice)!
        case 2: bytes.remove(at: place)
        default:
          let end = min(bytes.count, place + Int.random(in: 1...40, using: &dice))
          bytes.insert(contentsOf: Array(bytes[place..<end]), at: place)
        }
      }
      read(bytes)
    }
  }
}
