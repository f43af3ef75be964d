/// An open hash table from folded words to what they mean.
struct VocabularyTable: Sendable {
  /// All words, one after the other.
  private var keys: [UInt8] = []
  private var entries: [Entry] = []
  /// Each is 0 if it is empty, else some bits of the word's hash, by which other words are told without a look at
  /// the entry, and below them the place in `entries` and 1. A power of two and never full.
  private var slots: [UInt32]

  private static let bitsOfPlace: UInt32 = 22
  private static let place: UInt32 = 1 << bitsOfPlace - 1

  private struct Entry {
    let start: UInt32
    let count: UInt16
    var meaning: WordMeaning
  }

  init(capacity: Int) {
    slots = [UInt32](repeating: 0, count: capacity)
    keys.reserveCapacity(capacity * 4)
    entries.reserveCapacity(capacity / 2)
  }

  /// The meaning of a word; `WordMeaning.none` if it has none.
  subscript(_ word: UnsafeBufferPointer<UInt8>) -> WordMeaning {
    let found = slots[slot(of: word, Self.hash(word))]
    return found == 0 ? .none : entries[Self.place(in: found)].meaning
  }

  /// Adds what a word also means.
  mutating func add(_ word: UnsafeBufferPointer<UInt8>, _ meaning: WordMeaning) {
    if (entries.count + 1) * 2 > slots.count { grow() }
    let hash = Self.hash(word)
    let slot = slot(of: word, hash)
    if slots[slot] != 0 {
      entries[Self.place(in: slots[slot])].meaning.add(meaning)
      return
    }
    slots[slot] = Self.tag(hash) | UInt32(entries.count + 1)
    entries.append(
      Entry(start: UInt32(keys.count), count: UInt16(word.count), meaning: meaning))
    keys.append(contentsOf: word)
  }

  private mutating func grow() {
    slots = [UInt32](repeating: 0, count: slots.count * 2)
    for (index, entry) in entries.enumerated() {
      keys.withUnsafeBufferPointer { keys in
        let start = Int(entry.start)
        let word = UnsafeBufferPointer(rebasing: keys[start..<start + Int(entry.count)])
        let hash = Self.hash(word)
        slots[slot(of: word, hash)] = Self.tag(hash) | UInt32(index + 1)
      }
    }
  }

  private static func tag(_ hash: UInt64) -> UInt32 {
    UInt32(truncatingIfNeeded: hash >> 32) & ~place
  }

  private static func place(in slot: UInt32) -> Int { Int(slot & place) - 1 }

  /// Where the word is, or would be.
  private func slot(of word: UnsafeBufferPointer<UInt8>, _ hash: UInt64) -> Int {
    let tag = Self.tag(hash)
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] != 0 {
      if slots[slot] & ~Self.place == tag, isKey(entries[Self.place(in: slots[slot])], word) {
        return slot
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  private func isKey(_ entry: Entry, _ word: UnsafeBufferPointer<UInt8>) -> Bool {
    guard Int(entry.count) == word.count else { return false }
    let start = Int(entry.start)
    for index in 0..<word.count where keys[start + index] != word[index] { return false }
    return true
  }

  /// FNV-1a.
  static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    return hash ^ hash >> 29
  }
}
