import PerModel
import PerText
import PerTransfer
import PerWords

/// Something to parse: a quantity, a price, a deal or a line.
protocol ParseSubject {
  /// Adds the members that were read to a line of JSON.
  func addMembers(for text: String, to object: inout JSONObject) throws(ReadingError)
  /// What was read, for people.
  func text(for text: String) throws(ReadingError) -> String
  /// How else to write a refused text; `nil` if that cannot be known.
  func hint(for text: String) -> String?
}

extension ParseSubject {
  func hint(for text: String) -> String? { nil }
}

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

// What was read, as an object of JSON.
extension JSONObject {
  /// Kind, amount in the base unit of the kind, and what is counted.
  static func quantity(_ quantity: Quantity) -> JSONObject {
    let kind = quantity.unit.kind
    var object = JSONObject()
    object.add("kind", kind.rawValue)
    object.add("amount", quantity.total.description)
    object.add("unit", kind.baseUnit.id)
    if let countName = quantity.countName { object.add("of", countName.id) }
    return object
  }

  /// The amount and the currency; if that is the locale's, "currencyAssumed" says so.
  static func price(_ price: ReadPrice, orIn currency: Currency) -> JSONObject {
    var object = JSONObject()
    object.add("amount", price.amount.description)
    object.add("currency", (price.currency ?? currency).code)
    if price.currency == nil { object.add("currencyAssumed", true) }
    if let per = price.per { object.add("per", quantity(per)) }
    if price.wasAmbiguous { object.add("ambiguous", true) }
    return object
  }

  /// The terms, the number of packs they apply to, and what these cost together and each, if stated.
  static func deal(_ deal: Deal) -> JSONObject {
    var object = JSONObject()
    object.addKind(deal.kind)
    if !deal.hasCount { object.add("count", deal.count) }
    if deal.minimumCount > 1 { object.add("minimumCount", deal.minimumCount) }
    if let price = deal.priceEach { object.add("regularPrice", price.description) }
    if let total = deal.total {
      object.add("total", total.description)
      if let each = try? total / Rational(deal.count) {
        object.add("priceEach", each.description)
      }
    }
    if let currency = deal.currency { object.add("currency", currency.code) }
    return object
  }
}

extension Deal {
  /// Whether the count is one of the figures.
  fileprivate var hasCount: Bool {
    switch kind {
    case .total, .each, .proRata, .groupOff: true
    default: false
    }
  }
}

/// `per-cli parse WHAT TEXT…`: reads texts, with one answer for each.
struct ParseCommand: ~Copyable {
  /// What a text can be read as.
  enum SubjectName: String, CaseIterable {
    case quantity, price, deal, line
  }

  private let subject: any ParseSubject
  private let isJSON: Bool
  private var hasRefused = false

  init(_ subject: any ParseSubject, isJSON: Bool) {
    self.subject = subject
    self.isJSON = isJSON
  }

  /// Reads the texts or, without any or with "-", the lines of standard input.
  mutating func run(_ texts: [String]) throws(UsageError) -> ExitStatus {
    var output = Output()
    if texts.isEmpty || texts == ["-"] {
      var input = InputLines.standardInput()
      while let line = try input.next(beforeWaiting: { output.flush() }) {
        parse(String(decoding: line, as: UTF8.self), &output)
      }
    } else {
      for text in texts { parse(text, &output) }
    }
    output.flush()
    return hasRefused ? .refused : .success
  }

  private mutating func parse(_ text: String, _ output: inout Output) {
    do throws(ReadingError) {
      if isJSON {
        var object = JSONObject()
        object.add("input", text)
        object.add("ok", true)
        try subject.addMembers(for: text, to: &object)
        output.writeLine(object.line)
      } else {
        output.writeLine(try subject.text(for: text))
      }
    } catch { refuse(text, error, &output) }
  }

  private mutating func refuse(_ text: String, _ error: ReadingError, _ output: inout Output) {
    hasRefused = true
    let sentences = [error.sentence, subject.hint(for: text)].compactMap(\.self)
    let sentence = sentences.joined(separator: " ")
    guard isJSON else {
      // Answers and complaints keep their order on a terminal.
      output.flush()
      return complain("\(text.prefix(200)): \(sentence)")
    }
    var object = JSONObject()
    object.add("input", text)
    object.add("ok", false)
    object.add("error", sentence)
    object.add("from", error.range.lowerBound)
    object.add("to", error.range.upperBound)
    output.writeLine(object.line)
  }
}
