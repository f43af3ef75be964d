import PerModel
import PerText

/// Weighs quantity, packs and prices of a row against each other.
struct RowWeighing {
  var made: RowMaker.Made
  let texts: ProductTexts
  let layout: TableLayout
  let cells: [TableColumn: String]
  let details: [TableColumn: ColumnDetail]
  /// How much there is, the likeliest first.
  var sizes: [Quantity] = []
  var name: NameReading?
  /// Whether a name without digits may say how much there is: "a dozen".
  var readsNumberWords = false

  init(
    _ maker: RowMaker, _ cells: [TableColumn: String], _ details: [TableColumn: ColumnDetail],
    _ made: RowMaker.Made
  ) {
    (texts, layout) = (maker.texts, maker.layout)
    (self.cells, self.details, self.made) = (cells, details, made)
  }

  /// Throws what cannot be read.
  mutating func weigh() throws(CellProblem) {
    try readPrices()
    try readQuantity()
    countOne()
    made.product.quantity = sizes.first
    try priceByUnit()
    confirm()
    readDrained()
    if let price = made.product.price {
      if price.amount.isZero { made.doubt(.free, .price) }
    }
    if let name, let quantity = made.product.quantity,
      quantity == name.quantity || layout.namesHoldSizes || quantity == name.multiplied
    {
      if let doubt = name.doubt, !made.isConfirmed { made.doubt(.name(doubt), .name) }
    }
  }

  func text(_ column: TableColumn) -> String? {
    cells[column].flatMap {
      if ColumnContent.isBlank($0) { return nil }
      return column == .unit || column == .quantity ? ProductTexts.unit(spelled: $0) : $0
    }
  }

  func detail(_ column: TableColumn) -> ColumnDetail { details[column] ?? ColumnDetail() }

  // MARK: Prices

  private mutating func readPrices() throws(CellProblem) {
    let price = takeDeal(.price) ? nil : try money(.price)
    let former = try money(.formerPrice)
    var sale = takeDeal(.salePrice) ? nil : try money(.salePrice)
    if sale?.amount.isZero == true { sale = nil }
    // An amount off, and not what is asked.
    if let price, let now = sale, let most = try? now.amount * TableFigure.leastOffer,
      most < price.amount
    {
      made.doubt(.offer(String((text(.salePrice) ?? "").prefix(100))), .salePrice)
      sale = nil
    }
    let now = [sale, price].compactMap(\.self).min { $0.amount < $1.amount }
    let before = [former, price, sale].compactMap(\.self).max { $0.amount < $1.amount }
    if let price, let sale, sale.amount > price.amount { made.doubt(.dearerOffer, .salePrice) }
    if let former, let now, former.amount < now.amount, !former.amount.isZero {
      made.doubt(.dearerOffer, .formerPrice)
    }
    let loyalty = try money(.loyaltyPrice)
    made.product.price = now ?? former ?? loyalty
    if now == nil, former != nil, layout.columns.contains(.price) {
      made.doubt(.onlyFormer, .formerPrice)
    }
    if let loyalty, let others = now ?? former, loyalty.currency == others.currency,
      loyalty.amount < others.amount, !loyalty.amount.isZero
    {
      made.product.terms.loyaltyPrice = loyalty.amount
    }
    if let now, let before, now.currency == before.currency, before.amount > now.amount,
      sale != nil || former != nil, made.doubt == nil, let off = try? before.amount - now.amount
    {
      made.product.price = before
      made.product.deal = Deal(.amountOff(off))
    }
    try readSaving()
    if let deposit = try money(.deposit), !deposit.amount.isZero {
      made.product.terms.deposit = deposit.amount
    }
  }

  /// What is off the price, where no other price says so.
  private mutating func readSaving() throws(CellProblem) {
    guard let text = text(.saving), text.contains(where: \.isNumber),
      made.product.deal == nil, let price = made.product.price, let stated = try money(.saving),
      !stated.amount.isZero
    else { return }
    let saving = stated.amount.magnitude
    guard saving < price.amount, stated.currency == price.currency else {
      return made.doubt(.offer(String(text.prefix(100))), .saving)
    }
    made.product.deal = Deal(.amountOff(saving))
  }

  /// Takes an offer that stands where a price should, such as "2 for 25"; returns whether there is one.
  private mutating func takeDeal(_ column: TableColumn) -> Bool {
    guard let text = text(column), texts.readPrice(layout.style.usual(text)) == nil,
      let deal = try? texts.readers.deal.read(text)
    else { return false }
    if made.product.deal == nil { made.product.deal = deal }
    return true
  }

  /// The price in a column; one of a unit is left for `priceByUnit`.
  private func money(_ column: TableColumn) throws(CellProblem) -> Money? {
    guard let text = text(column) else { return nil }
    let read = try price(text, column)
    guard read.per == nil || column != .price else { return nil }
    return read.money
  }

  func price(
    _ text: String, _ column: TableColumn
  ) throws(CellProblem) -> (money: Money, per: Quantity?) {
    let usual = layout.style.usual(text)
    let detail = detail(column)
    do throws(ReadingError) {
      let read = try readPrice(usual)
      var amount = read.amount
      var currency = try texts.currency(of: read, usual, cells[.currency])
      if read.currency == nil, self.text(.currency) == nil, let own = detail.currency {
        currency = own
      }
      if detail.isInCents, read.currency == nil {
        var whole: Rational = 1
        for _ in 0..<currency.fractionDigits { whole = (try? whole * 10) ?? whole }
        amount = (try? amount / whole) ?? amount
      }
      return (Money(amount, currency), read.per)
    } catch {
      throw CellProblem(column, text, error)
    }
  }

  /// A price, also one among words: "ab 27,49 €", "29,99 € (inkl. Versand)".
  private func readPrice(_ text: String) throws(ReadingError) -> ReadPrice {
    do throws(ReadingError) {
      return try texts.readers.price.read(text)
    } catch {
      let line = texts.readers.line.read(text)
      guard let read = line.price?.value, line.quantity == nil, line.deal == nil, !line.isUnclear
      else { throw error }
      return read
    }
  }
}

extension NumberStyle {
  /// How many digits stand behind the last point or comma.
  static func fractionDigits(in text: String) -> Int {
    guard let place = text.lastIndex(where: { $0 == "." || $0 == "," || $0 == "٫" }) else {
      return 0
    }
    return text[text.index(after: place)...].prefix(while: \.isNumber).count
  }
}
