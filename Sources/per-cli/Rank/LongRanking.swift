import PerModel
import PerText
import PerTransfer

/// The products of a long list in order of their unit prices. It ranks as `Ranking` does, of products that mostly are
/// none: it makes them where one is asked for.
struct LongRanking: RankedProducts {
  let pricing: Pricing
  let rankedCount: Int
  let comparison: Comparison
  private let list: LongList
  /// From the best on, then those without a rank: in the order in which they are asked for.
  private let entries: [LongList.Entry]
  /// The prices of base units, in that order.
  private let prices: [Rational]

  /// Compares the products by the first one's measure. If `kind` was requested, products of that kind come first, as
  /// they need no density.
  init(_ list: LongList, by kind: Unit.Kind?) {
    self.list = list
    var entries = list.entries
    if let kind {
      let isOwn = entries.map { list.measure($0)?.kind == kind }
      entries =
        entries.indices.filter { isOwn[$0] }.map { entries[$0] }
        + entries.indices.filter { !isOwn[$0] }.map { entries[$0] }
    }
    comparison = list.frame(entries)
    let pricing = comparison.pricing
    self.pricing = pricing
    let prices = entries.map { list.price($0, by: pricing) }
    let order = PriceOrder(
      count: entries.count, key: { prices[$0]?.orderKey },
      isBelow: { one, other in
        guard let price = prices[one], let than = prices[other] else { return false }
        return price < than
      })
    rankedCount = order.rankedCount
    self.entries = order.indices.map { entries[Int($0)] }
    self.prices = order.indices.prefix(order.rankedCount).map { prices[Int($0)] ?? .zero }
  }

  var count: Int { entries.count }

  func unitPrice(at place: Int) -> UnitPrice? {
    prices.indices.contains(place) ? UnitPrice(perBaseUnit: prices[place], list.currency) : nil
  }

  func product(at place: Int) -> Product { list.product(entries[place]) }

  func reason(at place: Int) -> UnrankedReason {
    do throws(UnrankedReason) {
      _ = try pricing.unitPrice(of: product(at: place))
      return .tooLarge
    } catch { return error }
  }

  var fields: FieldMemory? { list.fields }

  func plainOffer(at place: Int) -> (quantity: Int, price: Int)? {
    let entry = entries[place]
    return entry.isPlain ? (Int(entry.quantity), Int(entry.price)) : nil
  }

  func addOrdinaryName(at place: Int, upTo most: Int, to bytes: inout [UInt8]) -> Int? {
    let entry = entries[place]
    guard !entry.hasBrand, let columns = entry.nameColumns, columns <= most else { return nil }
    list.texts.withUnsafeBufferPointer {
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: $0[entry.name]))
    }
    return Int(columns)
  }

  func ordinaryNameColumns(at place: Int, upTo most: Int) -> Int? {
    let entry = entries[place]
    guard !entry.hasBrand, let columns = entry.nameColumns, columns <= most else { return nil }
    return Int(columns)
  }
}

extension LongList {
  /// What a product is measured by; `nil` if it does not say that.
  fileprivate func measure(_ entry: Entry) -> Measure? {
    if entry.isPlain, settings.basis == nil {
      return fields.quantities[Int(entry.quantity)].measure
    }
    return Comparison(currency: currency, products: [product(entry)], settings: settings).measure
  }

  /// A comparison of a few of the products that is measured as one of all of them would be.
  fileprivate func frame(_ entries: [Entry]) -> Comparison {
    var products: [Product] = []
    var last: Measure?
    var search = MeasureSearch(by: settings.basis)
    for entry in entries {
      guard let measure = measure(entry), measure != last || search.isProvisional else { continue }
      last = measure
      let product = product(entry)
      search.look(at: product)
      products.append(product)
      if search.isOver { break }
    }
    return Comparison(currency: currency, products: products, settings: settings)
  }

  /// The price of a base unit; `nil` if none.
  fileprivate func price(_ entry: Entry, by pricing: Pricing) -> Rational? {
    if entry.isPlain {
      let quantity = fields.quantities[Int(entry.quantity)]
      do throws(UnrankedReason) {
        let plain = try pricing.plainUnitPrice(of: quantity, for: fields.prices[Int(entry.price)])
        if let plain { return plain.perBaseUnit }
      } catch { return nil }
    }
    return try? pricing.unitPrice(of: product(entry)).perBaseUnit
  }
}
