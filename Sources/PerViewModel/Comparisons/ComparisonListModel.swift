import PerDatabase
import PerModel
import PerWords

/// The list of comparisons as one window works on it: what the window does to the list, and can undo.
///
/// It does not undo what other open windows have done; what was done by windows and programs that are
/// gone, every window can undo.
@MainActor
public final class ComparisonListModel: ListViewer {
  private let library: Library
  /// The numbers of the changes of the list that this window has made, in this file.
  private(set) var ownChanges: (generation: Int, numbers: Set<Int64>) = (0, [])
  /// What the window shows.
  weak var shown: OpenComparison? {
    didSet { recordCreation() }
  }
  /// Whether the list has a change that this window can undo.
  public private(set) var canUndo = false
  /// Whether the list has a change that this window can redo.
  public private(set) var canRedo = false
  private var isRefreshing = false
  private var isRefreshDue = false

  /// Receives what the window has to do.
  public var onEvent: (Event) -> Void = { _ in }

  /// What a change of the list asks of its window.
  public enum Event {
    /// Show this comparison instead of the one before.
    case show(OpenComparison)
    /// Show a sentence for a while.
    case notice(Notice)
    /// The list has changed, or what can be done with it.
    case listChanged
  }

  /// The list as a new window works on it.
  public init(_ library: Library) {
    self.library = library
    library.register(self)
    refresh()
    library.prepareList()
  }

  /// Notes that the window itself created the comparison that it shows.
  func recordCreation() {
    if let number = shown?.session.creation { recordOwnChange(number) }
  }

  private func recordOwnChange(_ number: Int64) {
    // Another file gives its numbers to other changes.
    if ownChanges.generation != library.file.generation {
      ownChanges = (library.file.generation, [])
    }
    ownChanges.numbers.insert(number)
  }

  /// The comparisons in their order.
  public func list() -> [Library.ListItem] { library.list() }

  /// Passes the list as it is now.
  public func list(then: @escaping ([Library.ListItem]) -> Void) { library.list(then: then) }

  /// Whether the window shows this comparison.
  public func isShown(_ id: ComparisonID) -> Bool { shown?.id == id }

  /// Opens a comparison in the window.
  public func open(_ id: ComparisonID) {
    if !isShown(id) { show(id) }
  }

  /// Removes a comparison.
  public func remove(_ id: ComparisonID) {
    let title = title(of: id)
    perform(
      { (database, others) throws(DatabaseError) in
        Done(number: try database.remove(id, skipping: others))
      },
      then: { [self] _ in
        showAnother(insteadOf: id)
        notify(Self.removed(title), undoing: .comparisonRemoval(id))
      })
  }

  /// Makes a copy of a comparison, right after it, and shows it.
  public func duplicate(_ id: ComparisonID) {
    let maximumLength = OpenComparison.maximumNameLength
    perform(
      { (database, others) throws(DatabaseError) in
        let original = try database.comparisons().first { $0.id == id }
        let name = if let original { try database.title(of: original) } else { "" }
        // Translators: the name of a copy; %1$s is the name of the original.
        let copyName = name.isEmpty ? "" : localized("%1$s (Copy)", name)
        let (copy, number) = try database.duplicate(
          id, named: String(copyName.unicodeScalars.prefix(maximumLength)), skipping: others)
        return Done(number: number, copy: copy, name: copyName)
      },
      then: { [self] done in
        if let copy = done.copy { show(copy) }
        notify(localized("“%1$s” created", shortName(displayName(ofTitle: done.name))))
      })
  }

  /// Moves a comparison up (−1) or down (1) in the list.
  public func move(_ id: ComparisonID, by distance: Int) {
    perform(
      { (database, others) throws(DatabaseError) in
        guard let place = try database.comparisons().firstIndex(where: { $0.id == id }) else {
          throw .missing
        }
        return Done(number: try database.move(id, to: place + distance, skipping: others))
      })
  }

  /// Puts a comparison at another place in the list, counted from 0.
  public func move(_ id: ComparisonID, to place: Int) {
    perform({ (database, others) throws(DatabaseError) in
      Done(number: try database.move(id, to: place, skipping: others))
    })
  }

  /// Renames a comparison; a longer name is cut off.
  public func rename(_ id: ComparisonID, to name: String) {
    let name = trimmed(String(name.unicodeScalars.prefix(OpenComparison.maximumNameLength)))
    perform(
      { (database, others) throws(DatabaseError) in
        Done(number: try database.renameInList(id, to: name, skipping: others))
      },
      then: { [self] _ in shown?.reloadIfChanged() })
  }

  /// Undoes or redoes what was done to the list.
  public func undoOrRedo(_ operation: HistoryOperation) {
    write(
      { (database, others) throws(DatabaseError) in
        try database.performOnList(operation, skipping: others)
      },
      then: { [self] (change: ListChange?) in
        if let change { show(change, operation) }
      })
  }

  /// Brings back a comparison that was removed, and shows it.
  public func restore(_ id: ComparisonID) {
    write(
      { (database, others) throws(DatabaseError) in
        // Where nothing else was done to the list, this is the same as undoing it.
        let next = try database.nextListChange(.undo, beside: nil, skipping: others)
        guard next?.change != .remove(id) else {
          _ = try database.performOnList(.undo, skipping: others)
          return nil
        }
        return try database.restore(id, skipping: others)
      },
      then: { [self] (number: Int64?) in
        if let number { recordOwnChange(number) }
        showAgain(id)
      })
  }

  /// Asks the file what can be undone and redone.
  func refresh() {
    guard !isRefreshing else {
      isRefreshDue = true
      return
    }
    (isRefreshing, isRefreshDue) = (true, false)
    let others = others
    library.file.run(
      { (database) throws(DatabaseError) in
        (
          undo: try database.nextListChange(.undo, beside: nil, skipping: others) != nil,
          redo: try database.nextListChange(.redo, beside: nil, skipping: others) != nil
        )
      },
      then: { [weak self] (result: Result<(undo: Bool, redo: Bool), DatabaseError>) in
        guard let self else { return }
        isRefreshing = false
        if isRefreshDue { refresh() }
        let can = (try? result.get()) ?? (false, false)
        guard can != (canUndo, canRedo) else { return }
        (canUndo, canRedo) = can
        onEvent(.listChanged)
      })
  }

  // MARK: Carrying out

  /// What was done to the list.
  private struct Done: Sendable {
    /// `nil` where nothing had to be done.
    let number: Int64?
    var copy: ComparisonID?
    var name = ""
  }

  private func perform(
    _ body: @escaping @Sendable (any Database, Set<Int64>) throws(DatabaseError) -> Done,
    then: @escaping (Done) -> Void = { _ in }
  ) {
    write(
      body,
      then: { [self] (done: Done) in
        guard let number = done.number else { return }
        recordOwnChange(number)
        then(done)
        onEvent(.listChanged)
      })
  }

  private func write<Value: Sendable>(
    _ body: @escaping @Sendable (any Database, Set<Int64>) throws(DatabaseError) -> Value,
    then: @escaping (Value) -> Void
  ) {
    library.queue.run(
      { [self] finish in
        let others = others
        library.file.run(
          { (database) throws(DatabaseError) in try body(database, others) },
          then: { [self] (result: Result<Value, DatabaseError>) in
            if case .success(let value) = result {
              library.listMayHaveChanged()
              then(value)
            }
            finish(result.error)
          })
      }, failed: { [self] error in notify(error.sentence) })
  }

  /// The numbers of the list changes that other windows made.
  var others: Set<Int64> { library.listChanges(besides: self) }

  func listHasChanged() { onEvent(.listChanged) }

  private func title(of id: ComparisonID) -> String {
    if isShown(id), let shown { return shortName(displayName(of: shown.comparison)) }
    return library.list().first { $0.id == id }?.title ?? ""
  }

  private static func removed(_ title: String) -> String {
    localized("Comparison “%1$s” removed", title)
  }

  private func notify(_ title: String, undoing: Notice.Undoing? = nil) {
    onEvent(.notice(Notice(title: title, undoing: undoing)))
  }

  /// Shows what undoing or redoing has done.
  func show(_ change: ListChange, _ operation: HistoryOperation) {
    let title = title(of: change.comparison)
    switch operation == .undo ? change.inverse : change {
    case .add(let id, _): showAgain(id)
    case .remove(let id):
      var original: ComparisonID?
      if case .add(_, let other) = change { original = other }
      showAnother(original, insteadOf: id)
      notify(Self.removed(title), undoing: .comparisonRemoval(id))
    case .move: notify(localized("“%1$s” moved back", title))
    case .rename: shown?.reloadIfChanged()
    }
    onEvent(.listChanged)
  }

  /// Shows a comparison that is in the list again.
  private func showAgain(_ id: ComparisonID) {
    if isShown(id) { shown?.reloadIfChanged() } else { show(id) }
    onEvent(.listChanged)
  }

  private func show(_ id: ComparisonID) {
    library.open(id) { [self] comparison in if let comparison { onEvent(.show(comparison)) } }
  }

  /// Shows something else where the comparison that is gone was on show.
  private func showAnother(_ other: ComparisonID? = nil, insteadOf id: ComparisonID) {
    guard isShown(id), let shown else { return }
    if let other { return show(other) }
    // It was empty, so another new one takes its place.
    if shown.comparison.products.isEmpty { return onEvent(.show(library.openNew())) }
    library.openLast { [self] comparison in onEvent(.show(comparison)) }
  }
}

extension ComparisonListModel {
  /// Whether an action of the list can do something while a comparison is selected, or none. The only
  /// place that decides it.
  public func isEnabled(_ action: AppAction, on id: ComparisonID?) -> Bool {
    switch action {
    case .undo: canUndo
    case .redo: canRedo
    case .newComparison: true
    default: id != nil
    }
  }
}
