import PerModel
import PerText

/// Collects products to rank, and why some cannot be ranked.
struct Shelf {
  private(set) var products: [Product] = []
  /// What is compared: the measure of the first product with a known quantity.
  private(set) var measure: Measure?
  /// The currency of the first price.
  private(set) var currency: Currency
  private var hasPrice = false
  private var problems: [Product.ID: String] = [:]
  private let formatter: Formatter

  /// `kind` is what to compare, if that is already decided.
  init(currency: Currency, formatter: Formatter, kind: Unit.Kind?) {
    self.formatter = formatter
    self.currency = currency
    measure = kind.map { Measure($0) }
  }

  /// Adds a product; `problem` is what was wrong with its text.
  mutating func add(_ added: Product, problem textProblem: String?) {
    var product = added
    if let problem = textProblem ?? mismatch(product) {
      problems[product.id] = problem
      // A product that cannot be compared must not be ranked.
      product.quantity = nil
    }
    products.append(product)
  }

  /// Why a standing has no rank, in one sentence.
  func problem(_ standing: Standing) -> String {
    if let problem = problems[standing.product.id] { return problem }
    return standing.reason
  }

  private mutating func mismatch(_ product: Product) -> String? {
    for own in [product.price?.currency, product.deal?.currency] {
      guard let own else { continue }
      if hasPrice, own != currency {
        return localized("%1$s cannot be compared with %2$s", own.code, currency.code)
      }
      (currency, hasPrice) = (own, true)
    }
    guard let own = product.quantity?.measure else { return nil }
    if let measure, !own.isComparable(with: measure) {
      return localized(
        "%1$s cannot be compared with %2$s", name(own), name(measure))
    }
    if measure?.countName == nil { measure = own }
    return nil
  }

  private func name(_ measure: Measure) -> String {
    guard let countName = measure.countName else { return formatter.kindName(measure.kind) }
    return formatter.referenceUnit(ReferenceUnit(.item), of: countName)
  }
}

extension Standing {
  /// Why there is no rank, in a few words; empty if there is one.
  var reason: String {
    guard case .unranked(let reason) = outcome else { return "" }
    return switch reason {
    case .missingQuantity: localized("the quantity is missing")
    case .missingPrice: localized("the price is missing")
    case .missingQuantityAndPrice: localized("the quantity and the price are missing")
    case .missingSinglePrice: localized("the price of one is missing")
    case .missingStrength: localized("what is inside is missing")
    case .differentMeasure: localized("it is measured differently")
    case .tooLarge: localized("the unit price is too large")
    }
  }
}
