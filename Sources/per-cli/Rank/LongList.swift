import PerModel
import PerText
import PerTransfer
import PerWords

/// A long list of products that are to be ranked, and why some cannot be: the one way in. Of most it keeps only
/// what a ranking says of them.
struct LongList {
  private(set) var entries: [Entry] = []
  /// Products with more to them than texts, a quantity and a price.
  private(set) var others: [Product] = []
  /// The texts of all entries.
  private(set) var texts: [UInt8] = []
  /// Reads the quantities and prices of rows.
  let reader: FieldReader
  /// The quantities and prices of the entries.
  var fields: FieldMemory { reader.fields }
  /// The currency of all prices: that of the first.
  private(set) var currency: Currency
  private var hasPrice: Bool { check.currency != nil }
  /// Prices in other currencies, as they were paid and as they are compared.
  private(set) var conversions: [Product.ID: ConvertedPrice] = [:]
  /// Why rows of a table may not say what was meant.
  private(set) var doubts: [Product.ID: String] = [:]
  /// Asked for once, where there is a second currency.
  private var rates: ExchangeRates?
  private let arguments: Arguments
  /// What the products measure, once that is known.
  private(set) var kind: Unit.Kind?
  private var problems: [Product.ID: String] = [:]
  private let formatter: Formatter
  let settings: ComparisonSettings
  /// Whether products belong together, as in a comparison of the window: a density makes volumes
  /// comparable with masses, and what is compared by a substance states its strength.
  private var check: ComparabilityCheck
  /// What the last product measured that was admitted; another one of the same needs no look.
  private var admitted: Measure? { didSet { admission += 1 } }
  /// Counts how often that has changed.
  private var admission = 0
  /// For each quantity, the count at which it was found to measure the same.
  private var seen: [Int] = []

  /// A product: where its texts are, one behind the other, and the indices of its quantity and price; or the index of a
  /// whole product.
  struct Entry {
    fileprivate(set) var start: UInt32 = 0
    fileprivate(set) var nameLength: UInt32 = 0
    fileprivate(set) var brandLength: UInt32 = 0
    fileprivate(set) var storeLength: UInt32 = 0
    /// An index of `fields.quantities`; below 0 for a whole product.
    fileprivate(set) var quantity: Int32 = -1
    /// An index of `fields.prices`, or of `others`.
    fileprivate(set) var price: Int32 = 0
    /// How many columns its name takes on a terminal; `nil` for one that may not be shown as it is.
    fileprivate(set) var nameColumns: UInt8?

    var isPlain: Bool { quantity >= 0 }
    /// Where its name is among the texts.
    var name: Range<Int> { Int(start)..<Int(start) + Int(nameLength) }
    fileprivate var brand: Range<Int> { name.upperBound..<name.upperBound + Int(brandLength) }
    fileprivate var store: Range<Int> { brand.upperBound..<brand.upperBound + Int(storeLength) }
    var hasBrand: Bool { brandLength > 0 }
  }

  /// `kind` is what to compare, if that is already decided; `basis` is the substance to compare by.
  init(
    _ arguments: Arguments, texts: ProductTexts, formatter: Formatter, kind: Unit.Kind?,
    basis: Strength.Substance?
  ) {
    self.arguments = arguments
    self.formatter = formatter
    reader = FieldReader(texts)
    currency = texts.currency
    self.kind = kind
    var settings = ComparisonSettings()
    settings.basis = basis
    self.settings = settings
    var model: Product?
    if let kind, let one = try? Quantity(.one, kind.baseUnit) {
      var terms = Terms()
      terms.strength = basis.map { Strength($0, .inPack(one)) }
      model = Product(quantity: one, terms: terms)
    }
    check = ComparabilityCheck(settings, measuredAs: model)
  }

  /// The product of an entry; one made for this call has no identity of its own.
  func product(_ entry: Entry) -> Product {
    guard entry.isPlain else { return others[Int(entry.price)] }
    func text(_ range: Range<Int>) -> String { String(decoding: texts[range], as: UTF8.self) }
    return Product(
      id: Product.ID(rawValue: 0), name: text(entry.name),
      quantity: fields.quantities[Int(entry.quantity)], price: fields.prices[Int(entry.price)],
      store: text(entry.store), brand: text(entry.brand))
  }

  /// Adds a product that has nothing but texts, a quantity and a price.
  mutating func add(_ product: PlainProduct) throws(UsageError) {
    guard let quantity = product.quantity, let price = product.price, hasPrice,
      fields.prices[price].currency == currency, isAdmitted(quantity)
    else {
      func text(_ text: PlainProduct.Text) -> String { String(decoding: text, as: UTF8.self) }
      return try add(
        Product(
          name: text(product.name), quantity: product.quantity.map { fields.quantities[$0] },
          price: product.price.map { fields.prices[$0] }, store: text(product.store),
          brand: text(product.brand)),
        problem: nil)
    }
    append(product.name, product.brand, product.store, quantity: quantity, price: price)
  }

  private mutating func isAdmitted(_ quantity: Int) -> Bool {
    while seen.count <= quantity { seen.append(-1) }
    if seen[quantity] == admission { return true }
    guard admitted == fields.quantities[quantity].measure else { return false }
    seen[quantity] = admission
    return true
  }

  /// Adds a product; `problem` is what was wrong with its text, and `doubt` why it may not be what was meant.
  mutating func add(
    _ added: Product, problem textProblem: String?, doubt: String? = nil
  ) throws(UsageError) {
    var product = added
    doubts[product.id] = doubt
    if textProblem == nil { try convert(&product) }
    if let problem = textProblem ?? mismatch(product) {
      problems[product.id] = problem
      // A product that cannot be compared must not be ranked.
      product.quantity = nil
    }
    kind = kind ?? product.quantity?.unit.kind
    guard product.isPlain, product.unknown.isEmpty, conversions[product.id] == nil,
      doubt == nil, let quantity = product.quantity, let price = product.price
    else {
      var entry = Entry()
      entry.price = Int32(others.count)
      entries.append(entry)
      others.append(product)
      return
    }
    let measure = settings.basis == nil ? quantity.measure : nil
    if admitted != measure { admitted = measure }
    append(
      product.name.utf8, product.brand.utf8, product.store.utf8,
      quantity: fields.index(of: quantity), price: fields.index(of: price))
  }

  private mutating func append(
    _ name: some Collection<UInt8>, _ brand: some Collection<UInt8>,
    _ store: some Collection<UInt8>, quantity: Int, price: Int
  ) {
    var entry = Entry()
    entry.start = UInt32(texts.count)
    (entry.nameLength, entry.brandLength) = (UInt32(name.count), UInt32(brand.count))
    entry.storeLength = UInt32(store.count)
    (entry.quantity, entry.price) = (Int32(quantity), Int32(price))
    texts.append(contentsOf: name)
    texts.withUnsafeBufferPointer { texts in
      let columns = Terminal.columns(
        ofOrdinary: UnsafeBufferPointer(rebasing: texts[entry.name]))
      entry.nameColumns = columns.flatMap { UInt8(exactly: $0) }
    }
    texts.append(contentsOf: brand)
    texts.append(contentsOf: store)
    entries.append(entry)
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
    do throws(ComparisonError) {
      try check.admit(product)
      currency = check.currency ?? currency
      return nil
    } catch {
      switch error {
      case .differentCurrency(let own, let others):
        return localized("%1$s cannot be compared with %2$s", own.code, others.code)
      case .differentMeasure(let own, let others):
        return localized(
          "%1$s cannot be compared with %2$s", formatter.measureName(own),
          formatter.measureName(others))
      case .outdated: return nil
      }
    }
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

/// A price that is compared in another currency than it was paid in.
struct ConvertedPrice {
  /// The product with the price as it was paid.
  let paid: Product
  let conversion: ExchangeRates.Conversion

  init(paid: Product, _ conversion: ExchangeRates.Conversion) {
    (self.paid, self.conversion) = (paid, conversion)
  }
}
