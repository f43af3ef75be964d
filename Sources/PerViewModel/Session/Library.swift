import Glibc
import PerDatabase
import PerModel
import PerText

/// All comparisons of the user's file, and the models of the windows that show them.
@MainActor
public final class Library {
  public let language: Language
  /// What all windows have to write.
  public let queue = WriteQueue()
  let file: FileHealth
  /// The list of stores.
  let stores: StoreList
  let pictures: PictureCache
  private var listModels: [WeakListModel] = []
  private var models: [WeakModel] = []
  private let comparisons: ComparisonList
  /// Receives what the program has to do.
  public var onEvent: (Event) -> Void = { _ in }

  /// What the library asks of the program.
  public enum Event {
    /// Say, while it lasts, that another program keeps changes from being saved.
    case waiting(Bool)
    /// Show how far some work is.
    case work(BackgroundTask)
    /// Show a sentence for a while.
    case notice(Notice)
    /// Another file is used from now on, or the file can be read at last.
    case fileChanged
    /// Ask what to do now that the file is gone; it can be put back unless something else stands in
    /// its place.
    case fileGone(canPutBack: Bool)
  }

  /// Opens the file at `path`. A damaged one is put aside, and what can be read of it is recovered.
  ///
  /// - Parameter usesThread: false for tests: everything is done when a call returns.
  public init(path: String, language: Language, usesThread: Bool = true) {
    self.language = language
    file = FileHealth(path: path, thread: usesThread ? .own() : .calling)
    stores = StoreList(file)
    pictures = PictureCache(file)
    comparisons = ComparisonList(file, language)
    queue.onWaiting = { [weak self] in self?.onEvent(.waiting($0)) }
    queue.holds = { [weak self] error in self?.file.takeCare(of: error) ?? false }
    file.onEvent = { [weak self] event in
      if case .fileChanged = event { self?.listMayHaveChanged() }
      self?.onEvent(event)
    }
    file.onReplaced = { [weak self] replacement in
      for model in self?.openModels ?? [] { model.current.goOn(after: replacement) }
    }
    comparisons.onChanged = { [weak self] in
      for model in self?.openListModels ?? [] { model.onEvent(.listChanged) }
    }
    stores.onChanged = { [weak self] in
      for model in self?.openModels ?? [] { model.storesHaveChanged() }
    }
    pictures.onLoaded = { [weak self] ids in
      for model in self?.openModels ?? [] { model.picturesHaveCome(ids) }
    }
    file.open()
    stores.reloadIfChanged { _ in }
  }

  /// The path of the file that is used, or would be.
  public var filePath: String { file.path }

  /// What is being done about the file, for windows that open meanwhile.
  public var work: BackgroundTask? { file.task }

  /// What was wrong with the file at the start, if the user has not been told yet.
  public func takeProblem() -> String? { file.takeProblem() }

  /// Looks for damage in the whole file, beside the main thread, unless that was done a short while
  /// ago.
  public func check() { file.check() }

  /// Checks whether the file is still there, as soon as something has happened to it.
  public func lookAfterFile() {
    file.lookAfterFile()
    listMayHaveChanged()
  }

  /// Writes everything into a file again, by default the one that was removed.
  public func putBack(to path: String? = nil) { file.putBack(to: path) }

  /// Goes on without a file: comparisons live as long as the program.
  public func goOnWithoutFile() { file.goOnWithoutFile() }

  /// Forgets what can no longer be restored or undone.
  public func tidyUp() {
    queue.run(
      { [self] finish in
        file.run(
          { (database) throws(DatabaseError) in try database.deleteOldHistory() },
          then: { (result: Result<Void, DatabaseError>) in finish(result.error) })
      }, isChange: false, failed: { _ in })
  }

  /// Notes that a window shows a model.
  func note(_ model: WindowModel) {
    models.removeAll { $0.model == nil }
    models.append(WeakModel(model: model))
  }

  /// The models that windows show.
  var openModels: [WindowModel] { models.compactMap(\.model) }

  /// The list of comparisons as a new window works on it.
  public func listModel() -> ComparisonListModel {
    let model = ComparisonListModel(self)
    listModels.removeAll { $0.model == nil }
    listModels.append(WeakListModel(model: model))
    model.refresh()
    _ = list()
    return model
  }

  /// The list models of all windows that are open.
  var openListModels: [ComparisonListModel] { listModels.compactMap(\.model) }

  /// The path of the file, unless another one is named at the start.
  public static var usualPath: String {
    let names: [String] = ["XDG_DATA_HOME", "HOME"]
    let variables = names.compactMap { variable in
      getenv(variable).map { (variable, String(cString: $0)) }
    }
    return FileHealth.engine.defaultPath(environment: Dictionary(uniqueKeysWithValues: variables))
  }

  // MARK: Opening comparisons

  /// A comparison to start with, while there is no window yet: the one that was open last, else the
  /// newest, else a new one.
  public func openLast() -> WindowModel {
    guard let database = file.database else { return last(.failure(.locked)) }
    return last(
      file.thread.wait {
        database.use { (database) throws(DatabaseError) in try Self.last(in: database) }
      })
  }

  /// The same where windows are open already.
  public func openLast(then: @escaping (WindowModel) -> Void) {
    file.run(
      { (database) throws(DatabaseError) in try Self.last(in: database) },
      then: { [self] (result: Result<ComparisonSession.Snapshot?, DatabaseError>) in
        then(last(result))
      })
  }

  /// A model of what was read; while nothing can be read, of a comparison that stands in for it.
  private func last(
    _ read: Result<ComparisonSession.Snapshot?, DatabaseError>
  ) -> WindowModel {
    model((try? read.get()) ?? nil)
      ?? WindowModel(
        OpenComparison(
          nil, session: ComparisonSession(self), isStandIn: read.error == .locked))
  }

  /// The comparison that was open last, or else the newest; `nil` if there is none.
  nonisolated static func last(
    in database: any Database
  ) throws(DatabaseError) -> ComparisonSession.Snapshot? {
    let read = { (id: ComparisonID?) throws(DatabaseError) -> ComparisonSession.Snapshot? in
      guard let id else { return nil }
      do throws(DatabaseError) {
        return try ComparisonSession.Snapshot(id, from: database)
      } catch {
        if error == .locked { throw error }
        return nil
      }
    }
    if let last = try read(try? database.lastOpened()) { return last }
    return try read(try database.comparisons().first?.id)
  }

  /// Opens a comparison; hands over `nil` if it is not there any more.
  public func open(_ id: ComparisonID, then: @escaping (WindowModel?) -> Void) {
    file.run(
      { (database) throws(DatabaseError) in
        let snapshot = try ComparisonSession.Snapshot(id, from: database)
        try? database.setLastOpened(id)
        return snapshot
      },
      then: { [self] (result: Result<ComparisonSession.Snapshot, DatabaseError>) in
        then(model(try? result.get()))
      })
  }

  private func model(_ snapshot: ComparisonSession.Snapshot?) -> WindowModel? {
    snapshot.map {
      WindowModel(OpenComparison($0.comparison, $0.ranking, session: ComparisonSession(self, $0)))
    }
  }

  /// A new comparison; one that has products already is saved at once, with their pictures.
  public func openNew(
    _ comparison: Comparison? = nil, with pictures: [Picture] = []
  ) -> WindowModel {
    let empty = comparison.map {
      Comparison(
        name: $0.name, currency: $0.currency, referenceUnit: $0.referenceUnit,
        settings: $0.settings)
    }
    let current = OpenComparison(empty, session: ComparisonSession(self))
    if let products = comparison?.products, !products.isEmpty {
      current.perform({ $0.adding(products) }, with: pictures)
    }
    return WindowModel(current)
  }

  // MARK: The list

  /// The comparisons in their order, for a list of them.
  ///
  /// What has changed since it was last asked for is read beside the main thread; then the list models
  /// tell their windows to look again.
  public func list() -> [Item] { comparisons.items() }

  /// Hands over the list as it is now.
  func list(then: @escaping ([Item]) -> Void) { comparisons.items(then: then) }

  /// A window has loaded or changed a comparison, and ranked it.
  func note(_ snapshot: ComparisonSession.Snapshot) { comparisons.note(snapshot) }

  /// Something was written, here or elsewhere: the list is read again before it is used.
  func listMayHaveChanged() {
    for model in openListModels { model.refresh() }
    comparisons.mayHaveChanged(isShown: !openListModels.isEmpty)
  }

  /// A comparison in the list of all.
  public struct Item: Hashable, Sendable, Identifiable {
    public let id: ComparisonID
    /// Empty if it has none.
    public let name: String
    public let title: String
    /// "best €1.90/kg · 2 days ago".
    public let detail: String

    public init(id: ComparisonID, name: String, title: String, detail: String) {
      self.id = id
      self.name = name
      self.title = title
      self.detail = detail
    }
  }
}

/// The name of a comparison as it is shown, even if it has none.
func displayName(ofComparison name: String) -> String {
  name.isEmpty ? localized("New Comparison") : name
}

/// A model that is freed with its window.
struct WeakModel {
  weak var model: WindowModel?
}
