import PerModel
import PerText

/// Why something cannot be imported, and where in the file that shows.
public struct TransferError: Error, Hashable, Sendable {
  public let problem: Problem
  /// Where the problem is; `nil` where it concerns the file as a whole.
  public let position: TextPosition?
  /// What it is about in JSON: "comparison.products[3].price"; else empty.
  public let path: String

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
    /// A zero byte or U+0000: the file is not text.
    case zero
    /// Bytes that are not text in the encoding of those before them.
    case notText
    /// A line, a record or a text is longer than the limit.
    case tooLong
    case tooManyColumns
    case tooManyRows
    /// A quote opens a field and nothing closes it.
    case quoteNotClosed
    /// There is text after a closing quote.
    case textAfterQuote
    /// A quote within a field that is not quoted.
    case quoteInField
    /// A row does not have the columns of the header.
    case fieldCount(Int, expected: Int)
    case tooDeep
    case tooManyDigits
    /// Something else should stand here, such as ":" or a text.
    case expected(String)
    /// Another program's JSON.
    case foreign
    /// The format of a newer version of the program.
    case newerFormat(String)
    case unknownMember(String)
    case repeatedMember(String)
    case missingMember(String)
    /// An impossible value of the right type, such as an unknown unit.
    case wrongValue(String)
    /// Digits of a barcode of which the last does not check the others.
    case wrongCheckDigit(String)
    /// Two products have one id.
    case repeatedID
    /// A text that is not a quantity, price or deal.
    case reading(ReadingError.Problem)
    /// Part of a line has no place in a product.
    case notUnderstood
    /// A row with nothing in it that belongs to a product.
    case nothingKnown
    case refused(ComparisonError)
  }
}

/// A place in a text file, as editors count: both from 1, columns in Unicode scalars.
public struct TextPosition: Hashable, Sendable {
  public let line: Int
  public let column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
