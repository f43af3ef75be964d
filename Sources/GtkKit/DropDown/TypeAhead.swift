/// The letters typed one after the other on something that is not an entry.
final class TypeAhead {
  private var text = ""
  private var forgetting: MainLoopSource?

  /// Takes a key.
  /// - Returns: the letters so far, or nil if the key is none of them.
  func add(_ key: Key, _ modifiers: Modifiers) -> String? {
    guard modifiers.isSubset(of: .shift), let character = key.character else { return nil }
    // A space belongs to a name that has begun; alone it opens the list.
    guard character != " " || !text.isEmpty else { return nil }
    text.unicodeScalars.append(character)
    forgetting?.cancel()
    forgetting = MainLoop.after(milliseconds: 1000) { [weak self] in self?.text = "" }
    return text
  }
}
