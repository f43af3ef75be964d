import PerModel
import PerText

/// How to read the rows of a table.
public struct TableLayout: Hashable, Sendable {
  /// `nil` for a list, in which each line is one product with everything in any order.
  public var separator: FieldSeparator?
  /// Whether there is a row with headings.
  public var hasHeader: Bool
  /// What each column means; `nil` for nothing. No two columns of a block have the same meaning.
  public private(set) var columns: [TableColumn?]
  /// How many rows stand above the headings, and of how many the headings are.
  var rowsAbove = 0
  var headingRows = 1
  /// What the headings say of their columns' values.
  var details: [ColumnDetail] = []
  /// Columns that stand side by side for several stores; empty if there is one product a row.
  var blocks: [TableBlock] = []
  /// Why columns without a meaning have none.
  var reasons: [LeftOutReason] = []
  /// How the numbers are written.
  var style = NumberStyle()
  /// Whether numbers without a unit are packs, because the sizes stand in the names.
  var namesHoldSizes = false
  /// The column whose values are to be added to those of the quantity: ounces beside pounds.
  var addend: Int?
  /// The columns that say how much there is where that of the quantity does not: milliliters beside grams.
  var alternatives: [Int] = []
  /// The column whose values multiply the packs: three cases of twelve.
  var multiplier: Int?
  /// Whether stores stand above their products, in rows of their own.
  var hasStoresAbove = false
  /// Whether the products stand side by side in the file, which is read turned round.
  var isTurned = false
  /// Whether the program wrote the table itself.
  public internal(set) var isOwn = false
  /// Where the columns begin whose separator are blanks, in characters.
  var starts: [Int] = []
  /// Whether most rows have a price, so that one with nothing but a name is not a product.
  var isPriced = false

  /// A layout, in which no two columns may have the same meaning.
  public init(separator: FieldSeparator?, hasHeader: Bool = false, columns: [TableColumn?] = []) {
    self.separator = separator
    self.hasHeader = hasHeader
    self.columns = columns
  }

  /// One product per line.
  public static let list = TableLayout(separator: nil)

  /// Gives a column another meaning; the column that had it loses it.
  public mutating func assign(_ meaning: TableColumn?, to column: Int) {
    guard columns.indices.contains(column) else { return }
    if column == multiplier || meaning == .packs { multiplier = nil }
    if column == addend || meaning == .quantity || columns[column] == .quantity {
      (addend, alternatives) = (nil, [])
    }
    if let meaning,
      let other = columns.indices.first(where: {
        columns[$0] == meaning && block(of: $0) == block(of: column)
      })
    {
      leaveOut(other)
    }
    if meaning == nil { leaveOut(column) }
    columns[column] = meaning
    if meaning == .quantity || meaning == .packs { namesHoldSizes = false }
  }

  private mutating func leaveOut(_ column: Int) {
    while reasons.count <= column { reasons.append(.notUnderstood) }
    if reasons[column] != .empty { reasons[column] = .wanted }
    columns[column] = nil
  }

  /// Gives all columns other meanings, no two of a block the same; columns beyond are left out.
  public mutating func assign(_ meanings: [TableColumn?]) {
    if !repeatsInBlocks(meanings) { blocks = [] }
    (addend, alternatives) = (nil, [])
    columns = Array(repeating: nil, count: max(columns.count, meanings.count))
    for column in columns.indices { leaveOut(column) }
    for (index, meaning) in meanings.enumerated() { assign(meaning, to: index) }
  }

  /// Whether meanings come again, and only in other blocks: the prices of stores that stand side by side.
  private func repeatsInBlocks(_ meanings: [TableColumn?]) -> Bool {
    let places = Dictionary(grouping: meanings.indices) { meanings[$0] }
    let repeated = places.filter { $0.key != nil && $0.value.count > 1 }.values
    return !repeated.isEmpty
      && repeated.allSatisfy { columns in
        let blocks = columns.compactMap { block(of: $0) }
        return Set(blocks).count == columns.count
      }
  }

  mutating func set(_ columns: [TableColumn?]) { self.columns = columns }

  /// The block that a column belongs to; `nil` for one that all share.
  func block(of column: Int) -> Int? { blocks.firstIndex { $0.columns.contains(column) } }

  /// Whether rows say just what stands in them.
  var isPlain: Bool {
    guard blocks.isEmpty, !namesHoldSizes, !hasStoresAbove, starts.isEmpty, addend == nil,
      alternatives.isEmpty
    else { return false }
    return columns.indices.allSatisfy { index in
      switch columns[index] {
      case .quantity?, .price?:
        let detail = detail(of: index)
        return detail.unit.isEmpty && detail.per.isEmpty && detail.currency == nil
          && !detail.isInCents && !detail.isOfOne && detail.measured == nil
      case .packs?, .unitPrice?, .formerPrice?, .salePrice?, .loyaltyPrice?, .deposit?, .saving?,
        .drained?:
        return false
      default: return true
      }
    }
  }

  func detail(of column: Int) -> ColumnDetail {
    details.indices.contains(column) ? details[column] : ColumnDetail()
  }

  /// The columns that no product gets anything of, in order.
  func leftOut(below headings: [String]) -> [LeftOutColumn] {
    columns.indices.compactMap { index in
      let heading = headings.indices.contains(index) ? headings[index] : ""
      guard columns[index] == nil, !isPartOfQuantity(index),
        !(heading.isEmpty && reason(of: index) == .empty)
      else { return nil }
      return LeftOutColumn(heading: heading, place: index + 1, reason: reason(of: index))
    }
  }

  /// Whether a column without a meaning of its own belongs to that of the quantity.
  func isPartOfQuantity(_ column: Int) -> Bool {
    column == addend || alternatives.contains(column)
  }

  /// Why a column has no meaning.
  public func reason(of column: Int) -> LeftOutReason {
    reasons.indices.contains(column) ? reasons[column] : .notUnderstood
  }
}

/// The columns of one of several stores that stand side by side.
struct TableBlock: Hashable, Sendable {
  var columns: [Int]
  /// Empty where it has no name.
  var store: String
  /// How much the price is for, where sizes stand side by side; else empty.
  var quantity = ""
  /// The month in which the price was seen, if months have columns side by side; else empty.
  var month = ""
}

/// Why a column is left out.
public enum LeftOutReason: Hashable, Sendable {
  case empty
  /// Something that is not part of a product.
  case noPartOfProduct
  /// Numbers alone are not offers.
  case bareNumbers
  /// What is off, where the prices say it already.
  case saving
  /// Another column says it already.
  case repeated(TableColumn)
  /// The user has said so.
  case wanted
  case notUnderstood
}

/// What separates the fields of a row.
public enum FieldSeparator: String, CaseIterable, Hashable, Sendable {
  case comma = ","
  case semicolon = ";"
  case tab = "\t"
  case pipe = "|"
  case tilde = "~"
  /// Blanks, so that each column begins in the same place of every line.
  case blanks = " "

  var byte: UInt8 { rawValue.utf8[rawValue.utf8.startIndex] }
}
