/// A value that is kept and read again only when it is asked for, since few runs need it.
struct Deferred<Value: Stored & Sendable>: Sendable {
  private enum State {
    case made(Value)
    case kept(ByteReader)
  }

  private let state: State

  init(_ value: Value) { state = .made(value) }

  /// The value; nil where the bytes are none, which the hash over all that is kept rules out.
  var value: Value? {
    switch state {
    case .made(let value): return value
    case .kept(var reader): return try? Value(from: &reader)
    }
  }
}

extension Deferred: Stored {
  init(from reader: inout ByteReader) throws(DamagedBytes) { state = .kept(try reader.part()) }

  func write(to writer: inout ByteWriter) {
    let place = writer.reserve()
    value?.write(to: &writer)
    writer.fill(place, with: writer.bytes.count - place - 4)
  }
}
