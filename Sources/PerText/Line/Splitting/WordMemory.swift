import Synchronization

/// Remembers the words that were read last. The lines of a store have many words in common, and while somebody types
/// a line only its last word is new. One thread at a time uses the memory; another reads without it.
final class WordMemory: Sendable {
  private let isTaken = Atomic(false)
  /// Made when the first line is read.
  private nonisolated(unsafe) var words: SeenWords?

  deinit { words?.free() }

  /// The words, which the caller gives back; `nil` where another thread has them.
  func take() -> SeenWords? {
    guard !isTaken.exchange(true, ordering: .acquiring) else { return nil }
    if let words { return words }
    words = SeenWords()
    return words
  }

  func giveBack() { isTaken.store(false, ordering: .releasing) }
}

/// Words that were read before. A copy shares their memory.
struct SeenWords {
  /// A power of two.
  private static let capacity = 1024

  private let entries: UnsafeMutablePointer<Entry>

  private struct Entry {
    var key = Key.none
    var traits: LineWords.Traits = []
    var meaning = WordMeaning.none
  }

  fileprivate init() {
    entries = .allocate(capacity: Self.capacity)
    entries.initialize(repeating: Entry(), count: Self.capacity)
  }

  fileprivate func free() { entries.deallocate() }

  /// All bytes of a word that has at most 16.
  struct Key: Equatable {
    static let none = Key(low: 0, high: 0, count: 0)

    fileprivate let low, high: UInt64
    fileprivate let count: UInt8

    fileprivate init(low: UInt64, high: UInt64, count: UInt8) {
      (self.low, self.high, self.count) = (low, high, count)
    }

    /// The key of a word; `nil` where it is longer.
    init?(_ word: UnsafeBufferPointer<UInt8>) {
      let bytes = UnsafeRawBufferPointer(word)
      guard bytes.count <= 16 else { return nil }
      count = UInt8(bytes.count)
      // Where both parts overlap, they are the same bytes still.
      if bytes.count >= 8 {
        low = bytes.loadUnaligned(as: UInt64.self)
        high = bytes.loadUnaligned(fromByteOffset: bytes.count - 8, as: UInt64.self)
      } else if bytes.count >= 4 {
        low = UInt64(bytes.loadUnaligned(as: UInt32.self))
        high = UInt64(bytes.loadUnaligned(fromByteOffset: bytes.count - 4, as: UInt32.self))
      } else {
        low = bytes.reduce(0) { $0 << 8 | UInt64($1) }
        high = 0
      }
    }

    @inline(__always)
    fileprivate var place: Int {
      let mixed = (low ^ UInt64(count)) &* 0x9E37_79B9_7F4A_7C15 ^ high &* 0xC2B2_AE3D_27D4_EB4F
      return Int(truncatingIfNeeded: mixed >> 40) & (SeenWords.capacity - 1)
    }
  }

  /// What was seen of a word, where it is known still.
  @inline(__always)
  func word(_ key: Key, at range: Range<Int>) -> LineWords.Word? {
    let entry = entries[key.place]
    guard entry.key == key else { return nil }
    return LineWords.Word(range: range, traits: entry.traits, meaning: entry.meaning)
  }

  func keep(_ word: LineWords.Word, as key: Key) {
    entries[key.place] = Entry(key: key, traits: word.traits, meaning: word.meaning)
  }
}
