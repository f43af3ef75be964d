import GtkKit
import PerText
import PerVersion
import PerViewModel

extension PerApplication {
  static let version = String(cString: per_version())

  func showAbout() {
    var details = AboutWindow.Details()
    details.name = "Per"
    details.version = Self.version
    details.iconName = Self.id
    details.developer = localized("The Per developers")
    details.comments = localized("Compare prices per unit")
    details.copyright = localized("© 2026 The Per developers")
    // Translators: your names, one per line.
    let credits = localized("translator-credits")
    details.translators = credits == "translator-credits" ? "" : credits
    let about = AboutWindow.make(parent: application.activeWindow, details)
    about.addNotice(
      title: localized("Units and currencies from Unicode CLDR"),
      copyright: "© 1991–2022 Unicode, Inc.",
      license: localized("Distributed under the Unicode licence for data files (Unicode-DFS-2016).")
    )
    about.addNotice(
      title: localized("Phone number formats from libphonenumber"),
      copyright: "© The Libphonenumber Authors",
      license: localized("Distributed under the Apache License 2.0.")
    )
    about.present()
  }
}

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
      localized("Price: 4.99 or 4,99. The decimal mark can be a point or a comma."),
      localized(
        "Return adds the product and clears the form for the next one. The best value is always at the top."
      ),
      localized("You can undo anything you do in the list with Ctrl+Z."),
    ].joined(separator: "\n\n")
  }
}
