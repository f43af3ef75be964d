import DatabaseTesting
import FolderTesting
import PerModel
import Testing

@testable import PerDatabase

/// Whatever is wrong in the header, the rows are found, and no other program is blamed. (SQLite file format,
/// section 1.3; fuzzing found the 21st byte.)
@Suite struct HeaderRecoveryTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Page size, versions of the format, reserved space, fractions, counters, sizes, schema, encoding.
  @Test(arguments: [16, 17, 18, 19, 20, 21, 22, 23, 24, 28, 31, 36, 40, 44, 47, 56, 59, 92, 96])
  func aWrongByteOfTheHeaderKeepsNobodyOut(_ place: Int) throws {
    let database = try SQLiteDatabase(path: folder.database)
    let products = (0..<5).map { Product(name: "Product \($0)") }
    _ = try database.create(Comparison(name: "A", currency: .euro, products: products))
    let copy = folder.path + "/copy.sqlite"
    try database.save(as: copy)
    var bytes = try Bytes.read(copy)
    bytes[place] = 0xC4
    try Bytes.write(bytes, to: copy)
    let recovered = try SQLiteDatabase.recover(path: copy).database
    try recovered.check()
    let summary = try #require(try recovered.comparisons().first)
    #expect(try recovered.load(summary.id).comparison.products.map(\.name) == products.map(\.name))
  }
}
