import TouchModel

/// What a project's files of Interface Builder say of the views in them.
struct InterfaceFiles: Sendable {
  /// What code sets the constant to of the constraint that an outlet of a class stands for in a file, beside
  /// what the file says; nil where it may do anything with it.
  typealias Constants =
    @Sendable (_ outlet: String, _ type: String, _ file: String) -> OutletConstants?

  /// What the project's code does to what files say.
  struct Code: Sendable {
    var constants: Constants = { _, _, _ in nil }
    /// Whether a class of controllers may size the rows of tables whose heights a file says.
    var sizesRows: @Sendable (_ type: String) -> Bool = { _ in true }
    /// The names of the segues that it may perform; nil where it may perform any.
    var segues: @Sendable () -> Set<String>? = { nil }
    /// Whether nothing in the source nor in other files speaks of a class of controllers, nor of what a scene
    /// of it is called.
    var isForgotten: @Sendable (_ type: String, _ scene: String) -> Bool = { _, _ in false }
    /// The classes whose code may replace or resize what tables show above or below all rows, by the
    /// property that is; nil where any may.
    var tableEnders: @Sendable (_ property: String) -> Set<String>? = { _ in nil }
    /// What code does to what is connected to a class that Swift does not declare; nil where Swift does, or
    /// the class is the system's.
    var foreign: @Sendable (_ type: String) -> ForeignClass? = { _ in nil }
  }

  /// A view that an outlet stands for.
  struct View: Hashable, Sendable {
    /// The lengths that constraints give it and no code changes; nil where there are none.
    var width: Given?
    var height: Given?
    /// The lengths that a stack view shares with it as long as code hides none of the others.
    var shares: [InterfaceShare] = []
    /// How long it asks to be by what it shows, where nothing else gives it a length; nil where it may.
    var naturalWidth: Given?
    var naturalHeight: Given?
    /// The axes along which it is as long as what it shows, also where code makes that something else.
    var followingAxes: Set<Axis> = []
    /// What lies beside it and leaves it what it asks for, by the axes along which its ends are held.
    var yielding: [Axis: InterfaceYielding] = [:]
    /// What it asks for by what it arranges, if it is a stack view, along the axes where nothing else gives it
    /// a length.
    var arrangements: [InterfaceArrangement] = []
    /// What a stack view asks for by the others that it arranges, where it makes all as long as the longest.
    var companions: InterfaceArrangement?
    /// By what views its mask lets it be resized, along the axes where nothing else gives it a length.
    var resizings: [InterfaceResizing] = []
    /// How long it is by the length of what its nib holds outermost, along the axes where that alone says it.
    var rootShares: [InterfaceRootShare] = []
    /// The least and the most that constraints let it be and no code changes.
    var bounds: [Bound] = []
    /// The axes along which a constraint gives it a length of its own that code changes.
    var changedAxes: Set<Axis> = []
    /// What tells whether it is as long as it asks for, by the axes along which others have a part in that.
    var stretchings: [Axis: Stretching] = [:]
    /// The axes along which the file leaves its length to what it asks for, whatever kind of view it is: neither
    /// constraints nor stack views give it one.
    var unheldAxes: Set<Axis> = []
    /// The row of a table that constraints make it as high as.
    var filledRow: InterfaceFilledRow?
    /// The axes along which constraints that are removed when the app is built gave it the length that it was
    /// laid out with, and what it shows is left to give it one.
    var placeholderAxes: Set<Axis> = []
    /// How strongly it keeps from growing beyond what it shows, by axis, where the file says it.
    var hugging: [Axis: Double] = [:]
    /// The views that it lies in and that constraints of their own give a length.
    var around: [Holder] = []
    /// The views beside it that have to be as long as it, by constraints of their own.
    var alike: [Holder] = []
    /// The outlets of what hides it, itself or around it, until code changes that.
    var hiders: [Listing] = []
    /// The lists of outlets that hold it.
    var lists: [Listing] = []
    /// How much of its ends lies outside views around it.
    var cuts: [Cut] = []
    /// How far touches beyond its ends reach, along the axes where constraints say so.
    var spare: [Axis: InterfaceSpare] = [:]
    /// What the views around it leave of touches on it, along the axes where constraints say how long they are.
    var rooms: [Bound] = []
    /// Where its middle lies in views around it, along the axes where the file does not say how long it is.
    var middles: [Middle] = []
    /// What takes touches in front of it, from back to front.
    var covers: [Cover] = []
    /// Whether it lies where it was drawn rather than where constraints put it.
    var isDrawn = false
    /// Whether something else in front of it takes all touches.
    var isCovered = false
    /// Whether an item of a bar shows it.
    var isInBar = false
    /// Whether it does what a view around it does.
    var isRepeated = false
    /// The methods that a touch on it calls, where it does no more.
    var calls: [Call] = []
    /// The outlets that stand for what it lies in, innermost first.
    var outer: [Listing] = []
    /// The classes of what it lies in, innermost first, where those are none of the system's.
    var holderClasses: [String] = []
    /// Its class, where that is none of the system's.
    var className: String?
    /// The system's class of controls that its own is, or inherits from, by its tag; nil for no control.
    var controlClass: String?
    /// How `UIButton(type:)` calls its type, if it is a button.
    var buttonType: String?
    /// What is drawn around what a person writes into it, as `UITextField.BorderStyle` calls it; nil for
    /// nothing.
    var border: String?
    /// What it shows, if it is a button that constraints place.
    var button: InterfaceButton?
    /// What it asks for, if it is a label that says nothing there.
    var blank: InterfaceBlank?
    /// Whether Objective-C that names the outlet's class gives it another title.
    var isTitledByCode = false
    /// Whether a touch on it does something, be it by way of a recogniser.
    var acts = false
    /// Whether it is a control of an app's class that tells of values, as its own code says when.
    var tellsValues = false
    /// What a recogniser in the file makes of it.
    var tap: Screen.Element.Kind?
    /// Whether it is hidden, until code changes that.
    var isHidden = false
    /// Whether it is disabled, until code changes that.
    var isDisabled = false
    /// Whether it lies in what is hidden or takes no touches and no code knows.
    var isBuried = false
    /// Whether it lies in what is hidden or takes no touches, and that no code knows nor finds by a tag.
    var isNeverReached = false
    /// Whether nothing of it reacts, until code changes that.
    var isOff: Bool { isHidden || isDisabled || isBuried }
    /// Whether it lets touches through, until code changes that.
    var reacts = true
    /// The flags of its class that its file lowers.
    var flagsOff: Set<String> = []
    /// What has the outlet in its file, among all of the class's, where something shows that and it is not
    /// drawn for the iPad; nil otherwise.
    var drawing: String?
    /// Where an outlet's view stands in its file.
    var place: Place?
    /// What tells it from all others, where an outlet stands for it: its file with what it is called there.
    var identity: String?
    /// The device that alone loads its file, where others have another of that name.
    var platform: Platform?
    /// Whether only files drawn for the iPad connect it, while one drawn for another device has its class.
    var isForPadAlone = false
  }

  /// What the files say.
  fileprivate struct Contents: Sendable {
    /// The views by class and outlet, with whether their file is drawn for the iPad.
    var views: [String: [(view: View, isForPad: Bool)]] = [:]
    /// What reacts without an outlet, by the class that it concerns, with whether its file is drawn for the
    /// iPad.
    var targets: [String: [(target: Target, isForPad: Bool)]] = [:]
    /// The classes of what stands in files, and of what stands in those that are not drawn for the iPad.
    var classes: Set<String> = []
    var phoneClasses: Set<String> = []
    /// What files make of each class but for what they hold outermost, as `View.identity` tells it.
    var instances: [String: Set<String>] = [:]
    /// The names of nibs by the classes of what they hold outermost.
    var rootClasses: [String: Set<String>] = [:]
    /// The classes of whose views the masks that nibs give them let those be resized; see
    /// `InterfaceFile.resizedRoots`.
    var resizedRoots: Set<String> = []
    /// The names of the outlets of all classes.
    var outlets: Set<String> = []
    /// The names in the paths of the attributes that they give what they make.
    var attributes: Set<String> = []
    /// Whether all files are as a tool writes them.
    var areWhole = true
  }

  /// What code does to what files connect to a class that is not declared in Swift.
  struct ForeignClass: Sendable {
    /// What it does with what an outlet of the class stands for.
    var outlet: @Sendable (_ name: String) -> ObjectiveCCode.Use
    /// What a method of the class does with the view that calls it.
    var sender: @Sendable (_ selector: String) -> ObjectiveCCode.Use
    /// Whether its code may say where touches on its views count.
    var decidesTouches: Bool
  }

  /// What tells whether a view is as long as it asks for whose ends are held to those of another, which is as
  /// long as what else it shows or holds asks for too.
  enum Stretching: Hashable, Sendable {
    /// That it was laid out so.
    case drawn
    /// The same, as long as code leaves the labels of some outlets as high as they are.
    case lines([Listing])
    /// Nothing: the other may have another length when it runs.
    case open
  }

  /// A view around another.
  struct Holder: Hashable, Sendable {
    /// Empty for one without a name.
    var name: String
    var axis: Axis
    /// How much of its length the distances to its ends leave.
    var length: Double
  }

  /// How much of the ends of a view lies outside those around it, in points.
  struct Cut: Hashable, Sendable {
    var axis: Axis
    var start: Double
    var end: Double
    /// Whether no constraints say so but the frames that Interface Builder drew.
    var isFrame = false
    /// Whether it is so only where what is around is as long as it was drawn, which nothing says.
    var isPossible = false
    /// Whether it goes by how high something else was laid out by what that shows.
    var isEstimated = false
    /// What it lies outside of most, where that is known.
    var outer: Outer?

    /// A view around another.
    struct Outer: Hashable, Sendable {
      /// The outlet that stands for it; empty where there is none.
      var name: String
      var place: Place
    }
  }

  /// Where the middle of a view lies in one around it, in points; nil where constraints do not say.
  struct Middle: Hashable, Sendable {
    var axis: Axis
    /// How far behind the start of the other.
    var start: Double?
    /// How far before its end.
    var end: Double?
    /// Whether that goes by how high something else was laid out by what that shows.
    var isEstimated = false
  }

  /// A length with the constraint that gives it.
  struct Given: Hashable, Sendable {
    /// In points; beside what the controller's view has, where that is meant.
    var length: Double
    /// How much of the length of the view of its controller it has besides.
    var screens = 0.0
    /// Whether no constraint gives it but the frame that Interface Builder drew.
    var isFrame = false
    /// Whether it is what a stack view leaves, as long as code asks nothing else of the view.
    var isRest = false
    var source: Source
  }

  /// The least or the most that a constraint lets a view be.
  struct Bound: Hashable, Sendable {
    var axis: Axis
    var relation: Relation
    var length: Double
    var source: Source
    /// Whether it is one of several lengths that a constraint gives the view, each at times.
    var occurs = false
  }

  /// A constraint that gives a view a length.
  struct Source: Hashable, Sendable {
    var place: Place
    /// What it is on, as `height`.
    var name: String
    /// The views whose lengths decide it, where those are others.
    var decider: Screen.Side.Decider?
  }

  /// The project's Objective-C.
  let objectiveC: ObjectiveCCode
  /// What they call classes of Swift.
  let classNames: ObjectiveCNames
  private let files: [(path: String, name: String)]
  /// The size classes that they are shown in; nil where those are not known.
  private let sizeClasses: InterfaceSizeClasses?
  /// How many threads read them.
  private let jobs: Int
  /// Read once one is asked for.
  private let contents = Locked<Contents?>(nil)

  /// - Parameters:
  ///   - files: The paths of the files, each with what reports call it.
  ///   - jobs: How many threads may read them.
  init(
    _ files: [(path: String, name: String)], objectiveC: ObjectiveCCode = ObjectiveCCode(),
    classNames: ObjectiveCNames = ObjectiveCNames(), sizeClasses: InterfaceSizeClasses? = nil,
    jobs: Int = 1
  ) {
    (self.files, self.objectiveC, self.sizeClasses) = (files, objectiveC, sizeClasses)
    (self.classNames, self.jobs) = (classNames, jobs)
  }

  /// The views that an outlet of a class is connected to, in all files.
  func views(connectedTo outlet: String, of type: String, code: Code) -> [View] {
    let contents = contents(code)
    let connected = contents.views["\(type).\(outlet)"] ?? []
    let isForPadAlone = contents.phoneClasses.contains(type) && connected.allSatisfy(\.isForPad)
    return connected.map { connected in
      var view = connected.view
      view.isForPadAlone = isForPadAlone
      if connected.isForPad { view.drawing = nil }
      return view
    }
  }

  /// What files make of a class but for what they hold outermost, as `View.identity` tells it.
  func instances(of type: String, code: Code) -> Set<String> {
    contents(code).instances[type] ?? []
  }

  /// The names of the nibs that hold a view of a class outermost.
  func nibs(holding type: String, code: Code) -> Set<String> {
    contents(code).rootClasses[type] ?? []
  }

  /// Whether a nib's mask lets a view of a class, or one that the class loads, grow and shrink with what code puts
  /// it into.
  func resizesRoot(ofClass type: String, code: Code) -> Bool {
    contents(code).resizedRoots.contains(type)
  }

  /// Whether files have a class and none connects an outlet of a name, be it to another class, which may
  /// inherit it.
  func leavesOpen(_ outlet: String, of type: String, code: Code) -> Bool {
    let contents = contents(code)
    return contents.areWhole && contents.classes.contains(type)
      && !contents.outlets.contains(outlet)
  }

  /// Whether a file may set a property of a name, of whatever it makes.
  func maySet(_ property: String, code: Code) -> Bool {
    let contents = contents(code)
    return !contents.areWhole || contents.attributes.contains(property)
  }

  /// What reacts without an outlet and concerns a class, or none of the app's by an empty name.
  func targets(of type: String, code: Code) -> [Target] {
    let contents = contents(code)
    let found = contents.targets[type] ?? []
    return found.map { found in
      var target = found.target
      target.view.isForPadAlone = contents.phoneClasses.contains(type) && found.isForPad
      return target
    }
  }

  /// The classes that what reacts in some files without an outlet concerns, in order.
  func owners(ofTargetsIn files: Set<String>, code: Code) -> [String] {
    contents(code).targets.filter { _, targets in
      targets.contains { files.contains($0.target.place.file) }
    }.keys.sorted()
  }

  /// The classes whose outlets stand for views that react by what the files say alone: by recognisers, or
  /// because their tags are those of controls, whatever classes they have.
  func ownersOfReacting(code: Code) -> Set<String> {
    func reacts(_ view: View) -> Bool {
      view.tap != nil || view.controlClass != nil && view.className != nil
    }
    return Set(
      contents(code).views.filter { $0.value.contains { reacts($0.view) } }.keys
        .map { String($0.prefix { $0 != "." }) })
  }

  /// The names of the files below some folders.
  func names(below folders: [String]) -> Set<String> {
    Set(
      files.filter { file in
        folders.contains { file.path == $0 || file.path.hasPrefix($0 + "/") }
      }.map(\.name))
  }

  /// Those of some files that end before what they hold does, in order.
  func cut(among names: Set<String>) -> [String] {
    files.filter { names.contains($0.name) && Self.isCut($0.path) }.map(\.name).sorted()
  }

  /// Whether a file ends before its outermost tag does.
  private static func isCut(_ path: String) -> Bool {
    guard let size = FileFacts(path: path)?.size,
      let end = FileBytes.read(path, max(0, size - 64)..<size)
    else { return false }
    let text = String(decoding: end, as: UTF8.self)
    let last = text.lastIndex { !$0.isWhitespace }.map { text[...$0] } ?? ""
    let isEmpty = last.hasSuffix("/>") && last.contains("<document")
    return !isEmpty && !["</document>", "</archive>"].contains(where: last.hasSuffix)
  }

  /// The classes that the file at a path names, as Swift calls them.
  func classes(named path: String) -> Set<String> {
    guard let bytes = FileBytes.read(path) else { return [] }
    let text = String(decoding: bytes, as: UTF8.self)
    return Set(text.matches(of: /customClass="([^"]+)"/).map { classNames.swift(String($0.1)) })
  }

  /// The path of a file by its name.
  func path(of name: String) -> String? { files.first { $0.name == name }?.path }

  /// Whether Objective-C gives the button of an outlet a title.
  ///
  /// - Parameter outlet: Its class and its name, with a dot between.
  private func isTitled(_ outlet: String) -> Bool {
    let parts = outlet.split(separator: ".").map(String.init)
    guard let name = parts.last, parts.count > 1 else { return false }
    return objectiveC.calls("setTitle", of: name, in: parts.dropLast().joined(separator: "."))
  }

  private func contents(_ code: Code) -> Contents {
    contents.withLock { contents in
      let read = contents ?? self.read(code)
      contents = read
      return read
    }
  }

  /// Whether a file refers to a scene of another by its name.
  private func refersTo(_ scene: String) -> Bool {
    files.contains { file in
      FileBytes.read(file.path)?.hold("referencedIdentifier=\"\(scene)\"") ?? true
    }
  }

  private func read(_ code: Code) -> Contents {
    let code = remembering(code)
    let twins = InterfaceTwins(files.map(\.path))
    let parts = LargeStack.map(files, threads: jobs) { file in
      FileBytes.read(file.path).map { bytes in
        let platform = twins.platform(of: file.path)
        let file = InterfaceFile(
          bytes, name: file.name, code: code, classNames: classNames, sizeClasses: sizeClasses)
        return Contents(of: file, platform: platform, isTitled: isTitled)
      }
    }
    return parts.reduce(into: Contents()) { contents, part in part.map { contents.take($0) } }
  }

  /// The same code, which remembers its answers: each is asked for many times over, and found by reading
  /// source.
  private func remembering(_ code: Code) -> Code {
    let constants = Remembered { (outlet: [String]) in
      code.constants(outlet[0], outlet[1], outlet[2])
    }
    let sizesRows = Remembered(code.sizesRows)
    let segues = Remembered { (_: Int) in code.segues() }
    let isForgotten = Remembered { (scene: [String]) in
      code.isForgotten(scene[0], scene[1]) && !refersTo(scene[1])
    }
    let tableEnders = Remembered(code.tableEnders)
    let foreign = Remembered(code.foreign)
    return Code(
      constants: { constants[[$0, $1, $2]] }, sizesRows: { sizesRows[$0] }, segues: { segues[0] },
      isForgotten: { isForgotten[[$0, $1]] }, tableEnders: { tableEnders[$0] },
      foreign: { foreign[$0] })
  }
}

extension InterfaceFiles.Contents {
  /// What one file says, of which a device alone may load it.
  ///
  /// - Parameter isTitled: Whether code gives the button of an outlet a title, by its class and its name.
  fileprivate init(of file: InterfaceFile, platform: Platform?, isTitled: (String) -> Bool) {
    // What is drawn for a Mac says nothing of the outlets of a class that both have.
    guard file.document.isForTouch else { return }
    let isForPad = file.document.isForPad
    for (outlet, views) in file.views {
      let isTitled = views.contains { $0.button != nil } && isTitled(outlet)
      self.views[outlet] = views.map { view in
        var view = view
        view.platform = platform
        view.isTitledByCode = isTitled
        return (view, isForPad)
      }
    }
    for target in file.targets { targets[target.owner, default: []].append((target, isForPad)) }
    classes = file.classes
    (instances, rootClasses) = (file.instances, file.rootClasses)
    resizedRoots = file.resizedRoots
    outlets = file.outletNames
    attributes = file.attributes
    areWhole = file.isWhole
    phoneClasses = isForPad ? [] : file.classes
  }

  /// Takes what another file says behind what is there.
  fileprivate mutating func take(_ other: Self) {
    views.merge(other.views) { $0 + $1 }
    targets.merge(other.targets) { $0 + $1 }
    classes.formUnion(other.classes)
    instances.merge(other.instances) { $0.union($1) }
    rootClasses.merge(other.rootClasses) { $0.union($1) }
    resizedRoots.formUnion(other.resizedRoots)
    phoneClasses.formUnion(other.phoneClasses)
    outlets.formUnion(other.outlets)
    attributes.formUnion(other.attributes)
    areWhole = areWhole && other.areWhole
  }
}
