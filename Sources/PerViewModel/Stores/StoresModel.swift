import PerDatabase
import PerModel
import PerThreads
import PerTransfer
import PerWords

/// The list of stores as a window shows and changes it. All windows show the same list.
@MainActor
public final class StoresModel {
  private let library: Library
  var language: Language { library.language }
  /// What was typed into the form of a store and neither applied nor given up, by the store that it is
  /// about; that of a new one is under `nil`.
  private var drafts: [Store?: StoreForm] = [:]
  /// The stores that prices name.
  private var inUse: [String] = []
  /// What this window has changed.
  private var history = CommonListHistory<Store>()
  /// Receives what the window has to do.
  var onEvent: (WindowEvent) -> Void = { _ in }
  /// Called when there is another list.
  public var onChanged: () -> Void = {}

  init(_ library: Library) { self.library = library }

  // MARK: The list

  /// The first stores whose names or addresses have all of these words, and the number of further matches. Stores that
  /// are only named by prices come last.
  public func stores(matching words: String) -> (shown: [StoreContent], more: Int) {
    let search = NameSearch(words)
    let all = library.stores.stores
    let listed = Set(all.map { Article.key(of: $0.name) })
    let found =
      all.indices.filter { search.finds(all[$0].name + "\n" + all[$0].address) }
      .map(content(at:))
      + inUse.filter { search.finds($0) && !listed.contains(Article.key(of: $0)) }
      .map(content(inUse:))
    return (Array(found.prefix(Self.shownCount)), max(0, found.count - Self.shownCount))
  }

  /// Asks the price book for the stores that prices name, and shows the list again once it has answered.
  public func lookForStoresInUse() {
    library.file.run(
      { (database) throws(DatabaseError) in
        try database.storesInUse(among: Self.articlesLookedAt)
      },
      then: { [weak self] (result: Result<[String], DatabaseError>) in
        guard let self, let found = try? result.get(), found != inUse else { return }
        inUse = found
        onChanged()
      })
  }

  private nonisolated static let articlesLookedAt = 500

  /// More than anyone scrolls through; typing a word finds the others.
  private static let shownCount = 200

  /// "… and 300 more" below a list of that many.
  public func remark(onMore count: Int) -> String {
    count == 0
      ? ""
      : localized(
        one: "%1$s more store is not shown. Type part of its name to find it.",
        other: "%1$s more stores are not shown. Type part of a name to find them.",
        count: count, language.formatter.integer(count))
  }

  private func content(at place: Int) -> StoreContent {
    let store = library.stores.stores[place]
    let lines = StoreLines(store, using: language.formatter)
    return StoreContent(
      place: place, title: shortName(store.name), lines: lines.brief, remark: "", name: store.name)
  }

  private func content(inUse name: String) -> StoreContent {
    StoreContent(
      place: nil, title: shortName(name), lines: [],
      // Translators: said of a store that prices name, and that is not in the list of stores yet.
      remark: localized("In your prices; no address yet"), name: name)
  }

  /// A store in the list of all.
  public struct StoreContent: Hashable, Sendable {
    /// Its index in the list of all; `nil` for one that only prices name.
    public let place: Int?
    /// Its name, short enough for a line.
    public let title: String
    /// Where it is, how to call it and how far away it is.
    public let lines: [StoreLines.Line]
    /// The remark on a store without such lines; empty for one of the list.
    public let remark: String
    /// Its whole name.
    let name: String

    /// What a screen reader says besides the name.
    public var spoken: String {
      remark.isEmpty
        ? lines.map(\.spoken.inOneLine).joined(separator: factSeparator) : remark
    }
  }

  /// The title above the stores that only prices name, and are not in the list that the user keeps.
  public var titleOfOthers: String { localized("In Your Prices") }

  /// Reads a list of stores in the background; it replaces the one before.
  public func load(path: String) async {
    let locale = language.locale
    let read = await inBackground {
      Result { () throws(TransferError) in try StoreReader.read(ByteSource(path: path), locale) }
    }
    do throws(TransferError) {
      let read = try read.get()
      let count = read.stores.count
      var title = localized(
        one: "%1$s store loaded", other: "%1$s stores loaded", count: count,
        language.formatter.integer(count))
      if let remark = read.remark { title = localized("%1$s. %2$s", title, remark) }
      change { [title] _ in (read.stores, title) }
    } catch {
      notify(error.message)
    }
  }

  // MARK: One store

  /// The form for the store at an index of the list, with what was typed there and not applied; that of
  /// a new store for `nil`.
  public func form(at place: Int?) -> StoreForm {
    let store = place.flatMap {
      library.stores.stores.indices.contains($0) ? library.stores.stores[$0] : nil
    }
    if let draft = drafts[store] { return draft }
    return store.map { StoreForm($0, using: language.formatter) } ?? StoreForm()
  }

  /// The form for a store that is shown.
  public func form(of store: StoreContent) -> StoreForm {
    var form = form(at: store.place)
    if store.place == nil { form.name = store.name }
    return form
  }

  /// Keeps what was typed for the next time that the form of this store is opened.
  public func keep(_ form: StoreForm) {
    let untouched = form.original.map { StoreForm($0, using: language.formatter) } ?? StoreForm()
    drafts[form.original] = form == untouched ? nil : form
  }

  /// Why the form does not describe a store yet; empty if it does.
  public func problem(in form: StoreForm) -> String {
    do throws(StoreForm.Shortcoming) {
      _ = try form.store(using: language)
      return ""
    } catch {
      return error.sentence(using: language.formatter)
    }
  }

  /// Adds the store, or changes the one that it was.
  public func apply(_ form: StoreForm) {
    guard let store = try? form.store(using: language) else { return }
    drafts[form.original] = nil
    change { stores in
      var stores = stores
      guard let place = stores.firstIndex(where: { $0 == form.original }) else {
        return (stores + [store], localized("Store “%1$s” added", shortName(store.name)))
      }
      guard stores[place] != store else { return nil }
      stores[place] = store
      return (stores, localized("Store “%1$s” changed", shortName(store.name)))
    }
  }

  /// Removes the store from the list.
  public func remove(_ form: StoreForm) {
    change { stores in
      var stores = stores
      guard let place = stores.firstIndex(where: { $0 == form.original }) else { return nil }
      let store = stores.remove(at: place)
      return (stores, localized("Store “%1$s” removed", shortName(store.name)))
    }
  }

  /// Removes the store at an index of the list.
  public func remove(at place: Int) { remove(form(at: place)) }

  // MARK: Undo

  /// Whether this window has a change of the list to undo.
  public var canUndo: Bool { !history.undo.isEmpty }
  /// Whether this window has undone a change of the list.
  public var canRedo: Bool { !history.redo.isEmpty }

  /// Undoes the last change of this window. What others have added stays.
  public func undo() {
    guard let change = history.undo.last else { return }
    onEvent(.withdrawNotice)
    undo(change)
  }

  /// Makes the change again that was undone last.
  public func redo() {
    guard let change = history.redo.last else { return }
    onEvent(.withdrawNotice)
    save({ change.redone(in: $0) }, then: { [self] _ in history.didRedo(change) })
  }

  /// Undoes the change that a notice told of.
  func undo(_ change: CommonListChange<Store>) {
    save({ change.undone(in: $0) }, then: { [self] _ in history.didUndo(change) })
  }

  /// Makes another list of the list as it is when its turn comes, with a sentence about that; `nil` where
  /// there is nothing to do.
  private typealias Plan = ([Store]) -> (stores: [Store], title: String)?

  /// Saves another list, as `save` does, and tells the user so.
  private func change(_ plan: @escaping Plan) {
    var title = ""
    save(
      { stores in
        guard let planned = plan(stores) else { return nil }
        title = planned.title
        return planned.stores
      },
      then: { [self] change in
        history.record(change)
        notify(title, undoing: .stores(change))
      })
  }

  /// Saves another list and shows it, as soon as the file can be written. If it cannot be saved, the user is
  /// told why.
  private func save(
    _ plan: @escaping ([Store]) -> [Store]?,
    then done: @escaping (CommonListChange<Store>) -> Void
  ) {
    library.stores.list.change(
      in: library.queue, plan,
      then: { [self] old, new in
        done(CommonListChange(old: old, new: new))
        onChanged()
      }, failed: { [self] error in notify(error.sentence) })
  }

  private func notify(_ title: String, undoing: Notice.Undoing? = nil) {
    onEvent(.notice(Notice(title: title, undoing: undoing)))
  }
}
