import PerModel

/// The words that the readers know: one table for all languages, built from lists at its first use.
///
/// Words are kept folded (`Folding`). Where languages disagree, the meaning that a shopper sees
/// wins, and a line of the list that begins with "@" and a language says what the word is there.
final class Vocabulary: Sendable {
  static let shared = Vocabulary()

  let countNames: [CountName]
  let currencies: [CurrencyWord]
  /// All words, one behind the other.
  private let keys: [UInt8]
  private let entries: [Entry]
  /// An open hash table of indices into `entries`; −1 is empty.
  private let slots: [Int32]
  private let mask: Int
  /// The places in `Unit.all` by the hash of the id.
  private let unitIndices: [UInt64: UInt16]

  private struct Entry {
    let start: UInt32
    let count: UInt16
    var meaning: Meaning
  }

  private init() {
    var builder = Builder()
    builder.addUnits(Self.unitWords)
    builder.addCountNames(Self.countWords)
    builder.addCurrencies(Self.currencyWords)
    builder.addCurrencyNames(Self.currencyNames)
    builder.addKeywords(Self.keywords)
    countNames = builder.countNames
    currencies = builder.currencies
    let size = 1 << (Int.bitWidth - (builder.meanings.count * 2).leadingZeroBitCount)
    mask = size - 1
    var keys: [UInt8] = []
    var entries: [Entry] = []
    var slots = [Int32](repeating: -1, count: size)
    entries.reserveCapacity(builder.meanings.count)
    for (word, meaning) in builder.meanings {
      var slot = Int(truncatingIfNeeded: Self.hash(word)) & mask
      while slots[slot] >= 0 { slot = (slot + 1) & mask }
      slots[slot] = Int32(entries.count)
      entries.append(
        Entry(start: UInt32(keys.count), count: UInt16(word.count), meaning: meaning))
      keys.append(contentsOf: word)
    }
    unitIndices = Dictionary(
      uniqueKeysWithValues: Unit.all.enumerated().map {
        (Self.hash($0.element.id.utf8), UInt16($0.offset))
      })
    self.keys = keys
    self.entries = entries
    self.slots = slots
  }

  /// What a folded word means; `Meaning.none` when nothing.
  func meaning(of word: FoldedWord) -> Meaning {
    let bytes = word.buffer
    var slot = Int(truncatingIfNeeded: Self.hash(bytes)) & mask
    while slots[slot] >= 0 {
      let entry = entries[Int(slots[slot])]
      if Int(entry.count) == bytes.count, isKey(entry, bytes) { return entry.meaning }
      slot = (slot + 1) & mask
    }
    return .none
  }

  /// What the word means in one language (packed letters), where that differs.
  func meaning(of word: FoldedWord, language: UInt32) -> Meaning {
    guard language != 0 else { return .none }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: FoldedWord.capacity) { buffer in
      guard let base = buffer.baseAddress else { return .none }
      return meaning(of: localWord(word, language: language, bytes: base))
    }
  }

  /// The key of a word that means something else in one language: "nl@dozen".
  func localWord(
    _ word: FoldedWord, language: UInt32, bytes: UnsafeMutablePointer<UInt8>
  ) -> FoldedWord {
    var local = FoldedWord(bytes: bytes)
    for shift: UInt32 in [16, 8, 0] where language >> shift & 0xFF != 0 {
      local.append(UInt8(language >> shift & 0xFF))
    }
    local.append(UInt8(ascii: "@"))
    for byte in word.buffer { local.append(byte) }
    return local
  }

  /// The unit with this id; a US measure of volume is the imperial one where the region says so.
  func unitMeaning(_ id: Slice<UnsafeBufferPointer<UInt8>>) -> Meaning? {
    guard let index = unitIndices[Self.hash(id)] else { return nil }
    let isVolume = ["fluid-ounce", "pint", "quart", "gallon"].contains(Unit.all[Int(index)].id)
    return .unit(Int(index), isVolume ? .followsRegion : [])
  }

  private func isKey(_ entry: Entry, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    for index in 0..<bytes.count where keys[Int(entry.start) + index] != bytes[index] {
      return false
    }
    return true
  }

  /// FNV-1a.
  static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    return hash ^ hash >> 29
  }
}
