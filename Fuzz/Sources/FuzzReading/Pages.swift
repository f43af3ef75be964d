import Glibc
import PerDatabase
import PerModel

/// Damages a file of comparisons, and recovers it: whatever is left can be used.
///
/// The input says what is written over the pages: a page, an offset of two bytes, a length, and that many bytes, again
/// and again. Arbitrary bytes alone would hardly ever be a page.
struct Pages: Sendable {
  private let whole: [UInt8]
  private let folder: String

  init() {
    folder = "/dev/shm/per-fuzz-\(getpid())"
    mkdir(folder, 0o700)
    let path = folder + "/whole.sqlite"
    do {
      let database = try SQLiteDatabase(path: path)
      let products = (0..<30).map {
        Product(name: "Product \($0)", price: Money(Rational($0 + 1), .euro), store: "Aldi")
      }
      let id = try database.create(Comparison(name: "A", currency: .euro, products: products))
      let stored = try database.load(id)
      let change = stored.comparison.adding([Product(name: "Last")])
      _ = try database.perform(change, on: id, expecting: stored.version)
      try database.save(as: folder + "/saved.sqlite")
      whole = try Self.read(folder + "/saved.sqlite")
    } catch { preconditionFailure("\(error)") }
  }

  func read(_ input: [UInt8]) {
    var bytes = whole
    var rest = input[...]
    while let page = rest.popFirst(), let high = rest.popFirst(), let low = rest.popFirst(),
      let length = rest.popFirst()
    {
      let start = Int(page) * 4096 + (Int(high) << 8 | Int(low)) % 4096
      for byte in rest.prefix(Int(length)).enumerated() where start + byte.offset < bytes.count {
        bytes[start + byte.offset] = byte.element
      }
      rest = rest.dropFirst(Int(length))
    }
    let path = folder + "/damaged.sqlite"
    for name in names where name.hasPrefix("damaged") { unlink("\(folder)/\(name)") }
    Self.write(bytes, to: path)
    do throws(DatabaseError) {
      let database = try SQLiteDatabase.recover(path: path).database
      try database.check()
      for summary in try database.comparisons() { _ = try database.load(summary.id) }
      _ = try database.create(Comparison(name: "New", currency: .euro))
    } catch {
      switch error {
      // Nothing of Per's may be left of the header, or a program that is newer may seem to have written it.
      case .notADatabase, .cannotOpen(.foreign), .newerThanProgram: break
      default:
        // A release says nothing of why it trapped.
        let words = Array("\(error)\n".utf8)
        _ = Glibc.write(2, words, words.count)
        preconditionFailure("what is left cannot be used")
      }
    }
  }

  private var names: [String] {
    guard let directory = opendir(folder) else { return [] }
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

  private static func read(_ path: String) throws -> [UInt8] {
    let descriptor = open(path, O_RDONLY)
    defer { close(descriptor) }
    var status = stat()
    fstat(descriptor, &status)
    return [UInt8](unsafeUninitializedCapacity: Int(status.st_size)) { buffer, count in
      count = max(0, Glibc.read(descriptor, buffer.baseAddress, buffer.count))
    }
  }

  private static func write(_ bytes: [UInt8], to path: String) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    defer { close(descriptor) }
    precondition(Glibc.write(descriptor, bytes, bytes.count) == bytes.count)
  }
}
