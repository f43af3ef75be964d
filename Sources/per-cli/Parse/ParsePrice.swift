import PerModel
import PerText
import PerTransfer

/// `parse price`.
struct ParsePrice: ParseSubject {
  private let reader: PriceReader
  private let formatter: Formatter
  private let currency: Currency

  init(_ locale: UserLocale) {
    reader = PriceReader(ReadingContext(money: locale))
    formatter = Formatter(forTerminal: locale)
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
