import PerModel
import PerText
import PerTransfer
import PerWords

/// `parse quantity`.
struct ParseQuantity: ParseSubject {
  private let reader: QuantityReader
  private let formatter: Formatter

  init(_ locale: UserLocale) {
    reader = QuantityReader(ReadingContext(locale))
    formatter = Formatter(forTerminal: locale)
  }

  func addMembers(for text: String, to object: inout JSONObject) throws(ReadingError) {
    object.addAll(of: .quantity(try read(text)))
  }

  func text(for text: String) throws(ReadingError) -> String {
    formatter.quantity(try read(text))
  }

  func hint(for text: String) -> String? {
    guard let offered = reader.suggestion(for: text),
      let pieces = try? Quantity(offered.amount, .item)
    else { return nil }
    return localized(
      "If that is what is counted, write “%1$s”.", formatter.quantity(pieces))
  }

  private func read(_ text: String) throws(ReadingError) -> Quantity {
    try reader.read(text).counted(in: 0..<text.utf8.count)
  }
}
