import TouchModel

/// A file of source, reduced to what the evaluator needs.
struct LoweredFile: Sendable {
  /// The file, as reports show it.
  var file: String
  /// The modules that it imports, with those that it imports for its users too.
  var imports: [Import] = []
  var types: [TypeDeclaration] = []
  var aliases: [TypeAlias] = []
  var functions: [FunctionDeclaration] = []
  var variables: [VariableDeclaration] = []
  /// The statements of the top level, as `main.swift` has them.
  var statements: [Statement] = []
  /// The problems of what was parsed with the file.
  var problems: [Problem] = []
  /// Where bodies of functions are read that were left out.
  var deferred: DeferredSource?

  struct Import: Hashable, Sendable {
    var module: String
    /// Whether it is `@_exported` or `public`: users of this module see it too.
    var isExported: Bool
  }
}
