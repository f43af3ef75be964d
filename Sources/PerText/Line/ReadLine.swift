import PerModel

/// What was read from a quick line: everything that was understood, and where it is.
public struct ReadLine: Hashable, Sendable {
  /// The words that are left when everything else is taken out; may be empty.
  public internal(set) var name = ""
  /// Where the words of the name are, as offsets into the UTF-8 of the line.
  public internal(set) var nameRanges: [Range<Int>] = []
  /// How much there is.
  public internal(set) var quantity: Part<ReadQuantity>?
  /// Where the number of packs of the quantity is, if away from the rest of it: "6 pack cola 330 ml".
  public internal(set) var packsRange: Range<Int>? {
    get { extras?.packsRange }
    set { change { $0.packsRange = newValue } }
  }
  /// How many pieces the quantity is in, where the line says both: the 4 of "4 pack 180 g".
  public internal(set) var pieces: Part<ReadQuantity>? {
    get { extras?.pieces }
    set { change { $0.pieces = newValue } }
  }
  /// The price paid; computed if the line states a unit price and an amount.
  public internal(set) var price: Part<ReadPrice>?
  /// What one unit costs, where the line says so.
  public internal(set) var unitPrice: Part<ReadUnitPrice>? {
    get { extras?.unitPrice }
    set { change { $0.unitPrice = newValue } }
  }
  /// Whether quantity and price only say the unit price: nothing tells how much there is.
  public internal(set) var isUnitPrice = false
  /// The former price: the 4 of "2.99, was 4.00".
  public internal(set) var formerPrice: Part<ReadPrice>? {
    get { extras?.formerPrice }
    set { change { $0.formerPrice = newValue } }
  }
  /// What changes the price: "3 for 2".
  public internal(set) var deal: Part<Deal>? {
    get { extras?.deal }
    set { change { $0.deal = newValue } }
  }
  /// Everything else that affects the price or the amount, and its places.
  public internal(set) var terms: Terms {
    get { extras?.terms ?? Terms() }
    set { change { $0.terms = newValue } }
  }
  /// Each of the terms, with the words that say it.
  public internal(set) var termParts: [Part<Term>] {
    get { extras?.termParts ?? [] }
    set { change { $0.termParts = newValue } }
  }
  /// What follows an "@".
  public internal(set) var store: Part<String>? {
    get { extras?.store }
    set { change { $0.store = newValue } }
  }
  /// The digits of a GTIN with a valid check digit.
  public internal(set) var barcode: Part<String>? {
    get { extras?.barcode }
    set { change { $0.barcode = newValue } }
  }
  /// What has no place in the product: a second price, control characters.
  public internal(set) var notUnderstood: [Range<Int>] = []
  /// Other readings of the whole line, the likeliest first.
  public internal(set) var alternatives: [ReadLine] = []
  /// Why the line must not be taken as it was read.
  public internal(set) var problem: Problem?

  /// Parts that most lines lack, kept apart so that lines stay small.
  private var apart: Apart?

  init() {}

  /// Whether it has anything that most lines lack. To ask for each of those means to copy it.
  var isPlain: Bool { apart == nil }

  private var extras: Extras? {
    guard case .extras(let extras) = apart else { return nil }
    return extras
  }

  private mutating func change(_ body: (inout Extras) -> Void) {
    var extras = extras ?? Extras()
    body(&extras)
    apart = extras == Extras() ? nil : .extras(extras)
  }

  /// Whether the user has to choose, or to type something else, before this is a product.
  public var isUnclear: Bool { problem != nil || !notUnderstood.isEmpty }

  /// Why a line is unclear.
  public enum Problem: Hashable, Sendable {
    /// One of the alternatives is as likely.
    case severalReadings
    /// From one amount to another: "2 to 3 kg".
    case range
    /// A price per unit or a former price does not fit the other figures.
    case contradiction
    /// With the deal it costs more than without.
    case dearerDeal
    /// The till adds a tax, and nothing tells how much.
    case taxRate
    /// As long as a barcode, but its last digit is not right.
    case checkDigit
  }

  /// Puts the name together, and that of the other readings.
  mutating func setName(from words: LineWords) {
    name = words.text(of: nameRanges)
    for index in alternatives.indices { alternatives[index].setName(from: words) }
  }

  /// Something that was understood, and the part of the line that says it.
  public struct Part<Value: Hashable & Sendable>: Hashable, Sendable {
    /// What was understood.
    public let value: Value
    /// Offsets into the UTF-8 of the line.
    public let range: Range<Int>
  }

  private indirect enum Apart: Hashable, Sendable { case extras(Extras) }

  private struct Extras: Hashable, Sendable {
    var packsRange: Range<Int>?
    var pieces: Part<ReadQuantity>?
    var store: Part<String>?
    var barcode: Part<String>?
    var unitPrice: Part<ReadUnitPrice>?
    var formerPrice: Part<ReadPrice>?
    var deal: Part<Deal>?
    var terms = Terms()
    var termParts: [Part<Term>] = []
  }

  /// Whether another reading means the same, whatever the names of product and store are. A price
  /// without a currency is in this one.
  func says(_ other: ReadLine, in currency: Currency? = nil) -> Bool {
    if isSum(of: other) || other.isSum(of: self) { return true }
    guard price?.value.amount == other.price?.value.amount,
      price?.value.currency ?? currency == other.price?.value.currency ?? currency,
      formerPrice?.value.amount == other.formerPrice?.value.amount,
      deal?.value.inCurrency(currency) == other.deal?.value.inCurrency(currency),
      barcode?.value == other.barcode?.value,
      isUnitPrice == other.isUnitPrice || formerPrice != nil || quantity?.value.wholeCount == 1
    else { return false }
    switch (quantity?.value, other.quantity?.value) {
    case (nil, nil): return true
    case (let one?, let two?):
      // "44 pz (44 washes)" says twice how many there are.
      let isNamedTwice =
        one.unit?.kind == .count && (one.countName == nil || two.countName == nil)
      return one.unit?.kind == two.unit?.kind && one.total == two.total
        && (one.countName == two.countName || isNamedTwice)
    default: return false
    }
  }
}

extension ReadLine {
  /// "5 pieces for 3.95" is what "5 at 0.79 each" says.
  private func isSum(of other: ReadLine) -> Bool {
    guard let count = quantity?.value.wholeCount, let price, deal == nil, other.price == nil,
      other.quantity == nil, case .each(let number, let each)? = other.deal?.value.kind,
      count == number, count > 1, let sum = try? Rational(number) * each
    else { return false }
    return sum == price.value.amount
  }

  /// The same about the area of a thing of that size, where the line says no other quantity: "Rug 200 x 150 cm 99";
  /// `nil` where it does, or must be asked about.
  var byArea: ReadLine? {
    guard quantity == nil, price != nil, !isUnclear else { return nil }
    return alternatives.first { $0.quantity?.value.unit?.kind == .area && !$0.isUnclear }
  }
}

extension Deal {
  /// The same, with a currency if none was written.
  fileprivate func inCurrency(_ currency: Currency?) -> Deal {
    self.currency == nil && currency != nil
      ? Deal(kind, priceEach: priceEach, currency: currency, minimumCount: minimumCount) : self
  }
}

extension ReadQuantity {
  /// The whole in the base unit of its kind; `nil` beyond exact arithmetic.
  var total: Rational? { (try? quantity(defaultUnit: .item))?.total }

  /// The same in packs of this many.
  func multiplied(by count: Int) -> ReadQuantity {
    count == 1
      ? self
      : ReadQuantity(
        packs: [count] + packs, amount: amount, unit: unit, countName: countName, isSum: isSum)
  }

  /// How many there are, if that is a whole number of things.
  var wholeCount: Int? {
    guard unit?.kind == .count, let total, total.isInteger else { return nil }
    return Int(exactly: total.numerator)
  }
}

extension ReadLine {
  /// The product that the line describes, as far as that can be said exactly, and what cannot.
  ///
  /// A price without a currency is in `currency`; a number without a unit counts `unit`, and of
  /// `countName` if those are pieces. What was asked before becomes the price, and the difference a
  /// deal, so that rows can show both.
  public func product(
    in currency: Currency, counting unit: Unit = .item, of countName: CountName? = nil
  ) -> (product: Product, problem: ReadingError?) {
    var product = Product(
      name: name, deal: deal?.value, terms: terms, store: store?.value ?? "",
      barcode: barcode?.value ?? "")
    product.price = price.map { $0.value.money(in: currency) }
    do throws(ReadingError) {
      if let quantity {
        product.quantity = try quantity.value.counted(
          in: quantity.range, defaultUnit: unit, of: countName)
      }
    } catch {
      return (product, error)
    }
    product.terms.pricedPer = pricedPer(product.quantity)
    if let strength = strengthByPieces(beside: product.quantity) {
      product.terms.strengths = Strengths((terms.strengths?.all ?? []) + [strength])
    }
    if product.deal == nil, let now = product.price, let former = formerPrice?.value,
      former.currency ?? now.currency == now.currency, former.amount > now.amount,
      let off = try? former.amount - now.amount
    {
      product.price = Money(former.amount, now.currency)
      product.terms.pricedPer = nil
      product.deal = Deal(.amountOff(off))
    }
    return (product, nil)
  }

  /// How many pieces a pack has, as a second measure in addition to what it weighs or holds: 50 washes in 2 l.
  private func strengthByPieces(beside quantity: Quantity?) -> Strength? {
    guard let quantity, !isUnitPrice,
      let pieces = try? pieces?.value.quantity(defaultUnit: .item), pieces.total > .one,
      pieces.measure.kind != quantity.measure.kind || pieces.total != quantity.total
    else { return nil }
    return Strength.Substance(pieces.countName?.id ?? pieces.unit.kind.rawValue).map {
      Strength($0, .inPack(pieces))
    }
  }

  /// The amount for which the price is stated, if the price was worked out from it.
  private func pricedPer(_ quantity: Quantity?) -> Quantity? {
    if isUnitPrice { return quantity }
    guard let unitPrice, price?.range == unitPrice.range,
      let per = try? unitPrice.value.quantity.quantity(defaultUnit: .item),
      quantity?.measure.isComparable(with: per.measure) == true
    else { return nil }
    return per
  }
}
