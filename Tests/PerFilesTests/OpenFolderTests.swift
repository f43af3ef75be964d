import FolderTesting
import Glibc
import PerFiles
import Testing

/// A folder in which an attacker has put traps.
@Suite(.timeLimit(.minutes(1))) struct OpenFolderTests {
  private let place: TemporaryFolder
  private let victim: String
  private let folder: OpenFolder

  init() throws {
    place = try TemporaryFolder()
    victim = place.path + "/victim"
    try TemporaryFolder.write("precious", to: victim)
    mkdir(place.path + "/shared", 0o700)
    folder = try OpenFolder(path: place.path + "/shared")
  }

  private func text(_ path: String) -> String? { TemporaryFolder.text(of: path) }

  @Test(arguments: Trap.allCases) func whatIsNoFileIsNotOpened(_ trap: Trap) throws {
    trap.lay(folder.path + "/a", victim: victim)
    for flags in [O_RDONLY, O_WRONLY, O_RDWR] {
      #expect(throws: OpenFolder.Problem.notRegular) { try folder.open("a", flags) }
    }
    #expect(throws: OpenFolder.Problem.self) { try folder.create("a") }
    #expect(folder.contains("a") && folder.size(of: "a") == nil)
    #expect(text(victim) == "precious" && access(victim + ".new", F_OK) != 0)
  }

  @Test(arguments: Trap.allCases) func aFileIsWrittenBesideOrInPlaceOfIt(_ trap: Trap) throws {
    trap.lay(folder.path + "/a", victim: victim)
    let file = try NewFile(in: folder, of: "me")
    try file.write(Array("new".utf8))
    if trap == .folder {
      #expect(throws: OpenFolder.Problem.notRegular) { try file.finish(as: "a") }
    } else {
      try file.finish(as: "a")
      #expect(text(folder.path + "/a") == "new" && folder.size(of: "a") == 3)
    }
    #expect(text(victim) == "precious" && access(victim + ".new", F_OK) != 0)
  }

  @Test func aNameLeadsNeverOutOfTheFolder() throws {
    #expect(throws: OpenFolder.Problem.system(EINVAL)) { try folder.open("../victim", O_RDONLY) }
    #expect(throws: OpenFolder.Problem.system(EINVAL)) { try folder.create("../other") }
    let file = try NewFile(in: folder, of: "me")
    #expect(throws: OpenFolder.Problem.system(EINVAL)) { try file.finish(as: "../victim") }
    #expect(text(victim) == "precious")
  }

  @Test func aFileIsSeenAsAWholeOrNotAtAll() throws {
    var names: Set<String> = []
    do {
      let file = try NewFile(in: folder, of: "me")
      try file.write([UInt8](repeating: 65, count: 200_000))
      names = try Set(folder.names())
      #expect(names.count == 1 && names.first?.hasPrefix(".me.") == true)
      // Another one is not in its way, and has another name.
      let other = try NewFile(in: folder, of: "me")
      #expect(try folder.names().count == 2)
      try other.finish(as: "b")
      try file.finish(as: "a")
      #expect(file.size == 200_000)
    }
    #expect(try folder.names() == ["a", "b"])
    #expect(folder.size(of: "a") == 200_000)
    let file = try folder.open("a", O_RDONLY)
    #expect(folder.isSame("a", as: file) && !folder.isSame("b", as: file))
    close(file)
    do { try NewFile(in: folder, of: "me").write([1]) }
    #expect(try folder.names() == ["a", "b"])
  }

  @Test func whatAKilledProgramHasLeftIsRemoved() throws {
    try TemporaryFolder.write("left", to: folder.path + "/.me.1234.tmp")
    try TemporaryFolder.write("of another", to: folder.path + "/.you.1234.tmp")
    symlink(victim, folder.path + "/.me.5678.tmp")
    try NewFile(in: folder, of: "me").finish(as: "a")
    #expect(try folder.names() == [".me.5678.tmp", ".you.1234.tmp", "a"])
    #expect(text(victim) == "precious")
  }

  @Test func somethingElseInPlaceOfAFileThatIsWrittenIsNoticed() throws {
    let file = try NewFile(in: folder, of: "me")
    let name = try #require(try folder.names().first)
    folder.remove(name)
    symlink(victim, folder.path + "/" + name)
    try file.write(Array("new".utf8))
    #expect(throws: OpenFolder.Problem.notRegular) { try file.finish(as: "a") }
    #expect(text(victim) == "precious")
  }

  @Test func theFolderStaysTheSameWhateverTakesItsName() throws {
    let path = place.path + "/shared"
    rename(path, place.path + "/moved")
    symlink(place.path, path)
    let file = try NewFile(in: folder, of: "me")
    try file.write(Array("new".utf8))
    try file.finish(as: "victim")
    #expect(text(victim) == "precious" && text(place.path + "/moved/victim") == "new")
  }

  @Test func aFolderThatIsNoneIsSaid() {
    #expect(throws: OpenFolder.Problem.system(ENOTDIR)) { try OpenFolder(path: victim) }
    #expect(throws: OpenFolder.Problem.system(ENOENT)) { try OpenFolder(path: victim + ".no") }
  }
}
