import PerModel
import PerText
import PerWords

/// The texts of the form as they were read: what was understood, and what is wrong with the rest.
@MainActor
struct ProductDraft {
  var product: Product
  /// When the price was seen; `nil` for today.
  private(set) var day: CalendarDay?
  /// The unit that was typed with the quantity; `nil` if none was.
  var writtenUnit: UnitChoice?
  var quantityIsSum = false
  /// How many pieces the quantity is in, where a count was typed before it: the 4 of "4 pack 180 g".
  var pieces: Int?
  /// Another way to read the quantity, which the user can take.
  var quantityOffer: QuantityOffer?
  var priceIsSum = false
  /// Whether the price was typed per unit.
  var priceIsPerUnit = false
  /// Where the quantity was typed: a price per unit also says one.
  private var quantityField = ProductForm.Field.quantity
  /// Whether the price could be read in two ways, so that the form shows which one it took.
  var priceIsAmbiguous = false
  var problems: [ProductForm.Field: FieldProblem] = [:]

  /// Whether the product can be added: quantity and price are valid, and nothing else is wrong.
  var isComplete: Bool {
    problems.isEmpty && product.quantity != nil && isPriced
  }

  /// Whether there is a price, be it that of the deal.
  private var isPriced: Bool { product.price != nil || product.deal?.total != nil }

  /// The currency of the price, if it is not the comparison's.
  private var otherCurrency: Currency?

  /// Reads the texts of the form; a price in a currency with a known rate is converted with all that goes with it.
  init(_ form: ProductForm, in comparison: Comparison, using language: Language) {
    self.init(reading: form, in: comparison, using: language)
    guard let otherCurrency else { return }
    var paidForm = form
    paidForm.edited = form.edited?.asPaid
    let paidComparison = Comparison(
      name: comparison.name, currency: otherCurrency, products: comparison.products,
      referenceUnit: comparison.referenceUnit, settings: comparison.settings)
    var paid = ProductDraft(reading: paidForm, in: paidComparison, using: language)
    guard paid.product.price != nil,
      let converted = language.compared(
        paid.product, in: comparison.currency, before: form.edited)
    else { return }
    paid.product = converted
    self = paid
  }

  private init(reading form: ProductForm, in comparison: Comparison, using language: Language) {
    product = Product(
      id: form.edited?.id ?? Product.ID(rawValue: 0), name: trimmed(form.name),
      store: trimmed(form.store), note: trimmed(form.note), barcode: trimmed(form.barcode),
      isInBasket: form.edited?.isInBasket ?? false, brand: trimmed(form.brand),
      picture: form.picture, articleNumber: trimmed(form.articleNumber),
      unknown: form.edited?.asPaid.unknown ?? [])
    product.terms.basketCount = form.edited?.terms.basketCount
    for field in [ProductForm.Field.name, .store, .note, .brand, .articleNumber] {
      problems[field] = FieldProblem(tooLong: form[field], in: field, using: language.formatter)
    }
    let readers = language.readers(beside: comparison, counting: form.unit.countName)
    var form = form
    let days = takeDays(from: &form, readers)
    readQuantity(form, comparison, language, readers.quantity)
    readDeal(form, language, comparison.currency, readers.deal)
    if !takeDeal(fromPriceOf: form, comparison.currency, readers) {
      readPrice(form, language, comparison.currency, readers.price)
    }
    readTerms(form, language, comparison.currency, readers.term)
    if isBlank(form[.term(.offerDays)]) { product.terms.offerDays = days }
    readDay(form, language)
    checkPackCount(in: comparison, language)
    checkBarcode(language.formatter)
    checkMeasure(in: comparison, language)
  }

  /// Takes the days of an offer out of the price and the deal: "3.49 until 29 Nov".
  private mutating func takeDays(
    from form: inout ProductForm, _ readers: ProductReaders
  ) -> OfferDays? {
    var days: OfferDays?
    for field in [ProductForm.Field.price, .deal] {
      guard let text = readers.days(in: form[field]), let found = text.days else { continue }
      form[field] = text.rest
      days = found
    }
    return days
  }

  private mutating func readDay(_ form: ProductForm, _ language: Language) {
    guard !isBlank(form.day) else { return }
    do throws(DayShortcoming) {
      let day = try language.pastDay(form.day, on: .today)
      self.day = day == .today ? nil : day
    } catch {
      problems[.day] = FieldProblem(error.sentence)
    }
  }

  /// A product that was read elsewhere, as it is added when it is whole.
  init(_ product: Product, in comparison: Comparison, using language: Language) {
    self.product = product
    for (field, text) in [(ProductForm.Field.name, product.name), (.store, product.store)] {
      problems[field] = FieldProblem(tooLong: text, in: field, using: language.formatter)
    }
    let (currency, formatter) = (comparison.currency, language.formatter)
    if product.quantity == nil { problems[.quantity] = .missingQuantity(using: formatter) }
    if !isPriced { problems[.price] = .missingPrice(in: currency, using: formatter) }
    if let written = product.price?.currency, written != currency {
      problems[.price] = differentCurrency(written, currency, language)
    }
    if let written = product.deal?.currency, written != currency {
      problems[.deal] = differentCurrency(written, currency, language)
    }
    checkTerms()
    checkPackCount(in: comparison, language)
    checkBarcode(language.formatter)
    checkMeasure(in: comparison, language)
  }

  private mutating func readQuantity(
    _ form: ProductForm, _ comparison: Comparison, _ language: Language, _ reader: QuantityReader
  ) {
    guard !isBlank(form.quantity) else {
      if form.wasTried { problems[.quantity] = .missingQuantity(using: language.formatter) }
      return
    }
    do throws(ReadingError) {
      let read = try reader.read(form.quantity)
      // "6x" is not a count yet if packs of liters are typed.
      if read.unit == .item, read.countName == nil, form.unit.unit != .item,
        let last = trimmed(form.quantity).last, TimesSigns.all.contains(last)
      {
        let count = form.quantity.utf8.count
        throw ReadingError(.incomplete, count..<count)
      }
      writtenUnit = read.unit.map { UnitChoice($0, of: read.countName) }
      quantityIsSum = read.isSum
      pieces = read.pieces
      let unit = form.unit
      do throws(QuantityError) {
        product.quantity = try read.quantity(defaultUnit: unit.unit, of: unit.countName)
        quantityOffer = try read.multiplied.map { (other) throws(QuantityError) in
          .multiplied(try other.quantity(defaultUnit: unit.unit, of: unit.countName))
        }
      } catch {
        problems[.quantity] = FieldProblem(sentence(for: error, language.formatter))
      }
    } catch {
      problems[.quantity] = FieldProblem(
        error, in: .quantity, comparison.currency, using: language.formatter)
      offerName(reader.suggestion(for: form.quantity), in: comparison)
    }
  }

  /// Offers to count in a word that is not known, where that can be compared with the others.
  private mutating func offerName(_ read: ReadQuantity?, in comparison: Comparison) {
    guard let counted = try? read?.quantity(defaultUnit: .item) else { return }
    var candidate = product
    candidate.quantity = counted
    guard (try? comparison.admit(candidate)) != nil else { return }
    quantityOffer = .named(counted)
  }

  private mutating func readPrice(
    _ form: ProductForm, _ language: Language, _ currency: Currency, _ reader: PriceReader
  ) {
    guard !isBlank(form.price) else {
      if form.wasTried, product.deal?.total == nil {
        problems[.price] = .missingPrice(in: currency, using: language.formatter)
      }
      return
    }
    do throws(ReadingError) {
      let read = try reader.read(form.price)
      priceIsSum = read.isSum
      priceIsAmbiguous = read.wasAmbiguous
      if let written = read.currency, written != currency {
        otherCurrency = written
        problems[.price] = differentCurrency(written, currency, language)
      } else {
        product.price = try price(read, form, language, currency)
      }
    } catch {
      problems[.price] = FieldProblem(error, in: .price, currency, using: language.formatter)
    }
  }

  /// What the pack costs. A price per unit is worked out; while no quantity is typed, it is what one
  /// unit costs.
  private mutating func price(
    _ read: ReadPrice, _ form: ProductForm, _ language: Language, _ currency: Currency
  ) throws(ReadingError) -> Money? {
    guard read.per != nil else {
      // A text that was not touched keeps its value, even if a sum says it.
      if let kept = form.edited, form.price == language.formatter.editablePrice(of: kept) {
        return kept.price
      }
      return Money(read.rounded(in: currency), currency)
    }
    // The text stays as it was typed.
    priceIsSum = false
    priceIsPerUnit = true
    let isQuantityTyped = !isBlank(form.quantity)
    if isQuantityTyped, product.quantity == nil { return nil }
    let priced = try read.priced(product.quantity)
    if !isQuantityTyped {
      product.quantity = priced.quantity
      quantityField = .price
      problems[.quantity] = nil
    }
    product.terms.pricedPer = priced.per
    return Money(priced.price, currency)
  }

  private mutating func readDeal(
    _ form: ProductForm, _ language: Language, _ currency: Currency, _ reader: DealReader
  ) {
    guard !isBlank(form.deal) else { return }
    // A text that was not touched keeps its value, even if it does not say all of it.
    if let kept = form.edited?.deal, form.deal == language.formatter.typed(kept, in: currency) {
      product.deal = kept
      return
    }
    do throws(ReadingError) {
      let deal = try reader.read(form.deal)
      if let written = deal.currency, written != currency {
        problems[.deal] = differentCurrency(written, currency, language)
      } else {
        product.deal = deal
      }
    } catch {
      problems[.deal] = FieldProblem(error, in: .deal, currency, using: language.formatter)
    }
  }

  /// Takes a deal that was typed as the price, "2 for 5.00". Returns whether it was one.
  private mutating func takeDeal(
    fromPriceOf form: ProductForm, _ currency: Currency, _ readers: ProductReaders
  ) -> Bool {
    guard product.deal == nil, isBlank(form.deal), !isBlank(form.price),
      (try? readers.price.read(form.price)) == nil, let deal = try? readers.deal.read(form.price),
      deal.total != nil, deal.count > 1, deal.currency ?? currency == currency
    else { return false }
    product.deal = deal
    return true
  }

  private mutating func checkBarcode(_ formatter: Formatter) {
    guard !product.barcode.isEmpty, !Barcode.isValid(product.barcode) else { return }
    problems[.barcode] = FieldProblem(
      Barcode.hasWrongCheckDigit(product.barcode)
        ? ProductTexts.mistypedBarcode
        : localized(
          "A barcode has %1$s digits.", formatter.either([8, 12, 13, 14].map(formatter.integer))))
  }

  private func differentCurrency(
    _ written: Currency, _ currency: Currency, _ language: Language
  ) -> FieldProblem {
    FieldProblem(
      localized(
        "This comparison is in %1$s. Add a rate for %2$s in Preferences, under Exchange Rates, to compare this price.",
        currency.code, written.code))
  }

  /// A product of another kind is refused at the quantity, where the unit was typed.
  private mutating func checkMeasure(in comparison: Comparison, _ language: Language) {
    guard problems[.quantity] == nil else { return }
    do throws(ComparisonError) {
      try comparison.admit(product)
    } catch {
      guard case .differentMeasure = error else { return }
      problems[quantityField] = FieldProblem(
        error.sentence(language.formatter), belongsElsewhere: true)
    }
  }
}

private func sentence(for error: QuantityError, _ formatter: Formatter) -> String {
  switch error {
  case .notPositive: localized("The quantity must be more than %1$s.", formatter.integer(0))
  case .tooLarge: localized("This quantity is too large.")
  }
}
