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
    details.website = "https://github.com/perapp/Per"
    details.issues = "https://github.com/perapp/Per/issues"
    details.copyright = localized("© 2026 The Per developers")
    // Translators: your names, one per line.
    let credits = localized("translator-credits")
    details.translators = credits == "translator-credits" ? "" : credits
    let about = AboutWindow.make(parent: application.activeWindow, details)
    about.addNotice(
      title: localized("Units and currencies from Unicode CLDR"),
      copyright: "© 1991–2022 Unicode, Inc.",
      license: Embedded.unicodeLicense)
    about.addNotice(
      title: localized("Phone number formats from libphonenumber"),
      copyright: "© The Libphonenumber Authors",
      license: Embedded.apacheLicense)
    about.present()
  }
}
