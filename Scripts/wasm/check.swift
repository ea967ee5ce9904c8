// The vectors as a program: one line a vector, and a status of 1 if any fails.
//
// The same source is built for WebAssembly with Embedded Swift and for this machine, so that the two
// outputs can be compared byte by byte. It has no standard library beyond Swift's own, and writes
// through one function that each side provides.

import TouchModel

@_extern(c, "put_byte") func putByte(_ byte: UInt8)

/// Runs every vector, and returns how many do not pass.
@_cdecl("run_vectors") public func runVectors() -> Int32 {
  var failures: Int32 = 0
  for vector in allVectors() {
    if !vector.passes {
      failures += 1
      write("FAIL ")
    }
    write(vector.name)
    write(" ")
    write(hex(vector.actual.bitPattern))
    write("\n")
  }
  return failures
}

private func write(_ text: String) {
  for byte in text.utf8 { putByte(byte) }
}

private func hex(_ bits: UInt64) -> String {
  var digits: [UInt8] = []
  for shift in stride(from: 60, through: 0, by: -4) {
    let digit = UInt8(bits >> UInt64(shift) & 15)
    digits.append(digit < 10 ? 48 + digit : 87 + digit)
  }
  return String(decoding: digits, as: UTF8.self)
}
