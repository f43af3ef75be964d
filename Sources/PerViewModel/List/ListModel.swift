import PackOptimizer
import PerModel
import PerShopping
import PerText
import PerWords

/// The list: the rows, which of them is selected, what is in the basket, and what covers a need.
@MainActor
public final class ListModel {
  /// The products as they are arranged.
  public private(set) var rows: ProductRows
  /// All products in the order of the ranking.
  private(set) var ranked: ProductRows
  /// What stands under the list.
  public private(set) var bar = ListBarContent.empty
  /// The order of the rows, and which are left out.
  public internal(set) var arrangement = ListArrangement()
  /// The row that has the keyboard or the selection.
  public internal(set) var selection: Product.ID? {
    didSet { if selection != oldValue, bar.need != nil { followSelection() } }
  }
  /// What the user does not want to compare by, while the comparison is open.
  private var declined: Set<Strength.Substance> = []
  let current: OpenComparison
  private let need = NeedModel()
  let cache: RowCache
  let prices: RowPricesCache
  /// Receives what the window has to do.
  var onEvent: (WindowEvent) -> Void = { _ in }

  var comparison: Comparison { current.comparison }
  var formatter: Formatter { current.language.formatter }

  init(_ current: OpenComparison) {
    self.current = current
    let (pictures, stores) = (current.library.pictures, current.library.stores)
    let prices = RowPricesCache(current)
    self.prices = prices
    cache = RowCache(
      current.language, picture: { pictures.picture($0) }, store: { stores.store(named: $0) },
      prices: { prices.prices(of: $0) })
    ranked = ProductRows(current, cache)
    rows = ranked
    need.onFound = { [weak self] in
      self?.makeBar()
      self?.onEvent(.update)
    }
    prices.onLoaded = { [weak self] in self?.onEvent(.update) }
    need.update(current.ranked)
    makeBar()
  }

  // MARK: Following the comparison

  /// The comparison has changed.
  func follow() {
    need.update(current.ranked)
    showRows()
    makeBar()
    if let selection, comparison.product(selection) == nil { self.selection = nil }
  }

  /// Other stores or pictures are known: the rows show them when they are looked at.
  func showRows(withPictures ids: Set<Picture.ID> = []) {
    if !ids.isEmpty { cache.forget(productsWith: ids) }
    cache.forget(productsNotIn: comparison)
    ranked = ProductRows(current, cache)
    rows = ranked.arranged(by: arrangement)
    // An empty list would be puzzling.
    if rows.isEmpty, !ranked.isEmpty {
      arrangement = arrangement.showingAll
      rows = ranked.arranged(by: arrangement)
    }
  }

  /// The price book knows other prices: the rows show them when they are looked at.
  func followPrices() { prices.askAgain() }

  private func makeBar() {
    bar = ListBarContent(
      comparison, current.ranking.pricing, need.cheapestMix, besides: rivals,
      sticker: current.cheapestSticker, declining: declined, using: formatter)
  }

  /// Stops offering the comparison that the bar suggests.
  public func declineOtherBasis() {
    guard let substance = bar.otherBasis?.basis.substance else { return }
    declined.insert(substance)
    makeBar()
    onEvent(.update)
  }

  /// The savings of the cheapest packs are shown beside the selected product.
  private func followSelection() {
    bar = bar.with(
      comparison, current.ranking.pricing, need.cheapestMix, besides: rivals, using: formatter)
  }

  /// Which products the cheapest packs are compared with: the selected one or, if that is among them,
  /// the next.
  private var rivals: [Product] {
    [selection, need.nextCheapest].compactMap { $0.flatMap { comparison.product($0) } }
  }

  /// Figures and words are written in another way.
  func writeAgain() {
    cache.forgetAll()
    need.update(current.ranked)
    showRows()
    makeBar()
  }

  // MARK: Selecting and copying

  /// Selects a row, or none.
  public func select(_ id: Product.ID?) {
    guard selection != id else { return }
    selection = id
    onEvent(.update)
  }

  /// Whether the selected product is in the basket.
  public var isSelectionInBasket: Bool {
    selection.flatMap { comparison.product($0) }?.isInBasket == true
  }

  /// Copies the row as text.
  public func copy(_ id: Product.ID) {
    guard let row = rows.row(of: id) else { return }
    onEvent(.copy(row.plainText))
    notify(localized("Copied as text"))
  }

  // MARK: Changing products

  /// Removes a product; the one after it, or else before it, gets the focus.
  public func remove(_ id: Product.ID) {
    let ids = rows.ids
    guard let place = ids.firstIndex(of: id), let product = comparison.product(id) else { return }
    let neighbour = place + 1 < ids.count ? ids[place + 1] : ids[..<place].last
    let selected = selection
    selection = neighbour
    current.perform(
      { $0.removing([id]) },
      then: { [self] in
        notify(
          localized("“%1$s” removed", shortName(displayName(of: product))), undoing: .removals(1))
        if let neighbour { onEvent(.focusRow(neighbour)) } else { onEvent(.focusStart) }
      },
      otherwise: { [self] _ in selection = selected })
  }

  /// Removes every product.
  public func clear() {
    let count = comparison.products.count
    current.perform(
      { $0.removing(Set($0.products.map(\.id))) },
      then: { [self] in
        onEvent(.notice(.removed(count, undoing: .change, using: current.language)))
        onEvent(.focusStart)
      })
  }

  /// Puts a product into the basket, or takes it out.
  public func toggleBasket(_ id: Product.ID) {
    edit(id, { $0.isInBasket.toggle() }, then: { [self] in sayBasket(id) })
  }

  /// Puts some more packs of a product into the basket, or takes some out.
  public func changeBasket(_ id: Product.ID, by difference: Int) {
    current.perform(
      { comparison in
        comparison.product(id).flatMap {
          comparison.editing(to: comparison.pricing.changingBasket(of: $0, by: difference))
        }
      }, then: { [self] in sayBasket(id) })
  }

  private func sayBasket(_ id: Product.ID) {
    guard let product = comparison.product(id) else { return }
    onEvent(
      .say(
        product.isInBasket
          ? formatter.basket(product, by: comparison.pricing) : localized("not in the basket")))
  }

  /// Gives a product a picture: a PNG file, small enough. It may have been removed since the picture
  /// was asked for.
  public func show(picture png: [UInt8], of id: Product.ID) {
    guard let picture = Picture(png: png) else { return }
    current.library.pictures.remember(picture)
    edit(id) { $0.picture = picture.id }
  }

  /// Removes the picture of a product.
  public func removePicture(of id: Product.ID) {
    guard let product = comparison.product(id), product.picture != nil else { return }
    edit(
      id, { $0.picture = nil },
      then: { [self] in
        notify(
          localized("Picture of “%1$s” removed", shortName(displayName(of: product))),
          undoing: .change)
      })
  }

  /// Changes a product as it is when the change's turn comes.
  func edit(
    _ id: Product.ID, _ change: @escaping (inout Product) -> Void,
    then done: @escaping () -> Void = {}
  ) {
    current.perform(
      { comparison in
        guard var product = comparison.product(id) else { return nil }
        change(&product)
        return comparison.editing(to: product)
      }, then: done)
  }

  /// Replaces all products by those of an example.
  func replace(with products: [Product], named name: String) {
    let hadProducts = !comparison.products.isEmpty
    current.perform(
      { Self.replacing($0, with: products, named: name) }, noting: .none,
      then: { [self] in
        if hadProducts {
          notify(localized("The example replaced your list"), undoing: .change)
        }
        if let first = rows.ids.first { onEvent(.focusRow(first)) }
      })
  }

  private static func replacing(
    _ comparison: Comparison, with products: [Product], named name: String
  ) -> Change {
    var changes: [Change] = []
    if let clearing = comparison.removing(Set(comparison.products.map(\.id))) {
      changes.append(clearing)
    }
    if comparison.referenceUnit != nil {
      changes.append(.setReferenceUnit(from: comparison.referenceUnit, to: nil))
    }
    changes.append(.rename(from: comparison.name, to: name))
    changes.append(.add(products.enumerated().map { Change.Place($0.offset, $0.element) }))
    return .several(changes)
  }

  private func notify(_ title: String, undoing: Notice.Undoing? = nil) {
    onEvent(.notice(Notice(title: title, undoing: undoing)))
  }
}

// How a need is covered.
extension ListModel {
  /// The cheapest packs that cover the need; `nil` without a need, or while they are searched for.
  var cheapestMix: Result<ProductMix, MixError>? { need.cheapestMix }
}
