import GtkKit
import PerViewModel

/// A page that takes the place of the comparison in a window.
protocol WindowPage: Widget {
  /// Where notices stand.
  var toasts: ToastOverlay { get }
  /// The button of the main menu, where the page has one.
  var menuButton: MenuButton? { get }
  /// The actions of this place, for the main menu; `nil` if they are elsewhere.
  var ownMenu: Menu? { get }
  /// The title of a place.
  var heading: Heading? { get }
  /// Puts the focus where work starts.
  func focusStart()
  /// The page is on show now.
  func isShown()
  /// Another page is on show now.
  func isLeft()
}

extension WindowPage {
  var menuButton: MenuButton? { nil }
  var ownMenu: Menu? { nil }
  var heading: Heading? { nil }
  func isShown() {}
  func isLeft() {}

  /// Undoes and redoes by keys wherever the focus is, but in an entry with text, which has an undo of its own.
  func addUndoKeys(undo: @escaping () -> Void, redo: @escaping () -> Void) {
    let keys = ShortcutController(phase: .capture)
    for (action, step) in [(AppAction.undo, undo), (.redo, redo)] {
      keys.add(action.listKeys.joined(separator: "|")) { [weak self] in
        let focus = self?.root?.focusedWidget
        if focus?.isTyped == true, focus?.typedText?.isEmpty == false { return false }
        let model = (self?.root as? PerWindow)?.model
        if action == .undo, model?.restoreDiscardedPrice() == true { return true }
        step()
        return true
      }
    }
    addController(keys)
  }
}
