import PerModel
import PerText
import PerTransfer
import PerWords

/// `parse line`.
struct ParseLine: ParseSubject {
  private let reader: LineReader
  private let formatter: Formatter
  private let currency: Currency

  init(_ locale: UserLocale) {
    reader = ProductReaders(locale).line
    formatter = Formatter(forTerminal: locale)
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
    let terms = line.product(in: currency).product.terms.exactMembers.filter {
      $0.name != "pricedPer"
    }
    if !terms.isEmpty { object.add("terms", .members(terms)) }
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

  /// The parts, separated by spaces, and what is unclear after a question mark.
  func text(for text: String) throws(ReadingError) -> String {
    let line = try read(text)
    _ = try quantity(line)
    var parts = formatter.parts(of: line, in: currency)
    let bytes = Array(text.utf8)
    for range in line.notUnderstood {
      parts.append("? " + String(decoding: bytes[range], as: UTF8.self))
    }
    if line.problem != nil { parts.append("? " + formatter.problem(of: line, in: currency)) }
    return Terminal.harmless(parts.joined(separator: "  "))
  }

  /// Throws if nothing was understood.
  private func read(_ text: String) throws(ReadingError) -> ReadLine {
    let line = reader.read(text)
    let hasNothing =
      line.name.isEmpty && line.quantity == nil && line.price == nil && line.deal == nil
      && line.store == nil && line.barcode == nil && line.terms.isEmpty
      && line.notUnderstood.isEmpty
    guard hasNothing else { return line }
    throw ReadingError(.empty, 0..<text.utf8.count)
  }

  private func quantity(_ line: ReadLine) throws(ReadingError) -> Quantity? {
    guard let part = line.quantity else { return nil }
    return try part.value.counted(in: part.range)
  }
}
