// Quick checks that rule out a reading in advance. Reading would give the same result, only slower.
extension LineReadings {
  /// Whether no amount can be in some words.
  func holdsNoAmount(_ stretch: LineStretch) -> Bool {
    lacksUnit(stretch) || endsInOtherNumber(stretch) || saysTwoAmounts(stretch)
  }

  /// Whether no deal can be in them.
  func holdsNoDeal(_ stretch: LineStretch, _ text: LentText) -> Bool {
    isBareProduct(stretch, text) || hasOnlyCount(stretch)
      || multipliesCount(stretch)
  }

  /// A number is of something: "6 x 330" is not an amount yet, and "x6" are six.
  private func lacksUnit(_ stretch: LineStretch) -> Bool {
    !stretch.last.isDisjoint(with: [.whole, .plainDecimal])
      && !stretch.anyHas([.unit, .count, .currency, .phrase, .per])
      && !stretch.first.contains(.times)
      && !stretch.words.contains { words.has(.multiplier, $0) && !words.has(.times, $0) }
  }

  /// Whether a bare number comes after an amount, to which it does not belong: "6 x 1.5 l 2.94".
  private func endsInOtherNumber(_ stretch: LineStretch) -> Bool {
    let last = stretch.end - 1
    guard stretch.count > 1, words.anyHas([.whole, .plainDecimal], last),
      words.anyHas([.onlyUnit, .ratherUnit, .count], last - 1),
      !words.anyHas([.multiplier, .times], last - 1)
    else { return false }
    return words.has(.number, last - 1)
      || stretch.count > 2 && !words.has(.digit, last - 1) && words.has(.number, last - 2)
  }

  /// Whether a count is next to what is measured, and no sign joins them: "80 bags 250 g" says two
  /// things, which `LineBuilder` puts together.
  private func saysTwoAmounts(_ stretch: LineStretch) -> Bool {
    let signs: LineWords.Traits = [
      .multiplier, .times, .bracket, .restatement, .slash, .sum, .dash, .percent, .per, .phrase,
    ]
    return stretch.numbers > 1 && stretch.anyHas(.onlyUnit) && stretch.anyHas(.count)
      && !stretch.anyHas(signs)
  }

  /// Whether there are only whole numbers and the signs between them: "6 x 330", but "3x2" may be three
  /// for two.
  private func isBareProduct(_ stretch: LineStretch, _ text: LentText) -> Bool {
    stretch.count > 1 && stretch.anyHas(.times) && !stretch.anyHas(.currency)
      && text.containsTimesSign
      && stretch.words.allSatisfy {
        words.has(.whole, $0) || words.has(.times, $0) && !words.has(.digit, $0)
      }
  }

  /// Whether a times sign joins a number to counted things, without words of a deal: "2 x 56 wipes".
  private func multipliesCount(_ stretch: LineStretch) -> Bool {
    let signs: LineWords.Traits = [.deal, .introduction, .slash, .sum, .percent, .dash, .store]
    return stretch.anyHas(.times) && stretch.anyHas(.count) && !stretch.anyHas(signs)
      && stretch.words.dropFirst().contains {
        words.has(.whole, $0) && words.has(.times, $0 - 1) && $0 + 1 < stretch.end
          && words.has(.count, $0 + 1) && !words.has(.ownCurrency, $0 + 1)
      }
  }

  /// Whether it has only numbers and the name of counted things: "tea bags 80".
  private func hasOnlyCount(_ stretch: LineStretch) -> Bool {
    stretch.traits.isSubset(of: [
      .digit, .number, .whole, .plainDecimal, .letter, .known, .count, .container, .phrase, .unit,
    ]) && stretch.count > 1 && words.areCountName(stretch.start..<stretch.start + 2)
  }
}
