import PerModel
import Testing
import WaitTesting

@testable import PerTransfer

@Suite struct ReadAheadItemsTests {
  /// More than waits to be taken.
  private static let many = ReadAheadItems.batchSize * 20

  private static func text(_ count: Int) -> String {
    ([JSONObject.bookHeading.line]
      + (0..<count).map { number in
        let id = Article.ID(milliseconds: 1, 0, UInt64(number))
        return JSONObject.item(
          .article(Article(id: id, members: [ExactMember("name", "\(number)")]))
        )
        .line
      }).joined(separator: "\n") + "\n"
  }

  private static func reader(_ text: String) throws -> any BookItemReader {
    guard case .items(let reader) = try BookFile.open(ByteSource(text)) else {
      throw TransferError(.foreign)
    }
    return reader
  }

  private static func name(_ item: Result<BookItem, TransferError>) throws -> String {
    guard case .article(let article) = try item.get() else { return "" }
    return article.name
  }

  @Test(arguments: [0, 1, ReadAheadItems.batchSize, ReadAheadItems.batchSize + 1, many])
  func allComeInTheirOrder(count: Int) throws {
    let reader = try Self.reader(Self.text(count))
    for number in 0..<count {
      #expect(try Self.name(#require(try reader.next())) == "\(number)")
    }
    #expect(try reader.next() == nil)
    #expect(try reader.next() == nil)
  }

  @Test func whatIsWrongComesInItsPlace() throws {
    let reader = try Self.reader(Self.text(2000) + "{\"type\":\n" + Self.text(1) + "\u{0}\n")
    for _ in 0..<2000 { _ = try #require(try reader.next()).get() }
    for line in [2002, 2003] {
      guard case .failure(let error) = try #require(try reader.next()) else {
        Issue.record("line \(line) was read")
        return
      }
      #expect(error.position?.line == line)
    }
    _ = try #require(try reader.next()).get()
    #expect(throws: TransferError.self) { try reader.next() }
  }

  @Test func whoStopsTakingLeavesNothingBehind() async throws {
    weak var source: ByteSource?
    do {
      let bytes = ByteSource(Self.text(Self.many))
      source = bytes
      guard case .items(let reader) = try BookFile.open(bytes) else { return }
      for _ in 0...ReadAheadItems.batchSize { _ = try reader.next() }
      #expect(source != nil)
    }
    // The other thread ends by itself.
    #expect(await eventually { source == nil })
  }
}
