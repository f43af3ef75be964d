import GtkKit
import PerText
import PerVersion
import PerViewModel

extension PerApplication {
  static let version = String(cString: per_version())

  func showAbout() {
    var content = AboutWindow.Content()
    content.name = "Per"
    content.version = Self.version
    content.iconName = Self.id
    content.developer = localized("The Per developers")
    content.comments = localized("Compare prices per unit")
    content.copyright = localized("© 2026 The Per developers")
    // Translators: your names, one per line.
    let credits = localized("translator-credits")
    content.translators = credits == "translator-credits" ? "" : credits
    let about = AboutWindow.make(parent: application.activeWindow, content)
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
