import PerSharing
import PerVersion
import PerWords

/// The text of `--help`. What can be typed is the same in every language.
enum SyncHelpText {
  static let version = String(cString: per_version())

  static var text: String {
    // Translators: before how a command is called.
    let usage = localized("Usage: %1$s", ways.joined(separator: "\n       "))
    return usage + "\n\n" + HelpLayout(column: 24).text(parts + [examples])
  }

  /// How the program is called.
  static let ways = [
    "per-sync [--database FILE] --once | --watch", "per-sync COMMAND URL [OPTION]… [TEXT]…",
  ]

  /// What the program and its commands and options do.
  static var parts: [HelpLayout.Part] {
    [
      .paragraph(
        localized(
          "Exchanges the price book with a PostgreSQL server, and sets up shared books there. URL is what libpq takes, such as %1$s or %2$s, and has no password in it.",
          "postgresql://anna@books.example.org/per", "service=per")),
      .entries(
        heading: localized("Commands:"),
        SyncOption.exchanging.entries
          + SyncCommand.allCases.map { ($0.form.shortUsage, $0.help) }),
      .entries(
        heading: localized("Options:"),
        SyncOption.allCases.filter { !SyncOption.exchanging.contains($0) }.entries),
      .paragraph(
        localized(
          "A server that is not this machine must prove its identity with a certificate. The password is taken from PGPASSWORD, the keyring, or libpq’s password file."
        )),
      .paragraph(
        localized(
          "Exit status: 0 if it was done; 1 if the server refused it; 2 for wrong usage; 75 if it may succeed later, such as when the server cannot be reached."
        )),
    ]
  }

  static var examples: HelpLayout.Part {
    .lines(
      heading: localized("Examples:"),
      [
        "per-sync init postgresql://postgres@localhost/per",
        "per-sync create-book postgresql://postgres@localhost/per Home",
        "per-sync invite postgresql://postgres@localhost/per anna --run",
      ])
  }
}

/// The manual page per-sync(1) in the user's language, made of the texts of `--help`. The English one says more, and is
/// written by hand.
enum SyncManual {
  static var text: String {
    var lines = ManualText.beginning(
      of: "per-sync", version: SyncHelpText.version,
      purpose: localized("share a price book through a PostgreSQL server"))
    lines += [ManualText.heading(localized(context: "manual", "SYNOPSIS")), ".nf"]
    lines += SyncHelpText.ways.map(ManualText.protected)
    lines += [".fi", ManualText.heading(localized(context: "manual", "DESCRIPTION"))]
    lines += ManualText.lines(of: SyncHelpText.parts + [SyncHelpText.examples])
    lines += [
      ManualText.heading(localized(context: "manual", "SEE ALSO")), ".BR per (1),",
      ".BR per\\-cli (1)",
    ]
    return lines.joined(separator: "\n") + "\n"
  }
}
