import PerDatabase
import PerModel
import PerText
import PerTransfer

/// The list of stores as a window shows and changes it. All windows share the list.
@MainActor
public final class StoresModel {
  private let library: Library
  private var language: Language { library.language }
  /// Receives what the window has to do.
  var onEvent: (WindowEvent) -> Void = { _ in }

  init(_ library: Library) { self.library = library }

  /// All stores, in their order.
  public var stores: [StoreContent] {
    library.stores.stores.map { store in
      let lines = StoreLines(store, using: language.formatter)
      return StoreContent(
        title: shortName(store.name), detail: lines.texts.joined(separator: " · "))
    }
  }

  /// A store in the list of all.
  public struct StoreContent: Hashable, Sendable {
    /// Its name, short enough for a line.
    public let title: String
    /// "Hauptstr. 5 · 030 1234567 · 1.2 km".
    public let detail: String
  }

  /// Reads a list of stores in the background; it replaces the one before.
  public func load(path: String) async {
    let locale = language.locale
    let read = await inBackground {
      Result { () throws(TransferError) in try StoreReader.read(ByteSource(path: path), locale) }
    }
    do throws(TransferError) {
      let stores = try read.get()
      let title = localized(
        one: "%1$s store loaded", other: "%1$s stores loaded", count: stores.count,
        language.formatter.integer(stores.count))
      change { _ in (stores, title) }
    } catch {
      notify(error.message)
    }
  }

  /// The form for the store at an index of the list; an empty one for a new store.
  public func form(at place: Int?) -> StoreForm {
    guard let place, library.stores.stores.indices.contains(place) else { return StoreForm() }
    return StoreForm(library.stores.stores[place], using: language.formatter)
  }

  /// Why the form does not describe a store yet; empty if it does.
  public func problem(in form: StoreForm) -> String {
    do throws(StoreForm.Shortcoming) {
      _ = try form.store(using: language)
      return ""
    } catch {
      return error.sentence
    }
  }

  /// Adds the store, or changes the one that it was.
  public func apply(_ form: StoreForm) {
    guard let store = try? form.store(using: language) else { return }
    change { stores in
      var stores = stores
      guard let place = stores.firstIndex(where: { $0 == form.original }) else {
        return (stores + [store], localized("“%1$s” added", shortName(store.name)))
      }
      guard stores[place] != store else { return nil }
      stores[place] = store
      return (stores, localized("“%1$s” changed", shortName(store.name)))
    }
  }

  /// Removes the store from the list.
  public func remove(_ form: StoreForm) {
    change { stores in
      var stores = stores
      guard let place = stores.firstIndex(where: { $0 == form.original }) else { return nil }
      let store = stores.remove(at: place)
      return (stores, localized("“%1$s” removed", shortName(store.name)))
    }
  }

  /// Brings back an earlier list.
  func restore(_ stores: [Store]) { change { _ in (stores, "") } }

  /// Saves another list and shows it, as soon as the file can be written.
  ///
  /// `plan` makes it of the list as it is then, with a sentence about it. If it cannot be saved, the
  /// user is told why.
  private func change(_ plan: @escaping ([Store]) -> (stores: [Store], title: String)?) {
    library.queue.run(
      { [self] finish in set(plan, finish) },
      failed: { [self] error in notify(error.sentence) })
  }

  private func set(
    _ plan: @escaping ([Store]) -> (stores: [Store], title: String)?,
    _ finish: @escaping @MainActor (DatabaseError?) -> Void
  ) {
    let old = library.stores.stores
    guard let (stores, title) = plan(old) else { return finish(nil) }
    library.stores.set(stores) { [self] problem in
      if problem == .outdated { return set(plan, finish) }
      if problem == nil, !title.isEmpty { notify(title, undoing: .stores(old)) }
      finish(problem)
    }
  }

  private func notify(_ title: String, undoing: Notice.Undoing? = nil) {
    onEvent(.notice(Notice(title: title, undoing: undoing)))
  }
}

/// A store as the user types it.
public struct StoreForm: Hashable, Sendable {
  /// The name, as in the products.
  public var name = ""
  /// Where it is, in one line.
  public var address = ""
  /// The number, in any form.
  public var phone = ""
  /// How far it is, with its unit.
  public var distance = ""
  /// The store that is changed; `nil` for a new one.
  let original: Store?

  init() { original = nil }

  init(_ store: Store, using formatter: Formatter) {
    original = store
    name = store.name
    address = store.address
    phone = store.phone
    distance = store.distance.map { formatter.editable($0, withUnit: true) } ?? ""
  }

  /// Why it is not a store yet.
  enum Shortcoming: Error {
    case noName, noDistance, tooLong

    var sentence: String {
      switch self {
      case .noName: localized("Type the name of this store, as in your products.")
      case .noDistance: localized("Type a distance such as 800 m or 1.2 km.")
      case .tooLong: localized("This text is too long.")
      }
    }
  }

  /// The store that the form describes. Throws what is missing or wrong.
  @MainActor
  func store(using language: Language) throws(Shortcoming) -> Store {
    guard !isBlank(name) else { throw .noName }
    // Longer texts could not be loaded again.
    guard [name, address, phone].allSatisfy({ $0.utf8.count <= Self.maximumTextLength }) else {
      throw .tooLong
    }
    var store = Store(name: trimmed(name), address: trimmed(address), phone: trimmed(phone))
    if !isBlank(distance) {
      guard let read = try? language.quantityReader.read(distance), let unit = read.unit,
        unit.kind == .length, read.packs.isEmpty, let length = try? Quantity(read.amount, unit)
      else { throw .noDistance }
      store.distance = length
    }
    return store
  }

  private static let maximumTextLength = 2000
}
