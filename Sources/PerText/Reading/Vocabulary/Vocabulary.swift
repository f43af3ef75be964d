import PerModel

/// The words that the readers know: one table for all languages, built from lists at its first use.
///
/// Words are kept folded (`Folding`). Where languages disagree, the meaning that a shopper sees
/// wins, and a line of the list that begins with "@" and a language says what the word is there.
///
/// A unit's word that is short or an ordinary word elsewhere ("kr", "cat", "pie", "to") counts only
/// in its own language: it has lines with "@" and no other. A word of the user's own money is never
/// a unit: `Cursor` sees to that. So whoever reads with a `ReadingContext` need not check either;
/// `WritingHabits.isOwnMoney` answers for a single meaning.
final class Vocabulary: Sendable {
  static let shared = Vocabulary()

  /// US measures whose bare names mean others in some regions (`Region.ownUnit(for:)`).
  static let followingRegion = [
    "fluid-ounce", "pint", "quart", "gallon", "ton", "teaspoon", "tablespoon", "cup",
  ]

  let countNames: [CountName]
  let currencies: [CurrencyWord]
  private let table: VocabularyTable
  /// The places in `Unit.all` by the hash of the id.
  private let unitIndices: [UInt64: UInt16]

  private init() {
    unitIndices = Dictionary(
      uniqueKeysWithValues: Unit.all.enumerated().map { index, unit in
        var id = unit.id
        return (id.withUTF8(VocabularyTable.hash), UInt16(index))
      })
    var builder = Builder(unitIndices: unitIndices)
    builder.addUnitNames()
    builder.addUnits(Self.unitWords)
    builder.addUnits(Self.tradeWords)
    builder.addUnits(Self.translatedUnits)
    builder.addCountNames(Self.countWords)
    builder.addCountNames(Self.translatedCounts)
    builder.addCurrencies(Self.currencyWords)
    builder.addCurrencyNames(Self.currencyNames)
    builder.addKeywords(Self.keywords)
    countNames = builder.countNames
    currencies = builder.currencies
    table = builder.table
  }

  /// The place of the word that means a currency and no other, such as its code.
  func index(of currency: Currency) -> Int? {
    currencies.firstIndex { $0.candidates == [currency] && !$0.isHundredth }
  }

  /// What a folded word means; `WordMeaning.none` when nothing.
  func meaning(of word: FoldedWord) -> WordMeaning { table[word.buffer] }

  /// What the word means in one language (packed letters), where that differs.
  func meaning(of word: FoldedWord, language: UInt32) -> WordMeaning {
    guard language != 0 else { return .none }
    return withFoldedWord { local in
      append(word, language: language, to: &local)
      return meaning(of: local)
    }
  }

  /// Spells the key of a word that means something else in one language: "nl@dozen".
  func append(_ word: FoldedWord, language: UInt32, to local: inout FoldedWord) {
    for shift: UInt32 in [16, 8, 0] where language >> shift & 0xFF != 0 {
      local.append(UInt8(language >> shift & 0xFF))
    }
    local.append(UInt8(ascii: "@"))
    for byte in word.buffer { local.append(byte) }
  }

  /// The unit with this id; the region decides what the bare name of a US measure means.
  func unitMeaning(_ id: Slice<UnsafeBufferPointer<UInt8>>, isDual: Bool) -> WordMeaning? {
    guard let index = unitIndices[VocabularyTable.hash(UnsafeBufferPointer(rebasing: id))] else {
      return nil
    }
    let follows = Self.followingRegion.contains(Unit.all[Int(index)].id)
    return .unit(Int(index), isDual ? .isDual : follows ? .followsRegion : [])
  }
}
