/// Reads rows of a table strictly (RFC 4180): a quoted field may hold separators and line ends.
final class TableRecords {
  /// `nil` when all lines have been read ahead.
  private let lines: TextLines?
  private let separator: UInt8
  private let readsQuotes: Bool
  /// Where the columns begin whose separator are blanks.
  private let starts: [Int]
  private let limits: TransferLimits
  /// Lines that were read ahead.
  private var pending: ArraySlice<(bytes: [UInt8], number: Int)>

  init(
    _ lines: TextLines?, separator: FieldSeparator, starts: [Int] = [], limits: TransferLimits,
    pending: ArraySlice<(bytes: [UInt8], number: Int)>
  ) {
    self.lines = lines
    self.separator = separator.byte
    self.starts = starts
    readsQuotes = separator == .comma || separator == .semicolon
    self.limits = limits
    self.pending = pending
  }

  /// Gives `next()` a line that `nextLine()` has returned.
  func take(back line: (bytes: [UInt8], number: Int)) {
    pending = [line] + pending
  }

  /// The next line, as it stands in the file.
  func nextLine() throws(TransferError) -> (bytes: [UInt8], number: Int)? {
    if let line = pending.popFirst() { return line }
    guard let lines, let bytes = try lines.next() else { return nil }
    return (bytes, lines.number)
  }

  /// The next row that is not blank, or what is wrong with it; `nil` after the last.
  ///
  /// Throws where nothing after it can be read either.
  func next() throws(TransferError) -> Result<TableRecord, TransferError>? {
    while let (bytes, number) = try nextLine() {
      guard bytes.contains(where: { $0 != 0x20 && $0 != 0x09 }) else { continue }
      do throws(TransferError) {
        let record = try record(bytes, number)
        // Spreadsheets often end with rows of nothing but separators.
        if !record.isBlank { return .success(record) }
      } catch {
        // Only after a problem within one row can the next one be read.
        switch error.problem {
        case .textAfterQuote, .quoteInField: return .failure(error)
        default: throw error
        }
      }
    }
    return nil
  }

  private func record(
    _ firstLine: [UInt8], _ firstNumber: Int
  ) throws(TransferError) -> TableRecord {
    guard starts.isEmpty else {
      let cells = FixedColumns.cells(of: String(decoding: firstLine, as: UTF8.self), at: starts)
      return TableRecord(
        fields: cells.map {
          TableRecord.Field(
            text: $0.text, position: TextPosition(line: firstNumber, column: $0.column),
            isQuoted: false)
        }, line: firstNumber)
    }
    var (bytes, number) = (firstLine, firstNumber)
    var total = bytes.count
    var fields: [TableRecord.Field] = []
    var index = 0
    while true {
      guard fields.count < limits.maximumColumns else {
        throw TransferError(.tooManyColumns, at: position(bytes, index, number))
      }
      let start = position(bytes, index, number)
      guard index < bytes.count, bytes[index] == Self.quote else {
        let end = bytes[index...].firstIndex(of: separator) ?? bytes.count
        if readsQuotes,
          let quote = (index..<end).first(where: {
            bytes[$0] == Self.quote && !isInsideAbbreviation(bytes, around: $0)
          })
        {
          throw TransferError(.quoteInField, at: position(bytes, quote, number))
        }
        fields.append(
          TableRecord.Field(
            text: String(decoding: bytes[index..<end].trimmed, as: UTF8.self), position: start,
            isQuoted: false))
        guard end < bytes.count else { break }
        index = end + 1
        continue
      }
      var text: [UInt8] = []
      index += 1
      while true {
        if let end = bytes[index...].firstIndex(of: Self.quote) {
          text += bytes[index..<end]
          index = end + 1
          guard index < bytes.count, bytes[index] == Self.quote else { break }
          text.append(Self.quote)
          index += 1
        } else {
          text += bytes[index...]
          guard let (more, moreNumber) = try nextLine() else {
            throw TransferError(.quoteNotClosed, at: start)
          }
          total += more.count + 1
          guard total <= limits.maximumLineLength else { throw TransferError(.tooLong, at: start) }
          text.append(0x0A)
          (bytes, number, index) = (more, moreNumber, 0)
        }
      }
      guard index == bytes.count || bytes[index] == separator else {
        throw TransferError(.textAfterQuote, at: position(bytes, index, number))
      }
      fields.append(
        TableRecord.Field(
          text: String(decoding: text, as: UTF8.self), position: start, isQuoted: true))
      guard index < bytes.count else { break }
      index += 1
    }
    return TableRecord(fields: fields, line: firstNumber)
  }

  /// Whether a quotation mark stands within a Hebrew word: there it marks an abbreviation, as in ק"ג.
  private func isInsideAbbreviation(_ bytes: [UInt8], around index: Int) -> Bool {
    let letters: UInt8 = 0xD7
    return index >= 2 && index + 1 < bytes.count && bytes[index - 2] == letters
      && bytes[index + 1] == letters
  }

  private func position(_ bytes: [UInt8], _ index: Int, _ number: Int) -> TextPosition {
    TextPosition(line: number, column: UTF8Letters.column(of: index, in: bytes))
  }

  private static let quote = UInt8(ascii: "\"")
}

extension ArraySlice<UInt8> {
  /// Without spaces at either end.
  fileprivate var trimmed: ArraySlice<UInt8> {
    var slice = self
    while slice.first == 0x20 || slice.first == 0x09 { slice.removeFirst() }
    while slice.last == 0x20 || slice.last == 0x09 { slice.removeLast() }
    return slice
  }
}
