import GtkKit
import PerViewModel
import PerWords

/// The buttons that open the menu of orders and filters, and the line that says what is hidden.
@MainActor
final class ListArranging {
  /// In the header bar, and beside the quick line where the header bar has no room.
  private let buttons: [MenuButton]
  private let line: Widget
  private let note: Label

  init(_ reference: Reference) {
    buttons = [reference.child("arrange_button"), reference.child("arrange_line_button")]
    line = reference.child("hidden_line")
    note = reference.child("hidden_note")
  }

  /// Gives the buttons a menu, which is made when it opens.
  func setMenu(_ make: @escaping () -> Menu) {
    for button in buttons {
      button.setAccessible(label: localized("Sort and Filter"))
      let menu = Menu()
      button.setMenu(menu) {
        menu.removeAll()
        menu.append(section: make())
      }
    }
  }

  /// Where the button is shown.
  enum Place { case header, line, nowhere }

  /// In the header bar if that has room, otherwise beside the quick line; nowhere while there is nothing to sort.
  var place = Place.nowhere {
    didSet {
      guard place != oldValue else { return }
      buttons[0].isVisible = place == .header
      buttons[1].isVisible = place == .line
    }
  }

  /// "3 products hidden"; empty where none are.
  var hidden = "" {
    didSet {
      note.text = hidden
      line.isVisible = !hidden.isEmpty
    }
  }
}
