import Glibc
import PerDatabase
import PerModel
import PerText

/// All comparisons of a person: which there are, and a window model for each.
@MainActor
public final class Library {
  /// How it is with the file.
  var state: State
  public let language: Language
  /// What is to be written, of all windows.
  public let queue = WriteQueue()
  /// The list of stores.
  private lazy var book = StoreList { [weak self] in self?.database }
  /// The file that is used, or would be.
  public internal(set) var filePath: String
  private var places: [WeakListModel] = []
  private var models: [WeakModel] = []
  /// The best value of each comparison in a version, as far as it was asked for.
  private var bestValues: [ComparisonID: (version: Int64, text: String?)] = [:]
  /// What was wrong with the file at the start.
  public internal(set) var problem: String?
  /// What is being done about the file, for who comes too late to be told.
  public internal(set) var work: BackgroundTask?
  /// When the file may be looked through for damage again.
  var nextCheck = ContinuousClock.now
  /// Receives what the program has to do.
  public var onEvent: (Event) -> Void = { _ in }

  /// How it is with the file.
  enum State {
    case open(SQLiteDatabase)
    /// Another program keeps it locked, or it is being recovered: what is to be written waits.
    case comesLater
    /// It was removed or replaced: what it held can still be read, and what is to be written waits for
    /// the person to decide.
    case gone(SQLiteDatabase)
    /// Comparisons live as long as their window.
    case none
  }

  /// What the library asks of the program.
  public enum Event {
    /// Say for as long as it is true that another program keeps what was done from being kept.
    case waiting(Bool)
    /// Show how far some work is.
    case work(BackgroundTask)
    /// Show a sentence for a while.
    case notice(Notice)
    /// Another file is used from now on, or there is one at last.
    case fileChanged
    /// Ask what to do now that the file is gone; it can be put back unless something else stands in
    /// its place.
    case fileGone(canPutBack: Bool)
  }

  /// Opens the file at `path`. A damaged one is put aside, and what can be read of it is recovered.
  public init(path: String, language: Language) {
    self.language = language
    filePath = path
    state = .none
    queue.onWaiting = { [weak self] in self?.onEvent(.waiting($0)) }
    queue.holds = { [weak self] error in self?.takeCare(of: error) ?? false }
    openFile()
  }

  /// What there is to read from; `nil` while there is nothing.
  var database: SQLiteDatabase? {
    switch state {
    case .open(let database), .gone(let database): database
    case .comesLater, .none: nil
    }
  }

  /// Whether changes are kept, now or later.
  var isKeeping: Bool { if case .none = state { false } else { true } }

  /// Notes that a window shows a model that is kept here.
  func note(_ model: WindowModel) {
    models.removeAll { $0.model == nil }
    models.append(WeakModel(model: model))
  }

  /// The models that windows show.
  var openModels: [WindowModel] { models.compactMap(\.model) }

  /// A new window's place at the list of comparisons.
  public func desk() -> ComparisonListModel {
    let desk = ComparisonListModel(self)
    places.removeAll { $0.desk == nil }
    places.append(WeakListModel(desk: desk))
    return desk
  }

  /// The places of all windows that are open.
  var desks: [ComparisonListModel] { places.compactMap(\.desk) }

  /// The path of the file unless somebody says otherwise.
  public static var usualPath: String {
    let names: [String] = ["XDG_DATA_HOME", "HOME"]
    let variables = names.compactMap { variable in
      getenv(variable).map { (variable, String(cString: $0)) }
    }
    return SQLiteDatabase.defaultPath(environment: Dictionary(uniqueKeysWithValues: variables))
  }

  /// The path of the file; `nil` where nothing is kept in one.
  var path: String? { database == nil || filePath == ":memory:" ? nil : filePath }

  /// Throws why there is no file to write into, `locked` where there will be one.
  var openDatabase: SQLiteDatabase {
    get throws(DatabaseError) {
      switch state {
      case .open(let database), .gone(let database): return database
      case .comesLater: throw .locked
      case .none: throw .missing
      }
    }
  }

  /// A comparison to start with: the one that was open last, else the newest, else a new one.
  public func openLast() -> WindowModel {
    guard let database else { return openNew() }
    if let id = (try? database.lastOpened()) ?? (try? database.comparisons())?.first?.id,
      let model = open(id)
    {
      return model
    }
    return openNew()
  }

  /// A comparison that is kept; `nil` when it is not there any more.
  public func open(_ id: ComparisonID) -> WindowModel? {
    guard let database, let stored = try? database.load(id, withHistory: false) else { return nil }
    try? database.setLastOpened(id)
    return WindowModel(
      stored.comparison, history: SessionHistory(stored), session: ComparisonSession(self, stored),
      book: book, language: language)
  }

  /// A new comparison; one that has products already is kept at once, with their pictures.
  public func openNew(
    _ comparison: Comparison? = nil, with pictures: [Picture] = []
  ) -> WindowModel {
    let model = WindowModel(
      comparison.map {
        Comparison(
          name: $0.name, currency: $0.currency, referenceUnit: $0.referenceUnit,
          settings: $0.settings)
      },
      session: isKeeping ? ComparisonSession(self) : nil, book: book, language: language)
    if let products = comparison?.products, !products.isEmpty {
      model.perform(.new, { model.comparison.adding(products) }, with: pictures)
    }
    return model
  }

  /// The comparisons in their order, for a list of them.
  ///
  /// Best values are found for some at a time, those of the rest when it is asked again: a list has to
  /// open at once.
  public func list() -> [Item] {
    guard let database, let summaries = try? database.comparisons() else { return [] }
    var budget = Self.rankedAtOnce
    return summaries.map { summary in
      if bestValues[summary.id]?.version != summary.version, summary.productCount <= budget,
        let comparison = try? database.load(summary.id, withHistory: false).comparison
      {
        budget -= summary.productCount
        bestValues[summary.id] = (summary.version, bestValue(of: comparison))
      }
      let best = bestValues[summary.id].flatMap { $0.version == summary.version ? $0.text : nil }
      let age = language.formatter.age(seconds: Clock.now - summary.modified)
      return Item(
        id: summary.id, name: summary.name,
        title: shortName(displayName(ofComparison: title(of: summary))),
        // Translators: the best unit price of a comparison: "best €1.90/kg".
        detail: [best.map { localized("best %1$s", $0) }, age].compactMap(\.self)
          .joined(separator: " · "))
    }
  }

  /// What a comparison is called where it is shown, removed or not.
  func title(of id: ComparisonID) -> String {
    let all = (try? database?.comparisons()) ?? []
    let removed = (try? database?.removedComparisons()) ?? []
    let summary = (all + removed).first { $0.id == id }
    return shortName(displayName(ofComparison: summary.map(title) ?? ""))
  }

  /// Its name or, where it has none, that of its first product.
  private func title(of summary: ComparisonSummary) -> String {
    guard summary.name.isEmpty, summary.productCount > 0 else { return summary.name }
    return (try? database?.firstName(in: summary.id)) ?? ""
  }

  /// A comparison in the list of all.
  public struct Item: Hashable, Sendable, Identifiable {
    public let id: ComparisonID
    /// Empty where it was given none.
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

  private func bestValue(of comparison: Comparison) -> String? {
    guard let measure = comparison.measure, let best = Ranking(comparison).best else { return nil }
    let reference = comparison.referenceUnit(for: measure.kind, in: language.locale.region)
    return language.formatter.unitPrice(best, per: reference, of: measure.countName)
  }

  /// How many products are looked at for one list; larger comparisons are listed without a best value.
  private static let rankedAtOnce = 8000
}

/// What a comparison is called where it is shown, even when it has no name.
func displayName(ofComparison name: String) -> String {
  name.isEmpty ? localized("New Comparison") : name
}
