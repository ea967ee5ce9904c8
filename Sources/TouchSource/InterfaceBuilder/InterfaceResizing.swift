import TouchModel

/// A view around one that an autoresizing mask of Interface Builder's lets grow and shrink with it, where code
/// may give that one another size.
struct InterfaceResizing: Hashable, Sendable {
  var axis: Axis
  /// The outlets that stand for the view around.
  var outlets: [InterfaceFiles.Listing]
  /// How much longer than that the view is, whatever its length.
  var difference: Double
  /// Where its size is written.
  var place: Place
}

extension InterfaceFile {
  /// The length of a view that is resized with one around it which stays as it was drawn; nil for others.
  func resizedFrame(of id: String, along axis: Axis) -> InterfaceFiles.Given? {
    guard let length = resizedLength(of: id, along: axis), let outer = resizer(of: id, along: axis),
      !connected.contains(outer), let element = elements[outer],
      frame(of: element, along: axis) != nil
    else { return nil }
    return InterfaceFiles.Given(
      length: length, isFrame: true,
      source: InterfaceFiles.Source(place: place(ofFrame: id), name: "frame"))
  }

  /// What a view is resized with that code knows; nil where there is no such view.
  func resizing(of id: String, along axis: Axis) -> InterfaceResizing? {
    guard let length = resizedLength(of: id, along: axis), let outer = resizer(of: id, along: axis),
      connected.contains(outer),
      let drawn = elements[outer]?.frame.laidOut(along: axis)
    else { return nil }
    return InterfaceResizing(
      axis: axis, outlets: outlets(of: outer), difference: length - drawn,
      place: place(ofFrame: id))
  }

  /// How long a view was laid out that is resized with the one around it; nil for any other.
  private func resizedLength(of id: String, along axis: Axis) -> Double? {
    guard let element = elements[id], !element.isVaried, element.frame.isResized(along: axis)
    else { return nil }
    return element.frame.laidOut(along: axis)
  }

  /// The view whose length those in it take over that are resized: the next one around that code knows or
  /// that is not resized itself.
  private func resizer(of id: String, along axis: Axis) -> String? {
    around(id).first { outer in
      connected.contains(outer) || resizedLength(of: outer, along: axis) == nil
    }
  }

  private func place(ofFrame id: String) -> Place {
    elements[id].map { $0.frame.place ?? $0.place } ?? Place(file: name, line: 1, column: 1)
  }
}
