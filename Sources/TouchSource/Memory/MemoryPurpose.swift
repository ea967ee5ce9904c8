/// What something that is remembered is for, so that no two kinds of results have one key.
enum MemoryPurpose: String, CaseIterable {
  /// The elements, the views, and the members of extensions that a file declares.
  case elements, views, extensions
  /// The members of a file that lead to others, and the rows, menus and bars in it that hold views.
  case leads, rows
  /// Whether a view is shown whole, and in how many ways the project makes it.
  case whole, ways
  /// A view at the root of a screen, and what a type hosts there.
  case screen, hosted
  /// What other versions of the system show of a view, and on a screen.
  case elsewhere, screenElsewhere
  /// The elements of a file's UIKit code, and those that Interface Builder draws of a class.
  case uikit, interface

  /// The key of what is understood of something that has some names.
  func key(_ names: String...) -> UInt64 {
    var hash = ContentHash()
    hash.add(rawValue)
    for name in names { hash.add(name) }
    return hash.value
  }

  /// The key of what is understood of a view.
  ///
  /// - Parameter circumstances: What it depends on besides.
  func key(of view: ViewReference, _ circumstances: String = "") -> UInt64 {
    key(view.file, view.path.joined(separator: "."), circumstances)
  }

  /// The key of what is understood of a screen.
  func key(of stop: Stop) -> UInt64 {
    var hash = ContentHash()
    hash.add(rawValue)
    hash.add(stop.key)
    return hash.value
  }
}
