import Glibc
import PerModel

/// The words that the readers know: one table of all languages (`Language`), built at its first use.
///
/// Words are kept folded (`Folding`). Where languages disagree, the meaning that a shopper sees
/// wins, and a line that begins with "@" says what the word is to readers of its language.
///
/// A unit's word that is short or an ordinary word elsewhere ("kr", "cat", "pie", "to") counts only
/// in its own language: it has lines with "@" and no other. A word of the user's own money is never
/// a unit: `Cursor` ensures that. So code that reads with a `ReadingContext` need not check either;
/// `WritingHabits.isOwnMoney` answers for a single meaning.
final class Vocabulary: Sendable {
  static let shared = Vocabulary()

  /// Measures whose bare names mean others in some regions (`Region.ownUnit(for:)`).
  static let followingRegion = [
    "fluid-ounce", "pint", "quart", "gallon", "ton", "teaspoon", "tablespoon", "cup", "jin",
    "liang",
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
    for language in Language.all {
      builder.addUnits(language.units, of: language)
      builder.addCountNames(language.counts, of: language)
      builder.addCurrencies(language.currencies, of: language)
    }
    builder.addCurrencyCodes()
    builder.addCurrencyNames(Self.currencyNames)
    builder.addRoles()
    countNames = builder.countNames
    currencies = builder.currencies
    table = builder.table
  }

  /// The place of the word that means a currency and no other, such as its code.
  func index(of currency: Currency) -> Int? {
    currencies.firstIndex { $0.candidates == [currency] && !$0.isHundredth }
  }

  /// The meaning of a folded word; `WordMeaning.none` if it has none.
  func meaning(of word: FoldedWord) -> WordMeaning { table[word.buffer] }

  /// The meaning of the word in one language (packed letters), if it differs there.
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

extension Vocabulary {
  /// What the generated list of names has about a word.
  enum Name {
    case unit(WordMeaning)
    /// Some names begin with it.
    case beginning
    case unknown
  }

  /// What CLDR means by a folded word or phrase: in the user's language (packed letters) where
  /// that differs, else in most.
  func name(_ word: FoldedWord, language: UInt32) -> Name {
    if language != 0 {
      let local = withFoldedWord { local in
        append(word, language: language, to: &local)
        return search(local.buffer)
      }
      if case .unit = local { return local }
    }
    return search(word.buffer)
  }

  /// A binary search in the text itself, so that nothing has to be built at the start.
  private func search(_ word: UnsafeBufferPointer<UInt8>) -> Name {
    let list = Self.unitNames.buffer
    // The lines that begin before `low` are smaller than the word, the one at `high` and those after it are not.
    var (low, high) = (0, list.count)
    while low < high {
      // The line after the middle is found faster than the one around it.
      var line = endOfLine((low + high) / 2, in: list) + 1
      if line >= high { line = low }
      if compare(line, word, in: list) < 0 {
        low = endOfLine(line, in: list) + 1
      } else if line == low {
        high = low
      } else {
        high = line
      }
    }
    guard low < list.count else { return .unknown }
    var place = low
    for byte in word {
      guard place < list.count, list[place] == byte else { return .unknown }
      place += 1
    }
    guard list[place] == UInt8(ascii: "=") else {
      return list[place] == UInt8(ascii: " ") ? .beginning : .unknown
    }
    var id = list[(place + 1)..<endOfLine(place, in: list)]
    let isDual = id.last == UInt8(ascii: "2") && id.dropLast().last == UInt8(ascii: "*")
    if isDual { id = id.dropLast(2) }
    guard let meaning = unitMeaning(id, isDual: isDual) else { return .unknown }
    return .unit(meaning)
  }

  private func endOfLine(_ place: Int, in list: UnsafeBufferPointer<UInt8>) -> Int {
    guard let start = list.baseAddress,
      let end = memchr(start + place, Int32(UInt8(ascii: "\n")), list.count - place)
    else { return list.count }
    return UnsafeRawPointer(end) - UnsafeRawPointer(start)
  }

  /// Negative where the key of the line comes before the word.
  private func compare(
    _ line: Int, _ word: UnsafeBufferPointer<UInt8>, in list: UnsafeBufferPointer<UInt8>
  ) -> Int {
    var place = line
    for byte in word {
      let other = list[place]
      if other == UInt8(ascii: "=") { return -1 }
      if other != byte { return Int(other) - Int(byte) }
      place += 1
    }
    return list[place] == UInt8(ascii: "=") ? 0 : 1
  }
}
