import PerDatabase
import PerModel

extension ComparisonSession {
  /// A comparison as it is in the file at one moment, ranked by the prices of today.
  struct Snapshot: Sendable {
    /// `nil` for a comparison that nothing has happened to yet.
    var id: ComparisonID?
    var version: Int64 = 0
    /// As it was typed, and is saved.
    private(set) var comparison: Comparison
    /// As it is shown: products that have another price today have it here, and are ranked by it.
    private(set) var shown: RankedComparison
    /// What the price book says of prices besides those that were typed.
    private(set) var prices: [Product.ID: CurrentPrice] = [:]
    /// Whether the price book was asked about all products.
    private(set) var isFollowing = false
    /// The products that it was not asked about since they changed.
    private var unasked: Set<Product.ID> = []
    /// Whether there is a change of the comparison to undo, or to redo.
    var canUndo = false
    var canRedo = false
  }
}

extension ComparisonSession.Snapshot {
  /// A comparison that is in no file yet.
  init(new comparison: Comparison) {
    self.init(new: comparison, shown: RankedComparison(comparison))
  }

  private init(new comparison: Comparison, shown: RankedComparison) {
    self.init(comparison: comparison, shown: shown, isFollowing: true)
  }

  /// The same comparison, but in no file.
  var asNew: Self {
    Self(
      new: comparison,
      shown: shown.comparison == comparison ? shown : RankedComparison(comparison))
  }

  /// Loads and ranks a comparison. Throws `missing` when it is not there.
  init(_ id: ComparisonID, from database: any Database) throws(DatabaseError) {
    let stored = try database.load(id)
    let comparison = stored.comparison
    let isShort = comparison.products.count <= Self.askedAtOnce
    let prices =
      isShort
      ? (try? database.currentPrices(of: comparison.products, in: comparison, id, on: .today))
        ?? [:]
      : [:]
    self.init(
      id: id, version: stored.version, comparison: comparison,
      shown: RankedComparison(comparison.following(prices)), prices: prices,
      isFollowing: isShort, canUndo: stored.canUndo, canRedo: stored.canRedo)
  }

  /// Up to this many products are looked up in the price book before they are shown; that takes a few milliseconds.
  private static let askedAtOnce = 200
  /// Longer lists are usually tables of others: the price book is not asked about them.
  private static let maximumCount = 20_000

  /// The current comparison: updated by the changes since, or reloaded from the file if those are not enough.
  func broughtUpToDate(from database: any Database) throws(DatabaseError) -> Self {
    guard let id else { throw .missing }
    guard let changes = try database.changes(of: id, since: version),
      var current = try? applying(changes.change)
    else { return try Self(id, from: database) }
    current.version = changes.version
    (current.canUndo, current.canRedo) = (changes.canUndo, changes.canRedo)
    try current.followPricesAtOnce(of: database)
    return current
  }

  /// The comparison with a change, ranked. Throws `refused` for a product that does not belong in it,
  /// and `outdated` where the change was made for another comparison.
  func applying(_ change: Change) throws(DatabaseError) -> Self {
    var changed = self
    do throws(ComparisonError) {
      let steps = try changed.comparison.apply(change)
      for step in steps { changed.forgetPrices(of: step) }
      let following = changed.comparison.following(changed.prices)
      changed.shown =
        changed.prices.isEmpty && prices.isEmpty
        ? shown.after(steps, leadingTo: following) : RankedComparison(following)
    } catch {
      throw error == .outdated ? .outdated : .refused(error)
    }
    return changed
  }

  private mutating func forgetPrices(of step: Change.Step) {
    switch step {
    case .insert(let places): unasked.formUnion(places.map(\.product.id))
    case .remove(let places):
      for place in places { prices[place.product.id] = nil }
    case .replace(let old, let new):
      unasked.insert(new.id)
      // What is in the basket, for one, does not matter.
      if !old.statesSamePrice(as: new) || old.name != new.name || old.brand != new.brand
        || old.barcode != new.barcode
      {
        prices[new.id] = nil
      }
    case .setHeader(let old, let new): if old.currency != new.currency { prices = [:] }
    }
  }

  /// Asks the price book what holds today: about all products or, where a change was made, about those of the change.
  /// The result is whether anything is shown differently now.
  @discardableResult
  mutating func followPrices(
    of database: any Database, onlyChanged: Bool = false
  ) throws(DatabaseError) -> Bool {
    isFollowing = true
    let all = comparison.products
    guard id != nil, all.count <= Self.maximumCount else { return false }
    let asked = onlyChanged ? all.filter { unasked.contains($0.id) } : all
    unasked = []
    var current = try database.currentPrices(of: asked, in: comparison, id, on: .today)
    if onlyChanged {
      let ids = Set(asked.map(\.id))
      current.merge(prices.filter { !ids.contains($0.key) }) { new, _ in new }
    }
    guard current != prices else { return false }
    prices = current
    shown = RankedComparison(comparison.following(prices))
    return true
  }

  /// The same, but for lists that take long: those are not asked about each time.
  @discardableResult
  mutating func followPricesAtOnce(of database: any Database) throws(DatabaseError) -> Bool {
    guard comparison.products.count <= Self.askedAtOnce else {
      return try followPrices(of: database, onlyChanged: true)
    }
    return try followPrices(of: database)
  }
}
