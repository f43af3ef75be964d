import PerModel
import PerWords

/// Makes products from texts.
public struct ProductTexts: Sendable {
  package let readers: ProductReaders
  package let locale: UserLocale
  /// What comes before the fraction of a number.
  package let decimalSeparator: Character
  /// What the comparison measures that the products are for, if decided.
  package let kind: PerModel.Unit.Kind?
  /// The currency of a price without one.
  public var currency: Currency { readers.currency }

  /// A product, as far as its text could be read, and what is wrong with the text.
  public struct Reading: Sendable {
    /// The product, as far as it could be read.
    public var product: Product
    /// The problem of what could not be read; `nil` if all of it was read.
    public var problem: TextProblem?
    /// What was left out of a product that is kept.
    public var remark: TextProblem?
    /// Whether a line says no name, so that all of it is one.
    public var isNameless = false
  }

  /// What is wrong with a text, and where.
  public struct TextProblem: Error, Hashable, Sendable {
    /// Offset into the text's UTF-8.
    public let offset: Int
    /// What is wrong.
    public let kind: Kind

    /// What can be wrong.
    public enum Kind: Hashable, Sendable {
      /// It is not a quantity, price, deal or term.
      case reading(ReadingError.Problem)
      /// A line can be read in two ways, or part of it has no place in a product; with the sentence that
      /// says so.
      case unclear(String)
      /// Digits of a barcode whose last one does not check the others.
      case wrongCheckDigit(String)
    }
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

  /// A product from one text with everything in any order; without a name, the whole line is the name, unless it
  /// begins with a dash.
  ///
  /// - Parameters:
  ///   - kind: what the lines before it measure, where the comparison does not say so.
  ///   - product: the product that the line only changes.
  public func read(
    line text: String, measuring kind: PerModel.Unit.Kind? = nil, changing product: Product? = nil
  ) -> Reading {
    let kind = self.kind ?? kind
    let line = readers.line.read(text, measuring: kind, changing: product)
    var reading = reading(of: kind == nil ? line.byArea ?? line : line, text)
    if reading.problem == nil, product == nil { reading.problem = refusal(of: line, text) }
    reading.isNameless = line.name.isEmpty
    if reading.isNameless { reading.product.name = Self.saysNoName(text) ? "" : text }
    return reading
  }

  /// The text that a list shows for a product without a name.
  package static let noName = "–"

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
          offset: problem.range.lowerBound, kind: .reading(problem.problem)))
    }
    guard line.isUnclear else { return Reading(product: product) }
    if let remark = Self.remark(on: line, text) {
      return Reading(product: product, remark: remark)
    }
    let sentence = Formatter(locale).problem(of: line, in: currency)
    return Reading(
      product: product,
      problem: TextProblem(
        offset: line.notUnderstood.first?.lowerBound ?? 0, kind: .unclear(sentence)))
  }

  /// A wrong check digit in a line that is otherwise clear.
  private static func remark(on line: ReadLine, _ text: String) -> TextProblem? {
    guard line.problem == .checkDigit, line.alternatives.isEmpty, line.notUnderstood.count == 1,
      let range = line.notUnderstood.first
    else { return nil }
    let digits = String(decoding: Array(text.utf8)[range], as: UTF8.self)
    return TextProblem(offset: range.lowerBound, kind: .wrongCheckDigit(digits))
  }

  /// A quantity; a number may have its unit in another text.
  package func quantity(_ text: String, _ unit: String? = nil) throws(ReadingError) -> Quantity {
    let read = try readers.quantity.read(text)
    guard read.unit == nil, let unit, !unit.allSatisfy(\.isWhitespace) else {
      return try read.counted(in: 0..<text.utf8.count)
    }
    let whole = text + " " + unit
    return try readers.quantity.read(whole).counted(in: 0..<whole.utf8.count)
  }

  /// Reads what a pack costs: a price per unit needs the quantity, or stands for one of the unit. A
  /// number may have its currency in another text.
  public func read(
    price text: String, _ code: String? = nil, into product: inout Product
  ) throws(ReadingError) {
    let read = try readers.price.read(text)
    let priced = try read.priced(product.quantity)
    product.price = Money(priced.price, try currency(of: read, text, code))
    product.quantity = priced.quantity
    product.terms.pricedPer = priced.per
  }

  package func currency(
    of read: ReadPrice, _ text: String, _ code: String?
  ) throws(ReadingError) -> Currency {
    if let own = read.currency { return own }
    guard let code, !code.allSatisfy(\.isWhitespace) else { return currency }
    if let known = Currency(code: code) { return known }
    return try readers.price.read(text + " " + code).currency ?? currency
  }

  /// Reads terms. Other programs use "terms" for deals as well.
  package func read(terms text: String, into product: inout Product) throws(ReadingError) {
    let (per, days) = (product.terms.pricedPer, product.terms.offerDays)
    do throws(ReadingError) {
      product.terms = try readers.term.readAll(text)
      product.terms.pricedPer = per
      if product.terms.offerDays == nil { product.terms.offerDays = days }
    } catch {
      guard product.deal == nil, let deal = try? readers.deal.read(text) else { throw error }
      product.deal = deal
    }
  }
}

extension ProductTexts {
  /// Says that the last digit of a barcode does not check the others.
  public static var mistypedBarcode: String {
    localized("This barcode looks mistyped (wrong check digit).")
  }
}

extension ProductTexts.TextProblem {
  /// What is wrong, as one sentence in the user's language.
  public var sentence: String {
    switch kind {
    case .reading(let problem): ReadingError(problem, 0..<0).sentence
    case .unclear(let sentence): sentence
    case .wrongCheckDigit(let digits): Self.sentence(onCheckDigitOf: digits)
    }
  }

  /// A barcode was left out because its last digit does not check the others.
  package static func sentence(onCheckDigitOf digits: String) -> String {
    localized("The last digit of the barcode %1$s is wrong: it was left out.", digits)
  }
}
