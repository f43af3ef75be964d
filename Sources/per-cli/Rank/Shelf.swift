import PerModel
import PerText
import PerWords

/// Collects products to rank, and why some cannot be ranked.
struct Shelf {
  private var products: [Product] = []
  /// The currency of all prices: that of the first.
  private var currency: Currency
  private var hasPrice = false
  /// Prices in other currencies, as they were paid and as they are compared.
  private(set) var conversions: [Product.ID: ConvertedPrice] = [:]
  /// Asked for once, where there is a second currency.
  private var rates: ExchangeRates?
  private let arguments: Arguments
  /// What the products measure, once that is known.
  private(set) var kind: Unit.Kind?
  private var problems: [Product.ID: String] = [:]
  private let formatter: Formatter
  private let settings: ComparisonSettings
  /// Whether products belong together, as in a comparison of the window: a density makes volumes
  /// comparable with masses, and what is compared by a substance states its strength.
  private var check: ComparabilityCheck

  /// `kind` is what to compare, if that is already decided; `basis` is the substance to compare by.
  init(
    _ arguments: Arguments, currency: Currency, formatter: Formatter, kind: Unit.Kind?,
    basis: Strength.Substance?
  ) {
    self.arguments = arguments
    self.formatter = formatter
    self.currency = currency
    self.kind = kind
    var settings = ComparisonSettings()
    settings.basis = basis
    self.settings = settings
    var model: [Product] = []
    if let kind, let one = try? Quantity(.one, kind.baseUnit) {
      var terms = Terms()
      terms.strength = basis.map { Strength($0, .inPack(one)) }
      model = [Product(quantity: one, terms: terms)]
    }
    check = ComparabilityCheck(
      beside: Comparison(currency: currency, products: model, settings: settings))
  }

  /// The products as a comparison, which goes by the first one: by what most need no density for,
  /// where `kind` was asked for.
  func comparison(of kind: Unit.Kind?) -> Comparison {
    func isOwn(_ product: Product) -> Bool {
      let alone = Comparison(currency: currency, products: [product], settings: settings)
      return alone.measure?.kind == kind
    }
    let products =
      kind == nil
      ? self.products : self.products.filter(isOwn) + self.products.filter { !isOwn($0) }
    return Comparison(currency: currency, products: products, settings: settings)
  }

  /// Adds a product; `problem` is what was wrong with its text.
  mutating func add(_ added: Product, problem textProblem: String?) throws(UsageError) {
    var product = added
    if textProblem == nil { try convert(&product) }
    if let problem = textProblem ?? mismatch(product) {
      problems[product.id] = problem
      // A product that cannot be compared must not be ranked.
      product.quantity = nil
    }
    kind = kind ?? product.quantity?.unit.kind
    products.append(product)
  }

  /// Converts a price in another currency than that of the first, where a rate is known.
  private mutating func convert(_ product: inout Product) throws(UsageError) {
    guard hasPrice, let own = product.currency, own != currency,
      product.deal?.currency ?? own == own
    else { return }
    let known: ExchangeRates
    if let rates { known = rates } else { known = try CommandDatabase.rates(arguments) }
    rates = known
    guard let conversion = known.conversion(from: own, to: currency),
      let converted = try? product.converted(to: currency, by: conversion.factor)
    else { return }
    conversions[product.id] = ConvertedPrice(paid: product, conversion)
    product = converted
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
    do throws(ComparisonError) {
      try check.admit(Product(quantity: product.quantity, terms: product.terms))
      return nil
    } catch {
      guard case .differentMeasure(let own, let others) = error else { return nil }
      return localized(
        "%1$s cannot be compared with %2$s", formatter.measureName(own),
        formatter.measureName(others))
    }
  }
}

/// A price that is compared in another currency than it was paid in.
struct ConvertedPrice {
  /// The product with the price as it was paid.
  let paid: Product
  let conversion: ExchangeRates.Conversion

  init(paid: Product, _ conversion: ExchangeRates.Conversion) {
    (self.paid, self.conversion) = (paid, conversion)
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
