import Glibc
import PerModel
import PerStore
import PerText

/// All comparisons of a person: which there are, and a window model for each.
@MainActor
public final class Library {
  let store: Store?
  public let language: Language
  /// The list of stores.
  private lazy var book = ShopBook(store)
  /// What kept the file from being opened; comparisons then live as long as their window.
  public let problem: String?

  /// Opens the file at `path`. A damaged one is put aside, and what can be read of it is recovered.
  public init(path: String, language: Language) {
    self.language = language
    do throws(StoreError) {
      store = try Store(path: path)
      problem = nil
      return
    } catch .damaged {
      // Falls through to the recovery.
    } catch {
      store = nil
      problem = error.sentence
      return
    }
    do throws(StoreError) {
      let recovery = try Store.recover(path: path)
      store = recovery.store
      problem = localized(
        "The file with your comparisons was damaged. It is kept as %1$s; what could be read is here.",
        recovery.damagedPath)
    } catch {
      store = nil
      problem = error.sentence
    }
  }

  /// The path of the file unless somebody says otherwise.
  public static var usualPath: String {
    let names: [String] = ["XDG_DATA_HOME", "HOME"]
    let variables = names.compactMap { variable in
      getenv(variable).map { (variable, String(cString: $0)) }
    }
    return Store.defaultPath(environment: Dictionary(uniqueKeysWithValues: variables))
  }

  /// A comparison to start with: the one that was open last, else the newest, else a new one.
  public func openLast() -> WindowModel {
    guard let store else { return openNew() }
    if let id = (try? store.lastOpened()) ?? (try? store.comparisons())?.first?.id,
      let model = open(id)
    {
      return model
    }
    return openNew()
  }

  /// A comparison that is kept; `nil` when it is not there any more.
  public func open(_ id: ComparisonID) -> WindowModel? {
    guard let store, let stored = try? store.load(id) else { return nil }
    try? store.setLastOpened(id)
    return WindowModel(
      stored.comparison, history: stored.history, keeper: Keeper(store, stored),
      book: book, language: language)
  }

  /// A new comparison; one that has products already is kept at once, with their pictures.
  public func openNew(
    _ comparison: Comparison? = nil, with pictures: [Picture] = []
  ) -> WindowModel {
    let model = WindowModel(
      comparison.map { Comparison(name: $0.name, currency: $0.currency) },
      keeper: store.map { Keeper($0) }, book: book, language: language)
    if let products = comparison?.products, !products.isEmpty {
      model.take(pictures) { model.perform(model.comparison.adding(products)) }
    }
    return model
  }

  /// Takes a comparison away; the result is what brings it back, or `nil` when it was not kept.
  public func remove(_ model: WindowModel) -> Notice? {
    guard let store, let id = model.keeper?.id else { return nil }
    do throws(StoreError) {
      try store.remove(id)
      return Notice(
        title: localized("“%1$s” removed", shortName(model.title)), undoing: .removal(id))
    } catch {
      return Notice(title: error.sentence, undoing: nil)
    }
  }

  /// Brings a removed comparison back.
  public func restore(_ id: ComparisonID) -> WindowModel? {
    try? store?.restore(id)
    return open(id)
  }

  /// The comparisons in their order, for a menu.
  public func list() -> [Item] {
    guard let store, let summaries = try? store.comparisons() else { return [] }
    return summaries.map { summary in
      let comparison =
        summary.productCount <= Self.rankedForMenu
        ? try? store.load(summary.id).comparison : nil
      let name = summary.name.isEmpty ? comparison?.products.first?.name ?? "" : summary.name
      let age = language.formatter.age(seconds: Clock.now - summary.modified)
      // Translators: the best unit price of a comparison: "best €1.90/kg".
      let best = comparison.flatMap(bestValue).map { localized("best %1$s", $0) }
      return Item(
        id: summary.id, title: shortName(displayName(ofComparison: name)),
        detail: [best, age].compactMap(\.self).joined(separator: " · "))
    }
  }

  /// A comparison in the list of all.
  public struct Item: Hashable, Sendable, Identifiable {
    public let id: ComparisonID
    public let title: String
    /// "best €1.90/kg · 2 days ago".
    public let detail: String

    public init(id: ComparisonID, title: String, detail: String) {
      self.id = id
      self.title = title
      self.detail = detail
    }
  }

  private func bestValue(of comparison: Comparison) -> String? {
    guard let measure = comparison.measure, let best = Ranking(comparison).best else { return nil }
    let reference =
      comparison.referenceUnit ?? language.locale.region.referenceUnit(for: measure.kind)
    return language.formatter.unitPrice(best, per: reference, of: measure.countName)
  }

  /// A larger comparison is listed without its best value: the menu must open at once.
  private static let rankedForMenu = 1000
}

/// What a comparison is called where it is shown, even when it has no name.
func displayName(ofComparison name: String) -> String {
  name.isEmpty ? localized("New Comparison") : name
}
