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
      .entries(heading: localized("Commands:"), exchanges + commands),
      .entries(heading: localized("Options:"), options),
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

  private static var exchanges: [(typed: String, meaning: String)] {
    [
      ("--once", localized("exchange until both sides are equal, and end")),
      (
        "--watch",
        localized(
          "exchange whenever something changes on either side, until the book is no longer shared; if another program is already doing so, wait for it to end"
        )
      ),
      (
        "--until-input-ends",
        localized("with --watch: end when standard input does, after a final exchange")
      ),
    ]
  }

  private static var commands: [(typed: String, meaning: String)] {
    [
      (
        "share URL",
        localized(
          "share the file’s book through this server: the book that it shares already, the one that you have made, or a new one; with --book, one that somebody else has made"
        )
      ),
      (
        "revert --by LOGIN --since TIME",
        localized("restore the values from before a login changed them")
      ),
      (
        "init URL",
        localized("set up the database, or migrate it; running it again changes nothing")
      ),
      ("create-book URL NAME", localized("create a book, and print its id")),
      (
        "books URL", localized("list the books to which you belong: id, role, name, owners")
      ),
      (
        "invite URL LOGIN",
        localized(
          "print the SQL that admits a login to a book; with --run, run it, asking for a password"
        )
      ),
      ("dismiss URL LOGIN", localized("remove a login’s role in a book")),
      (
        "log URL",
        localized("list who changed a book and when: number, time, login, device, fields")
      ),
      ("password URL", localized("remember the password for this address in the keyring")),
    ]
  }

  private static var options: [(typed: String, meaning: String)] {
    [
      ("--database FILE", localized("the file with the comparisons, instead of your own")),
      ("--name NAME", localized("what a new book is called")),
      ("--book ID", localized("the book, if you belong to several or somebody else has made it")),
      (
        "--role ROLE",
        localized("role of the invited login: reader, writer (the default) or owner")
      ),
      ("--run", localized("run the invitation instead of printing it")),
      (
        "--since TIME",
        localized("the log since a day or time, such as 2026-11-20 or 2026-11-20T18:30")
      ),
      ("--by LOGIN", localized("the log of one login")),
      ("--limit COUNT", localized("how many entries of the log (100 by default)")),
      (
        "--citus",
        localized("distribute the tables by book after init, where Citus is installed")
      ),
      ("--json", localized("one JSON object per line")),
      ("--help", localized("this text")),
      ("--version", localized("the version")),
    ]
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
