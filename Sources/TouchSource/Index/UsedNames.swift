/// What the files of a project name without declaring it.
struct UsedNames: Sendable {
  /// How often sources use each name with a capital, previews left out.
  private(set) var mentions: [String: Int] = [:]
  /// Types and extensions by the names that they inherit from, without those around them.
  private(set) var heirs: [String: [SourceIndex.Entry]] = [:]
  /// The keys of the environment that some view sets.
  private(set) var environmentKeys: Set<String> = []
  /// The modules that some file imports.
  private(set) var imported: Set<String> = []

  init(_ files: [SourceIndex.File]) {
    for (number, file) in files.enumerated() {
      for (name, count) in file.scan.mentions { mentions[name, default: 0] += count }
      for (name, positions) in file.scan.types.positionsOfHeirs {
        heirs[name, default: []] += positions.map {
          SourceIndex.Entry(file: number, number: $0)
        }
      }
      environmentKeys.formUnion(file.scan.environmentKeys)
      imported.formUnion(file.scan.imports)
    }
  }
}
