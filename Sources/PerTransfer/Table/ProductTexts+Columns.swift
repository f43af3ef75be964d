import PerModel
import PerText

/// What is wrong with the text in a column of a table, and where.
struct CellProblem: Error, Hashable, Sendable {
  let column: TableColumn
  /// Offset into the text's UTF-8.
  let offset: Int
  let problem: TransferError.Problem
}

extension CellProblem {
  init(_ column: TableColumn, _ text: String, _ error: ReadingError) {
    self.init(
      column: column, offset: min(error.range.lowerBound, text.utf8.count),
      problem: .reading(error.problem))
  }

  /// A value that a column cannot have.
  init(_ column: TableColumn, wrong text: String) {
    self.init(column: column, offset: 0, problem: .wrongValue(String(text.prefix(100))))
  }
}

/// The product of a row, as far as its texts could be read.
struct CellReading {
  var product: Product
  /// What could not be read; `nil` where all could.
  var problem: CellProblem?
  /// What was left out of a product that is kept.
  var remark: CellProblem?
}

// Products from the columns of a table.
extension ProductTexts {
  /// A product from one text per column; blank texts are ignored.
  func read(_ texts: [TableColumn: String]) -> CellReading {
    func text(_ column: TableColumn) -> String? {
      texts[column].flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 }
    }
    var product = Product()
    for (column, text) in texts where column != .barcode {
      if let path = Product.texts[column.rawValue] { product[keyPath: path] = text }
    }
    var remark: CellProblem?
    do throws(CellProblem) {
      if let text = text(.barcode) { (product.barcode, remark) = try barcode(text) }
      if let text = text(.basket) {
        let count = Self.basketCount(text)
        product.isInBasket = if count == nil { try boolean(text) } else { true }
        product.terms.basketCount = count
      }
      for column in [TableColumn.quantity, .price, .deal, .terms] {
        guard var text = text(column) else { continue }
        if column == .price || column == .deal, let days = takeDays(from: &text) {
          product.terms.offerDays = days
          if text.isEmpty { continue }
        }
        // "Offer: yes" is not a deal, but says that there is one.
        if column == .deal, YesNo.value(text) != nil { continue }
        do throws(ReadingError) {
          switch column {
          case .quantity: product.quantity = try quantity(text, texts[.unit])
          case .price: try read(price: text, texts[.currency], into: &product)
          case .deal: product.deal = try readers.deal.read(text)
          default: try read(terms: text, into: &product)
          }
        } catch {
          throw CellProblem(column, text, error)
        }
      }
      return CellReading(product: product, remark: remark)
    } catch {
      return CellReading(product: product, problem: error)
    }
  }

  /// Takes the days of an offer out of a price or a deal: "3.49 until 29 Nov".
  private func takeDays(from text: inout String) -> OfferDays? {
    guard let found = readers.days(in: text), let days = found.days else { return nil }
    text = found.rest
    return days
  }

  /// Digits, perhaps with spaces between them; none with a remark where the check digit is wrong.
  private func barcode(_ text: String) throws(CellProblem) -> (String, CellProblem?) {
    let digits = text.filter { $0 != " " }
    if Barcode.hasWrongCheckDigit(digits) {
      return ("", CellProblem(column: .barcode, offset: 0, problem: .wrongCheckDigit(digits)))
    }
    guard Barcode.isValid(digits) else {
      throw CellProblem(.barcode, wrong: text)
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

  private func boolean(_ text: String) throws(CellProblem) -> Bool {
    guard let value = YesNo.value(text) else { throw CellProblem(.basket, wrong: text) }
    return value
  }

  // MARK: The meaning of a column without a heading, which is found by trial

  /// What a quantity with a unit measures; `nil` for all other texts.
  func sizeUnit(_ text: String) -> PerModel.Unit.Kind? {
    guard let read = try? readers.quantity.read(text),
      read.unit != nil || read.countName != nil
    else { return nil }
    return read.unit?.kind ?? .count
  }

  /// What a unit measures, by its name; `nil` for all other texts.
  func kind(ofUnit name: String) -> PerModel.Unit.Kind? {
    name.isEmpty ? nil : sizeUnit("1 " + name)
  }

  /// Whether the text is a price: with a currency, or with a point in it.
  func isPrice(_ text: String) -> Bool {
    guard let read = try? readers.price.read(text) else { return false }
    return read.currency != nil || !read.amount.isInteger
      || text.contains { $0 == "." || $0 == "," }
  }

  func isDeal(_ text: String) -> Bool { (try? readers.deal.read(text)) != nil }
}

extension TransferError.Problem {
  /// What is wrong with a line.
  public init(_ kind: ProductTexts.TextProblem.Kind) {
    self =
      switch kind {
      case .reading(let problem): .reading(problem)
      case .unclear(let sentence): .unclear(sentence)
      case .wrongCheckDigit(let digits): .wrongCheckDigit(digits)
      }
  }
}

// The meanings of single words and cells of a table.
extension ProductTexts {
  /// The word if it is a unit that goods are sold in; `nil` for all other words.
  func unit(named word: String) -> String? {
    let word = Self.unit(spelled: word.lowercased() == word ? word : word.trimmed)
    guard !word.isEmpty, word.utf8.count <= TableLimit.unitInBytes,
      !word.contains(where: \.isDigit),
      let read = try? readers.quantity.read("1 " + word), read.packs.isEmpty,
      read.amount.isPositive, !(read.unit == nil && read.countName == nil)
    else { return nil }
    switch read.unit?.kind ?? .count {
    case .mass, .volume, .length, .area, .count: return word
    default: return nil
    }
  }

  /// A unit as programs spell it, as people do: "fl_oz".
  static func unit(spelled text: String) -> String {
    guard text.contains("_"),
      text.allSatisfy({ $0.isLetter || $0.isNumber || "_., ".contains($0) })
    else { return text }
    return text.replacing("_", with: " ").trimmed
  }

  /// The currency that a word or sign names.
  func currency(named word: String) -> Currency? {
    let word = word.trimmed
    guard !word.isEmpty, word.utf8.count <= TableLimit.moneyInBytes else { return nil }
    if let known = Currency(code: word.uppercased()), Currency.all.contains(known), word.count == 3
    {
      return known
    }
    guard let read = try? readers.price.read("1 " + word), read.amount == .one else { return nil }
    return read.currency
  }

  func readPrice(_ text: String) -> ReadPrice? { try? readers.price.read(text) }

  /// A size that a name states, what is left of the name, and whether it could be meant otherwise.
  func nameReading(_ name: String, price: Money?) -> NameReading? {
    // With its price a line is read with more certainty.
    if let price, let text = price.amount.exactDecimalText {
      let decimal = decimalSeparator
      let written = decimal == "." ? text : text.replacing(".", with: String(decimal))
      let line = readers.line.read("\(name)  \(written) \(price.currency.code)", measuring: kind)
      if line.formerPrice == nil, line.deal == nil, line.unitPrice == nil, line.store == nil,
        line.price?.value.amount == price.amount,
        let reading = NameReading(line, name, locale, currency)
      {
        return reading
      }
    }
    let line = readers.line.read(name, measuring: kind)
    guard line.price == nil, line.deal == nil, line.unitPrice == nil, line.store == nil else {
      return nil
    }
    return NameReading(line, name, locale, currency)
  }
}

/// What a name says beside the name.
struct NameReading {
  let name: String
  let quantity: Quantity
  /// The same count as packs of that size.
  let multiplied: Quantity?
  let terms: Terms
  /// Why another reading is as likely; `nil` if it is clear.
  let doubt: String?

  init?(_ line: ReadLine, _ text: String, _ locale: UserLocale, _ currency: Currency) {
    guard let read = line.quantity?.value, let quantity = try? read.counted(in: 0..<0) else {
      return nil
    }
    self.quantity = quantity
    multiplied = read.multiplied.flatMap { try? $0.counted(in: 0..<0) }
    name = line.name.isEmpty ? text : line.name
    terms = line.product(in: currency).product.terms
    doubt = line.isUnclear ? Formatter(locale).problem(of: line, in: currency) : nil
  }
}

extension Character {
  /// Whether it is part of a number; the sign of "m²" is not.
  var isDigit: Bool { isNumber && self != "²" && self != "³" }
}

extension String {
  /// Without white space at either end.
  var trimmed: String {
    guard first?.isWhitespace == true || last?.isWhitespace == true else { return self }
    return String(
      Substring(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed()))
  }
}
