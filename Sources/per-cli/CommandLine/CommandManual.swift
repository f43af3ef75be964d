import PerWords

/// The manual page per-cli(1) in the user's language, made of the texts of `--help`. The English one says more, and is
/// written by hand.
enum CommandManual {
  static var text: String {
    var lines = ManualText.beginning(
      of: "per-cli", version: HelpText.version, purpose: localized("Compare prices per unit"))
    lines += [
      ManualText.heading(localized(context: "manual", "SYNOPSIS")), ".B per\\-cli",
      ManualText.escaped("COMMAND [OPTION]… [TEXT]…"),
      ManualText.heading(localized(context: "manual", "DESCRIPTION")),
    ]
    lines += ManualText.lines(
      of: [.paragraph(HelpText.purpose)] + HelpText.commands + HelpText.manner)
    let names =
      [Command.parse, .convert, .units, .rank, .read].map(\.rawValue)
      + ComparisonCommand.allCases.map(\.rawValue) + [Command.rate, .book].map(\.rawValue)
    for name in names {
      guard let help = HelpText.help(for: name) else { continue }
      lines += [ManualText.heading("per-cli " + name), ".nf"]
      lines += help.usage.map { ManualText.escaped("per-cli " + $0) } + [".fi"]
      lines += ManualText.lines(of: help.parts)
    }
    lines += [ManualText.heading(localized(context: "manual", "SEE ALSO")), ".BR per (1)"]
    return lines.joined(separator: "\n") + "\n"
  }
}
