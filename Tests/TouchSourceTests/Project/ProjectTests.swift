import Testing
import TouchModel

@testable import TouchSource

@Suite("The project around the paths that are audited")
struct ProjectTests {
  @Test(
    "no file is read for a path where there is nothing",
    arguments: [(".", 2), ("Part/B.swift", 1), ("Nowhere", 0), ("Part/Nowhere.swift", 0)])
  func filesRead(path: String, count: Int) throws {
    let folder = try SourceProject(["A.swift": "", "Part/B.swift": ""])
    let (project, _) = Project.open(
      paths: [path], around: FileSearch(around: [path], workingFolder: folder.folder.path),
      platform: .iOS, jobs: 1)
    #expect(project.index.files.count { $0.text == nil } == count)
  }

  @Test(
    "a project is around a path where it is, or what makes it",
    arguments: [
      "Sample.xcodeproj/project.pbxproj", "Package.swift", "Tuist/Config.swift", "Workspace.swift",
      "project.yml", "Podfile", "MODULE.bazel",
    ])
  func root(marker: String) throws {
    let folder = try SourceProject(["A.swift": "", "Part/B.swift": "", marker: ""])
    let search = FileSearch(workingFolder: folder.folder.path)
    #expect(search.projectRoot(of: "Part/B.swift") == folder.folder.path)
    #expect(search.projectRoot(of: "Part") == folder.folder.path)
  }

  @Test("nothing but the path is read where nothing around it is a project's")
  func noRoot() throws {
    let folder = try SourceProject(["A.swift": "", "Part/B.swift": "", "config.yml": ""])
    let search = FileSearch(workingFolder: folder.folder.path)
    #expect(search.projectRoot(of: "Part/B.swift") == folder.folder.path + "/Part")
  }
}
