import PerModel
import PerText
import PerWords

/// Makes products from texts.
public struct ProductTexts: Sendable {
  let readers: ProductReaders
  let locale: UserLocale
  /// What stands before the fraction of a number.
  let decimalSeparator: Character
  /// What the comparison measures that the products are for, where that is decided.
  let kind: PerModel.Unit.Kind?
  /// The currency of a price without one.
  public var currency: Currency { readers.currency }

  /// A product, as far as its text could be read, and what is wrong with the text.
  public struct Reading: Sendable {
    /// The product, as far as it could be read.
    public var product: Product
    /// What could not be read; `nil` where all could.
    public var problem: TextProblem?
    /// What was left out of a product that is kept.
    public var remark: TextProblem?
    /// Whether a line says no name, so that all of it is one.
    public var isNameless = false
  }

  /// What is wrong with a text, and where.
  public struct TextProblem: Error, Hashable, Sendable {
    /// The column of the text; `nil` for a line.
    public let column: TableColumn?
    /// Offset into the text's UTF-8.
    public let offset: Int
    /// What is wrong.
    public let problem: TransferError.Problem
  }

  /// Reads numbers and words as in this locale, and prices in its currency where they name none.
  ///
  /// - Parameter comparison: where the products go, if that is known; a few of its products that show
  ///   what it measures are enough.
  public init(_ locale: UserLocale, beside comparison: Comparison? = nil) {
    readers = ProductReaders(locale, beside: comparison)
    self.locale = locale
    decimalSeparator = ReadingContext(money: locale).decimalSeparator
    kind = comparison?.measure?.kind
  }

  /// A product from one text per column; blank texts are ignored.
  public func read(_ texts: [TableColumn: String]) -> Reading {
    func text(_ column: TableColumn) -> String? {
      texts[column].flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 }
    }
    var product = Product()
    for (column, text) in texts where column != .barcode {
      if let path = Product.texts[column.rawValue] { product[keyPath: path] = text }
    }
    var remark: TextProblem?
    do throws(TextProblem) {
      if let text = text(.barcode) { (product.barcode, remark) = try barcode(text) }
      if let text = text(.basket) {
        let count = Self.basketCount(text)
        product.isInBasket = if count == nil { try boolean(text) } else { true }
        product.terms.basketCount = count
      }
      if let text = text(.quantity) { product.quantity = try quantity(text, texts[.unit]) }
      if let text = text(.price) {
        try read(price: text, texts[.currency], into: &product)
      }
      if let text = text(.deal) { product.deal = try deal(text) }
      if let text = text(.terms) { try read(terms: text, into: &product) }
      return Reading(product: product, remark: remark)
    } catch {
      return Reading(product: product, problem: error)
    }
  }

  /// A product from one text with everything in any order; without a name, the whole line is the name, unless it
  /// begins with a dash.
  ///
  /// - Parameters:
  ///   - kind: what the lines before it measure, where the comparison does not say so.
  ///   - product: the product that the line only changes.
  public func read(
    line text: String, measuring kind: PerModel.Unit.Kind? = nil, changing product: Product? = nil
  ) -> Reading {
    let line = readers.line.read(text, measuring: self.kind ?? kind, changing: product)
    var reading = reading(of: line, text)
    reading.isNameless = line.name.isEmpty
    if reading.isNameless { reading.product.name = Self.saysNoName(text) ? "" : text }
    return reading
  }

  /// What a list has in place of a name that a product lacks.
  static let noName = "–"

  private static func saysNoName(_ text: String) -> Bool {
    let text = text.drop(while: \.isWhitespace)
    return text.hasPrefix(noName) && text.dropFirst().first?.isWhitespace ?? true
  }

  private func reading(of line: ReadLine, _ text: String) -> Reading {
    let (product, problem) = line.product(in: currency)
    if let problem {
      return Reading(
        product: product,
        problem: TextProblem(
          column: nil, offset: problem.range.lowerBound, problem: .reading(problem.problem)))
    }
    guard line.isUnclear else { return Reading(product: product) }
    if let remark = Self.remark(on: line, text) {
      return Reading(product: product, remark: remark)
    }
    let sentence = Formatter(locale).problem(of: line, in: currency)
    return Reading(
      product: product,
      problem: TextProblem(
        column: nil, offset: line.notUnderstood.first?.lowerBound ?? 0, problem: .unclear(sentence))
    )
  }

  /// A wrong check digit in a line that is clear but for that.
  private static func remark(on line: ReadLine, _ text: String) -> TextProblem? {
    guard line.problem == .checkDigit, line.alternatives.isEmpty, line.notUnderstood.count == 1,
      let range = line.notUnderstood.first
    else { return nil }
    let digits = String(decoding: Array(text.utf8)[range], as: UTF8.self)
    return TextProblem(column: nil, offset: range.lowerBound, problem: .wrongCheckDigit(digits))
  }

  /// A quantity; a number may have its unit in another text.
  func quantity(_ text: String, _ unit: String? = nil) throws(TextProblem) -> Quantity {
    do throws(ReadingError) {
      let read = try readers.quantity.read(text)
      guard read.unit == nil, let unit, !unit.allSatisfy(\.isWhitespace) else {
        return try read.counted(in: 0..<text.utf8.count)
      }
      let whole = text + " " + unit
      return try readers.quantity.read(whole).counted(in: 0..<whole.utf8.count)
    } catch {
      throw TextProblem(.quantity, text, error)
    }
  }

  /// Reads what a pack costs: a price per unit needs the quantity, or stands for one of the unit. A
  /// number may have its currency in another text.
  func read(
    price text: String, _ code: String? = nil, into product: inout Product
  ) throws(TextProblem) {
    do throws(ReadingError) {
      let read = try readers.price.read(text)
      let priced = try read.priced(product.quantity)
      product.price = Money(priced.price, try currency(of: read, text, code))
      product.quantity = priced.quantity
      product.terms.pricedPer = priced.per
    } catch {
      throw TextProblem(.price, text, error)
    }
  }

  func currency(
    of read: ReadPrice, _ text: String, _ code: String?
  ) throws(ReadingError) -> Currency {
    if let own = read.currency { return own }
    guard let code, !code.allSatisfy(\.isWhitespace) else { return currency }
    if let known = Currency(code: code) { return known }
    return try readers.price.read(text + " " + code).currency ?? currency
  }

  func deal(_ text: String) throws(TextProblem) -> Deal {
    do throws(ReadingError) { return try readers.deal.read(text) } catch {
      throw TextProblem(.deal, text, error)
    }
  }

  /// Other programs use "terms" for deals as well.
  private func read(terms text: String, into product: inout Product) throws(TextProblem) {
    let per = product.terms.pricedPer
    do throws(ReadingError) {
      product.terms = try readers.term.readAll(text)
      product.terms.pricedPer = per
    } catch {
      guard product.deal == nil, let deal = try? readers.deal.read(text) else {
        throw TextProblem(.terms, text, error)
      }
      product.deal = deal
    }
  }

  /// Digits, perhaps with spaces between them; none with a remark where the check digit is wrong.
  private func barcode(_ text: String) throws(TextProblem) -> (String, TextProblem?) {
    let digits = text.filter { $0 != " " }
    if Barcode.hasWrongCheckDigit(digits) {
      return ("", TextProblem(column: .barcode, offset: 0, problem: .wrongCheckDigit(digits)))
    }
    guard Barcode.isValid(digits) else {
      throw TextProblem(column: .barcode, offset: 0, problem: .wrongValue(String(text.prefix(100))))
    }
    return (digits, nil)
  }

  /// How many packs are in the basket, as "2" and as "2x"; `nil` where the text does not say that. "1" and
  /// "0" say no more than yes and no.
  private static func basketCount(_ text: String) -> Int? {
    let isMarked = text.hasSuffix("x") || text.hasSuffix("×")
    guard let count = Int(isMarked ? text.dropLast() : text[...]),
      (isMarked ? 1...Terms.maximumCount : 2...Terms.maximumCount).contains(count)
    else { return nil }
    return count
  }

  private func boolean(_ text: String) throws(TextProblem) -> Bool {
    switch text.lowercased() {
    case "1", "true", "yes", "x", "✓", "ja", "oui", "sí", "si", "sì": return true
    case "0", "false", "no", "nein", "non", "nee": return false
    default:
      throw TextProblem(column: .basket, offset: 0, problem: .wrongValue(String(text.prefix(100))))
    }
  }
}

extension ProductTexts.TextProblem {
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
    guard let read = try? readers.quantity.read(text) else { return false }
    return read.unit != nil || read.countName != nil
  }

  /// Whether the text is a price: with a currency, or with a point in it.
  func isPrice(_ text: String) -> Bool {
    guard let read = try? readers.price.read(text) else { return false }
    return read.currency != nil || !read.amount.isInteger
      || text.contains { $0 == "." || $0 == "," }
  }

  func isDeal(_ text: String) -> Bool { (try? readers.deal.read(text)) != nil }
}

extension ProductTexts {
  /// What is to be bought: an amount and words, "2 kg carrots".
  ///
  /// Throws what cannot be read; a text without a name is not understood.
  public func shoppingItem(
    _ text: String, id: ShoppingItem.ID
  ) throws(TextProblem) -> ShoppingItem {
    let reading = read(line: text)
    if let problem = reading.problem { throw problem }
    guard !reading.isNameless else {
      let sentence = localized("Say what you need, such as “2 kg carrots”.")
      throw TextProblem(column: nil, offset: 0, problem: .unclear(sentence))
    }
    return ShoppingItem(
      id: id, name: reading.product.name, quantity: reading.product.quantity)
  }
}
