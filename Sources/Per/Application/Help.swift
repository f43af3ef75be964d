import GtkKit
import PerText

/// A page about what you can type.
enum Help {
  static func show(over window: Window?) {
    let dialog = MessageDialog.make(
      parent: window, heading: localized("What You Can Type"), body: text)
    dialog.addResponse("close", label: localized("_Close"))
    dialog.setDefaultResponse("close")
    dialog.setCloseResponse("close")
    dialog.present()
  }

  private static var text: String {
    [
      localized("Quantity: a number, or a number with its unit: 500 g, 1.5 l, 1 lb 4 oz, 2 dozen."),
      localized("Packs: 6 x 330 ml is six of 330 ml each; 12 rolls x 150 sheets counts sheets."),
      localized("Price: 4.99 or 4,99; you can type the decimal point as a comma or a point."),
      localized(
        "Return adds the product and clears the form for the next one. The best value is always at the top."
      ),
      localized("You can undo anything you do in the list with Ctrl+Z."),
    ].joined(separator: "\n\n")
  }
}
