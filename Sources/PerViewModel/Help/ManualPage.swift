import PerWords

/// The manual page of the window, per(1), around the help (groff_man(7)).
public enum ManualPage {
  /// The whole page in the user's language.
  public static func text(version: String, help: HelpPage) -> String {
    let file = ManualText.escaped(localized("FILE"))
    let parts =
      ManualText.beginning(
        of: "per", version: version, purpose: localized("Compare prices per unit")) + [
        heading(localized(context: "manual", "SYNOPSIS")),
        ".B per\n.RI [ OPTION ]...\n.RI [ \(file) ]...",
        heading(localized(context: "manual", "DESCRIPTION")), description,
        heading(localized(context: "manual", "USING THE WINDOW")),
        String(help.manual.dropLast()),
        heading(localized(context: "manual", "OPTIONS")), entries(options),
        heading(localized(context: "manual", "ENVIRONMENT")), entries(environment),
        heading(localized(context: "manual", "FILES")), entries(files),
        heading(localized(context: "manual", "SEE ALSO")), ".BR per\\-cli (1)",
      ]
    return parts.joined(separator: "\n") + "\n"
  }

  private static var description: String {
    [
      localized(
        "Per opens a window that compares products by price per unit. Each product has a name, a quantity with a unit, and a price. The best value is on top of the list, and every other product shows how much more it costs. All figures are exact; only what is shown is rounded. Everything is saved as it happens and can be undone, even after a restart."
      ),
      localized(
        "A FILE is imported: a table (CSV, TSV) is first shown with the meaning of its columns; a comparison that was exported as JSON opens in a window of its own."
      ),
      localized("Starting Per a second time raises the window of the first."),
    ].map { ManualText.wrapped($0).joined(separator: "\n") }.joined(separator: "\n.PP\n")
  }

  private static var options: [(String, String)] {
    ProgramOption.allCases.map { ($0.manualLine, $0.description) }
  }

  private static var environment: [(String, String)] {
    [
      (
        ".B LC_MONETARY",
        localized(
          "The currency of new comparisons, unless Preferences name another one. In the C and POSIX locales it is the US dollar."
        )
      ),
      (
        ".B LC_MEASUREMENT",
        localized(
          "Whether metric or customary units are offered first, unless Preferences say so.")
      ),
      (".B LC_NUMERIC", localized("The decimal mark that is shown.")),
    ]
  }

  private static var files: [(String, String)] {
    [
      (
        ".I $XDG_DATA_HOME/io.github.perapp.Per/per.sqlite",
        localized(
          "The comparisons, their products with pictures, what can be undone, and the list of stores. Without XDG_DATA_HOME it is in ~/.local/share."
        )
      ),
      (
        ".IR per.damaged.sqlite \", \" per.replaced.sqlite",
        localized(
          "Beside it: a damaged file, as it was found, and the contents of a file that was replaced while it was open."
        )
      ),
      (
        ".I $XDG_CONFIG_HOME/dconf/user",
        localized(
          "The preferences and the size of the window, among the settings of the desktop.")
      ),
    ]
  }

  private static func entries(_ entries: [(String, String)]) -> String {
    entries.map { ".TP\n\($0)\n" + ManualText.wrapped($1).joined(separator: "\n") }.joined(
      separator: "\n")
  }

  private static func heading(_ title: String) -> String { ManualText.heading(title) }
}
