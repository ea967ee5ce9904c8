import Testing
import TouchModel

@Suite("Feedback and contrast") struct FeedbackTests {
  @Test("an interaction has one haptic, and what came of it outweighs the touch")
  func oneHaptic() {
    #expect(Haptic.allCases.count == 7)
    #expect(Haptic.single(of: [.medium, .success]) == .success)
    #expect(Haptic.single(of: [.error, .success, .heavy]) == .error)
    #expect(Haptic.single(of: []) == nil)
    var limit = HapticLimit()
    #expect(limit.play([]) == nil)
    #expect(limit.play([.medium]) == .medium)
    #expect(limit.play([.success]) == nil)
  }

  @Test("roles have their haptic and intensity")
  func roles() {
    #expect(ControlRole.toggle.haptic == .light && ControlRole.standard.haptic == .medium)
    #expect(ControlRole.destructive.haptic == .heavy && ControlRole.choice.haptic == .selection)
    #expect(ControlRole.system.haptic == nil)
    // A medium impact is a whole one, and a primary action's is strong.
    #expect(ControlRole.standard.intensity == 1)
    #expect(ControlRole.primary.haptic == .heavy && ControlRole.primary.intensity == 0.7)
    #expect(ControlRole.critical.intensity == 0.8)
    for role in ControlRole.allCases {
      #expect((0...1).contains(role.intensity))
      #expect((role.intensity > 0) == (role.haptic?.meaning == .impact))
    }
    for haptic in Haptic.allCases { #expect(!haptic.use.isEmpty) }
  }

  @Test(
    "a press shrinks and darkens, brightens in the dark, and keeps still where motion is reduced")
  func press() {
    for role in ControlRole.allCases {
      let light = PressState.of(.pressed, role: role)
      #expect(PressState.scales.contains(light.scale) && light.brightness == -0.05)
      #expect(light.motion == .spring(response: 0.3, damping: 0.6))
      let dark = PressState.of(.pressed, role: role, in: .init(isDark: true))
      #expect(dark.brightness == 0.1 && dark.scale == light.scale)
      let still = PressState.of(.pressed, role: role, in: .init(reducesMotion: true))
      #expect(still.scale == 1 && still.brightness < light.brightness)
      guard case .fade = still.motion else {
        Issue.record("a spring moves where motion is reduced")
        return
      }
      #expect(PressState.of(.rest, role: role) == PressState())
      let disabled = PressState.of(.disabled, role: role)
      #expect(disabled.opacity == 0.5 && disabled.saturation == 0 && !disabled.reacts)
      let loading = PressState.of(.loading, role: role)
      #expect(loading.showsProgress && !loading.reacts && loading.opacity < 1)
    }
  }

  @Test("thresholds are those of WCAG, and ratios are not rounded up to them")
  func thresholds() {
    let ratios = Contrast.Requirement.allCases.map { $0.ratio }
    #expect(ratios == [4.5, 3, 7, 4.5, 3])
    // #777777 on white is 4.48.
    #expect(!Contrast.passes(RGBA(hex: 0x777777), on: .white, .text))
    #expect(Contrast.passes(RGBA(hex: 0x767676), on: .white, .text))
    #expect(Contrast.ratio(.black, on: .white) == Contrast.ratio(.white, on: .black))
    #expect(Contrast.ratio(.white, on: .white) == 1)
  }

  @Test("translucent colours are drawn over their background first")
  func compositing() {
    let half = RGBA(red: 0, green: 0, blue: 0, alpha: 0.5)
    #expect(half.over(.white) == RGBA(red: 0.5, green: 0.5, blue: 0.5))
    #expect(RGBA(red: 1, green: 0, blue: 0, alpha: 0).over(.black) == .black)
    let grey = RGBA(red: 0.5, green: 0.5, blue: 0.5)
    #expect(Contrast.ratio(half, on: .white) == Contrast.ratio(grey, on: .white))
    // Two halves over nothing are three quarters.
    #expect(half.over(half).alpha == 0.75)
    #expect(Contrast.ratio(.black, on: half) == Contrast.ratio(.black, on: grey))
    #expect(RGBA(red: .nan, green: -1, blue: 2).hex == 0x0000FF)
  }

  @Test("the nearest colour passes, and no step before it does")
  func nearest() throws {
    let backgrounds: [UInt32] = [0xFFFFFF, 0x000000, 0x1C1C1E, 0x007AFF, 0x808080]
    let colours: [UInt32] = [0x007AFF, 0x34C759, 0xFF9500, 0xFF3B30, 0x8E8E93, 0x777777]
    for background in backgrounds {
      for colour in colours {
        let (front, back) = (RGBA(hex: colour), RGBA(hex: background))
        let found = try #require(Contrast.nearest(to: front, on: back, ratio: 4.5))
        #expect(Contrast.ratio(found, on: back) >= 4.5)
        #expect(RGBA(hex: found.hex) == found)
        if Contrast.ratio(front, on: back) >= 4.5 { #expect(found == front) }
      }
    }
    // One step lighter than the answer fails: #777777 on white becomes #767676.
    let grey = try #require(Contrast.nearest(to: RGBA(hex: 0x777777), on: .white, ratio: 4.5))
    #expect(grey.hex == 0x767676)
    // Neither black nor white reaches 7 on a middle grey.
    #expect(Contrast.nearest(to: .white, on: RGBA(hex: 0x808080), ratio: 7) == nil)
  }
}
