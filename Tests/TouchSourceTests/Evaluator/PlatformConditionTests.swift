import Testing
import TouchModel

/// `#if` and `#available` follow the device and the system; what a build decides is tried both ways.
@Suite("Evaluator: platform conditions")
struct PlatformConditionTests {
  private func side(_ side: Int) -> String {
    "Button(action: go) { Color.red.frame(width: \(side), height: \(side)) }"
  }

  private func sample(_ content: String) -> String {
    "struct Sample: View {\nvar body: some View {\n\(content)\n}\n}"
  }

  @Test(
    "conditions that the device settles",
    arguments: [
      ("os(iOS)", "20×20"), ("os(macOS)", "60×60"), ("!os(iOS)", "60×60"),
      ("os(iOS) || os(macOS)", "20×20"), ("os(iOS) && os(macOS)", "60×60"),
      ("canImport(UIKit)", "20×20"), ("canImport(AppKit)", "60×60"),
      ("targetEnvironment(macCatalyst)", "60×60"), ("os(watchOS)", "60×60"), ("true", "20×20"),
      ("swift(>=5.9)", "20×20"),
    ])
  func settled(condition: String, size: String) throws {
    let hits = try Reading().hits(
      sample("#if \(condition)\n\(side(20))\n#else\n\(side(60))\n#endif"))
    #expect(hits == [size])
  }

  @Test("a watch is another platform")
  func watch() throws {
    let watch = try #require(Device.all.first { $0.platform == .watchOS })
    let source = sample("#if os(watchOS)\n\(side(20))\n#elseif os(iOS)\n\(side(60))\n#endif")
    #expect(try Reading(device: watch).hits(source) == ["20×20"])
    #expect(try Reading().hits(source) == ["60×60"])
  }

  @Test(
    "what the device decides takes no choice",
    arguments: [
      ("UIScreen.main.bounds.width < 375", "60×60"), ("UIScreen.main.bounds.maxY < 900", "20×20"),
      ("UIScreen.main.nativeBounds.height == 2556", "20×20"),
      ("UIScreen.main.nativeScale > 2", "20×20"),
      ("UIScreen.main.traitCollection.horizontalSizeClass == .regular", "60×60"),
      ("UITraitCollection.current.userInterfaceIdiom == .phone", "20×20"),
      ("UIDevice.current.userInterfaceIdiom == .mac", "60×60"),
      ("UI_USER_INTERFACE_IDIOM() == .phone", "20×20"),
      ("UI_USER_INTERFACE_IDIOM() == UIUserInterfaceIdiom.pad", "60×60"),
      (#"UIDevice.current.model.hasPrefix("iPad")"#, "60×60"),
      (#"UIDevice.current.model.hasSuffix("Phone")"#, "20×20"),
      ("UIApplication.shared.preferredContentSizeCategory == .large", "20×20"),
      ("UITraitCollection.current.preferredContentSizeCategory > .extraLarge", "60×60"),
      ("ProcessInfo.processInfo.isMacCatalystApp", "60×60"),
      ("!ProcessInfo().isiOSAppOnMac", "20×20"), ("isOnMac", "60×60"),
    ])
  func device(condition: String, size: String) throws {
    let source = """
      let isOnMac: Bool = {
        if #available(iOS 14, *) { return ProcessInfo.processInfo.isiOSAppOnMac }
        return false
      }()
      \(sample("if \(condition) { \(side(20)) } else { \(side(60)) }"))
      """
    #expect(
      try Reading().verdicts(source) == [size == "20×20" ? "fail 'button' 20×20" : "pass 1"])
  }

  @Test("what a process says of itself, and a word of an app's own, stay open")
  func openDevice() throws {
    for condition in [
      "ProcessInfo.processInfo.isLowPowerModeEnabled", "isLandscape", "photo.isLandscape",
    ] {
      let verdicts = try Reading().verdicts(
        sample("if \(condition) { \(side(20)) } else { \(side(60)) }"))
      #expect(verdicts == ["fail 'button' 20×20", "pass 1"])
    }
  }

  @Test(
    "a device is held as it is laid out for",
    arguments: [
      "UIDevice.current.orientation.isLandscape", "!UIDevice.current.orientation.isPortrait",
      "scene?.interfaceOrientation.isLandscape ?? false", "held.isLandscape", "given.isLandscape",
      "UIDevice.current.orientation == .landscapeLeft", "vertical == .compact",
      "given == .landscapeRight",
    ])
  func orientation(condition: String) throws {
    let source = """
      struct Sample: View {
        @State private var held = UIDevice.current.orientation
        @Environment(\\.verticalSizeClass) private var vertical
        let given: UIInterfaceOrientation
        var body: some View {
          if \(condition) { \(side(60)) } else { \(side(20)) }
        }
      }
      """
    #expect(try Reading().verdicts(source) == ["fail 'button' 20×20"])
  }

  @Test("what is wider than high is not on a screen that stands upright")
  func proxies() throws {
    let source = sample(
      """
      GeometryReader { proxy in
        if proxy.size.width > proxy.size.height { \(side(60)) } else { \(side(20)) }
      }
      """)
    #expect(try Reading().verdicts(source) == ["fail 'button' 20×20"])
  }

  @Test("what a build decides is a choice, in a body, around modifiers and around declarations")
  func builds() throws {
    let body = sample(
      """
      Button(action: go) {
      #if BETA
      Color.red.frame(width: 60, height: 60)
      #else
      Color.red.frame(width: 20, height: 20)
      #endif
      }
      """)
    let message = try #require(try Reading().audit(body).findings.first).message
    #expect(message.contains("20×20") && message.contains("'#if BETA'"))
    let chain = sample(
      "Button(action: go) {\nColor.red.frame(width: 60, height: 20)\n#if os(iOS)\n.padding(20)\n#endif\n}"
    )
    #expect(try Reading().hits(chain) == ["100×60"])
    let declared = """
      #if os(iOS)
      let side: CGFloat = 60
      #else
      let side: CGFloat = 20
      #endif
      \(sample("Button(action: go) { Color.red.frame(width: side, height: side) }"))
      """
    #expect(try Reading().hits(declared) == ["60×60"])
  }

  @Test("what only developers' builds show is not there")
  func debugging() throws {
    for developers in ["DEBUG", "!RELEASE"] {
      let hidden = sample("#if \(developers)\n\(side(20))\n#endif\n\(side(60))")
      #expect(try Reading().verdicts(hidden) == ["pass 1"], "\(developers)")
    }
    for people in ["!DEBUG", "RELEASE"] {
      let shown = sample("#if \(people)\n\(side(20))\n#endif")
      #expect(try Reading().verdicts(shown) == ["fail 'button' 20×20"], "\(people)")
    }
  }

  @Test("availability follows the version that is asked for")
  func availability() throws {
    let source = sample("if #available(iOS 26, *) { \(side(60)) } else { \(side(20)) }")
    #expect(try Reading(system: 18).hits(source) == ["20×20"])
    #expect(try Reading(system: 26).hits(source) == ["60×60"])
    #expect(try Reading(system: 27).hits(source) == ["60×60"])
    let negated = sample("if #unavailable(iOS 26) { \(side(20)) } else { \(side(60)) }")
    #expect(try Reading(system: 18).hits(negated) == ["20×20"])
    #expect(try Reading(system: 26).hits(negated) == ["60×60"])
    let other = sample("if #available(macOS 99, *) { \(side(60)) } else { \(side(20)) }")
    #expect(try Reading(system: 18).hits(other) == ["60×60"])
    let both = sample("if #available(iOS 17, *), isOn { \(side(60)) } else { \(side(20)) }")
    #expect(try Reading(system: 18).verdicts(both) == ["fail 'button' 20×20", "pass 1"])
  }

  @Test("a guard on availability leaves early")
  func exits() throws {
    let source = """
      struct Sample: View {
        var body: some View { content }
        @ViewBuilder var content: some View {
          if #available(iOS 17.2, *) { \(side(60)) } else { \(side(20)) }
        }
      }
      """
    #expect(try Reading(system: 18).hits(source) == ["60×60"])
    #expect(try Reading(system: 16).hits(source) == ["20×20"])
  }

  @Test("what a device is asked for is what it is, and a gesture that is off is no target")
  func devicesAndDisabledGestures() throws {
    let source = """
      extension UIDevice { static var isPad: Bool { current.userInterfaceIdiom == .pad } }
      struct Sample: View {
        var body: some View {
          Button(action: go) { Color.red.frame(width: UIDevice.isPad ? 20 : 60, height: 60) }
          Color.red.frame(width: 20, height: 20)
            .gesture(TapGesture().onEnded { go() }, isEnabled: UIDevice.isPad)
        }
      }
      """
    #expect(try Reading().verdicts(source) == ["pass 1"])
    #expect(try Reading(device: .iPad).verdicts(source).count == 2)
  }
}
