import PerModel
import PerText
import PerTransfer

/// `parse deal`.
struct ParseDeal: ParseSubject {
  private let reader: DealReader
  private let formatter: Formatter
  private let currency: Currency

  init(_ locale: UserLocale) {
    reader = DealReader(ReadingContext(money: locale))
    formatter = Formatter(forTerminal: locale)
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
