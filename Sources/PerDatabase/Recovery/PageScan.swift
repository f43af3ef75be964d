import Glibc
import PerModel

/// Finds rows in the pages of a file themselves when what leads to the pages is lost: the header, the
/// schema, the upper pages of a table. https://www.sqlite.org/fileformat2.html
final class PageScan {
  /// The same in every file of Per's. The header, which says so, may be lost.
  private static let pageSize = 4096

  private let descriptor: Int32
  private let pageCount: Int

  /// `nil` when the file cannot be read.
  init?(_ file: DatabaseFile) {
    guard let size = file.size else { return nil }
    descriptor = open(file.path, O_RDONLY | DatabaseFile.withoutWaiting)
    pageCount = size / Self.pageSize
    guard descriptor >= 0 else { return nil }
  }

  deinit { close(descriptor) }

  /// Whether there is a row of a comparison or a product anywhere.
  var findsRow: Bool {
    var isFound = false
    // Only the end of the search is thrown.
    try? forEachRow(columnCounts: 12...64) { (_, row) throws(DatabaseError) in
      guard case .null? = row.first else { return }
      switch (row[1], row[2], row[3], row[4]) {
      case (.text, .text(let currency), _, _): isFound = Currency(code: currency) != nil
      case (.integer, .integer, .integer, .text): isFound = row.count >= 22
      default: return
      }
      if isFound { throw .cancelled }
    }
    return isFound
  }

  /// Calls `body` with the key and the values of every row that has one of these numbers of columns and is
  /// on a page in use.
  func forEachRow(
    columnCounts: ClosedRange<Int>, _ body: (Int64, [SQLValue]) throws(DatabaseError) -> Void
  ) throws(DatabaseError) {
    let unused = unusedPages()
    for number in 1...max(pageCount, 1) where !unused.contains(number) {
      let page = page(number)
      let start = number == 1 ? 100 : 0
      // A leaf of a table: its kind, the number of its cells and where they are.
      guard page.count == Self.pageSize, page[start] == 0x0D else { continue }
      let cellCount = integer(page, start + 3, bytes: 2)
      guard start + 8 + 2 * cellCount <= page.count else { continue }
      for cell in 0..<cellCount {
        let place = integer(page, start + 8 + 2 * cell, bytes: 2)
        guard place > start, place < page.count else { continue }
        var decoder = RecordDecoder(page[place...])
        guard let size = decoder.varint(), let key = decoder.varint(),
          let payload = payload(decoder.rest, size: size),
          let values = RecordDecoder.row(payload, columnCounts: columnCounts)
        else { continue }
        try body(key, values)
      }
    }
  }

  /// A whole row, which may overflow onto pages of its own (section 1.6 of the format).
  private func payload(_ onPage: ArraySlice<UInt8>, size: Int64) -> ArraySlice<UInt8>? {
    let usable = Self.pageSize
    guard size > 0, size <= Int64(pageCount * usable) else { return nil }
    let size = Int(size)
    if size <= usable - 35 { return onPage.count < size ? nil : onPage.prefix(size) }
    let least = (usable - 12) * 32 / 255 - 23
    let wanted = least + (size - least) % (usable - 4)
    let local = wanted <= usable - 35 ? wanted : least
    guard onPage.count >= local + 4 else { return nil }
    var payload = Array(onPage.prefix(local))
    var next = integer(Array(onPage.dropFirst(local).prefix(4)), 0, bytes: 4)
    while payload.count < size {
      let page = page(next)
      guard page.count == usable else { return nil }
      next = integer(page, 0, bytes: 4)
      payload += page[4...].prefix(size - payload.count)
    }
    return payload[...]
  }

  /// The pages that hold only removed rows, as far as their list can be followed.
  private func unusedPages() -> Set<Int> {
    var unused: Set<Int> = []
    let header = page(1)
    guard header.count == Self.pageSize, header.starts(with: "SQLite format 3".utf8) else {
      return []
    }
    var trunk = integer(header, 32, bytes: 4)
    while trunk > 1, unused.insert(trunk).inserted {
      let page = page(trunk)
      guard page.count == Self.pageSize else { break }
      let count = min(integer(page, 4, bytes: 4), (Self.pageSize - 8) / 4)
      for leaf in 0..<count { unused.insert(integer(page, 8 + 4 * leaf, bytes: 4)) }
      trunk = integer(page, 0, bytes: 4)
    }
    return unused
  }

  /// The bytes of a page, counted from 1; empty if none.
  private func page(_ number: Int) -> [UInt8] {
    guard (1...max(pageCount, 1)).contains(number) else { return [] }
    var bytes = [UInt8](repeating: 0, count: Self.pageSize)
    let offset = (number - 1) * Self.pageSize
    return pread(descriptor, &bytes, bytes.count, offset) == bytes.count ? bytes : []
  }

  private func integer(_ page: [UInt8], _ offset: Int, bytes: Int) -> Int {
    page[offset..<offset + bytes].reduce(0) { $0 << 8 | Int($1) }
  }
}
