import TouchModel

/// What a project's files of Interface Builder say of the views that are connected to outlets.
struct InterfaceFiles: Sendable {
  /// A view that an outlet stands for.
  struct View: Hashable, Sendable {
    /// The lengths that constraints give it and no code changes; nil where there are none.
    var width: Given?
    var height: Given?
    /// The views that it lies in and that constraints of their own give a length.
    var around: [Holder] = []
    /// Its class, where that is none of the system's.
    var className: String?
    /// What it shows, if it is a button that constraints place.
    var button: InterfaceButton?
    /// Whether a touch on it does something.
    var acts = false
    /// Whether it is hidden or disabled, or lies in what is, until code changes that.
    var isOff = false
    /// Whether it lets touches through, until code changes that.
    var reacts = true
    /// Whether only files drawn for the iPad connect it, while one drawn for another device has its class.
    var isForPadAlone = false
  }

  /// What the files say.
  private struct Contents {
    /// The views by class and outlet, with whether their file is drawn for the iPad.
    var views: [String: [(view: View, isForPad: Bool)]] = [:]
    /// The classes of what stands in files that are not drawn for the iPad.
    var phoneClasses: Set<String> = []
  }

  /// A view around another.
  struct Holder: Hashable, Sendable {
    /// Empty for one without a name.
    var name: String
    var axis: Axis
    /// How much of its length the distances to its ends leave.
    var length: Double
  }

  /// A length with the constraint that gives it.
  struct Given: Hashable, Sendable {
    /// In points; beside what the controller's view has, where that is meant.
    var length: Double
    /// Whether it is as long as the view of its controller, but for that length.
    var isBesideScreen = false
    var source: Source
  }

  /// A constraint that gives a view a length.
  struct Source: Hashable, Sendable {
    var place: Place
    /// What it is on, as `height`.
    var name: String
    /// The views whose lengths decide it, where those are others.
    var decider: Screen.Side.Decider?
  }

  private let files: [(path: String, name: String)]
  /// Read once one is asked for.
  private let contents = Locked<Contents?>(nil)

  /// - Parameter files: The paths of the files, each with what reports call it.
  init(_ files: [(path: String, name: String)]) { self.files = files }

  /// The views that an outlet of a class is connected to, in all files.
  func views(connectedTo outlet: String, of type: String) -> [View] {
    let contents = contents.withLock { contents in
      let read = contents ?? self.read()
      contents = read
      return read
    }
    let connected = contents.views["\(type).\(outlet)"] ?? []
    let isForPadAlone = contents.phoneClasses.contains(type) && connected.allSatisfy(\.isForPad)
    return connected.map { connected in
      var view = connected.view
      view.isForPadAlone = isForPadAlone
      return view
    }
  }

  private func read() -> Contents {
    files.reduce(into: Contents()) { contents, file in
      guard let bytes = FileBytes.read(file.path) else { return }
      let file = InterfaceFile(bytes, name: file.name)
      contents.views.merge(file.views.mapValues { $0.map { ($0, file.isForPad) } }) { $0 + $1 }
      if !file.isForPad { contents.phoneClasses.formUnion(file.classes) }
    }
  }
}
