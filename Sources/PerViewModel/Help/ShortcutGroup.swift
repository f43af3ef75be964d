import PerWords

/// Shortcuts that belong together, as the window that lists them shows them.
public struct ShortcutGroup: Sendable {
  /// Something that can be done with keys.
  public struct Shortcut: Hashable, Sendable {
    /// What they do.
    public let title: String
    /// The keys that do it, each by itself: "Ctrl+Z".
    public let keys: [String]

    /// Whether its title or its keys contain each of these words; no word is in all.
    public func contains(_ text: String) -> Bool {
      let own = ([title] + keys).joined(separator: "\n").lowercased()
      return text.split(whereSeparator: \.isWhitespace).allSatisfy {
        own.contains($0.lowercased())
      }
    }
  }

  public let title: String
  public let shortcuts: [Shortcut]

  /// All shortcuts, from the one list of actions.
  public static var all: [ShortcutGroup] {
    [
      ShortcutGroup(
        localized("Products"),
        [
          .newProduct, .quickLine, .details, .edit, .remove, .duplicate, .copy, .copyAllCells,
          .paste, .basket, .buy,
        ]),
      ShortcutGroup(
        title: localized("Form"),
        shortcuts: [
          Shortcut(title: localized("Add or Apply"), keys: AppAction.names(of: ["Return"])),
          Shortcut(title: AppAction.leave.title, keys: AppAction.names(of: ["Escape"])),
          Shortcut(title: AppAction.back.title, keys: AppAction.back.keyNames),
        ]),
      ShortcutGroup(localized("List"), [.find, .chart, .undo, .redo, .print]),
      ShortcutGroup(
        localized("General"),
        [
          .showComparisons, .priceBook, .shoppingList, .newWindow, .comparisons, .settings,
          .preferences, .shortcuts, .help, .close, .quit,
        ], and: [Shortcut(title: localized("Main Menu"), keys: AppAction.names(of: ["F10"]))]),
      ShortcutGroup(
        title: localized("List of Comparisons"),
        shortcuts: AppAction.inComparisons.map {
          Shortcut(title: $0.title, keys: AppAction.names(of: $0.comparisonsKeys))
        }),
    ]
  }

  private init(title: String, shortcuts: [Shortcut]) {
    (self.title, self.shortcuts) = (title, shortcuts)
  }

  private init(_ title: String, _ actions: [AppAction], and others: [Shortcut] = []) {
    self.init(
      title: title,
      shortcuts: actions.map { Shortcut(title: $0.title, keys: $0.keyNames) } + others)
  }
}
