import PerModel
import PerText

/// Makes products from texts, as far as they can be read.
public struct ProductTexts: Sendable {
  private let quantities: QuantityReader
  private let prices: PriceReader
  private let deals: DealReader
  private let terms: TermReader
  private let lines: LineReader
  private let locale: UserLocale
  /// The currency of a price without one.
  public let currency: Currency

  /// A product as far as it could be read, and what is wrong with its text.
  public struct Reading: Sendable {
    public var product: Product
    public var problem: Problem?
  }

  /// What is wrong with a text: with which one, and where in it.
  public struct Problem: Error, Hashable, Sendable {
    /// `nil` for a line that is one text.
    public let column: TableColumn?
    /// Offset into the text's UTF-8.
    public let offset: Int
    public let problem: TransferError.Problem
  }

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
    do throws(Problem) {
      if let text = text(.barcode) { product.barcode = try barcode(text) }
      if let text = text(.basket) { product.isInBasket = try yes(text) }
      if let text = text(.quantity) { product.quantity = try quantity(text, texts[.unit]) }
      if let text = text(.price) { product.price = try price(text, texts[.currency]) }
      if let text = text(.deal) { product.deal = try deal(text) }
      if let text = text(.terms) { try read(terms: text, into: &product) }
      return Reading(product: product)
    } catch {
      return Reading(product: product, problem: error)
    }
  }

  /// A product from one text with everything in any order; without a name, the whole line is the name.
  ///
  /// - Parameter kind: what the other products measure, where that is known.
  public func read(line text: String, measuring kind: PerModel.Unit.Kind? = nil) -> Reading {
    let line = lines.read(text, measuring: kind)
    var product = Product(
      name: line.name.isEmpty ? text : line.name, deal: line.deal?.value,
      terms: line.terms, store: line.store?.value ?? "", barcode: line.barcode?.value ?? "")
    if let price = line.price?.value {
      product.price = Money(price.amount, price.currency ?? currency)
    }
    keepFormerPrice(of: line, in: &product)
    if text.utf8.count > QuantityReader.longestText {
      return Reading(
        product: product,
        problem: Problem(column: nil, offset: 0, problem: .reading(.tooLong)))
    }
    do throws(ReadingError) {
      if let part = line.quantity { product.quantity = try part.value.counted(in: part.range) }
    } catch {
      let problem = Problem(
        column: nil, offset: error.range.lowerBound, problem: .reading(error.problem))
      return Reading(product: product, problem: problem)
    }
    guard line.isUnclear else { return Reading(product: product) }
    let sentence = Formatter(locale).problem(of: line, in: currency)
    return Reading(
      product: product,
      problem: Problem(
        column: nil, offset: line.notUnderstood.first?.lowerBound ?? 0, problem: .unclear(sentence))
    )
  }

  /// What was asked before is the price, and what is asked now is so much less.
  private func keepFormerPrice(of line: ReadLine, in product: inout Product) {
    guard product.deal == nil, let now = product.price, let former = line.formerPrice?.value,
      former.currency ?? now.currency == now.currency, former.amount > now.amount,
      let off = try? former.amount - now.amount
    else { return }
    product.price = Money(former.amount, now.currency)
    product.deal = Deal(.amountOff(off))
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

  /// A price; a number may have its currency in another text.
  func price(_ text: String, _ code: String? = nil) throws(Problem) -> Money {
    do throws(ReadingError) {
      let read = try prices.read(text)
      if let own = read.currency { return Money(read.amount, own) }
      guard let code, !code.allSatisfy(\.isWhitespace) else {
        return Money(read.amount, currency)
      }
      if let known = Currency(code: code) { return Money(read.amount, known) }
      let whole = try prices.read(text + " " + code)
      return Money(whole.amount, whole.currency ?? currency)
    } catch {
      throw Problem(.price, text, error)
    }
  }

  func deal(_ text: String) throws(Problem) -> Deal {
    do throws(ReadingError) { return try deals.read(text) } catch {
      throw Problem(.deal, text, error)
    }
  }

  /// Other programs call deals "terms", too.
  private func read(terms text: String, into product: inout Product) throws(Problem) {
    do throws(ReadingError) { product.terms = try terms.readAll(text) } catch {
      guard product.deal == nil, let deal = try? deals.read(text) else {
        throw Problem(.terms, text, error)
      }
      product.deal = deal
    }
  }

  /// Digits, perhaps with spaces between them.
  private func barcode(_ text: String) throws(Problem) -> String {
    let digits = text.filter { $0 != " " }
    guard Barcode.isValid(digits) else {
      throw Problem(column: .barcode, offset: 0, problem: .wrongValue(String(text.prefix(100))))
    }
    return digits
  }

  private func yes(_ text: String) throws(Problem) -> Bool {
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

// The meaning of a column without a heading is found by trying.
extension ProductTexts {
  /// Whether the text says how much there is, with a unit.
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

extension ReadQuantity {
  /// The quantity; a number without a unit counts pieces.
  ///
  /// Throws a problem of the text's `range`.
  public func counted(in range: Range<Int>) throws(ReadingError) -> Quantity {
    do throws(QuantityError) {
      return try quantity(defaultUnit: .item)
    } catch {
      throw ReadingError(error == .tooLarge ? .tooLarge : .notPositive, range)
    }
  }
}
