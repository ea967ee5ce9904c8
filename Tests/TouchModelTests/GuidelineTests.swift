import Testing

@testable import TouchModel

@Suite("Guidelines and devices") struct GuidelineTests {
  @Test("every guideline has a wording, a source and a platform, and every identity a guideline")
  func completeness() {
    for guideline in Guideline.all {
      #expect(!guideline.wording.isEmpty && !guideline.source.title.isEmpty)
      #expect(!guideline.platforms.isEmpty)
    }
    for id in Guideline.ID.allCases { #expect(!Guideline.named(id).isEmpty, "\(id)") }
  }

  @Test("Apple's table is told apart by platform and column")
  func apple() {
    let table: [(Platform, Double, Double)] = [
      (.iOS, 44, 28), (.iPadOS, 44, 28), (.macOS, 28, 20), (.tvOS, 66, 56), (.visionOS, 60, 28),
      (.watchOS, 44, 28),
    ]
    for (platform, usual, least) in table {
      let size = Guideline.named(.higDefault, on: platform)?.requirement
      #expect(size == .size(Size(width: usual, height: usual)))
      let minimum = Guideline.named(.higMinimum, on: platform)?.requirement
      #expect(minimum == .size(Size(width: least, height: least)))
      #expect(Guideline.apple(on: platform).count == (platform == .visionOS ? 5 : 4))
    }
    #expect(Guideline.named(.higBezelPadding, on: .iOS)?.requirement == .padding(12))
    #expect(Guideline.named(.higPlainPadding, on: .iOS)?.requirement == .padding(24))
    #expect(Guideline.named(.higCentres, on: .iOS) == nil)
  }

  @Test("44 points are level AAA and 24 level AA, and only 24 knows spacing")
  func wcag() throws {
    let minimum = try #require(Guideline.named(.wcagMinimum).first)
    let enhanced = try #require(Guideline.named(.wcagEnhanced).first)
    #expect(minimum.level == .aa && enhanced.level == .aaa)
    #expect(minimum.exceptions == Guideline.Exception.allCases)
    #expect(!enhanced.exceptions.contains(.spacing) && enhanced.exceptions.count == 4)
    #expect(enhanced.requirement == .square(44) && minimum.requirement == .squareOrCircle(24))
  }

  @Test("child sizes are 44, 48, 56 and 64, 8 apart")
  func children() {
    let ids: [(Guideline.ID, Double)] = [
      (.childMinimum, 44), (.childRecommended, 48), (.childLarge, 56), (.childExtraLarge, 64),
    ]
    for (id, side) in ids {
      #expect(Guideline.named(id).first?.requirement == .size(Size(width: side, height: side)))
    }
    #expect(Guideline.named(.childSpacing).first?.requirement == .spacing(8))
    #expect(Guideline.named(.windowsSize).first?.requirement == .physicalSize(Millimetres(7.5)))
    #expect(Guideline.named(.materialSize).first?.requirement == .size(Size(width: 48, height: 48)))
  }

  @Test("devices are found by name, identifier and screen")
  func lookup() {
    #expect(Device.all.first == .iPhone16)
    #expect(Device.named("iphone 16")?.size == Size(width: 393, height: 852))
    #expect(Device.named("IPHONE16") == .iPhone16)
    #expect(Device.named("iPhone SE")?.name == "iPhone SE (3rd generation)")
    #expect(Device.named("iPad") == .iPad && Device.named("iphone") == .iPhone16)
    #expect(Device.named("iPad (A16)")?.name == "iPad (A16)")
    #expect(Device.named("iPhone (original)")?.size == Size(width: 320, height: 480))
    #expect(Device.identified(by: "iPhone1,1")?.name == "iPhone (original)")
    #expect(
      Device.named("iPhone 99") == nil && Device.named("") == nil && Device.named("()") == nil)
    #expect(Device.identified(by: "iPhone17,3") == .iPhone16)
    #expect(Device.identified(by: "iPhone16,99") == nil)
    #expect(Device.iPad.platform == .iPadOS && Device.iPhoneSE.size.height == 667)
    #expect(Device.iPhone16ProMax.size == Size(width: 440, height: 956))
  }

  @Test("no name or identifier is given to two devices, and every device can be found")
  func uniqueness() {
    var names = Set<String>()
    var identifiers = Set<String>()
    for device in Device.all {
      #expect(names.insert(device.name).inserted)
      #expect(Device.named(device.name) == device)
      #expect(device.density != nil && device.size.width > 0 && device.scale >= 1)
      for identifier in device.identifiers {
        #expect(identifiers.insert(identifier).inserted)
        #expect(Device.identified(by: identifier) == device)
      }
    }
    #expect(names.count > 130)
  }

  @Test("a screen of two densities gives a range, and its scale may settle it")
  func ambiguity() throws {
    let both = try #require(Device.densities(of: Size(width: 375, height: 812)))
    #expect(abs(both.lowerBound.pointsPerInch - 152.67) < 0.01)
    #expect(abs(both.upperBound.pointsPerInch - 165.28) < 0.01)
    let eleven = try #require(Device.densities(of: Size(width: 414, height: 896)))
    #expect(eleven.lowerBound < eleven.upperBound)
    let settled = try #require(Device.densities(of: Size(width: 896, height: 414), scale: 2))
    #expect(settled.lowerBound == settled.upperBound && settled.lowerBound.pointsPerInch == 163)
    #expect(Device.densities(of: Size(width: 1, height: 1)) == nil)
  }

  @Test("lengths go there and back, and zoomed screens by their native pixels")
  func units() throws {
    let density = try #require(Density(pointsPerInch: 153))
    #expect(abs(density.points(density.millimetres(Points(44))).value - 44) < 1e-12)
    #expect(Inches(2).millimetres == Millimetres(50.8))
    #expect(abs(Millimetres(50.8).inches.value - 2) < 1e-15)
    #expect(Points(3) + Points(4) == Points(7) && Points(3) < Points(4))
    #expect(Points(8) / Points(2) == 4 && Points(8) * 2 == Points(16))
    #expect(Device.iPhone16.pixels(Points(393)) == Pixels(1179))
    // Display Zoom of a 1179-pixel screen to 320 points.
    let zoomed = try #require(
      Density(pixelsPerInch: 460, points: Points(320), nativePixels: Pixels(1179)))
    #expect(abs(zoomed.pointsPerInch - 124.85) < 0.01)
    #expect(Density(pixelsPerInch: 460, points: Points(320), nativePixels: Pixels(0)) == nil)
  }

  @Test("a finger that covers a quarter as much of another target fails Lighthouse's audit")
  func lighthouse() {
    func square(_ x: Double, _ y: Double = 0, _ side: Double = 20) -> TapTargetAudit.Target {
      .init(rects: [Rect(x: x, y: y, width: side, height: side)])
    }
    // The finger reaches 14 beyond 20 points: it covers (14 − gap)·20 of the 400 of its own.
    #expect(TapTargetAudit([square(0), square(29)]).failures.count == 1)
    #expect(TapTargetAudit([square(0), square(29)]).failures[0].isMutual)
    #expect(TapTargetAudit([square(0), square(29.01)]).failures.isEmpty)
    #expect(TapTargetAudit([square(0, 0, 48), square(48, 0, 48)]).failures.isEmpty)
    // A large target is not judged, and the small one beside it is.
    let beside = TapTargetAudit([square(0, 0, 100), square(100, 40)]).failures
    #expect(beside.count == 1 && beside[0].target == 1 && !beside[0].isMutual)
    // Inside, and to the same place.
    #expect(TapTargetAudit([square(0, 0, 100), square(70, 40)]).failures.isEmpty)
    var (first, second) = (square(0), square(20))
    (first.link, second.link) = ("https://a", "https://a")
    #expect(TapTargetAudit([first, second]).failures.isEmpty)
  }
}
