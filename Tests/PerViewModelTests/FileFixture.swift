import PerDatabase
import PerModel
import PerViewModel

/// A window on a file in a folder of its own, and what the user is told.
@MainActor
class FileFixture {
  let files = LibraryFolder()
  let library: Library
  let model: WindowModel
  var notices: [String] = []
  var gone: [Bool] = []
  var works: [BackgroundTask] = []

  var folder: String { files.folder }
  var path: String { files.path }

  init() throws {
    library = files.library()
    model = WindowModel(library.openNew())
    model.comparisons = ComparisonListModel(library)
    model.onEvent = { [weak self] event in
      if case .notice(let notice) = event { self?.notices.append(notice.title) }
    }
    library.onEvent = { [weak self] event in
      switch event {
      case .problem(let sentence): self?.notices.append(sentence)
      case .fileGone(let canPutBack): self?.gone.append(canPutBack)
      case .work(let work): self?.works.append(work)
      default: break
      }
    }
    add("1 kg 1.00 First")
  }

  func add(_ text: String) { model.addLine(text) }

  var names: [String] { model.list.rows.map(\.name) }

  /// What another program finds in the file.
  func namesInFile(_ path: String? = nil) throws -> [String] {
    let store = try SQLiteDatabase(path: path ?? self.path)
    return try store.comparisons().flatMap { try store.load($0.id).comparison.products.map(\.name) }
  }
}
