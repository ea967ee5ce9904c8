import TouchModel

/// Contrast ratios of the system's colours on white, and of known pairs.
public func contrastVectors() -> [Vector] {
  let pairs: [(UInt32, UInt32, Double)] = [
    (0x000000, 0xFFFFFF, 21), (0x767676, 0xFFFFFF, 4.54), (0x007AFF, 0xFFFFFF, 4.02),
    (0xAF52DE, 0xFFFFFF, 4.13), (0x34C759, 0xFFFFFF, 2.22), (0xFF9500, 0xFFFFFF, 2.20),
    (0xFF3B30, 0xFFFFFF, 3.55), (0x8E8E93, 0xFFFFFF, 3.26), (0xC6C6C8, 0xFFFFFF, 1.71),
    (0x777777, 0xFFFFFF, 4.48), (0xFF0000, 0xFFFFFF, 4.00), (0x0000FF, 0xFFFFFF, 8.59),
  ]
  return pairs.map { colour, background, ratio in
    Vector(
      "contrast of \(colour) on \(background)",
      Contrast.ratio(RGBA(hex: colour), on: RGBA(hex: background)), ratio, within: 0.0051)
  }
}
