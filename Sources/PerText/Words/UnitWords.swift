/// The words for units in all languages.
public enum UnitWords {
  /// Whether a word means a unit or something that is counted, wherever the user lives.
  public static func contains(_ word: String) -> Bool {
    withFoldedWord { folded in
      Folding.append(word, to: &folded)
      let meaning = Vocabulary.shared.meaning(of: folded)
      return meaning.hasUnit || meaning.hasCountName
    }
  }
}
