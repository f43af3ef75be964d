/// In which order the words of a row are read that stand there from left to right.
enum ReadingOrder {
  /// Parts and words in the order in which they are read. The letters of each word already are.
  static func ordered(_ row: [PDFRows.Part]) -> [PDFRows.Part] {
    guard row.contains(where: { isRightToLeft($0.text) }) else { return row }
    return row.reversed().map { part in
      PDFRows.Part(text: readFromTheRight(part.text), box: part.box)
    }
  }

  /// Words in the other order, but for those of a phrase that is itself written from left to right, such as "Cola 2 l".
  private static func readFromTheRight(_ text: String) -> String {
    var result: [Substring] = []
    var phrase: [Substring] = []
    func endPhrase() {
      let hasLetter = phrase.contains { $0.unicodeScalars.contains { $0.properties.isAlphabetic } }
      result += hasLetter ? phrase.reversed() : phrase
      phrase = []
    }
    for word in text.split(separator: " ").reversed() {
      if isRightToLeft(word) {
        endPhrase()
        result.append(word)
      } else {
        phrase.append(word)
      }
    }
    endPhrase()
    return result.joined(separator: " ")
  }

  private static func isRightToLeft(_ text: some StringProtocol) -> Bool {
    text.unicodeScalars.contains { scalar in
      scalar.properties.isAlphabetic && blocks.contains { $0.contains(scalar.value) }
    }
  }

  /// What Unicode sets apart for writing from right to left, with the forms of Hebrew and Arabic letters.
  private static let blocks: [ClosedRange<UInt32>] = [
    0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF,
  ]
}
