import PerModel

/// Reads the files of prices in a zip file, as Croatian chains publish one with a table for each store.
final class ZippedPrices: BookItemReader {
  let attribution: String? = nil
  private let entries: ZipEntries
  private let options: BookTableOptions
  private let limits: TransferLimits
  private var reader: (any BookItemReader)?
  private var name = ""
  private(set) var remarks: [String] = []
  /// There may be hundreds of stores.
  private static let keptRemarks = 100

  init(_ source: ByteSource, _ options: BookTableOptions, limits: TransferLimits) {
    entries = ZipEntries(source, limits: limits)
    (self.options, self.limits) = (options, limits)
  }

  func next() throws(TransferError) -> Result<BookItem, TransferError>? {
    while true {
      if let reader {
        do throws(TransferError) {
          if let item = try reader.next() { return item }
        } catch { note(error.message) }
        for remark in reader.remarks { note(remark) }
        self.reader = nil
      }
      guard let entry = try entries.next() else { return nil }
      guard !entry.bytes.isEmpty else { continue }
      name = entry.name
      var table = options
      if table.store.isEmpty { table.store = Self.store(in: entry.name) }
      do throws(TransferError) {
        switch try BookFile.open(ByteSource(entry.bytes), table: table, limits: limits) {
        case .items(let items): reader = items
        case .catalogue: note(TransferError(.foreign).message)
        }
      } catch { note(error.message) }
    }
  }

  private func note(_ sentence: String) {
    if remarks.count < Self.keptRemarks { remarks.append("\(name): \(sentence)") }
  }

  /// "Supermarket Ulica 1 Zagreb" of "2026/supermarket/Supermarket_Ulica 1_Zagreb.csv".
  private static func store(in path: String) -> String {
    let file = path.split(whereSeparator: { $0 == "/" || $0 == "\\" }).last.map(String.init) ?? path
    let end = file.lastIndex(of: ".") ?? file.endIndex
    return file[..<end].split(whereSeparator: { $0 == "_" || $0.isWhitespace })
      .joined(separator: " ")
  }
}
