extension TermText {
  /// Whether two days in numbers may be close to each other: "23.11.-29.11.", "de 23/11 a 29/11".
  static func mayHoldDays(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var place = 0
    // Where the last day ended.
    var end: Int?
    while place < text.count {
      guard isDigit(text[place]) else {
        place += 1
        continue
      }
      guard let next = dayEnd(in: text, at: place) else {
        while place < text.count, isDigit(text[place]) { place += 1 }
        continue
      }
      if let end, place - end <= widestJoint { return true }
      (end, place) = (next, next)
    }
    return false
  }

  /// Bytes of the joint of two days: " t/m ", a dash, "〜".
  private static let widestJoint = 12

  /// The place behind a day and a month in numbers.
  private static func dayEnd(in text: UnsafeBufferPointer<UInt8>, at start: Int) -> Int? {
    guard let sign = numberEnd(in: text, at: start), sign + 1 < text.count,
      "./-".utf8.contains(text[sign])
    else { return nil }
    return numberEnd(in: text, at: sign + 1)
  }

  /// The place behind a number of one or two digits that a day or a month may have.
  private static func numberEnd(in text: UnsafeBufferPointer<UInt8>, at start: Int) -> Int? {
    var end = start
    var number = 0
    while end < text.count, isDigit(text[end]), end - start < 3 {
      number = number * 10 + Int(text[end] - 0x30)
      end += 1
    }
    return end - start < 3 && (1...31).contains(number) ? end : nil
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
