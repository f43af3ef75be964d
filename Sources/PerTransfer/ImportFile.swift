import PerModel
import PerText

/// The contents of a file.
public enum ImportFile {
  /// A comparison that the program wrote.
  case comparison(ComparisonDocument)
  /// A table or a list, whose layout can be changed.
  case table(TableReader)
  /// Products in rows that need no layout.
  case rows(any ProductRowReader)

  /// Opens a file in any of the formats; `layout` says how to read a table.
  ///
  /// Throws what keeps the file from being read, or what is wrong with the first lines of a table. A
  /// repeated heading is a problem only where no layout says which column is meant.
  public static func open(
    _ source: ByteSource, as layout: TableLayout? = nil, texts: ProductTexts,
    limits: TransferLimits = TransferLimits()
  ) throws(TransferError) -> ImportFile {
    let chunks = try TextChunks(source, in: texts.locale)
    if let layout {
      let lines = TextLines(
        layout.isTurned ? try TableFormat.turned(chunks, texts, limits) : chunks, limits: limits)
      return .table(try TableReader(lines, as: layout, texts: texts, limits: limits))
    }
    let format = TransferFormat.readable.first { $0.definition.recognizes(chunks.first, limits) }
    guard let format else { throw TransferError(.foreign) }
    return try format.definition.open(chunks, texts: texts, limits: limits)
  }

  /// The same, where the meanings of a table's columns are given; `nil` where they are to be guessed.
  public static func open(
    _ source: ByteSource, with columns: [TableColumn?]?, texts: ProductTexts,
    limits: TransferLimits = TransferLimits()
  ) throws(TransferError) -> ImportFile {
    guard let columns else { return try open(source, texts: texts, limits: limits) }
    let chunks = try TextChunks(source, in: texts.locale)
    return .table(
      try TableReader(
        TextLines(chunks, limits: limits), columns: columns, texts: texts, limits: limits))
  }

  /// Whether it is cards copied from a page, whose products are found around their prices.
  public var areCards: Bool {
    if case .rows(let rows) = self { rows is CardRows } else { false }
  }

  /// The next row; `nil` after the last, and for a comparison.
  public func next() throws(TransferError) -> TableRow? {
    switch self {
    case .comparison: nil
    case .table(let reader): try reader.next()
    case .rows(let rows): try rows.next()
    }
  }
}

/// Products that are read one after the other.
public protocol ProductRowReader: AnyObject {
  /// The next product, or what is wrong with it; `nil` after the last.
  ///
  /// Throws where nothing after it can be read either.
  func next() throws(TransferError) -> TableRow?
  /// What no product gets anything of.
  var leftOutColumns: [LeftOutColumn] { get }
}

extension ProductRowReader {
  /// None, unless a reader says otherwise.
  public var leftOutColumns: [LeftOutColumn] { [] }
}

/// One row of a table or line of a list, as far as it was read.
public struct TableRow: Sendable {
  /// The line of the file in which it begins, from 1.
  public let line: Int
  /// The texts of its columns.
  public let texts: [String]
  /// The product, as far as it could be read.
  public let product: Product
  /// What could not be read; `nil` where all could.
  public var problem: TransferError?
  /// The column that the problem is about.
  public let problemColumn: Int?
  /// What was left out of a product that is kept all the same.
  public var remark: TransferError?
  /// When its price was seen; `nil` where the row does not say.
  public var seen: CalendarDay?
  /// Why the product may not be what is meant.
  public var doubt: TransferError?
  /// Whether its unit price agrees with quantity and price.
  var isConfirmed = false
}

/// A column that no product gets anything of.
public struct LeftOutColumn: Hashable, Sendable {
  /// Its heading, which may be empty.
  public let heading: String
  /// Its number, from 1.
  public let place: Int
  /// Why it is left out.
  public let reason: LeftOutReason
}
