import Foundation
import TouchLayout
import TouchModel

/// What is understood of a project: the results of the audit before this one that still hold, and
/// those of this one, for the next.
///
/// A result holds while the files that were read for it and the answers to what was asked of the
/// project are the same.
final class Memory: Sendable {
  /// A result that still holds.
  struct Recollection<Value> {
    var value: Value
    /// Puts together what it rests on.
    var uses: () -> UseRecorder
  }

  private struct Kept: Sendable {
    var value: any Stored & Sendable
    var uses: Uses
  }

  private struct State: Sendable {
    var kept: [UInt64: Kept] = [:]
    var recalled: Set<UInt64> = []
    /// The files that results of this run rest on.
    var files: Set<Int> = []
  }

  private let snapshot: Snapshot?
  private let index: SourceIndex
  /// The content of each file of the index.
  private let hashes: [UInt64]
  private let stamps: [UInt64]
  private let audited: Set<Int>
  private let isFileChanged: [Bool]
  private let isQuestionChanged: [Bool]
  /// The numbers in the index of the names in the snapshot.
  private let fileNumbers: [Int: Int]
  private let isEqual: Bool
  private let state = Locked(State())

  /// Compares a project with what was left of it; nothing that is left is fine.
  init(_ snapshot: Snapshot?, of project: Project) {
    let index = project.index
    self.index = index
    (hashes, stamps) = (project.hashes, project.stamps)
    audited = Set(project.audited)
    guard let snapshot else {
      (self.snapshot, isFileChanged, isQuestionChanged) = (nil, [], [])
      (fileNumbers, isEqual) = ([:], false)
      return
    }
    var isFileChanged = [Bool](repeating: false, count: snapshot.strings.count)
    var changed: Set<Question> = []
    var fileNumbers: [Int: Int] = [:]
    var seen: Set<Int> = []
    var isStamped = true
    for (name, file) in snapshot.files {
      let number = index.number(of: name)
      fileNumbers[file.name] = number
      if let number {
        seen.insert(number)
        if file.stamp != stamps[number] { isStamped = false }
        if hashes[number] == file.hash, audited.contains(number) == file.isAudited { continue }
      }
      isFileChanged[file.name] = true
      let new = number.map { index.files[$0].scan }
      changed.formUnion(FileScan.changes(from: snapshot.scan(of: file), to: new))
    }
    for number in index.files.indices where !seen.contains(number) {
      changed.formUnion(FileScan.changes(from: nil, to: index.files[number].scan))
    }
    let hasAnotherSet = seen.count != index.files.count || isFileChanged.contains(true)
    let usesTouchUI = index.number(of: TouchUIDeclarations.file) != nil
    let usedTouchUI = snapshot.files[TouchUIDeclarations.file] != nil
    // What others may do with the project is no question about a name.
    let isSame =
      usesTouchUI == usedTouchUI && index.isOfferedToOthers == snapshot.isOfferedToOthers
    var isQuestionChanged = [Bool](repeating: !isSame, count: snapshot.questions.count)
    for (number, question) in snapshot.questions.enumerated() {
      if let answer = index.answer(to: question) {
        if snapshot.answers[number] != answer { isQuestionChanged[number] = true }
      } else if changed.contains(question) {
        isQuestionChanged[number] = true
      }
    }
    // What was looked up nowhere must not be taken for what is known elsewhere, nor what was looked
    // up under one name for what another adds now.
    let hasNewNames = index.declared.aliasesAdding.values.joined().contains {
      changed.contains(.type(SourceIndex.last($0)))
    }
    self.snapshot = isSame && !hasNewNames ? snapshot : nil
    self.isFileChanged = isFileChanged
    self.isQuestionChanged = isQuestionChanged
    self.fileNumbers = fileNumbers
    isEqual = isSame && isStamped && !hasAnotherSet && !isQuestionChanged.contains(true)
  }

  // MARK: - Results

  /// The result of a key, if it holds.
  func recall<Value: Stored>(_ type: Value.Type, _ key: UInt64) -> Recollection<Value>? {
    guard let snapshot, let result = snapshot.results[key],
      let (names, questions) = try? snapshot.uses(of: result),
      !questions.contains(where: { isQuestionChanged[$0] })
    else { return nil }
    var files: Set<Int> = []
    for name in names {
      guard !isFileChanged[name], let number = fileNumbers[name] else { return nil }
      files.insert(number)
    }
    guard let value = snapshot.value(type, in: result.value) else { return nil }
    let read = files
    state.withLock { state in
      state.recalled.insert(key)
      state.files.formUnion(read)
    }
    return Recollection(value: value) {
      UseRecorder(Uses(files: read, questions: Set(questions.map { snapshot.questions[$0] })))
    }
  }

  /// Keeps a result with what it rests on.
  func keep(_ value: some Stored & Sendable, _ key: UInt64, uses: UseRecorder) {
    let uses = uses.uses
    state.withLock { state in
      state.kept[key] = Kept(value: value, uses: uses)
      state.files.formUnion(uses.files)
    }
  }

  /// The result of a key if it holds, else one that is made now.
  func result<Value: Stored & Sendable>(
    _ key: UInt64, _ make: (SourceIndex) -> Value
  ) -> Value {
    recall(Value.self, key)?.value ?? made(key, make)
  }

  /// The result of a key that is made now.
  func made<Value: Stored & Sendable>(
    _ key: UInt64, _ make: (SourceIndex) -> Value
  ) -> Value {
    let recorder = UseRecorder()
    let value = make(index.recording(recorder))
    keep(value, key, uses: recorder)
    return value
  }

  /// The problems of the files that this run's results rest on, met now or in a run before.
  var problems: [Problem] {
    let now = index.problems
    guard let snapshot else { return now }
    let used = state.withLock { $0.files }
    let before = snapshot.files.values.flatMap { file -> [Problem] in
      guard !isFileChanged[file.name], let number = fileNumbers[file.name], used.contains(number)
      else { return [] }
      return snapshot.problems(of: file)
    }
    return (now + before).uniqued { $0 }
  }
}

// MARK: - Writing

extension Memory {
  /// The bytes that the next run reads; nil where they are those that are there.
  func bytes(edition: UInt64) -> [UInt8]? {
    let (kept, recalled) = state.withLock { ($0.kept, $0.recalled) }
    if isEqual, kept.isEmpty, recalled.count == snapshot?.results.count { return nil }
    // Strings that nothing uses any more are left behind once they are many.
    let old = snapshot.flatMap { $0.strings.count > 2 * $0.freshStrings + 1000 ? nil : $0 }
    var writing = Writing(memory: self, old: old)
    let files = writing.files()
    writing.takeOver(recalled.subtracting(kept.keys))
    writing.add(kept)
    return writing.bytes(with: files, edition: edition)
  }

  /// A snapshot that is being written, with what it takes over from the one before.
  private struct Writing {
    let memory: Memory
    let old: Snapshot?
    var writer: ByteWriter
    var questions: [Question]
    /// The questions' places among them.
    var numbers: [Question: Int]
    /// What was written of results, and of how many.
    var results: [UInt8] = []
    var count = 0

    init(memory: Memory, old: Snapshot?) {
      self.memory = memory
      self.old = old
      writer = ByteWriter(strings: old?.strings ?? [])
      questions = old?.questions ?? []
      numbers = Dictionary(questions.enumerated().map { ($1, $0) }) { first, _ in first }
    }

    /// The files of the project, each as it is known again, with its scan and its problems.
    mutating func files() -> [UInt8] {
      let index = memory.index
      var files: [UInt8] = []
      let problems = Dictionary(grouping: memory.problems, by: \.file)
      writer.write(index.files.count)
      for (number, file) in index.files.enumerated() {
        writer.write(file.name)
        // What was read for results is not what was scanned: they hold for no content.
        let isSteady = index.isSteady(number)
        writer.write(fixed: isSteady ? memory.hashes[number] : 0)
        writer.write(fixed: isSteady ? memory.stamps[number] : 0)
        writer.write(memory.audited.contains(number))
        files += writer.takeBytes()
        let scan: [UInt8]
        if let old, let known = old.files[file.name], isSteady, !memory.isFileChanged[known.name] {
          scan = Array(old.scanBytes(of: known))
        } else {
          file.scan.write(to: &writer)
          scan = writer.takeBytes()
        }
        (problems[file.name] ?? []).write(to: &writer)
        let found = writer.takeBytes()
        writer.write(block: scan)
        writer.write(block: found)
        writer.write(block: declarations(of: number))
        files += writer.takeBytes()
      }
      return files
    }

    /// What is kept of the declarations of a file; nothing where nobody asked for them yet.
    private func declarations(of number: Int) -> ArraySlice<UInt8> {
      let index = memory.index
      guard index.isSteady(number) else { return [] }
      if let snapshot = memory.snapshot, let known = snapshot.files[index.files[number].name],
        !memory.isFileChanged[known.name]
      {
        let bytes = snapshot.declarationBytes(of: known)
        if !bytes.isEmpty { return bytes }
      }
      return index.declarationsRead(of: number).map { KeptDeclarations.bytes(of: $0)[...] } ?? []
    }

    /// Copies results of the snapshot before that still hold.
    mutating func takeOver(_ keys: Set<UInt64>) {
      guard let old else { return }
      for key in keys {
        guard let result = old.results[key] else { continue }
        add(key, uses: old.bytes[result.uses], value: old.bytes[result.value])
      }
    }

    /// Adds results of this run.
    mutating func add(_ kept: [UInt64: Kept]) {
      for (key, result) in kept {
        let uses = bytes(of: result.uses)
        result.value.write(to: &writer)
        add(key, uses: uses, value: writer.takeBytes())
      }
    }

    private mutating func add(
      _ key: UInt64, uses: some Collection<UInt8>, value: some Collection<UInt8>
    ) {
      count += 1
      writer.write(fixed: key)
      writer.write(block: uses)
      writer.write(block: value)
      results += writer.takeBytes()
    }

    /// What a result rests on.
    private mutating func bytes(of uses: Uses) -> [UInt8] {
      writer.write(uses.files.count)
      for file in uses.files { writer.write(memory.index.files[file].name) }
      writer.write(uses.questions.count)
      for question in uses.questions {
        let number = numbers[question] ?? questions.count
        if number == questions.count {
          questions.append(question)
          numbers[question] = number
        }
        writer.write(number)
      }
      return writer.takeBytes()
    }

    /// All of it: strings stand first, because the rest names them by their places.
    mutating func bytes(with files: [UInt8], edition: UInt64) -> [UInt8] {
      writer.write(questions.count)
      for question in questions {
        question.write(to: &writer)
        let answer = memory.index.answer(to: question)
        writer.write(answer != nil)
        if let answer { writer.write(answer) }
      }
      let asked = writer.takeBytes()
      writer.write(fixed: edition)
      writer.write(memory.index.isOfferedToOthers)
      writer.write(old?.freshStrings ?? writer.strings.count)
      writer.writeTable()
      let head = writer.takeBytes()
      writer.write(count)
      let parts = [head, asked, files, writer.takeBytes(), results]
      var bytes = Snapshot.mark
      bytes.reserveCapacity(parts.reduce(Snapshot.start) { $0 + $1.count })
      bytes += [UInt8](repeating: 0, count: Snapshot.start - bytes.count)
      for part in parts { bytes += part }
      writer.write(fixed: ContentHash.of(bytes[Snapshot.start...]))
      bytes.replaceSubrange(Snapshot.mark.count..<Snapshot.start, with: writer.takeBytes())
      return bytes
    }
  }
}

extension SourceIndex {
  /// What the project's resources say to a question; nil for a question about its source.
  fileprivate func answer(to question: Question) -> String? {
    switch question {
    case .image(let name):
      return assets.size(of: name).map { "\($0.width) \($0.height)" }
        ?? (assets.isSymbol(name) ? "symbol" : assets.holds(name) ? "held" : "")
    case .font(let name): return fonts.face(named: name)?.description ?? ""
    case .words(""): return words.isEmpty ? "" : "="
    case .words(let key):
      return words.parts(for: key).map { "=" + $0.map(\.written).joined() } ?? ""
    case .wordKey(let name): return words.key(generated: name).map { "=" + $0 } ?? ""
    case .outlet(let name, let type):
      return String(ordered: views(connectedTo: name, of: type))
    case .targets(let type): return String(ordered: targets(of: type))
    case .openOutlet(let name, let type): return "\(leavesOpen(name, of: type))"
    case .attribute(let name): return "\(mayBeSetByInterface(name))"
    case .instances(let type):
      return "\(nibs(holding: type).sorted()) \(resizesRoot(ofClass: type)) "
        + String(ordered: Array(instances(ofClass: type)))
    case .type, .heirs, .global, .member, .environmentKey, .mention, .module: return nil
    }
  }
}

extension ViewNode.Text.Piece {
  /// The piece as words with placeholders write it.
  fileprivate var written: String {
    switch self {
    case .known(let text): text
    case .number: "%d"
    case .open, .date, .symbol: "%@"
    }
  }
}
