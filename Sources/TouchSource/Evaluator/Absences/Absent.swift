import TouchModel
import TouchRules

/// What reads like an element at a place and is no target there.
struct Absent: Hashable, Sendable {
  var place: Place
  var absence: Absence
}

extension Absent: Stored {
  init(from reader: inout ByteReader) throws(DamagedBytes) {
    self = try reader.make(Absent.init(place:absence:))
  }
  func write(to writer: inout ByteWriter) { writer.write(members: place, absence) }
}

extension Set<Absent> {
  /// The places, whatever the reasons.
  var places: Set<Place> { Set<Place>(map(\.place)) }

  /// Notes places under one reason.
  mutating func insert(_ places: some Sequence<Place>, as absence: Absence) {
    for place in places { insert(Absent(place: place, absence: absence)) }
  }
}
