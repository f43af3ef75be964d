import Glibc
import PerDatabase
import PerModel
import PerText
import PerViewModel

/// A window on a file in a folder of its own, and what the user is told.
@MainActor
class FileFixture {
  nonisolated let folder: String
  let library: Library
  let model: WindowModel
  var notices: [String] = []
  var gone: [Bool] = []
  var works: [BackgroundTask] = []

  var path: String { folder + "/per.sqlite" }

  init() throws {
    folder = "/tmp/per-faults-\(UInt64.random(in: 0...UInt64.max))"
    mkdir(folder, 0o700)
    library = Self.library(folder)
    model = library.openNew()
    model.comparisons = library.listModel()
    model.onEvent = { [weak self] event in
      if case .notice(let notice) = event { self?.notices.append(notice.title) }
    }
    library.onEvent = { [weak self] event in
      switch event {
      case .notice(let notice): self?.notices.append(notice.title)
      case .fileGone(let canPutBack): self?.gone.append(canPutBack)
      case .work(let work): self?.works.append(work)
      default: break
      }
    }
    add("1 kg 1.00 First")
  }

  deinit {
    guard let files = opendir(folder) else { return }
    while let entry = readdir(files) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      unlink(folder + "/" + name)
      rmdir(folder + "/" + name)
    }
    closedir(files)
    rmdir(folder)
  }

  static func library(_ folder: String) -> Library {
    var locale = UserLocale(identifier: "en_US")
    locale.region = .germany
    locale.currency = .euro
    return Library(path: folder + "/per.sqlite", language: Language(locale), usesThread: false)
  }

  func add(_ text: String) {
    model.quickLine.type(text)
    model.submitQuickLine()
  }

  var names: [String] { model.list.rows.map(\.name) }

  /// What somebody finds who opens the file afterwards.
  func namesInFile(_ path: String? = nil) throws -> [String] {
    let store = try SQLiteDatabase(path: path ?? self.path)
    return try store.comparisons().flatMap { try store.load($0.id).comparison.products.map(\.name) }
  }

  func remove() {
    for suffix in ["", "-wal", "-shm"] { unlink(path + suffix) }
  }
}
