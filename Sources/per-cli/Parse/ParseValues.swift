import PerModel
import PerText
import PerTransfer

/// `parse quantity`.
struct ParseQuantity: ParseSubject {
  private let reader: QuantityReader
  private let formatter: Formatter

  init(_ locale: UserLocale) {
    reader = QuantityReader(ReadingContext(locale))
    formatter = Formatter(locale)
  }

  func addMembers(for text: String, to object: inout JSONObject) throws(ReadingError) {
    object.addAll(of: .quantity(try read(text)))
  }

  func text(for text: String) throws(ReadingError) -> String {
    formatter.quantity(try read(text))
  }

  private func read(_ text: String) throws(ReadingError) -> Quantity {
    try reader.read(text).counted(in: 0..<text.utf8.count)
  }
}

/// `parse price`.
struct ParsePrice: ParseSubject {
  private let reader: PriceReader
  private let formatter: Formatter
  private let currency: Currency

  init(_ locale: UserLocale) {
    reader = PriceReader(ReadingContext(money: locale))
    formatter = Formatter(locale)
    currency = locale.currency
  }

  func addMembers(for text: String, to object: inout JSONObject) throws(ReadingError) {
    object.addAll(of: .price(try reader.read(text), orIn: currency))
  }

  func text(for text: String) throws(ReadingError) -> String {
    let read = try reader.read(text)
    let money = Money(read.amount, read.currency ?? currency)
    guard let per = read.per else { return formatter.price(money) }
    return formatter.price(money, per: per)
  }
}

/// `parse deal`.
struct ParseDeal: ParseSubject {
  private let reader: DealReader
  private let formatter: Formatter
  private let currency: Currency

  init(_ locale: UserLocale) {
    reader = DealReader(ReadingContext(money: locale))
    formatter = Formatter(locale)
    currency = locale.currency
  }

  func addMembers(for text: String, to object: inout JSONObject) throws(ReadingError) {
    object.addAll(of: .deal(try reader.read(text)))
  }

  func text(for text: String) throws(ReadingError) -> String {
    let deal = try reader.read(text)
    return formatter.deal(deal, in: deal.currency ?? currency)
  }
}
