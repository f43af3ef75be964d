import PerModel

/// Reads deals as stores write them, in English, German, French, Spanish, Italian, Dutch, Portuguese,
/// Polish, Swedish, Japanese, Chinese, Arabic and Hebrew: "3 for 2", "2/$5", "1+1 gratis",
/// "2e halve prijs", "-20%", "leve 3 pague 2", "2点目半額".
public struct DealReader: Sendable {
  private let currency: Currency
  private let habits: WritingHabits

  /// A reader of what this user types.
  public init(_ context: ReadingContext) {
    currency = context.currency
    habits = WritingHabits(context, readsJoinedWords: true)
  }

  /// The deal that the whole text says.
  ///
  /// A price alone is a deal of one at that price.
  public func read(_ text: String) throws(ReadingError) -> Deal {
    try lending(text) { text throws(ReadingError) in try read(text) }
  }

  func read(_ text: LentText) throws(ReadingError) -> Deal {
    var parser = DealParser(try text.cursor(habits), currency: currency)
    return try parser.readAll()
  }
}
