import PerModel

/// A product as the columns of its row.
enum ProductColumns {
  /// The columns that `read(_:at:)` wants, in its order.
  static let columns = """
    product.id, product.name, product.packs, product.amount, product.unit, product.count_name, \
    product.price, product.currency, product.deal, product.deal_price_each, \
    product.deal_currency, product.store, product.note, product.barcode, product.is_in_basket, \
    product.terms, product.brand, product.picture
    """

  /// The product in the columns from `first` on.
  ///
  /// What this program does not know, such as a unit that a newer one brought, is missing in the
  /// product and stays in the row.
  static func read(_ row: Statement, at first: Int32 = 0) -> Product {
    Product(
      id: Product.ID(rawValue: row.integer(first)),
      name: row.text(first + 1) ?? "",
      quantity: quantity(row, at: first + 2),
      price: money(row, at: first + 6),
      deal: deal(row, at: first + 8),
      terms: terms(row, at: first + 15),
      store: row.text(first + 11) ?? "",
      note: row.text(first + 12) ?? "",
      barcode: row.text(first + 13) ?? "",
      isInBasket: row.integer(first + 14) != 0,
      brand: row.text(first + 16) ?? "",
      picture: row.isNull(first + 17)
        ? nil : Picture.ID(rawValue: row.integer(first + 17)))
  }

  private static func quantity(_ row: Statement, at first: Int32) -> Quantity? {
    guard let amount = rational(row, at: first + 1),
      let unit = row.text(first + 2).flatMap(Unit.init(id:))
    else { return nil }
    var packs: [Int] = []
    for word in (row.text(first) ?? "").split(separator: " ") {
      guard let count = Int(word) else { return nil }
      packs.append(count)
    }
    return try? Quantity(packs: packs, amount, unit, of: row.text(first + 3).map(CountName.init))
  }

  private static func money(_ row: Statement, at first: Int32) -> Money? {
    guard let amount = rational(row, at: first), let currency = currency(row, at: first + 1)
    else { return nil }
    return Money(amount, currency)
  }

  private static func deal(_ row: Statement, at first: Int32) -> Deal? {
    row.text(first).flatMap(DealText.read).map {
      Deal(
        $0.terms, priceEach: rational(row, at: first + 1), currency: currency(row, at: first + 2),
        minimumCount: $0.minimumCount)
    }
  }

  private static func terms(_ row: Statement, at column: Int32) -> Terms {
    guard let text = row.text(column) else { return Terms() }
    return MembersText.read(text, into: Terms()) { $0.take($1, $2) }
  }

  /// The exact number in a column; `nil` for none.
  static func rational(_ row: Statement, at column: Int32) -> Rational? {
    guard let text = row.text(column) else { return nil }
    return small(text.utf8) ?? (try? Rational(exact: text))
  }

  /// A fraction of digits that fit in 64 bits, as nearly all are; `nil` for whatever else.
  private static func small(_ text: String.UTF8View) -> Rational? {
    var numerator: Int64?
    var number: Int64 = 0
    var digits = 0
    for byte in text {
      if byte == UInt8(ascii: "/"), numerator == nil, digits > 0 {
        (numerator, number, digits) = (number, 0, 0)
      } else if (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte), digits < 18 {
        number = number * 10 + Int64(byte - UInt8(ascii: "0"))
        digits += 1
      } else {
        return nil
      }
    }
    guard digits > 0 else { return nil }
    guard let numerator else { return Rational(integerLiteral: number) }
    return try? Rational(Int128(numerator), over: Int128(number))
  }

  static func currency(_ row: Statement, at column: Int32) -> Currency? {
    row.text(column).flatMap { Currency(code: $0) }
  }

  /// The parameter for the column of a picture.
  static func value(_ picture: Picture.ID?) -> Value {
    picture.map { .integer($0.rawValue) } ?? .null
  }

  /// The parameters for the four columns of a quantity.
  static func values(_ quantity: Quantity?) -> [Value] {
    guard let quantity else { return [.null, .null, .null, .null] }
    let packs =
      quantity.packs.isEmpty ? nil : quantity.packs.map(String.init).joined(separator: " ")
    return [
      Value(packs), .text("\(quantity.amount)"), .text(quantity.unit.id),
      Value(quantity.countName?.id),
    ]
  }

  /// The parameters for the two columns of a price.
  static func values(_ price: Money?) -> [Value] {
    [Value(price.map { "\($0.amount)" }), Value(price?.currency.code)]
  }

  /// The parameter for the column of all other terms.
  static func value(_ terms: Terms) -> Value {
    Value(terms.isEmpty ? nil : MembersText.write(terms.exactMembers))
  }

  /// The parameters for the three columns of a deal.
  static func values(_ deal: Deal?) -> [Value] {
    [
      Value(deal.map { DealText.write($0) }), Value(deal?.priceEach.map { "\($0)" }),
      Value(deal?.currency?.code),
    ]
  }
}
