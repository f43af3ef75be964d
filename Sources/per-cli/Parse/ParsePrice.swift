import PerModel
import PerText

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
    let read = try reader.read(text)
    object.add(read, orIn: currency)
    if read.wasAmbiguous { object.add("ambiguous", true) }
  }

  func text(for text: String) throws(ReadingError) -> String {
    let read = try reader.read(text)
    return formatter.price(Money(read.amount, read.currency ?? currency))
  }
}

extension JSONObject {
  /// The amount, and the currency: the text's, or else the locale's, which is then said.
  mutating func add(_ price: ReadPrice, orIn currency: Currency) {
    add("amount", price.amount.description)
    add("currency", (price.currency ?? currency).code)
    if price.currency == nil { add("currencyAssumed", true) }
  }
}
