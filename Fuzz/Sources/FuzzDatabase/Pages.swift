import Glibc
import PerModel

@testable import PerDatabase

/// A file of comparisons and prices whose pages an input damages; the small one has only what rows are looked
/// for in, without indexes.
///
/// The input says what is written over the pages: a page, an offset of two bytes, a length, and that many bytes, again
/// and again. Arbitrary bytes alone would hardly ever be a page.
struct DamagedPages {
  let whole: [UInt8]
  let folder: String
  private static let pageSize = 4096

  init(isSmall: Bool) {
    folder = "/dev/shm/per-fuzz-\(getpid())"
    mkdir(folder, 0o700)
    do {
      let database = try SQLiteDatabase(path: folder + "/whole.sqlite")
      let products = (0..<30).map {
        Product(
          id: Product.ID(rawValue: Int64($0)), name: "Product \($0)",
          price: Money(Rational($0 + 1), .euro), store: "Aldi")
      }
      let id = try database.create(Comparison(name: "A", currency: .euro, products: products))
      let stored = try database.load(id)
      // Longer than a page.
      let last = Product(
        id: Product.ID(rawValue: 100), name: String(repeating: "Long ", count: 2000),
        price: Money(1, .euro))
      _ = try database.perform(
        stored.comparison.adding([last]), on: id, expecting: stored.version, with: [],
        noting: .brought(on: CalendarDay(year: 2026, month: 11, day: 20)))
      try database.save(as: folder + "/saved.sqlite")
      if isSmall { try Self.copyRows(to: folder + "/small.sqlite", from: folder + "/saved.sqlite") }
      whole = try Self.read(folder + (isSmall ? "/small.sqlite" : "/saved.sqlite"))
    } catch { preconditionFailure("\(error)") }
  }

  private static func copyRows(to path: String, from whole: String) throws {
    try DatabaseFile(path: path).create()
    let connection = try Connection(path: path, mode: .readWrite, busyTimeout: 2000)
    try connection.execute("ATTACH '\(whole)' AS whole")
    for table in ["comparison", "product", "article", "observation"] {
      let definition = try connection.first(
        of: "SELECT sql FROM whole.sqlite_schema WHERE name = ?", .text(table)
      ) { (row) in row.text(0) }
      try connection.execute(definition ?? "")
      try connection.execute("INSERT INTO \(table) SELECT * FROM whole.\(table)")
    }
    // Leaves pages that are not in use.
    try connection.execute("CREATE TABLE gone AS SELECT * FROM product; DROP TABLE gone")
  }

  /// What an input writes, and where.
  func patches(_ input: [UInt8]) -> [(offset: Int, bytes: ArraySlice<UInt8>)] {
    var patches: [(offset: Int, bytes: ArraySlice<UInt8>)] = []
    var rest = input[...]
    while let page = rest.popFirst(), let high = rest.popFirst(), let low = rest.popFirst(),
      let length = rest.popFirst()
    {
      let place = (Int(high) << 8 | Int(low)) % Self.pageSize
      let offset = Int(page) % (whole.count / Self.pageSize) * Self.pageSize + place
      patches.append((offset, rest.prefix(min(Int(length), whole.count - offset))))
      rest = rest.dropFirst(Int(length))
    }
    return patches
  }

  private static func read(_ path: String) throws -> [UInt8] {
    let descriptor = open(path, O_RDONLY)
    defer { close(descriptor) }
    var status = stat()
    fstat(descriptor, &status)
    return [UInt8](unsafeUninitializedCapacity: Int(status.st_size)) { buffer, count in
      count = max(0, Glibc.read(descriptor, buffer.baseAddress, buffer.count))
    }
  }
}

/// Finds rows in damaged pages, without SQLite.
struct Pages: FuzzTarget {
  private let pages = DamagedPages(isSmall: true)
  private let path: String
  private let descriptor: Int32

  init() {
    path = pages.folder + "/pages.sqlite"
    descriptor = open(path, O_RDWR | O_CREAT | O_TRUNC, 0o600)
    write(pages.whole[...], at: 0)
  }

  func read(_ input: [UInt8]) {
    let patches = pages.patches(input)
    for patch in patches { write(patch.bytes, at: patch.offset) }
    defer {
      for patch in patches {
        write(pages.whole[patch.offset..<patch.offset + patch.bytes.count], at: patch.offset)
      }
    }
    guard let scan = PageScan(DatabaseFile(path: path)) else {
      return promise(false, "the file is there")
    }
    var lot = Lot(input)
    if lot.isOne(of: 4) { _ = scan.findsRow }
    let counts = [1...64, 11...16, 18...30, 2...9]
    try? scan.forEachRow(columnCounts: counts[lot.draw(below: counts.count)]) { (_, row) in
      for value in row {
        if case .text(let text) = value, text.utf8.count < 200 { _ = [ExactMember](lines: text) }
      }
    }
  }

  private func write(_ bytes: ArraySlice<UInt8>, at offset: Int) {
    bytes.withUnsafeBytes { bytes in
      precondition(pwrite(descriptor, bytes.baseAddress, bytes.count, offset) == bytes.count)
    }
  }
}

/// Recovers the damaged file as a whole: whatever is left can be used. Some hundred times slower than `Pages`.
struct Recovery: FuzzTarget {
  private let pages = DamagedPages(isSmall: false)

  func read(_ input: [UInt8]) {
    var bytes = pages.whole
    for patch in pages.patches(input) {
      bytes.replaceSubrange(patch.offset..<patch.offset + patch.bytes.count, with: patch.bytes)
    }
    let path = pages.folder + "/damaged.sqlite"
    for name in names where name.hasPrefix("damaged") { unlink("\(pages.folder)/\(name)") }
    write(bytes, to: path)
    do throws(DatabaseError) {
      let database = try SQLiteDatabase.recover(path: path).database
      try database.check()
      for summary in try database.comparisons() { try use(database, summary.id) }
      for article in try database.articles(matching: "", limit: 100) {
        _ = try database.history(of: article.id)
      }
      _ = try database.rates()
      _ = try database.stores()
      _ = try database.shoppingList()
      _ = try database.create(Comparison(name: "New", currency: .euro))
    } catch {
      switch error {
      // Nothing of Per's may be left of the header, or another version of it may seem to have written the file.
      case .notADatabase, .cannotOpen(.foreign), .newerThanProgram, .beforeFirst: break
      default: promise(false, "what is left cannot be used: \(error)")
      }
    }
  }

  private func use(_ database: SQLiteDatabase, _ id: ComparisonID) throws(DatabaseError) {
    _ = Ranking(try database.load(id).comparison)
    for place in [0, try database.load(id).comparison.products.count] {
      let change = Change.add([Change.Place(place, Product(name: "New"))])
      _ = try database.perform(change, on: id, expecting: try database.load(id).version)
    }
    do throws(DatabaseError) {
      while try database.perform(.undo, of: id, expecting: nil) != nil {}
    } catch { guard error == .outdated || error == .repeatedID else { throw error } }
  }

  private var names: [String] {
    guard let directory = opendir(pages.folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      names.append(
        withUnsafePointer(to: &entry.pointee.d_name) {
          $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        })
    }
    return names
  }

  private func write(_ bytes: [UInt8], to path: String) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    defer { close(descriptor) }
    precondition(Glibc.write(descriptor, bytes, bytes.count) == bytes.count)
  }
}
