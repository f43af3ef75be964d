import PerModel

// Paper, which is sold by the sheet.
extension LineReadings {
  /// Whether a weight is that of paper, whose sheets are counted: "Copy Paper 20 lb 500 Sheets".
  func isOfPaper(_ stretch: LineStretch) -> Bool {
    namesGoods(.paper) && saysCount(besides: stretch)
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
