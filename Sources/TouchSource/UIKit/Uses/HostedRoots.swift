extension SourceIndex {
  /// Whether a view is only ever the root of hosting controllers that are presented or pushed whole, or
  /// begin a window, as far as all that makes it says so: then it is offered the screen.
  func isShownWhole(_ view: ViewReference) -> Bool {
    guard !isOffered(view) else { return false }
    let files = numbers(mentioning: view.name)
    guard !files.isEmpty, files.count <= Self.mostFiles else { return false }
    return files.allSatisfy { number in
      guard var bytes = bytes(of: number), Self.hosting.contains(where: bytes.hold) else {
        return false
      }
      bytes = code(of: bytes)
      let shown = ShownControllers(bytes)
      guard shown.hostsWhole(view.name) else { return false }
      return !shown.mayRoot(view.name) || showWhole(hostsDeclared(in: number))
    }
  }

  /// What stands in each file that hosts a view.
  private static let hosting = ["rootView", "HostingController<", "HostingViewController<"]

  /// The most files that are asked how they use a view or a controller.
  private static let mostFiles = 8

  /// The classes of hosting controllers that a file declares.
  private func hostsDeclared(in number: Int) -> [String] {
    files[number].scan.types.compactMap { type in
      type.inherits.contains(where: ShownControllers.isHost) ? type.path.last : nil
    }
  }

  /// Whether all that the project does with some classes of controllers is to show them whole.
  private func showWhole(_ controllers: [String]) -> Bool {
    !controllers.isEmpty
      && controllers.allSatisfy { name in
        let files = numbers(mentioning: name)
        return !files.isEmpty && files.count <= Self.mostFiles
          && files.allSatisfy { number in
            code(of: number).map { ShownControllers($0).showsWhole(name, isHosted: true) } ?? false
          }
      }
  }
}
