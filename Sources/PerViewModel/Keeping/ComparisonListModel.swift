import PerDatabase
import PerModel
import PerText

/// A window's place at the list of comparisons: what it does to the list, and can take back.
///
/// What another window that is still open has done to the list is left alone; what was done by
/// windows and programs that are gone belongs to everybody.
@MainActor
public final class ComparisonListModel {
  private let library: Library
  /// The numbers of the changes of the list that this window has made.
  private var own: Set<Int64> = []
  /// What the window shows.
  weak var shown: WindowModel? {
    didSet { claimCreation() }
  }

  /// Receives what the window has to do.
  public var onEvent: (Event) -> Void = { _ in }

  /// What a change of the list asks of its window.
  public enum Event {
    /// Show this comparison in the place of the one before.
    case show(WindowModel)
    /// Show a sentence for a while.
    case notice(Notice)
    /// The list is not what it was.
    case listChanged
  }

  init(_ library: Library) { self.library = library }

  /// That the comparison on show was made is this window's doing.
  func claimCreation() {
    if let number = shown?.session?.creation { own.insert(number) }
  }

  /// The comparisons in their order.
  public func list() -> [Library.Item] { library.list() }

  /// Whether the window shows this comparison.
  public func isShown(_ id: ComparisonID) -> Bool { shown?.session?.id == id }

  /// Opens a comparison in the window.
  public func open(_ id: ComparisonID) {
    if !isShown(id), let model = library.open(id) { onEvent(.show(model)) }
  }

  /// Takes a comparison away.
  public func remove(_ id: ComparisonID) {
    perform(on: id) { (database, title) throws(DatabaseError) in
      let number = try database.remove(id, skipping: self.others)
      return Done(number: number) { [self] in
        leave(id)
        tell(localized("“%1$s” removed", title), undoing: .removal(id))
      }
    }
  }

  /// Makes a copy of a comparison, right after it, and shows it.
  public func duplicate(_ id: ComparisonID) {
    perform(on: id) { (database, _) throws(DatabaseError) in
      let name = try database.comparisons().first { $0.id == id }?.name ?? ""
      // Translators: the name of a copy; %1$s is the name of the original.
      let copyName = name.isEmpty ? "" : localized("%1$s (Copy)", name)
      let (copy, number) = try database.duplicate(
        id, named: String(copyName.unicodeScalars.prefix(WindowModel.longestName)),
        skipping: self.others)
      return Done(number: number) { [self] in
        if let model = library.open(copy) { onEvent(.show(model)) }
        tell(localized("“%1$s” made", displayName(ofComparison: copyName)), undoing: nil)
      }
    }
  }

  /// Moves a comparison up (−1) or down (1) in the list.
  public func move(_ id: ComparisonID, by distance: Int) {
    guard let place = library.list().firstIndex(where: { $0.id == id }) else { return }
    move(id, to: place + distance)
  }

  /// Puts a comparison at another place in the list, counted from 0.
  public func move(_ id: ComparisonID, to place: Int) {
    perform(on: id) { (database, _) throws(DatabaseError) in
      Done(number: try database.move(id, to: place, skipping: self.others)) {}
    }
  }

  /// Gives a comparison another name; of a longer name the end is cut off.
  public func rename(_ id: ComparisonID, to name: String) {
    let name = trimmed(String(name.unicodeScalars.prefix(WindowModel.longestName)))
    perform(on: id) { (database, _) throws(DatabaseError) in
      Done(number: try database.renameInList(id, to: name, skipping: self.others)) { [self] in
        shown?.reloadIfChanged()
      }
    }
  }

  /// Whether the list has a change that this window can undo or redo.
  public func canTake(_ step: HistoryOperation) -> Bool {
    (try? library.database?.nextListChange(step, skipping: others)) != nil
  }

  /// Whether a step of this window is about the list: nothing was done to its comparison since.
  func isNext(_ step: HistoryOperation) -> Bool {
    let next = try? library.database?.nextListChange(
      step, beside: shown?.session?.id, skipping: others)
    return next != nil
  }

  /// Undoes or redoes what was done to the list.
  public func take(_ step: HistoryOperation) {
    guard let database = library.database else { return }
    library.queue.run(
      { () throws(DatabaseError) in
        guard let change = try database.takeListStep(step, skipping: self.others) else { return }
        self.show(change, step)
      }, failed: { [self] error in tell(error.sentence, undoing: nil) })
  }

  /// Brings back a comparison that was removed, and shows it.
  public func restore(_ id: ComparisonID) {
    guard let database = library.database else { return }
    library.queue.run(
      { () throws(DatabaseError) in
        // Where nothing else was done to the list, this is the same as undoing it.
        if try database.nextListChange(.undo, skipping: self.others)?.change == .remove(id) {
          _ = try database.takeListStep(.undo, skipping: self.others)
        } else {
          self.own.insert(try database.restore(id, skipping: self.others))
        }
        self.come(to: id)
      }, failed: { [self] error in tell(error.sentence, undoing: nil) })
  }

  // MARK: Carrying out

  /// What was done, and what is to be shown of it.
  private struct Done {
    /// `nil` where nothing had to be done.
    let number: Int64?
    let show: () -> Void
  }

  private func perform(
    on id: ComparisonID, _ body: @escaping (SQLiteDatabase, String) throws(DatabaseError) -> Done
  ) {
    guard let database = library.database else { return }
    let title = library.list().first { $0.id == id }?.title ?? ""
    library.queue.run(
      { () throws(DatabaseError) in
        let done = try body(database, title)
        guard let number = done.number else { return }
        self.own.insert(number)
        done.show()
        self.onEvent(.listChanged)
      }, failed: { [self] error in tell(error.sentence, undoing: nil) })
  }

  /// What the windows beside this one have done to the list.
  private var others: Set<Int64> {
    library.desks.reduce(into: []) { if $1 !== self { $0.formUnion($1.own) } }
  }

  private func tell(_ title: String, undoing: Notice.Undoing?) {
    onEvent(.notice(Notice(title: title, undoing: undoing)))
  }

  /// Shows what a step has done.
  private func show(_ change: ListChange, _ step: HistoryOperation) {
    let title = library.title(of: change.comparison)
    switch step == .undo ? change.inverse : change {
    case .add(let id, _): come(to: id)
    case .remove(let id):
      var original: ComparisonID?
      if case .add(_, let other) = change { original = other }
      leave(id, for: original)
      tell(localized("“%1$s” removed", title), undoing: .removal(id))
    case .move: tell(localized("“%1$s” moved back", title), undoing: nil)
    case .rename: shown?.reloadIfChanged()
    }
    onEvent(.listChanged)
  }

  private func come(to id: ComparisonID) {
    if isShown(id) {
      shown?.reloadIfChanged()
    } else if let model = library.open(id) {
      onEvent(.show(model))
    }
    onEvent(.listChanged)
  }

  /// Shows something else where the comparison that is gone was on show.
  private func leave(_ id: ComparisonID, for other: ComparisonID? = nil) {
    guard isShown(id), let shown else { return }
    if let other, let model = library.open(other) { return onEvent(.show(model)) }
    // One that was emptied before it went makes way for nothing: it was a new one.
    onEvent(.show(shown.comparison.products.isEmpty ? library.openNew() : library.openLast()))
  }
}

/// Does not keep a window's place from being freed with its window.
struct WeakListModel {
  weak var desk: ComparisonListModel?
}
