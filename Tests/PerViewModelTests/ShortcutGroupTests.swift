import Testing

@testable import PerViewModel

@Suite struct ShortcutGroupTests {
  private let listed = ShortcutGroup.all.flatMap(\.shortcuts)

  @Test(arguments: AppAction.allCases)
  func everyActionWithKeysIsListed(_ action: AppAction) {
    guard !action.keyNames.isEmpty else { return }
    #expect(listed.contains { $0.title == action.title && $0.keys == action.keyNames })
  }

  /// Prepositions, articles and conjunctions are small in a heading.
  @Test func allTitlesAreHeadings() {
    let small: Set<Substring> = ["a", "as", "in", "of", "or", "the", "to"]
    for title in listed.map(\.title) + ShortcutGroup.all.map(\.title) {
      for word in title.split(separator: " ").dropFirst() where !small.contains(word) {
        #expect(word.first?.isUppercase == true, "\(title)")
      }
    }
  }

  @Test func aShortcutIsFoundByItsTitleAndItsKeys() {
    let shortcut = ShortcutGroup.Shortcut(title: "Copy All Cells", keys: ["Shift+Ctrl+C"])
    for text in ["", "  ", "copy", "CELLS all", "ctrl+c", "copy ctrl"] {
      #expect(shortcut.contains(text), "\(text)")
    }
    #expect(!shortcut.contains("copy undo"))
  }

  @Test func keysAreNamedAsTheyAreOnKeyboards() {
    #expect(AppAction.names(of: ["Escape", "F10", "<Alt>Up"]) == ["Esc", "F10", "Alt+↑"])
    #expect(listed.allSatisfy { !$0.keys.isEmpty })
  }
}
