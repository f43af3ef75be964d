/// An open hash table from folded words to what they mean.
struct VocabularyTable: Sendable {
  /// All words, one after the other.
  private var keys: [UInt8] = []
  private var entries: [Entry] = []
  /// Places in `entries`; −1 is empty. A power of two and never full.
  private var slots: [Int32]

  private struct Entry {
    let start: UInt32
    let count: UInt16
    var meaning: WordMeaning
  }

  init(capacity: Int) {
    slots = [Int32](repeating: -1, count: capacity)
    keys.reserveCapacity(capacity * 4)
    entries.reserveCapacity(capacity / 2)
  }

  /// What a word means; `WordMeaning.none` when nothing.
  subscript(_ word: UnsafeBufferPointer<UInt8>) -> WordMeaning {
    let place = slots[slot(of: word)]
    return place < 0 ? .none : entries[Int(place)].meaning
  }

  /// Adds what a word also means.
  mutating func add(_ word: UnsafeBufferPointer<UInt8>, _ meaning: WordMeaning) {
    if (entries.count + 1) * 2 > slots.count { grow() }
    let slot = slot(of: word)
    if slots[slot] >= 0 {
      entries[Int(slots[slot])].meaning.add(meaning)
      return
    }
    slots[slot] = Int32(entries.count)
    entries.append(
      Entry(start: UInt32(keys.count), count: UInt16(word.count), meaning: meaning))
    keys.append(contentsOf: word)
  }

  private mutating func grow() {
    slots = [Int32](repeating: -1, count: slots.count * 2)
    for (index, entry) in entries.enumerated() {
      let free = keys.withUnsafeBufferPointer { keys in
        let start = Int(entry.start)
        return self.slot(
          of: UnsafeBufferPointer(rebasing: keys[start..<start + Int(entry.count)]))
      }
      slots[free] = Int32(index)
    }
  }

  /// Where the word is, or would be.
  private func slot(of word: UnsafeBufferPointer<UInt8>) -> Int {
    var slot = Int(truncatingIfNeeded: Self.hash(word)) & (slots.count - 1)
    while slots[slot] >= 0, !isKey(entries[Int(slots[slot])], word) {
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
