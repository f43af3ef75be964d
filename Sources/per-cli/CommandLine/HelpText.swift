/// What `--help` says.
enum HelpText {
  static let version = "0.1.0"

  static func text(for command: String?) -> String {
    switch command {
    case "parse": parse
    case "convert": convert
    case "units": units
    case "rank": rank
    case let command?: keeping(command) ?? overview
    default: overview
    }
  }

  private static let overview = """
    Usage: per-cli COMMAND [OPTION]… [TEXT]…

    Reads quantities, prices and deals as shops write them, converts units exactly, and ranks
    products by price per unit.

    Commands:
      parse quantity|price|deal|line TEXT…   read texts
      convert AMOUNT FROM TO                 count an amount in another unit
      units                                  list the units
      rank [FILE | TEXT…]                    rank products by price per unit

    Commands about the comparisons that Per keeps:
      list                                   list them
      show [COMPARISON]                      rank one
      new NAME                               make one
      rename [COMPARISON] NAME               give one another name
      copy COMPARISON NAME                   make a copy of one
      move COMPARISON PLACE                  put one at another place in the list
      discard COMPARISON…                    take some away
      restore [COMPARISON]                   bring one back
      add TEXT…                              add products
      edit PRODUCT TEXT                      change a product
      remove PRODUCT…                        take products away
      undo [--list | COMPARISON]             take the last change back
      redo [--list | COMPARISON]             do it again
      import FILE                            read a comparison, a table or a list
      export [COMPARISON]                    write one as JSON, CSV, TSV, Markdown or text
      stores [load FILE]                     list the stores, or load their list

    Options:
      --json             one JSON object a line; exact numbers are strings, integers or num/den
      --locale LOCALE    read and write as in this locale, such as de_DE
      --region REGION    whose units are meant, such as GB
      --currency CODE    the currency where none is written, such as EUR
      --database PATH    the file with the comparisons, instead of the person's own
      --help             this text, or after a command more about it
      --version          the version

    Without a text, or with -, standard input is read line by line.
    Exit status: 0 everything was read, 1 some was refused, 2 wrong usage.

    Examples:
      per-cli parse quantity "6 x 330 ml"
      per-cli convert 1 gallon liter
      per-cli rank "500 g 2.99" "1 kg 5.49"
    """

  private static let parse = """
    Usage: per-cli parse quantity|price|deal|line [--json] [--locale LOCALE] [--region REGION]
                         [--currency CODE] [TEXT]…

    Reads each text, or each line of standard input, and prints what was understood. What cannot be
    read is refused with a sentence, and the next one is read.

    With --json an answer is an object with "input" and "ok", and
      quantity  "kind", "amount" in the "unit" of the kind, and what is counted in "of"
      price     "amount", "currency"
      deal      "terms" and what belongs to them
      line      "name", "quantity", "price", "deal", "terms", "store"
      refused   "error", and the bytes it is about in "from" and "to"

    Examples:
      per-cli parse quantity "1 lb 4 oz" "12 rolls x 150 sheets"
      per-cli parse price --locale de_DE "1.250,00 €"
      per-cli parse deal "3 for 2" "-20%"
      per-cli parse line --json "6x330ml 4.99 Cola @ Aldi"
      per-cli parse quantity --json < labels.txt
    """

  private static let convert = """
    Usage: per-cli convert [--json] [--region REGION] [--locale LOCALE] AMOUNT FROM TO
           per-cli convert [--json] … -

    Counts an amount of one unit in another one of the same kind. AMOUNT is a plain decimal number or
    a fraction such as 3/4, or else a number as the locale writes it. Units are ids (per-cli units)
    or words. As words, pint, quart, gallon and fluid-ounce follow the region; us-pint and
    pint-imperial and their like say which one. With -, each line of standard input is AMOUNT, FROM
    and TO with tabs between them.

    The decimal number is exact where one of at most 60 digits after the point is, else it has 15
    significant digits. --json has the exact fraction too, in "exact".

    Examples:
      per-cli convert 1 gallon liter
      per-cli convert --json 3/4 "fl oz" ml
      printf '1\\tlb\\tg\\n2\\toz\\tg\\n' | per-cli convert -
    """

  private static let units = """
    Usage: per-cli units [--kind KIND] [--json]

    Lists every unit with its id, symbol and factor: how many of the kind's base unit one of it is,
    exactly. The ids pint, quart, gallon and fluid-ounce are those of the US measures. KIND is mass,
    volume, length, area, count, data, energy or time.

    Example:
      per-cli units --kind volume
    """

  private static let rank = """
    Usage: per-cli rank [--json] [--per UNIT] [--locale LOCALE] [--region REGION]
                        [--currency CODE] [FILE | TEXT…]

    Ranks products by price per unit, best first; those that cannot be ranked come last and say why.
    The first product decides what is compared.

    FILE, or standard input, is CSV with a header or one JSON object a line, with columns or members
    name, quantity, price, deal and store; or one text a line with all of it in any order. Texts on
    the command line are read the same way.

    --per UNIT is what the unit price is of, such as kg, lb or 100g.

    Examples:
      per-cli rank "500 g 2.99" "1 kg 5.49"
      per-cli rank --per 100g offers.csv
      per-cli rank --json < offers.jsonl
    """
}
