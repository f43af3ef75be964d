import PerModel

/// Reads quantities as people and labels write them: "500 g", "6 x 330 ml", "1 lb 4 oz",
/// "2 x (250 g + 10%)", "12 rolls x 150 sheets".
public struct QuantityReader: Sendable {
  /// Longer texts are refused unread, in bytes of UTF-8.
  public static let longestText = 1000

  private let region: Region
  private let habits: WritingHabits

  public init(_ context: ReadingContext) {
    self.init(context, readsSpaceGroups: context.groupsBySpace)
  }

  init(_ context: ReadingContext, readsSpaceGroups: Bool, isLine: Bool = false) {
    region = context.region
    habits = WritingHabits(context, readsSpaceGroups: readsSpaceGroups, isLine: isLine)
  }

  /// The quantity that the whole text says.
  ///
  /// Throws what is wrong with the text; nothing is passed over in silence but words that say
  /// nothing about how much ("net", "approx.").
  public func read(_ text: String) throws(ReadingError) -> ReadQuantity {
    return try reading(text, habits) { cursor throws(ReadingError) in
      var parser = QuantityParser(cursor, region: region)
      return try parser.readAll()
    }
  }
}

/// Lends a text's bytes to a parser.
func reading<Result>(
  _ text: String, _ habits: WritingHabits,
  _ body: (Cursor) throws(ReadingError) -> Result
) throws(ReadingError) -> Result {
  guard text.utf8.count <= QuantityReader.longestText else {
    throw ReadingError(.tooLong, QuantityReader.longestText..<text.utf8.count)
  }
  var text = text
  let result = text.withUTF8 { bytes in
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: FoldedWord.capacity) {
      scratch -> Swift.Result<Result, ReadingError> in
      guard let scratch = scratch.baseAddress else { return .failure(ReadingError(.empty, 0..<0)) }
      do throws(ReadingError) {
        return .success(try body(Cursor(bytes, scratch: scratch, habits: habits)))
      } catch { return .failure(error) }
    }
  }
  return try result.get()
}
