import PerModel

// Two amounts with a slash between.
extension TermText {
  /// "g/240" and "400g/240g" are two amounts with a slash between; "95p/100g" is a price.
  static func slashedParts(of word: Substring) -> [Substring]? {
    guard let slash = word.firstIndex(of: "/"), slash > word.startIndex,
      case let behind = word.index(after: slash), behind < word.endIndex, word[behind].isNumber
    else { return nil }
    let name = word[..<slash].drop { !$0.isLetter }
    let unit = withFoldedWord { folded in
      Array(name.utf8).withUnsafeBufferPointer { folded.append(folding: $0) }
      return Vocabulary.shared.meaning(of: folded).unit
    }
    guard let unit, unit.isOfStrength || metricUnits.contains(unit) else { return nil }
    return [word[..<slash], word[slash..<behind], word[behind...]]
  }

  private static let metricUnits: Set<Unit> = [.gram, .kilogram, .milliliter, .liter]
}
