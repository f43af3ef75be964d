import GtkKit
import PerViewModel

/// Offers what can be done with a product that cannot be compared with the others.
@MainActor
struct WayOutButton {
  let button: Button
  private let label: Label

  init(_ button: Button, label: Label) { (self.button, self.label) = (button, label) }

  /// Shows the button, or hides it if there is no way out.
  func show(_ wayOut: WayOut?) {
    button.isVisible = wayOut != nil
    guard let wayOut else { return }
    label.text = wayOut.title
    button.setAccessible(label: wayOut.title)
  }
}
