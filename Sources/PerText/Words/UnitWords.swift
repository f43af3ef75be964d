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

  /// Whether a word means a pack of anything.
  public static func isPack(_ word: String) -> Bool {
    withFoldedWord { folded in
      Folding.append(word, to: &folded)
      return Vocabulary.shared.meaning(of: folded).countName == .pack
    }
  }
}
