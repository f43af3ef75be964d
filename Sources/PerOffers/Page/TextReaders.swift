import PerDocument
import PerModel
import PerText

/// Reads the texts of one document in its language, and remembers what it has read: prices come again and again.
final class TextReaders {
  let locale: UserLocale
  let line: LineReader
  let price: PriceReader
  let quantity: QuantityReader
  /// The currency of prices that name none.
  let currency: Currency
  private var prices: [String: ReadPrice?] = [:]
  private var lines: [String: ReadLine] = [:]
  private var quantities: [String: Quantity?] = [:]

  init(_ locale: UserLocale, currency: Currency) {
    var locale = locale
    locale.currency = currency
    self.locale = locale
    self.currency = currency
    let readers = ProductReaders(locale)
    (line, price, quantity) = (readers.line, readers.price, readers.quantity)
  }

  /// The price that the whole text says.
  func price(_ text: String) -> ReadPrice? {
    guard text.utf8.count <= 100 else { return nil }
    if let known = prices[text] { return known }
    let read = (try? price.read(text)) ?? Self.spaced(text).flatMap { try? price.read($0) }
    if prices.count < 20_000 { prices[text] = .some(read) }
    return read
  }

  /// With a space before the unit in "75c per 100g".
  private static func spaced(_ text: String) -> String? {
    guard text.contains(" per "), let unit = text.lastIndex(where: { $0.isNumber }),
      let next = text.index(unit, offsetBy: 1, limitedBy: text.endIndex), next < text.endIndex,
      text[next].isLetter
    else { return nil }
    return text[..<next] + " " + text[next...]
  }

  /// The quantity that the whole text says.
  func quantity(_ text: String) -> Quantity? {
    guard text.utf8.count <= 100 else { return nil }
    if let known = quantities[text] { return known }
    var found: Quantity?
    if let read = try? quantity.read(text), read.unit != nil || read.countName != nil {
      found = try? read.quantity(defaultUnit: .item)
    }
    if quantities.count < 20_000 { quantities[text] = .some(found) }
    return found
  }

  /// What a whole line says.
  func line(_ text: String) -> ReadLine {
    if let known = lines[text] { return known }
    let read = line.read(String(text.prefix(400)))
    if lines.count < 20_000 { lines[text] = read }
    return read
  }
}

extension ReadLine {
  /// How much it says that there is.
  var statedQuantity: Quantity? { quantity.flatMap { try? $0.value.quantity(defaultUnit: .item) } }
}
