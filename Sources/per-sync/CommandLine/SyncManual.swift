import PerWords

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
