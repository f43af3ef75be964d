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
        guard let text = text(column) else { continue }
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
    switch text.lowercased() {
    case "1", "true", "yes", "x", "✓", "ja", "oui", "sí", "si", "sì": return true
    case "0", "false", "no", "nein", "non", "nee": return false
    default:
      throw CellProblem(.basket, wrong: text)
    }
  }

  // MARK: The meaning of a column without a heading, which is found by trial

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
