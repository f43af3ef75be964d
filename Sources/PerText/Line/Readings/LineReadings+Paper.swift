import PerModel

// Paper, which is sold by the sheet.
extension LineReadings {
  /// Whether a weight is that of paper: its sheets are counted, or its format stands before it, "Copy Paper 20 lb 500
  /// Sheets", "A4 80 g".
  func isOfPaper(_ stretch: LineStretch) -> Bool {
    namesGoods(.paper) && saysCount(besides: stretch) || isBehindFormat(stretch)
  }

  /// "A4 80 g": formats of ISO 216, from the size of a poster to that of a card.
  private func isBehindFormat(_ stretch: LineStretch) -> Bool {
    guard stretch.start > 0 else { return false }
    let format = words.plain(stretch.start - 1)
    return format.count == 2 && format[0] | 0x20 == UInt8(ascii: "a")
      && (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(format[1])
  }

  private func saysCount(besides stretch: LineStretch) -> Bool {
    words.indices.contains { index in
      !stretch.words.contains(index) && words.has(.count, index)
        && (words.has(.digit, index) || index > 0 && words.has(.number, index - 1))
    }
  }

  /// Whether liters are sheets: "Тетрадь 48 л.".
  func saysSheets(_ read: ReadQuantity, _ stretch: LineStretch) -> Bool {
    guard read.unit == .liter, namesGoods(.paper) else { return false }
    // "48л"
    let word = words.plain(stretch.end - 1).drop { ASCII.digits.contains($0) }
    return OwnWords.shortSheets.contains(
      UnsafeBufferPointer(rebasing: word), for: reader.habits.language)
  }
}
