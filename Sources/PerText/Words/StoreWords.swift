/// The names of stores that are words, too.
public enum StoreWords {
  /// Whether a word is a store with the capital that it has: "Netto".
  public static func isStore(_ word: String) -> Bool {
    word.first?.isUppercase == true && mayBeStore(word.lowercased())
  }

  /// Whether a word in small letters is a store with a capital.
  public static func mayBeStore(_ word: String) -> Bool { capitalized.contains(word[...]) }

  private static let capitalized = Words.substrings(.storeWhenCapitalized)
}
