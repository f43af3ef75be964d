import GtkKit
import PerText
import PerViewModel

/// The window that lists the keyboard shortcuts, made from the list of actions.
enum Shortcuts {
  static func window() -> ShortcutsWindow { ShortcutsWindow.reading(markup) }

  private static var markup: String {
    """
    <interface>
      <object class="GtkShortcutsWindow" id="help_overlay">
        <property name="modal">True</property>
        <child>
          <object class="GtkShortcutsSection">
            <property name="section-name">shortcuts</property>
            <property name="title">\(localized("Comparison").escapedForMarkup)</property>
            <property name="max-height">18</property>
            \(group(localized("Products"), [.newProduct, .quickLine, .details, .edit, .remove, .duplicate, .copy, .copyAllCells, .paste, .basket, .buy]))
            \(group(localized("Form"), [], extra: [
              (localized("Add or apply"), "Return"),
              (localized("Leave the form"), "Escape"),
              (AppAction.back.title, shown(AppAction.back.keys)),
            ]))
            \(group(localized("List"), [.find, .chart, .undo, .redo, .print]))
            \(group(localized("General"), [.newComparison, .comparisons, .priceBook, .shoppingList, .settings, .shortcuts, .help, .close, .quit], extra: [
              (localized("Main menu"), "F10")
            ]))
          </object>
        </child>
        <child>
          <object class="GtkShortcutsSection">
            <property name="section-name">comparisons</property>
            <property name="title">\(localized("List of Comparisons").escapedForMarkup)</property>
            \(group(localized("Comparisons"), [], extra: AppAction.inComparisons.map {
              ($0.title, shown($0.comparisonsKeys))
            }))
          </object>
        </child>
      </object>
    </interface>
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
