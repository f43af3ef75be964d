import PerVersion
import PerWords

/// The texts of `--help`.
enum HelpText {
  static let version = String(cString: per_version())

  static func text(for command: String?) -> String {
    guard let command, let help = help(for: command) else { return overview }
    return help.text
  }

  /// The help of a command; `nil` if there is no such command.
  static func help(for command: String) -> CommandHelp? {
    Command(rawValue: command).map(help) ?? ComparisonCommand(rawValue: command).map(help)
  }

  static func help(for command: Command) -> CommandHelp {
    switch command {
    case .parse: parse
    case .convert: convert
    case .units: units
    case .rank: rank
    case .book: book
    case .read: read
    case .rate: rate
    }
  }

  private static var parse: CommandHelp {
    CommandHelp(
      usage: ["parse", "parse line"].usages,
      parts: [
        .paragraph(
          localized(
            "Reads each text, or each line of standard input, and prints what was understood. What cannot be read is refused in one sentence, and reading goes on with the next."
          )),
        .paragraph(
          localized(
            "With --explain, parse line says in English how it reads a line: what each part can be and what that costs, which rules forbid other readings, and what the cheapest ways to read the whole line mean."
          )),
        .entries(
          heading: localized("With --json each answer is an object with these members:"),
          [
            (
              "quantity",
              localized(
                "\"kind\", \"amount\" in the base \"unit\" of the kind, and what is counted in \"of\""
              )
            ),
            ("price", "\"amount\", \"currency\""),
            ("deal", localized("\"terms\" and the members that belong to them")),
            ("line", "\"name\", \"quantity\", \"price\", \"deal\", \"terms\", \"store\""),
            (
              localized("refused"),
              localized("\"error\", and the bytes it is about in \"from\" and \"to\"")
            ),
          ]),
      ],
      examples: [
        "per-cli parse quantity \"1 lb 4 oz\" \"12 rolls x 150 sheets\"",
        "per-cli parse price --locale de_DE \"1.250,00 €\"",
        "per-cli parse deal \"3 for 2\" \"-20%\"",
        "per-cli parse line --json \"6x330ml 4.99 Cola @ Aldi\"",
        "per-cli parse quantity --json < labels.txt",
      ])
  }

  private static var convert: CommandHelp {
    CommandHelp(
      usage: ["convert"].usages + [
        "convert [--json] … QUANTITY [to] UNIT", "convert [--json] … -",
      ],
      parts: [
        .paragraph(
          localized(
            "Converts an amount to another unit of the same kind. AMOUNT is a plain decimal number or a fraction such as 3/4, or else a number as the locale writes it; QUANTITY is a text such as \"1 1/2 cups\". Units are ids (per-cli units) or words. As words, pint, quart, gallon, fluid-ounce, ton, cup, teaspoon and tablespoon follow the region; us-pint, pint-imperial and their like say which one. With -, each line of standard input is AMOUNT, FROM and TO, or QUANTITY and UNIT, with tabs between them, and only the numbers are printed."
          )),
        .paragraph(
          localized(
            "The decimal number is exact if at most 60 digits after the point suffice; otherwise it has 15 significant digits. With --json the exact fraction is in \"exact\"."
          )),
      ],
      examples: [
        "per-cli convert 1 gallon liter", "per-cli convert 1 1/2 cups to ml",
        "per-cli convert --json 3/4 \"fl oz\" ml",
        "printf '1\\tlb\\tg\\n2\\toz\\tg\\n' | per-cli convert -",
      ])
  }

  private static var units: CommandHelp {
    CommandHelp(
      usage: ["units"].usages,
      parts: [
        .paragraph(
          localized(
            "Lists every unit with its id, symbol and exact factor: how many base units of its kind it is. The ids pint, quart, gallon and fluid-ounce are US measures. KIND is one of: %1$s",
            Arguments.Option.kind.values.joined(separator: ", ")))
      ],
      examples: ["per-cli units --kind volume"])
  }

  private static var rank: CommandHelp {
    CommandHelp(
      usage: ["rank"].usages,
      parts: [
        .paragraph(
          localized(
            "Ranks products by price per unit, best first; those that cannot be ranked come last, with the reason. The first product decides what is compared."
          )),
        .paragraph(
          localized(
            "FILE, or standard input, is CSV with a header or one JSON object per line, with columns or members name, quantity, price, deal and store; or one text per line with all of these in any order. Texts on the command line are read the same way."
          )),
        .paragraph(
          localized(
            "A price may be per unit: \"3.49/lb\" is worked out for a product whose quantity is known; otherwise the product is ranked by it directly. A density compares what is sold by volume with what is sold by weight. Unit prices below one dollar or pound are shown in cents or pence where shelf labels do so. Prices in other currencies are converted into that of the first where a rate is known (per-cli rate --help)."
          )),
        .paragraph(
          localized(
            "With --json, the member \"doubt\" says why a row of a table may not have been meant as it was read."
          )),
        .entries(
          heading: localized("Options:"), [Arguments.Option.per, .by].entries),
      ],
      examples: [
        "per-cli rank \"500 g 2.99\" \"1 kg 5.49\"", "per-cli rank --per 100g offers.csv",
        "per-cli rank --json < offers.jsonl",
      ])
  }
}

extension [String] {
  /// How commands of these names are called.
  var usages: [String] { usages(without: []) }

  func usages(without common: Set<Arguments.Option>) -> [String] {
    compactMap { CommandForm.named($0)?.usage(without: common) }
  }
}
