import PerText

/// The manual page per-cli(1) in the user's language, made of the texts of `--help`. The English one says more, and is
/// written by hand.
enum CommandManual {
  static var text: String {
    // Translators: the title of the section of the manual.
    let section = ManualText.escaped(localized("User Commands"))
    var lines = [
      ".TH PER\\-CLI 1 \"\" \"Per \(HelpText.version)\" \"\(section)\""
        + ManualText.adjustment(of: section),
      heading(localized(context: "manual", "NAME")),
      "per\\-cli \\- " + ManualText.escaped(localized("Compare prices per unit")),
      heading(localized(context: "manual", "SYNOPSIS")), ".B per\\-cli",
      ManualText.escaped("COMMAND [OPTION]… [TEXT]…"),
      heading(localized(context: "manual", "DESCRIPTION")),
    ]
    lines += Self.lines(of: [.paragraph(HelpText.purpose)] + HelpText.commands + HelpText.manner)
    for command in ["parse", "convert", "units", "rank"] + HelpText.comparisonCommands
      + ["rate", "book"]
    {
      guard let help = HelpText.help(for: command) else { continue }
      lines += [heading("per-cli " + command), ".nf"]
      lines += help.usage.map { ManualText.escaped("per-cli " + $0) } + [".fi"]
      lines += Self.lines(of: help.parts)
    }
    lines += [heading(localized(context: "manual", "SEE ALSO")), ".BR per (1)"]
    return lines.joined(separator: "\n") + "\n"
  }

  private static func lines(of parts: [HelpLayout.Part]) -> [String] {
    parts.flatMap { part in
      switch part {
      case .paragraph(let text): [".PP"] + ManualText.wrapped(text)
      case .entries(let heading, let entries):
        [".SS " + ManualText.quoted(heading)]
          + entries.flatMap {
            [".TP", ".B " + ManualText.escaped($0.typed)] + ManualText.wrapped($0.meaning)
          }
      case .lines(let heading, let lines):
        [".SS " + ManualText.quoted(heading), ".nf"] + lines.map(ManualText.protected) + [".fi"]
      }
    }
  }

  private static func heading(_ title: String) -> String { ".SH " + ManualText.quoted(title) }
}
