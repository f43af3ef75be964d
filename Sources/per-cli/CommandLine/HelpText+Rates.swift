import PerText

// The text of `per-cli rate --help`.
extension HelpText {
  static var rate: CommandHelp {
    CommandHelp(
      usage: [
        "rate list [--json] [--database PATH]",
        "rate set BASE CURRENCY RATE [--date DAY] [--json] [--database PATH]",
        "rate import FILE [--json] [--database PATH]",
      ],
      parts: [
        .paragraph(
          localized(
            "Rates of currencies, by which rank compares prices in several. Nothing is fetched.")),
        .entries(
          heading: localized("Commands:"),
          [
            (
              "list",
              localized(
                "lists all rates, the newest first: two currencies, what one of the first is worth in the second, and the day"
              )
            ),
            (
              "set",
              localized(
                "sets what one of BASE is worth in CURRENCY since a day, or today without --date; with none as RATE, all rates between the two are removed"
              )
            ),
            (
              "import",
              localized(
                "takes the newest rate of each currency from a file with the reference rates of the European Central Bank, as CSV or XML: of a day, of 90 days or of all days. The file may be - for standard input."
              )
            ),
          ]),
        .paragraph(
          localized(
            "The newest rate that is not later than today is used. Where none is of the two currencies, those of both in a third one are; the day that is said is the earlier one."
          )),
      ],
      examples: [
        "per-cli rate set EUR USD 1.0823 --date 2026-11-20",
        "per-cli rate import eurofxref-daily.xml",
        "per-cli rank \"500 g 2.99 EUR\" \"1 lb 2.79 USD\"",
      ])
  }
}
