import PerModel
import PerText

/// Why something cannot be imported, and where in the file that shows.
public struct TransferError: Error, Hashable, Sendable {
  public let problem: Problem
  /// Where it shows; `nil` where it is about the file as a whole.
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
    /// An error of the system, by its `errno`.
    case cannotRead(Int32)
    /// A folder, a pipe, a device or a socket.
    case notRegularFile
    /// A zero byte or U+0000: the file is no text.
    case zero
    /// Bytes that are no text in the encoding that those before them have.
    case notText
    /// A line, a record or a text is longer than the limit.
    case tooLong
    case tooManyColumns
    case tooManyRows
    /// A quote opens a field and nothing closes it.
    case quoteNotClosed
    /// There is text after a closing quote.
    case textAfterQuote
    /// A quote within a field that has none around it.
    case quoteInField
    /// A row has other columns than the header.
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
    /// A value of the right type that cannot be, such as an unknown unit.
    case wrongValue(String)
    /// Two products have one id.
    case repeatedID
    /// A text that is no quantity, price or deal.
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
