import Glibc
import PerDatabase
import PerModel

/// All comparisons of the user's file, and what the windows that show them have in common.
@MainActor
public final class Library {
  /// How the user reads and writes.
  public let language: Language
  /// What all windows have to write.
  public let queue = WriteQueue()
  let file: OpenFile
  /// The list of stores.
  let stores: StoreList
  /// What is to be bought.
  let shopping: CommonValue<ShoppingList>
  let pictures: PictureCache
  private let comparisons: ComparisonList
  let lastReadAhead = SnapshotReadAhead()
  /// What the user prefers for all comparisons.
  private(set) var preferences = Preferences()
  /// What the user has said that columns of tables mean.
  var chosenColumns = ChosenColumns()
  private var weakComparisons: [WeakComparison] = []
  private var listViewers: [WeakListViewer] = []
  private var shownDay = CalendarDay.today
  /// Whether the file may have other rates than those that are known.
  var areRatesDue = true
  /// Whether the answer with the rates comes after the call that asked for them.
  var areRatesLate = false
  /// Receives what the program has to do.
  public var onEvent: (Event) -> Void = { _ in }

  /// What the library asks of the program.
  public enum Event {
    /// Say this sentence for as long as changes wait to be saved; `nil` at the end of that.
    case waiting(String?)
    /// Show the progress of some work.
    case work(BackgroundTask)
    /// Say this about the file until the user closes it.
    case problem(String)
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
    file = OpenFile(path: path, thread: usesThread ? .own() : .calling)
    stores = StoreList(file)
    shopping = .shoppingList(of: file)
    pictures = PictureCache(file)
    comparisons = ComparisonList(file, language)
    queue.onWaiting = { [weak self] isWaiting in
      guard let self else { return }
      onEvent(.waiting(isWaiting ? file.waitingSentence : nil))
    }
    queue.isBeingRepaired = { [weak self] error in self?.file.startRepair(of: error) ?? false }
    file.onEvent = { [weak self] event in
      if case .fileChanged = event { self?.listMayHaveChanged() }
      self?.onEvent(event)
    }
    file.onReplaced = { [weak self] replacement in
      self?.forEachComparison { $0.reopen(after: replacement) }
    }
    comparisons.onChanged = { [weak self] in
      for viewer in self?.openListViewers ?? [] { viewer.listHasChanged() }
    }
    stores.onChanged = { [weak self] in self?.forEachComparison { $0.onEvent(.storesChanged) } }
    shopping.onChanged = { [weak self] in
      self?.forEachComparison { $0.onEvent(.shoppingListChanged) }
    }
    pictures.onLoaded = { [weak self] ids in
      self?.forEachComparison { $0.onEvent(.picturesLoaded(ids)) }
    }
    language.onRatesNeeded = { [weak self] in self?.readRates() }
    file.open()
    ask(of: []) { _ in }
  }

  /// The path of the file, unless another one is named at the start.
  public static var usualPath: String {
    let names: [String] = ["XDG_DATA_HOME", "HOME"]
    let variables = names.compactMap { variable in
      getenv(variable).map { (variable, String(cString: $0)) }
    }
    return OpenFile.engine.defaultPath(environment: Dictionary(uniqueKeysWithValues: variables))
  }

  /// Hears from now on when stores, pictures or the file have changed.
  func register(_ comparison: OpenComparison) {
    weakComparisons.removeAll { $0.comparison == nil }
    weakComparisons.append(WeakComparison(comparison: comparison))
  }

  /// Takes preferences into use, in every window.
  func use(_ preferences: Preferences) {
    guard preferences != self.preferences else { return }
    self.preferences = preferences
    language.use(preferences)
    comparisons.forgetBestValues()
    forEachComparison { $0.preferencesHaveChanged() }
    for viewer in openListViewers { viewer.listHasChanged() }
  }

  /// New comparisons use the currency in which, by the price book, the user pays.
  func pay(in currency: Currency?) {
    guard language.pay(in: currency) else { return }
    let locale = language.locale
    language.use(preferences)
    guard language.locale != locale else { return }
    forEachComparison { $0.preferencesHaveChanged() }
  }

  /// A comparison without products, as the user prefers it.
  func emptyComparison() -> Comparison {
    Comparison(currency: language.locale.currency, settings: preferences.settings)
  }

  /// Other rates are known.
  func ratesHaveChanged() { forEachComparison { $0.onEvent(.ratesChanged) } }

  /// A price was noted, corrected or taken back, or a target set, in the price book itself.
  ///
  /// - Parameter session: the one whose change has brought it, and which knows it.
  func priceBookHasChanged(by session: ComparisonSession? = nil) {
    if session == nil { comparisons.forgetBestValues() }
    forEachComparison { comparison in
      guard comparison.session !== session else { return }
      comparison.session.followPrices()
      comparison.onEvent(.pricesChanged)
    }
  }

  /// Shows the prices of today, if the day has changed since they were shown: offers begin and end with a day.
  public func followDay() {
    let today = CalendarDay.today
    guard today != shownDay else { return }
    shownDay = today
    priceBookHasChanged()
  }

  private func forEachComparison(_ body: (OpenComparison) -> Void) {
    for comparison in openComparisons { body(comparison) }
  }

  /// What windows show.
  var openComparisons: [OpenComparison] { weakComparisons.compactMap(\.comparison) }

  /// Changes something in the file that belongs to no comparison, and then calls `then`, also where that has failed.
  func write(
    _ body: @escaping @Sendable (any Database) throws(DatabaseError) -> Void,
    failed: @escaping (DatabaseError) -> Void, then: @escaping () -> Void
  ) {
    queue.run(
      { [file] finish in
        file.run(body, then: { (result: Result<Void, DatabaseError>) in finish(result.error) })
      }, failed: failed)
    queue.run(
      { finish in
        then()
        finish(nil)
      }, isChange: false, failed: { _ in })
  }

  // MARK: The list of comparisons

  /// Hears from now on when the list has changed.
  func register(_ viewer: any ListViewer) {
    listViewers.removeAll { $0.viewer == nil }
    listViewers.append(WeakListViewer(viewer: viewer))
  }

  private var openListViewers: [any ListViewer] { listViewers.compactMap(\.viewer) }

  /// The numbers of the changes that windows other than this one have made to the list of this file.
  func listChanges(besides own: any ListViewer) -> Set<Int64> {
    openListViewers.reduce(into: []) { numbers, viewer in
      if viewer !== own, viewer.ownChanges.generation == file.generation {
        numbers.formUnion(viewer.ownChanges.numbers)
      }
    }
  }

  /// The comparisons in their order, for a list of them.
  ///
  /// What has changed since it was last asked for is read in the background; then the windows that show
  /// the list are told to look again.
  public func list() -> [ListItem] { comparisons.items() }

  /// Reads the list soon, for a window that has just been made: its first rows come first.
  func prepareList() { comparisons.prepare() }

  /// Passes the list as it is now.
  func list(then: @escaping ([ListItem]) -> Void) { comparisons.items(then: then) }

  /// A window has loaded or changed a comparison, and ranked it.
  func noteRanking(of snapshot: ComparisonSession.Snapshot) {
    comparisons.noteRanking(of: snapshot)
  }

  /// Something was written, here or elsewhere: the list is read again before it is used.
  func listMayHaveChanged() {
    for viewer in openListViewers { viewer.refresh() }
    comparisons.mayHaveChanged(isShown: !openListViewers.isEmpty)
  }

  /// A comparison in the list of all.
  public struct ListItem: Hashable, Sendable, Identifiable {
    /// Its identity in the file.
    public let id: ComparisonID
    /// Empty if it has none.
    public let name: String
    /// Its name or, without one, that of its first product; short enough for a line.
    public let title: String
    /// "best €1.90/kg · 2 days ago".
    public let detail: String
  }
}

// The file.
extension Library {
  /// The path of the file that is used, or would be.
  public var filePath: String { file.path }

  /// The repair of the file that is going on, for windows that open meanwhile.
  public var work: BackgroundTask? { file.work.task }

  /// What was wrong with the file at the start, if the user has not been told yet.
  public func takeProblem() -> String? { file.takeProblem() }

  /// Looks for damage in the whole file, in the background, or a while after the last time.
  public func checkForDamage() { file.checkForDamage() }

  /// Checks whether the file is still there, as soon as something has happened to it.
  public func checkPlace() {
    file.checkPlace()
    listMayHaveChanged()
  }

  /// Writes everything into a file again, by default the one that was removed.
  public func putBack(to path: String? = nil) { file.putBack(to: path) }

  /// Keeps comparisons in memory from now on: they live as long as the program.
  public func continueWithoutFile() { file.continueWithoutFile() }

  /// Deletes from the file what can no longer be restored or undone.
  public func purge() {
    queue.run(
      { [self] finish in
        file.run(
          { (database) throws(DatabaseError) in try database.deleteOldHistory() },
          then: { (result: Result<Void, DatabaseError>) in finish(result.error) })
      }, isChange: false, failed: { _ in })
  }
}

/// A comparison that is freed with its window.
private struct WeakComparison {
  weak var comparison: OpenComparison?
}

/// A viewer that is freed with its window.
private struct WeakListViewer {
  weak var viewer: (any ListViewer)?
}

/// A window that shows the list of comparisons and changes it.
@MainActor
protocol ListViewer: AnyObject {
  /// The numbers of the changes of the list that the window has made, in the file of that generation.
  var ownChanges: (generation: Int, numbers: Set<Int64>) { get }
  /// Something was written: what can be undone and redone may be something else.
  func refresh()
  /// The list shows something else than before.
  func listHasChanged()
}
