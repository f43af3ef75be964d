import GtkKit
import PerViewModel
import PerWords

/// What can be done in the shopping list, and the keys for it.
enum ShoppingAction: String, CaseIterable {
  case edit, tick, remove, paid, undo, redo
  case copy, print
  case removeDone = "remove-done"

  var title: String {
    switch self {
    case .edit: localized("Edit…")
    // Translators: ticks something off a shopping list, or takes the tick away.
    case .tick: localized("Tick Off")
    case .remove: localized("Remove")
    case .paid: localized("Price Paid…")
    case .undo: AppAction.undo.title
    case .redo: AppAction.redo.title
    case .copy: localized("Copy as Text")
    case .print: localized("Print…")
    case .removeDone: localized("Remove Bought Items")
    }
  }

  var keys: [String] {
    switch self {
    case .edit: AppAction.edit.listKeys
    case .tick: AppAction.basket.listKeys
    case .remove: AppAction.remove.listKeys
    case .undo: AppAction.undo.listKeys
    case .redo: AppAction.redo.listKeys
    case .print: AppAction.print.keys
    case .copy: AppAction.copy.listKeys
    case .paid, .removeDone: []
    }
  }

  static let ofRow: [ShoppingAction] = [.tick, .edit, .paid, .remove]
  static let ofList: [ShoppingAction] = [.undo, .redo, .copy, .print, .removeDone]

  /// A menu of actions with their keys.
  static func menu(_ actions: [ShoppingAction]) -> Menu {
    let menu = Menu()
    for action in actions {
      let item = MenuItem(action.title)
      item.setAction("shopping.\(action.rawValue)")
      if let key = action.keys.first { item.setShownKey(key) }
      menu.append(item)
    }
    return menu
  }
}
