import CGtk

/// The letters typed in quick succession on a widget that is not an entry.
final class TypeAhead {
  private var text = ""
  private var forgetting: MainLoopSource?

  /// Takes a key.
  /// - Returns: the letters so far, or nil if the key adds none.
  func add(_ key: Key, _ modifiers: Modifiers) -> String? {
    guard modifiers.isSubset(of: .shift), let character = key.character else { return nil }
    // A space continues a name; on its own it opens the list.
    guard character != " " || !text.isEmpty else { return nil }
    text.unicodeScalars.append(character)
    forgetting?.cancel()
    forgetting = MainLoop.after(milliseconds: 1000) { [weak self] in self?.text = "" }
    return text
  }
}
