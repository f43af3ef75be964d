// The text of `per-cli rate --help`.
extension HelpText {
  static let rate = """
    Usage: per-cli rate list [--json] [--database PATH]
           per-cli rate set BASE CURRENCY RATE [--date DAY] [--json] [--database PATH]
           per-cli rate import FILE [--json] [--database PATH]

    Rates of currencies, by which rank compares prices in several. Nothing is fetched.

    list      lists all rates, the newest first: two currencies, what one of the first is worth in the
              second, and the day
    set       sets what one of BASE is worth in CURRENCY since a day, or today without --date; with none
              as RATE, all rates between the two are removed
    import    takes the newest rate of each currency from a file with the reference rates of the
              European Central Bank, as CSV or XML: of a day, of 90 days or of all days. The file may be
              - for standard input.

    The newest rate that is not later than today is used. Where none is of the two currencies, those of
    both in a third one are; the day that is said is the earlier one.

    Examples:
      per-cli rate set EUR USD 1.0823 --date 2026-11-20
      per-cli rate import eurofxref-daily.xml
      per-cli rank "500 g 2.99 EUR" "1 lb 2.79 USD"
    """
}
