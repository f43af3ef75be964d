import GtkKit
import PerWords

/// The three places of a window as linked buttons, the one on show pressed.
final class PlaceSwitcher: Box, TemplateWidget {
  static let template = Template(
    name: "PerPlaceSwitcher", parent: .box, markup: Embedded.placeSwitcher)

  required init(_ reference: Reference) {
    super.init(reference)
    // Translators: names the three buttons that lead to the comparisons, the price book and the shopping list.
    setAccessible(label: localized("Places"))
  }
}
