import PerWords

extension HelpPage {
  /// The keys, from the one list of actions.
  static var keys: Section {
    let actions: [AppAction] = [
      .newProduct, .quickLine, .details, .edit, .remove, .duplicate, .copy, .paste, .basket, .find,
      .chart, .showComparisons, .priceBook, .shoppingList, .back, .undo, .redo, .newWindow,
      .comparisons, .settings,
      .preferences,
      .print,
      .shortcuts, .help, .close, .quit,
    ]
    return Section(
      title: localized("Keyboard Shortcuts"),
      blocks: [
        .paragraph(
          localized(
            "Return adds or applies what is in the form, and on a row of the list edits it. Escape leaves the form, the search or a menu."
          )),
        .list(
          actions.compactMap { action in
            action.keyNames.first.map { Entry(text: $0, meaning: action.title, reader: nil) }
          }),
      ])
  }
}

extension AppAction {
  /// The keys as people write them: "Ctrl+N".
  public var keyNames: [String] { Self.names(of: keys + listKeys) }

  /// Keys of GTK's as people write them, without the duplicates on the keypad.
  static func names(of keys: [String]) -> [String] {
    keys.filter { !$0.contains("KP_") }.map { key in
      let parts = key.split(whereSeparator: { $0 == "<" || $0 == ">" }).map(String.init)
      let names = [
        "Control": localized("Ctrl"), "Shift": localized("Shift"), "Alt": localized("Alt"),
        "question": "?", "comma": ",", "space": localized("Space"), "Left": "←",
        "Up": "↑", "Down": "↓", "Return": localized("Return"), "Delete": localized("Delete"),
        // Translators: the key as keyboards name it.
        "Escape": localized("Esc"),
      ]
      let modifiers = ["Shift", "Control", "Alt"].filter(parts.dropLast().contains)
      let last = parts.last ?? ""
      return (modifiers + [last]).map { names[$0] ?? $0.uppercased() }.joined(separator: "+")
    }
  }
}
