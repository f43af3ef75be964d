import Glibc
import PerModel
import PerText
import PerWords

/// Why something cannot be imported, and where in the file the problem is.
public struct TransferError: Error, Hashable, Sendable {
  /// What is wrong.
  public let problem: Problem
  /// Where the problem is; `nil` if it concerns the file as a whole.
  public let position: TextPosition?
  /// The member in JSON, such as "comparison.products[3].price"; otherwise empty.
  public let path: String
  /// The name of the product in the row of a table that has the problem, empty where it has none; `nil` where no row has it.
  public var row: String?

  /// A problem, its place and the member that it concerns.
  public init(_ problem: Problem, at position: TextPosition? = nil, path: String = "") {
    self.problem = problem
    self.position = position
    self.path = path
  }

  /// What can be wrong.
  public enum Problem: Hashable, Sendable {
    /// A system error, by its `errno`.
    case cannotRead(Int32)
    /// A folder, a pipe, a device or a socket.
    case notRegularFile
    /// The packed bytes are damaged, or end too early.
    case damagedArchive
    /// A zero byte or U+0000: the file is not text.
    case zero
    /// Bytes that are not text in the encoding of the file.
    case notText
    /// A line, a record or a text is longer than the limit.
    case tooLong
    case tooManyColumns
    case tooManyRows
    /// More products than can be ranked at once, which is this many.
    case tooManyToRank(Int)
    case tooManyStores
    /// A quote opens a field and is never closed.
    case quoteNotClosed
    /// There is text after a closing quote.
    case textAfterQuote
    /// A quote within a field that is not quoted.
    case quoteInField
    /// A row does not have the columns of the header.
    case fieldCount(Int, expected: Int)
    case tooDeep
    case tooManyDigits
    /// Something else is expected here, such as ":" or a text.
    case expected(String)
    /// Something follows what should be the whole.
    case textAfterEnd
    /// JSON of another program.
    case foreign
    /// The format of a newer version of the program.
    case newerFormat(String)
    /// The format of a version of the program from before the first release.
    case beforeFirst
    case unknownMember(String)
    case repeatedMember(String)
    case missingMember(String)
    /// An impossible value of the right type, such as an unknown unit.
    case wrongValue(String)
    /// Prices of some countries are wanted of a file that names no country.
    case noCountries
    /// Digits of a barcode whose last one does not check the others.
    case wrongCheckDigit(String)
    /// Two products have one id.
    case repeatedID
    /// A text that is not a quantity, price or deal.
    case reading(ReadingError.Problem)
    /// A line can be read in two ways, or part of it has no place in a product; with the sentence that
    /// says so.
    case unclear(String)
    /// A row with nothing in it that belongs to a product.
    case nothingKnown
    /// A row that is a sum of others, a heading of a section or a heading that is repeated.
    case noProduct(RowOmission)
    /// A doubt about a row that is kept.
    case doubtful(RowDoubt)
    /// No row of the file has a name, a price and a quantity.
    case noWholeProduct(RowLack)
    case refused(ComparisonError)
    /// The rest is not wanted.
    case stopped
  }
}

/// A place in a text file, as editors count: both from 1, columns in Unicode scalars.
public struct TextPosition: Hashable, Sendable {
  /// From 1.
  public let line: Int
  /// From 1.
  public let column: Int

  /// A place by its line and column.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

extension TransferError {
  /// Why a product is not taken with the others.
  init(refusing product: Product, for reason: ComparisonError, at position: TextPosition) {
    self.init(.refused(reason), at: position, path: String(product.name.prefix(200)))
  }

  /// The same of a row with a product.
  func inRow(of product: Product) -> TransferError {
    var error = self
    error.row = String(product.name.prefix(200))
    return error
  }

  /// What is wrong and where, in the user's language.
  public var message: String {
    let sentence = path.isEmpty ? self.sentence : path + ": " + self.sentence
    guard let position else { return sentence }
    return localized(
      "Line %1$s, column %2$s: %3$s", String(position.line), String(position.column), sentence)
  }

  /// What is wrong, and in which row of a table, for a user who looks at the table and not at the lines of a file; `nil` if
  /// no row has the problem.
  ///
  /// - Parameter written: how a sentence writes the name of a product.
  public func rowMessage(naming written: (String) -> String) -> String? {
    guard let row, let position else { return nil }
    // The path may be the product.
    let said = path.isEmpty || path == row ? sentence : path + ": " + sentence
    let line = String(position.line)
    // Translators: %1$s is the number of a row in a table, %2$s what is wrong there.
    guard !row.isEmpty else { return localized("Row %1$s: %2$s", line, said) }
    // Translators: %1$s is the number of a row in a table, %2$s a product, %3$s what is wrong there.
    return localized("Row %1$s, “%2$s”: %3$s", line, written(row), said)
  }

  /// What a terminal shows: the row and its product, or the line and the column where no product is named.
  public var complaint: String {
    guard row?.isEmpty == false else { return message }
    return rowMessage { Terminal.name($0, upTo: 40) } ?? message
  }

  /// What is wrong, as one sentence in the user's language.
  public var sentence: String {
    switch problem {
    case .cannotRead(let code):
      localized("The file cannot be read: %1$s.", String(cString: strerror(code)))
    case .notRegularFile:
      localized("This is not a regular file: folders, pipes and devices cannot be opened.")
    case .damagedArchive: localized("This compressed file is damaged or incomplete.")
    case .zero: localized("There is a zero byte here: this is not text.")
    case .notText: localized("These bytes are not text in the encoding of the file.")
    case .tooLong: localized("This is too long to read.")
    case .tooManyColumns:
      localized("At most %1$s columns can be read.", String(limits.maximumColumns))
    case .tooManyRows:
      localized(
        "A comparison holds at most %1$s products: import the rest into another one.",
        String(limits.maximumRows))
    case .tooManyToRank(let most):
      localized("At most %1$s products can be ranked at once.", String(most))
    case .tooManyStores:
      localized("At most %1$s stores can be read.", String(limits.maximumStores))
    case .quoteNotClosed: localized("A quotation mark is not closed.")
    case .textAfterQuote: localized("There is text after a closing quotation mark.")
    case .quoteInField: localized("A field without quotation marks contains one.")
    case .fieldCount(let count, let expected):
      localized(
        "This row has %1$s fields; the first has %2$s.", String(count), String(expected))
    case .tooDeep:
      localized("At most %1$s levels of nesting can be read.", String(limits.maximumNesting))
    case .tooManyDigits:
      localized("A number can have at most %1$s digits.", String(limits.maximumDigits))
    case .expected(let what): localized("%1$s is missing here.", what)
    case .textAfterEnd: localized("Something follows the end here.")
    case .foreign: localized("This is not a comparison written by Per.")
    case .newerFormat: localized("This was written by a newer version of Per.")
    case .beforeFirst:
      localized("This was written by a version of Per from before the first release.")
    case .unknownMember(let name): localized("“%1$s” is unknown.", name)
    case .repeatedMember(let name): localized("“%1$s” appears twice.", name)
    case .missingMember(let name): localized("“%1$s” is missing.", name)
    case .wrongValue(let value): localized("“%1$s” cannot be used here.", value)
    case .noCountries: localized("Only Open Prices data includes the country.")
    case .wrongCheckDigit(let digits):
      ProductTexts.TextProblem.sentence(onCheckDigitOf: digits)
    case .repeatedID: localized("Another product has this id.")
    case .reading(let problem): ReadingError(problem, 0..<0).sentence
    case .unclear(let sentence): sentence
    case .nothingKnown: localized("There is no product in this row.")
    case .noProduct(let omission): omission.sentence
    case .doubtful(let doubt): doubt.sentence
    case .noWholeProduct(let lack): lack.sentence
    case .refused(let error): Self.sentence(error)
    case .stopped: localized("Canceled. Nothing was imported.")
    }
  }

  private var limits: TransferLimits { TransferLimits() }

  private static func sentence(_ error: ComparisonError) -> String {
    switch error {
    case .differentMeasure(let product, let comparison):
      let formatter = Formatter(.current)
      return localized(
        "%1$s cannot be compared with %2$s", formatter.measureName(product),
        formatter.measureName(comparison))
    case .differentCurrency(let product, let comparison):
      return localized("%1$s cannot be compared with %2$s", product.code, comparison.code)
    case .outdated: return localized("Someone else has changed the comparison.")
    }
  }
}
