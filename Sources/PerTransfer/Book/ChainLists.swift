import PerModel
import PerText

/// Reads the lists of supermarket prices that hobbyists keep: objects with a price and its history (Austria), or
/// lists of chains with a list of products each (Netherlands).
final class ChainLists: BookItemReader {
  let attribution: String? = nil
  private let records: RecordScanner
  private let options: BookTableOptions
  private let limits: TransferLimits
  /// The chain whose products follow.
  private var chain = ""
  /// What was read and not given yet, the last first.
  private var pending: [BookItem] = []

  init(_ chunks: TextChunks, _ options: BookTableOptions, limits: TransferLimits) {
    records = RecordScanner(chunks, limits: limits)
    (self.options, self.limits) = (options, limits)
  }

  /// Whether a text is an array of objects with prices over time, or of chains with products.
  static func recognizes(_ bytes: [UInt8]) -> Bool {
    let text = bytes.lazy.filter { $0 > 0x20 }
    guard text.prefix(2).elementsEqual("[{".utf8) else { return false }
    let beginning = String(decoding: text.prefix(4000), as: UTF8.self)
    return beginning.contains("\"priceHistory\":") || beginning.contains("\"d\":[")
  }

  func next() throws(TransferError) -> Result<BookItem, TransferError>? {
    if let item = pending.popLast() { return .success(item) }
    while let record = try records.nextObject() {
      do throws(TransferError) {
        switch record {
        case .head(let bytes):
          let members = try texts(of: bytes)
          chain = members["c"] ?? members["n"] ?? ""
        case .object(let bytes):
          guard let items = try items(of: texts(of: bytes)) else { continue }
          pending = items.reversed()
          return pending.popLast().map { .success($0) }
        }
      } catch {
        return .failure(error)
      }
    }
    return nil
  }

  private func texts(of record: [UInt8]) throws(TransferError) -> [String: String] {
    let members = try JSONReader.members(of: record, number: records.number, limits)
    return Dictionary(members.map { ($0.name, $0.value) }) { first, _ in first }
  }

  /// An article and its prices; `nil` without a name or a price.
  private func items(of texts: [String: String]) throws(TransferError) -> [BookItem]? {
    var product = Product(name: texts["name"] ?? texts["n"] ?? "")
    product.store = texts["store"] ?? chain
    if product.store.isEmpty { product.store = options.store }
    product.quantity =
      texts["unit"].flatMap { unit in
        texts["quantity"].flatMap { quantity($0, unit) }
      } ?? texts["s"].flatMap { try? options.texts.quantity($0) }
    guard !product.name.isEmpty, let price = price(texts["price"] ?? texts["p"]),
      let article = Article(
        id: BookIdentity.article(of: product), product)
    else { return nil }
    var items = [BookItem.article(article)]
    let history = try history(texts["priceHistory"])
    for (day, amount) in history.isEmpty ? [(options.day, price)] : history
    where day <= options.day {
      product.price = Money(amount, currency(of: product.store))
      items.append(.price(BookPrice(.imported(product, article.id, day, "list"), revision: 1)))
    }
    return items
  }

  /// Such lists are kept of chains in countries with the euro, and in Switzerland.
  private func currency(of store: String) -> Currency {
    let own = options.locale.currency
    let franc = Currency(code: "CHF") ?? own
    let isSwiss = own == franc || LabelWords.words(.chainOfFrancs).contains(store.lowercased())
    return options.currency(usual: isSwiss ? franc : .euro)
  }

  private func price(_ text: String?) -> Rational? {
    guard let text, let price = (try? Rational(decimal: text)) ?? nil, !price.isNegative else {
      return nil
    }
    return price
  }

  private func quantity(_ amount: String, _ unit: String) -> Quantity? {
    guard let amount = price(amount), amount.isPositive else { return nil }
    let known: [String: PerModel.Unit] = [
      "g": .gram, "kg": .kilogram, "ml": .milliliter, "l": .liter, "stk": .item,
      "m": .meter,
    ]
    if let unit = known[unit.lowercased()] { return try? Quantity(amount, unit) }
    let number = amount.exactDecimalText ?? ""
    return try? options.texts.quantity("\(number) \(unit)")
  }

  /// The prices and the days from which they held: only changes, the newest first.
  private func history(_ json: String?) throws(TransferError) -> [(CalendarDay, Rational)] {
    guard let json, json.hasPrefix("[") else { return [] }
    let objects = RecordScanner(try TextChunks(ByteSource(json)), limits: limits)
    var history: [(CalendarDay, Rational)] = []
    while case .object(let bytes)? = try objects.nextObject() {
      let texts = try texts(of: bytes)
      if let day = texts["date"].flatMap({ CalendarDay($0) }), let price = price(texts["price"]) {
        history.append((day, price))
      }
    }
    return history
  }
}
