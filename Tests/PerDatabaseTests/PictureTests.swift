import DatabaseTesting
import FolderTesting
import PerModel
import Testing

@testable import PerDatabase

@Suite struct PictureTests {
  private let folder: TemporaryFolder
  private let database: SQLiteDatabase

  init() throws {
    folder = try TemporaryFolder()
    database = try SQLiteDatabase(path: folder.database)
  }

  private func count() throws -> Int64? {
    try database.connection.integer("SELECT count(*) FROM picture")
  }

  private func perform(
    _ change: Change, on id: ComparisonID, with pictures: [Picture] = []
  ) throws {
    let version = try database.load(id).version
    _ = try database.perform(change, on: id, expecting: version, with: pictures)
  }

  /// The change that gives the first product another picture, or none.
  private func showing(_ picture: Picture?, on id: ComparisonID) throws -> Change {
    let old = try #require(try database.load(id).comparison.products.first)
    var new = old
    new.picture = picture?.id
    return .edit(from: old, to: new)
  }

  @Test func aPictureIsKeptWithTheChangeAndReadByAll() throws {
    let id = try database.create(Comparison(currency: .euro, products: [Product(name: "A")]))
    let picture = Picture.sample(1)
    #expect(try database.picture(picture.id) == nil)
    try perform(showing(picture, on: id), on: id, with: [picture])
    let other = try SQLiteDatabase(path: folder.database)
    #expect(try other.load(id).comparison.products[0].picture == picture.id)
    #expect(try other.picture(picture.id)?.png == picture.png)
    // Two products that look the same have one picture.
    let twin = Product(name: "B", picture: picture.id)
    try perform(.add([Change.Place(1, twin)]), on: id, with: [picture])
    #expect(try count() == 1)
  }

  @Test func aChangeThatIsRefusedLeavesNoPicture() throws {
    let id = try database.create(Comparison(currency: .euro, products: [Product(name: "A")]))
    let change = try showing(.sample(1), on: id)
    #expect(throws: DatabaseError.outdated) {
      try database.perform(change, on: id, expecting: 7, with: [.sample(1)])
    }
    #expect(try count() == 0)
  }

  @Test func aPictureStaysForAsLongAsItCanComeBack() throws {
    let id = try database.create(Comparison(currency: .euro, products: [Product(name: "A")]))
    let (first, second) = (Picture.sample(1), Picture.sample(2))
    try perform(showing(first, on: id), on: id, with: [first])
    try perform(showing(second, on: id), on: id, with: [second])
    try perform(showing(nil, on: id), on: id)
    #expect(try count() == 2)
    // Undone, both can be done again; after another change only the first is needed.
    for _ in 0..<2 { #expect(try database.perform(.undo, of: id) != nil) }
    #expect(try database.load(id).comparison.products[0].picture == first.id)
    #expect(try count() == 2)
    _ = try database.rename(id, to: "x", expecting: database.load(id).version)
    #expect(try database.picture(first.id) == first)
    #expect(try database.picture(second.id) == nil)
  }

  @Test func whatTheLogForgetsIsDropped() throws {
    let id = try database.create(Comparison(currency: .euro, products: [Product(name: "A")]))
    let other = try database.create(Comparison(currency: .euro, products: [Product(name: "B")]))
    let (first, second) = (Picture.sample(1), Picture.sample(2))
    try perform(showing(first, on: id), on: id, with: [first])
    try perform(showing(second, on: id), on: id, with: [second])
    try perform(showing(second, on: other), on: other)
    try perform(showing(nil, on: id), on: id)
    for number in 0..<SQLiteDatabase.keptChanges - 1 {
      #expect(try count() == 2)
      _ = try database.rename(id, to: "\(number)", expecting: database.load(id).version)
    }
    // Three changes with pictures are to be forgotten, one by one.
    for expected in [2, 1, 1] as [Int64] {
      _ = try database.rename(id, to: "last \(expected)", expecting: database.load(id).version)
      #expect(try count()! <= expected)
    }
    #expect(try database.picture(second.id) == second)
  }

  @Test func picturesGoWithARemovedComparisonOnlyWhenItCannotBeRestored() throws {
    let picture = Picture.sample(1)
    let product = Product(name: "A", picture: picture.id)
    let id = try database.create(Comparison(currency: .euro, products: [product]), with: [picture])
    try database.remove(id)
    try database.restore(id)
    #expect(try database.picture(picture.id) == picture)
    try database.remove(id)
    try database.connection.execute("UPDATE comparison SET removed = 0")
    for _ in 0..<SQLiteDatabase.keptChanges {
      try database.remove(try database.create(Comparison(currency: .euro)))
    }
    try database.deleteOldHistory()
    #expect(try count() == 0)
  }

  @Test func aDamagedPictureIsNoneAndIsReplaced() throws {
    let picture = Picture.sample(1)
    let id = try database.create(
      Comparison(currency: .euro, products: [Product(picture: picture.id)]), with: [picture])
    try database.connection.run(
      "UPDATE picture SET content = ?", .blob(picture.png.dropLast() + [picture.png.last! ^ 1]))
    #expect(try database.picture(picture.id) == nil)
    #expect(try database.load(id).comparison.products[0].picture == picture.id)
    let twin = Product(name: "B", picture: picture.id)
    try perform(.add([Change.Place(1, twin)]), on: id, with: [picture])
    #expect(try database.picture(picture.id) == picture)
  }

  /// Also where the header, the schema and the upper page of the pictures are lost, and pages of the
  /// index of words are not taken for pictures.
  @Test(arguments: [[], ["schema"], ["picture"], ["picture", "product", "schema"]])
  func whatIsReadableOfADamagedFileKeepsItsPictures(_ lost: [String]) throws {
    let pictures = (0..<300).map { Picture.sample($0) }
    let products = pictures.enumerated().map { Product(name: "P \($0)", picture: $1.id) }
    let id = try database.create(
      Comparison(currency: .euro, products: products), with: pictures)
    try perform(showing(.sample(1000), on: id), on: id, with: [.sample(1000)])
    let copy = try database.damagedCopy(in: folder, losing: lost)
    let recovered = try SQLiteDatabase.recover(path: copy).database
    #expect(try recovered.load(id).comparison == database.load(id).comparison)
    #expect(try recovered.history(of: id) == database.history(of: id))
    for picture in pictures + [.sample(1000)] {
      #expect(try recovered.picture(picture.id) == picture)
    }
    #expect(try recovered.connection.integer("SELECT count(*) FROM picture") == 301)
  }
}
