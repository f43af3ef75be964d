import PerModel
import PerText

/// Makes products from texts.
public struct ProductTexts: Sendable {
  private let quantities: QuantityReader
  private let prices: PriceReader
  private let deals: DealReader
  private let terms: TermReader
  private let lines: LineReader
  private let locale: UserLocale
  /// The currency of a price without one.
  public let currency: Currency

  /// A product, as far as its text could be read, and what is wrong with the text.
  public struct Reading: Sendable {
    /// The product, as far as it could be read.
    public var product: Product
    /// What could not be read; `nil` where all could.
    public var problem: Problem?
    /// What was left out of a product that is kept.
    public var remark: Problem?
  }

  /// What is wrong with a text, and where.
  public struct Problem: Error, Hashable, Sendable {
    /// The column of the text; `nil` for a line.
    public let column: TableColumn?
    /// Offset into the text's UTF-8.
    public let offset: Int
    /// What is wrong.
    public let problem: TransferError.Problem
  }

  /// Reads numbers and words as in this locale, and prices in its currency where they name none.
  public init(_ locale: UserLocale) {
    let context = ReadingContext(locale)
    let moneyContext = ReadingContext(money: locale)
    quantities = QuantityReader(context)
    prices = PriceReader(moneyContext)
    deals = DealReader(moneyContext)
    terms = TermReader(moneyContext)
    lines = LineReader(context)
    self.locale = locale
    currency = locale.currency
  }

  /// A product from one text per column; blank texts are ignored.
  public func read(_ texts: [TableColumn: String]) -> Reading {
    func text(_ column: TableColumn) -> String? {
      texts[column].flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 }
    }
    var product = Product(
      name: texts[.name] ?? "", store: texts[.store] ?? "", note: texts[.note] ?? "",
      brand: texts[.brand] ?? "")
    var remark: Problem?
    do throws(Problem) {
      if let text = text(.barcode) { (product.barcode, remark) = try barcode(text) }
      if let text = text(.basket) { product.isInBasket = try boolean(text) }
      if let text = text(.quantity) { product.quantity = try quantity(text, texts[.unit]) }
      if let text = text(.price) {
        (product.price, product.quantity) = try price(text, texts[.currency], of: product.quantity)
      }
      if let text = text(.deal) { product.deal = try deal(text) }
      if let text = text(.terms) { try read(terms: text, into: &product) }
      return Reading(product: product, remark: remark)
    } catch {
      return Reading(product: product, problem: error)
    }
  }

  /// A product from one text with everything in any order; without a name, the whole line is the name.
  ///
  /// - Parameter kind: what the other products measure, where that is known.
  public func read(line text: String, measuring kind: PerModel.Unit.Kind? = nil) -> Reading {
    let line = lines.read(text, measuring: kind)
    var (product, problem) = line.product(in: currency)
    if line.name.isEmpty { product.name = text }
    if text.utf8.count > QuantityReader.longestText {
      problem = ReadingError(.tooLong, 0..<0)
    }
    if let problem {
      return Reading(
        product: product,
        problem: Problem(
          column: nil, offset: problem.range.lowerBound, problem: .reading(problem.problem)))
    }
    guard line.isUnclear else { return Reading(product: product) }
    let sentence = Formatter(locale).problem(of: line, in: currency)
    return Reading(
      product: product,
      problem: Problem(
        column: nil, offset: line.notUnderstood.first?.lowerBound ?? 0, problem: .unclear(sentence))
    )
  }

  /// A quantity; a number may have its unit in another text.
  func quantity(_ text: String, _ unit: String? = nil) throws(Problem) -> Quantity {
    do throws(ReadingError) {
      let read = try quantities.read(text)
      guard read.unit == nil, let unit, !unit.allSatisfy(\.isWhitespace) else {
        return try read.counted(in: 0..<text.utf8.count)
      }
      let whole = text + " " + unit
      return try quantities.read(whole).counted(in: 0..<whole.utf8.count)
    } catch {
      throw Problem(.quantity, text, error)
    }
  }

  /// What a pack costs, and what it holds: a price per unit needs the quantity, or stands for one of
  /// the unit. A number may have its currency in another text.
  func price(
    _ text: String, _ code: String? = nil, of quantity: Quantity?
  ) throws(Problem) -> (Money?, Quantity?) {
    do throws(ReadingError) {
      let read = try prices.read(text)
      let priced = try read.priced(quantity)
      return (Money(priced.price, try currency(of: read, text, code)), priced.quantity)
    } catch {
      throw Problem(.price, text, error)
    }
  }

  private func currency(
    of read: ReadPrice, _ text: String, _ code: String?
  ) throws(ReadingError) -> Currency {
    if let own = read.currency { return own }
    guard let code, !code.allSatisfy(\.isWhitespace) else { return currency }
    if let known = Currency(code: code) { return known }
    return try prices.read(text + " " + code).currency ?? currency
  }

  func deal(_ text: String) throws(Problem) -> Deal {
    do throws(ReadingError) { return try deals.read(text) } catch {
      throw Problem(.deal, text, error)
    }
  }

  /// Other programs use "terms" for deals as well.
  private func read(terms text: String, into product: inout Product) throws(Problem) {
    do throws(ReadingError) { product.terms = try terms.readAll(text) } catch {
      guard product.deal == nil, let deal = try? deals.read(text) else {
        throw Problem(.terms, text, error)
      }
      product.deal = deal
    }
  }

  /// Digits, perhaps with spaces between them; none with a remark where the check digit is wrong.
  private func barcode(_ text: String) throws(Problem) -> (String, Problem?) {
    let digits = text.filter { $0 != " " }
    if Barcode.hasWrongCheckDigit(digits) {
      return ("", Problem(column: .barcode, offset: 0, problem: .wrongCheckDigit(digits)))
    }
    guard Barcode.isValid(digits) else {
      throw Problem(column: .barcode, offset: 0, problem: .wrongValue(String(text.prefix(100))))
    }
    return (digits, nil)
  }

  private func boolean(_ text: String) throws(Problem) -> Bool {
    switch text.lowercased() {
    case "1", "true", "yes", "x", "✓", "ja", "oui", "sí", "si", "sì": return true
    case "0", "false", "no", "nein", "non", "nee": return false
    default:
      throw Problem(column: .basket, offset: 0, problem: .wrongValue(String(text.prefix(100))))
    }
  }
}

extension ProductTexts.Problem {
  fileprivate init(_ column: TableColumn, _ text: String, _ error: ReadingError) {
    self.init(
      column: column, offset: min(error.range.lowerBound, text.utf8.count),
      problem: .reading(error.problem))
  }
}

// The meaning of a column without a heading is found by trial.
extension ProductTexts {
  /// Whether the text is a quantity with a unit.
  func isQuantity(_ text: String) -> Bool {
    guard let read = try? quantities.read(text) else { return false }
    return read.unit != nil || read.countName != nil
  }

  /// Whether the text is a price: with a currency, or with a point in it.
  func isPrice(_ text: String) -> Bool {
    guard let read = try? prices.read(text) else { return false }
    return read.currency != nil || !read.amount.isInteger
      || text.contains { $0 == "." || $0 == "," }
  }

  func isDeal(_ text: String) -> Bool { (try? deals.read(text)) != nil }
}
