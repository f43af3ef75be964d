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
    let read =
      (try? price.read(text)) ?? Self.spaced(text).flatMap { try? price.read($0) }
      // "2.36 ש"ח ל- 100 גרם"
      ?? (text.contains("- ") ? try? price.read(text.replacing("- ", with: "-")) : nil)
    if prices.count < 20_000 { prices[text] = .some(read) }
    return read
  }

  /// With a space before the unit in "75c per 100g".
  private static func spaced(_ text: String) -> String? {
    guard LabelWords.words(.perGlued).contains(where: { text.contains(" \($0) ") }),
      let unit = text.lastIndex(where: { $0.isNumber }),
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
    } else {
      found = Self.perPack(text)
    }
    if quantities.count < 20_000 { quantities[text] = .some(found) }
    return found
  }

  /// "80 per pack"
  private static func perPack(_ text: String) -> Quantity? {
    let words = text.lowercased().split(whereSeparator: \.isWhitespace)
    guard words.count == 3, let count = Int(words[0]), count > 0,
      LabelWords.words(.per).contains(String(words[1])), UnitWords.isPack(String(words[2]))
    else { return nil }
    return try? Quantity(Rational(count), .item)
  }

  /// The quantity behind a label and before a bracket: "規格：946毫升", "Inhalt: 20 Stück (1 Stück = 0,04 €)".
  func quantity(behindLabelOf text: String) -> Quantity? {
    guard let colon = text.firstIndex(where: { ":：".contains($0) }),
      text[..<colon].count <= 20, !text[..<colon].contains(where: \.isNumber)
    else { return nil }
    let behind = text[text.index(after: colon)...].prefix { !"(（".contains($0) }
    guard behind.contains(where: \.isNumber), let found = quantity(String(behind).trimmed),
      [.mass, .volume, .count].contains(found.unit.kind)
    else { return nil }
    return found
  }

  /// What a whole line says.
  func line(_ text: String) -> ReadLine {
    if let known = lines[text] { return known }
    // "[2-Pack]" is "(2-Pack)".
    let read = line.read(
      String(text.prefix(400).map { $0 == "[" ? "(" : $0 == "]" ? ")" : $0 }))
    if lines.count < 20_000 { lines[text] = read }
    return read
  }
}

extension ReadLine {
  /// How much it says that there is.
  var statedQuantity: Quantity? { quantity.flatMap { try? $0.value.quantity(defaultUnit: .item) } }
}
