import PerModel

/// The words for units and for what is counted.
public enum UnitWords {
  /// Whether a word means a unit or something that is counted, wherever the user lives, and no money: "ft" is a foot
  /// and a forint.
  public static func contains(_ word: String) -> Bool {
    withFoldedWord { folded in
      Folding.append(word, to: &folded)
      let meaning = Vocabulary.shared.meaning(of: folded)
      return (meaning.hasUnit || meaning.hasCountName) && !meaning.hasCurrency
    }
  }

  /// The words for a unit in the language of a locale: "piece", "pcs".
  static func words(for unit: Unit, in locale: String) -> [String] {
    for line in Language.of(locale)?.units.lines ?? [] {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0].drop(while: { $0 == " " }) == unit.id else { continue }
      return parts[1].split(separator: " ").map { String($0).replacing("_", with: " ") }
    }
    return []
  }

  /// Whether a word means a pack of anything.
  public static func isPack(_ word: String) -> Bool { countName(word) == .pack }

  /// Whether a word means something in which several packs are sold: "case".
  public static func holdsPacks(_ word: String) -> Bool { countName(word)?.holdsPacks == true }

  private static func countName(_ word: String) -> CountName? {
    withFoldedWord { folded in
      Folding.append(word, to: &folded)
      return Vocabulary.shared.meaning(of: folded).countName
    }
  }
}
