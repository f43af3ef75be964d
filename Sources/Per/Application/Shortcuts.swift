import GtkKit
import PerViewModel
import PerWords

/// The window that lists the keyboard shortcuts, made from the list of actions.
enum Shortcuts {
  static func window() -> ShortcutsWindow { ShortcutsWindow.reading(markup) }

  /// Texts stand outside of interpolations, where xgettext would not find them.
  private static var markup: String {
    let products = group(
      localized("Products"),
      [
        .newProduct, .quickLine, .details, .edit, .remove, .duplicate, .copy, .copyAllCells, .paste,
        .basket, .buy,
      ])
    let form = group(
      localized("Form"), [],
      extra: [
        (localized("Add or apply"), "Return"),
        (localized("Leave the form"), "Escape"),
        (AppAction.back.title, shown(AppAction.back.keys)),
      ])
    let list = group(localized("List"), [.find, .chart, .undo, .redo, .print])
    let general = group(
      localized("General"),
      [
        .newComparison, .comparisons, .priceBook, .shoppingList, .settings, .shortcuts, .help,
        .close, .quit,
      ],
      extra: [(localized("Main menu"), "F10")])
    let comparisons = group(
      localized("Comparisons"), [],
      extra: AppAction.inComparisons.map { ($0.title, shown($0.comparisonsKeys)) })
    let first = localized("Comparison")
    let second = localized("List of Comparisons")
    return """
      <interface>
        <object class="GtkShortcutsWindow" id="help_overlay">
          <property name="modal">True</property>
          \(section("shortcuts", first, [products, form, list, general]))
          \(section("comparisons", second, [comparisons]))
        </object>
      </interface>
      """
  }

  private static func section(_ name: String, _ title: String, _ groups: [String]) -> String {
    """
    <child>
      <object class="GtkShortcutsSection">
        <property name="section-name">\(name)</property>
        <property name="title">\(title.escapedForMarkup)</property>
        <property name="max-height">18</property>
        \(groups.joined(separator: "\n"))
      </object>
    </child>
    """
  }

  private static func group(
    _ title: String, _ actions: [AppAction], extra: [(title: String, keys: String)] = []
  ) -> String {
    let listed = actions.map { ($0.title, shown($0.keys + $0.listKeys)) }
    return """
      <child>
        <object class="GtkShortcutsGroup">
          <property name="title">\(title.escapedForMarkup)</property>
          \((listed + extra).map { shortcut($0.0, $0.1) }.joined(separator: "\n"))
        </object>
      </child>
      """
  }

  /// The keys for GTK, without the duplicates on the keypad.
  private static func shown(_ keys: [String]) -> String {
    keys.filter { !$0.contains("KP_") }.joined(separator: " ")
  }

  private static func shortcut(_ title: String, _ keys: String) -> String {
    """
    <child>
      <object class="GtkShortcutsShortcut">
        <property name="title">\(title.escapedForMarkup)</property>
        <property name="accelerator">\(keys.escapedForMarkup)</property>
      </object>
    </child>
    """
  }
}
