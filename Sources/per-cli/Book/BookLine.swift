import PerDatabase
import PerModel
import PerText
import PerWords

/// Reads the quick lines of `book add` and `book check`, and the days of their options.
struct BookLine {
  private let options: LocaleOptions
  private var locale: UserLocale { options.locale }
  private let day: CalendarDay
  private let kind: PriceObservation.Kind
  private let from: CalendarDay?
  private let until: CalendarDay?

  init(_ arguments: Arguments) throws(UsageError) {
    options = try LocaleOptions(arguments)
    day = try Self.day(arguments.options[.date]) ?? .today
    guard day <= .today else {
      throw UsageError(
        localized("nothing is paid on a day to come: %1$s", day.description))
    }
    from = try Self.day(arguments.options[.from])
    until = try Self.day(arguments.options[.until])
    if let until, until < from ?? day {
      throw UsageError(
        localized("an offer cannot end before it begins: %1$s", until.description))
    }
    let isOffer = arguments.options[.offer] != nil || from != nil || until != nil
    kind = isOffer ? .offer : .regular
  }

  /// The day that an option says; `nil` without the option.
  static func day(_ text: String?) throws(UsageError) -> CalendarDay? {
    switch text {
    case nil: return nil
    case "today": return .today
    case "yesterday": return .today.advanced(by: -1)
    case let text?:
      guard let day = CalendarDay(text) else {
        throw UsageError(
          localized(
            "a day is written as %1$s: %2$s", "2026-11-05 | today | yesterday", text))
      }
      return day
    }
  }

  /// Prints an answer to each line with a price, and says why the others are refused.
  func answer(
    _ operands: [String], in database: CommandDatabase,
    with answer: (NewPrice) throws(UsageError) -> Result<String, Refusal>
  ) throws(UsageError) -> ExitStatus {
    var output = Output()
    var status = ExitStatus.success
    // Making the readers takes longer than reading a line.
    var readers = [locale.currency: ProductTexts(locale)]
    for text in try linesOrInput(operands) {
      let answered: Result<String, Refusal>
      switch try read(text, by: &readers, in: database) {
      case .failure(let refusal): answered = .failure(refusal)
      case .success(let price): answered = try answer(price)
      }
      switch answered {
      case .failure(let refusal):
        complain("\(text.prefix(200)): \(refusal.sentence)")
        status = .refused
      case .success(let line): output.writeLine(line)
      }
    }
    output.flush()
    return status
  }

  /// The price in a line or, where it cannot be read, why.
  ///
  /// A line that says no quantity is about the pack of the last price, or about one.
  private func read(
    _ text: String, by readers: inout [Currency: ProductTexts], in database: CommandDatabase
  ) throws(UsageError) -> Result<NewPrice, Refusal> {
    func read(in currency: Currency) -> ProductTexts.Reading {
      var paying = locale
      paying.currency = currency
      let texts = readers[currency] ?? ProductTexts(paying)
      readers[currency] = texts
      return texts.read(line: text)
    }
    var reading = read(in: locale.currency)
    // A price without a currency is in that of the prices before it.
    let currency = try currency(of: reading.product, in: database)
    if currency != locale.currency { reading = read(in: currency) }
    if let problem = reading.problem {
      return .failure(Refusal(problem.sentence))
    }
    if let remark = reading.remark {
      complain("\(text.prefix(200)): \(remark.sentence)")
    }
    var product = reading.product.statingCurrency(currency)
    if reading.isNameless { product.name = "" }
    try database.fillFromBarcode(&product, in: locale)
    guard Article(id: .new(), product) != nil else {
      return .failure(Refusal(localized("the name is missing")))
    }
    guard product.statesPrice else { return .failure(Refusal(localized("the price is missing"))) }
    if product.quantity == nil {
      // Another weight would be another price.
      if let gtin = GTIN(product.barcode), InStoreCode(gtin, in: locale.region) != nil {
        return .failure(Refusal(localized("the barcode says the price, but not the weight")))
      }
      product.quantity = try database.pack(of: product)
    }
    product.isInBasket = false
    return .success(NewPrice(product, on: day, kind: kind, from: from, until: until))
  }

  /// The currency of a price that names none: the chosen one, else that of the article's last price, else that of the
  /// book, unless a region was chosen.
  private func currency(
    of product: Product, in database: CommandDatabase
  ) throws(UsageError) -> Currency {
    guard !options.isCurrencyChosen else { return locale.currency }
    let known = try database.use { (database) throws(DatabaseError) -> Currency? in
      if let article = try database.article(of: product),
        let last = try database.history(of: article.id).last(where: { $0.currency != nil })
      {
        return last.currency
      }
      return options.isRegionChosen ? nil : try database.currencyOfPrices()
    }
    return known ?? locale.currency
  }

  /// Why a line is refused.
  struct Refusal: Error {
    let sentence: String
    init(_ sentence: String) { self.sentence = sentence }
  }
}

extension CommandDatabase {
  /// Completes a product from its barcode, if a store has printed it, or else, if the book does not know it, from the
  /// catalogue.
  fileprivate func fillFromBarcode(
    _ product: inout Product, in locale: UserLocale
  ) throws(UsageError) {
    let region = locale.region
    if let gtin = GTIN(product.barcode), let code = InStoreCode(gtin, in: region) {
      let comparison = Comparison(currency: product.currency ?? locale.currency)
      let found = try use { (database) throws(DatabaseError) in
        try database.earlierProduct(barcode: gtin, in: region)
      }
      found?.fill(&product, in: comparison)
      try weigh(&product, by: code)
      return
    }
    guard let found = try onlyCatalogued(product.barcode) else { return }
    if product.name.isEmpty { product.name = found.name }
    if product.brand.isEmpty { product.brand = found.brand }
    if product.quantity == nil { product.quantity = found.quantity }
  }

  /// Works out the weight of a piece whose code gives only its price, from the book's price by weight.
  private func weigh(_ product: inout Product, by code: InStoreCode) throws(UsageError) {
    guard product.quantity == nil, case .price = code.value else { return }
    let known = product
    product.quantity = try use { (database) throws(DatabaseError) -> Quantity? in
      guard let article = try database.article(of: known) else { return nil }
      let facts = try database.history(of: article.id).reversed().map { $0.completed(by: article) }
      let ofStore = facts.filter { Article.key(of: $0.store) == Article.key(of: known.store) }
      return (ofStore + facts).lazy.compactMap { code.piece(costing: $0.product)?.weight }.first
    }
  }

  /// The pack of the last price of a product's article; one item where none is known.
  fileprivate func pack(of product: Product) throws(UsageError) -> Quantity? {
    let known = try use { (database) throws(DatabaseError) -> Quantity? in
      guard let article = try database.article(of: product) else { return nil }
      let last = try database.history(of: article.id).last { $0.quantity != nil }
      return last?.quantity ?? article.pack
    }
    return known ?? (try? Quantity(1, .item))
  }
}
