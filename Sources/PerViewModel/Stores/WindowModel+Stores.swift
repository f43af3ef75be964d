import PerDatabase
import PerModel
import PerText
import PerTransfer

// The list of stores.
extension WindowModel {
  /// All stores, in their order.
  public var stores: [StoreContent] {
    session.library.stores.stores.map { store in
      let lines = StoreLines(store, using: language.formatter)
      return StoreContent(
        title: shortName(store.name), detail: lines.texts.joined(separator: " · "))
    }
  }

  /// A store in the list of all.
  public struct StoreContent: Hashable, Sendable {
    public let title: String
    /// "Hauptstr. 5 · 030 1234567 · 1.2 km".
    public let detail: String
  }

  /// Reads a list of stores, beside the main thread; it replaces the one before.
  public func loadStores(path: String) async {
    let locale = language.locale
    let read = await besideMainThread {
      Result { () throws(TransferError) in try StoreReader.read(ByteSource(path: path), locale) }
    }
    do throws(TransferError) {
      let stores = try read.get()
      let title = localized(
        one: "%1$s store loaded", other: "%1$s stores loaded", count: stores.count,
        language.formatter.integer(stores.count))
      changeStores { _ in (stores, title) }
    } catch {
      tell(Notice(title: error.message, undoing: nil))
    }
  }

  /// What is typed of the store at a place of the list; nothing yet for a new one.
  public func storeForm(at place: Int?) -> StoreForm {
    guard let place, session.library.stores.stores.indices.contains(place) else {
      return StoreForm()
    }
    return StoreForm(session.library.stores.stores[place], using: language.formatter)
  }

  /// Why what is typed is no store yet; empty when it is one.
  public func problem(in form: StoreForm) -> String {
    do throws(StoreForm.Problem) {
      _ = try form.store(using: language)
      return ""
    } catch {
      return error.sentence
    }
  }

  /// Adds the store, or changes the one that it was.
  public func apply(_ form: StoreForm) {
    guard let store = try? form.store(using: language) else { return }
    changeStores { stores in
      var stores = stores
      guard let place = stores.firstIndex(where: { $0 == form.original }) else {
        return (stores + [store], localized("“%1$s” added", shortName(store.name)))
      }
      guard stores[place] != store else { return nil }
      stores[place] = store
      return (stores, localized("“%1$s” changed", shortName(store.name)))
    }
  }

  /// Takes the store out of the list.
  public func remove(_ form: StoreForm) {
    changeStores { stores in
      var stores = stores
      guard let place = stores.firstIndex(where: { $0 == form.original }) else { return nil }
      let store = stores.remove(at: place)
      return (stores, localized("“%1$s” removed", shortName(store.name)))
    }
  }

  /// Keeps another list and shows it, as soon as the file can be written.
  ///
  /// `plan` makes it of the list as it is then, with what is told of it; why it cannot be kept is told
  /// in any case.
  func changeStores(_ plan: @escaping ([Store]) -> (stores: [Store], title: String)?) {
    session.library.queue.run(
      { [self] finish in setStores(plan, finish) },
      failed: { [self] error in tell(Notice(title: error.sentence, undoing: nil)) })
  }

  private func setStores(
    _ plan: @escaping ([Store]) -> (stores: [Store], title: String)?,
    _ finish: @escaping @MainActor (DatabaseError?) -> Void
  ) {
    let list = session.library.stores
    let old = list.stores
    guard let (stores, title) = plan(old) else { return finish(nil) }
    list.set(stores) { [self] problem in
      if problem == .outdated { return setStores(plan, finish) }
      if problem == nil {
        for model in session.library.openModels { model.showStores() }
        if !title.isEmpty { tell(Notice(title: title, undoing: .stores(old))) }
      }
      finish(problem)
    }
  }
}
