/// Numbers by short texts, with as little work for each as possible.
package struct ByteIndex {
  package typealias Text = UnsafeBufferPointer<UInt8>

  /// What stands for texts: where their bytes are, how many, and the number.
  private struct Slot {
    var start: UInt32 = 0
    var length: UInt8 = 0
    var isTaken = false
    /// Below 0 for none.
    var value: Int32 = -1
  }

  private var slots = [Slot](repeating: Slot(), count: 1024)
  private var count = 0
  private var bytes: [UInt8] = []

  package init() {}

  /// The number of a few texts, some of them perhaps missing, found out once.
  package mutating func value(of texts: [4 of Text?], make: () -> Int?) -> Int? {
    var length = texts.count
    for place in texts.indices { length += texts[place]?.count ?? 0 }
    guard length <= Self.longest else { return make() }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: length) { key in
      var end = 0
      for place in texts.indices {
        // The length before each text tells where it ends; a length that is too large stands for a missing text.
        key[end] = UInt8(texts[place]?.count ?? Self.longest)
        end += 1
        if let text = texts[place] { end = key[end...].update(fromContentsOf: text) }
      }
      return value(of: Text(key), make)
    }
  }

  private mutating func value(of key: Text, _ make: () -> Int?) -> Int? {
    let slot = slot(of: key)
    if slots[slot].isTaken { return slots[slot].value < 0 ? nil : Int(slots[slot].value) }
    let value = make()
    slots[slot] = Slot(
      start: UInt32(bytes.count), length: UInt8(key.count), isTaken: true,
      value: value.map { Int32($0) } ?? -1)
    bytes.append(contentsOf: key)
    count += 1
    if count * 2 > slots.count { grow() }
    return value
  }

  private func slot(of key: Text) -> Int {
    var hasher = Hasher()
    hasher.combine(bytes: UnsafeRawBufferPointer(key))
    var index = hasher.finalize() & (slots.count - 1)
    while slots[index].isTaken {
      let slot = slots[index]
      let start = Int(slot.start)
      if Int(slot.length) == key.count, bytes[start..<start + key.count].elementsEqual(key) {
        break
      }
      index = (index + 1) & (slots.count - 1)
    }
    return index
  }

  private mutating func grow() {
    let old = slots
    slots = [Slot](repeating: Slot(), count: old.count * 2)
    for entry in old where entry.isTaken {
      let start = Int(entry.start)
      let free = bytes.withUnsafeBufferPointer {
        slot(of: Text(rebasing: $0[start..<start + Int(entry.length)]))
      }
      slots[free] = entry
    }
  }

  /// With the lengths.
  private static let longest = 64
}
