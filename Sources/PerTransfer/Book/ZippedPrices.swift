import PerModel

/// Reads the files of prices in a zip file, as Croatian chains publish one with a table for each store, or with three
/// tables for each chain.
final class ZippedPrices: BookItemReader {
  let attribution: String? = nil
  private let entries: ZipEntries
  private let options: BookTableOptions
  private let limits: TransferLimits
  private var reader: (any BookItemReader)?
  private var name = ""
  /// Tables of chains that wait for the others of the same chain.
  private var waiting: [String: [JoinedPrices.Part: [UInt8]]] = [:]
  private var joined: JoinedPrices?
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
      do throws(TransferError) {
        if let table = try joined?.nextTable() {
          open(table, at: options.store)
          continue
        }
      } catch { note(error.message) }
      joined = nil
      guard let entry = try entries.next() else {
        guard joinWaiting() else { return nil }
        continue
      }
      guard !entry.bytes.isEmpty else { continue }
      if let (folder, part) = JoinedPrices.part(entry.name, entry.bytes) {
        waiting[folder, default: [:]][part] = entry.bytes
        if waiting[folder]?.count == JoinedPrices.Part.allCases.count { join(folder) }
        continue
      }
      name = entry.name
      let file = PriceFileName(entry.name)
      open(entry.bytes, at: options.store.isEmpty ? file.store : options.store, on: file.day)
    }
  }

  private func open(_ bytes: [UInt8], at store: String, on day: CalendarDay? = nil) {
    var table = options
    table.store = store
    if let day, day <= table.day { table.day = day }
    do throws(TransferError) {
      switch try BookFile.open(ByteSource(bytes), table: table, limits: limits) {
      case .items(let items): reader = items
      case .catalogue: note(TransferError(.foreign).message)
      }
    } catch { note(error.message) }
  }

  /// Reads the tables of a chain as one.
  private func join(_ folder: String) {
    guard let tables = waiting.removeValue(forKey: folder) else { return }
    name = folder
    do throws(TransferError) {
      joined = try JoinedPrices(in: folder, tables, limits: limits)
    } catch { note(error.message) }
  }

  /// Reads what is there of a chain when nothing more comes; false where nothing waits.
  private func joinWaiting() -> Bool {
    guard let folder = waiting.keys.min() else { return false }
    join(folder)
    return true
  }

  private func note(_ sentence: String) {
    if remarks.count < Self.keptRemarks { remarks.append("\(name): \(sentence)") }
  }
}
