import PerModel
import PerText
import PerTransfer

/// `parse line`.
struct ParseLine: ParseSubject {
  private let reader: LineReader
  private let formatter: Formatter
  private let currency: Currency

  init(_ locale: UserLocale) {
    reader = LineReader(ReadingContext(locale))
    formatter = Formatter(locale)
    currency = locale.currency
  }

  func addMembers(for text: String, to object: inout JSONObject) throws(ReadingError) {
    let line = try read(text)
    try add(line, to: &object)
    var others: [JSONObject] = []
    for other in line.alternatives {
      var object = JSONObject()
      try add(other, to: &object)
      others.append(object)
    }
    object.add("unclear", line.isUnclear)
    if !others.isEmpty { object.add("alternatives", others) }
  }

  private func add(_ line: ReadLine, to object: inout JSONObject) throws(ReadingError) {
    object.add("name", line.name)
    if let quantity = try quantity(line) { object.add("quantity", .quantity(quantity)) }
    if line.isUnitPrice { object.add("unitPriceOnly", true) }
    if let former = line.formerPrice {
      object.add("formerPrice", .price(former.value, orIn: currency))
    }
    if let price = line.price { object.add("price", .price(price.value, orIn: currency)) }
    if let deal = line.deal { object.add("deal", .deal(deal.value)) }
    if !line.terms.isEmpty { object.add("terms", .members(line.terms.exactMembers)) }
    if let store = line.store { object.add("store", store.value) }
    if let barcode = line.barcode { object.add("barcode", barcode.value) }
    object.add(
      "notUnderstood",
      line.notUnderstood.map { range in
        var part = JSONObject()
        part.add("from", range.lowerBound)
        part.add("to", range.upperBound)
        return part
      })
  }

  /// The parts with tabs between them.
  func text(for text: String) throws(ReadingError) -> String {
    let line = try read(text)
    var parts = try self.parts(of: line)
    let bytes = Array(text.utf8)
    for range in line.notUnderstood {
      parts.append("? " + String(decoding: bytes[range], as: UTF8.self))
    }
    if line.isUnclear {
      for other in line.alternatives {
        parts.append("? " + (try self.parts(of: other)).joined(separator: "  "))
      }
    }
    return Terminal.harmless(parts.joined(separator: "  "))
  }

  /// What was understood, a few words each.
  private func parts(of line: ReadLine) throws(ReadingError) -> [String] {
    var parts = [line.name]
    if let quantity = try quantity(line) { parts.append(formatter.quantity(quantity)) }
    if let price = line.price?.value {
      parts.append(formatter.price(Money(price.amount, price.currency ?? currency)))
    }
    if let deal = line.deal?.value {
      parts.append(formatter.deal(deal, in: deal.currency ?? currency))
    }
    parts += Term.allCases.map { formatter.term($0, of: line.terms, in: currency) }
    if let store = line.store { parts.append("@ " + store.value) }
    if let barcode = line.barcode { parts.append(barcode.value) }
    return parts.filter { !$0.isEmpty }
  }

  /// Throws for a line of which nothing was understood.
  private func read(_ text: String) throws(ReadingError) -> ReadLine {
    let line = reader.read(text)
    let hasNothing =
      line.name.isEmpty && line.quantity == nil && line.price == nil && line.deal == nil
      && line.store == nil && line.barcode == nil && line.terms.isEmpty
    guard hasNothing else { return line }
    throw ReadingError(
      text.utf8.count > QuantityReader.longestText ? .tooLong : .empty, 0..<text.utf8.count)
  }

  private func quantity(_ line: ReadLine) throws(ReadingError) -> Quantity? {
    guard let part = line.quantity else { return nil }
    return try part.value.counted(in: part.range)
  }
}
