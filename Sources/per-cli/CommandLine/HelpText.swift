import PerVersion

/// The texts of `--help`.
enum HelpText {
  static let version = String(cString: per_version())

  static func text(for command: String?) -> String {
    switch command {
    case "parse": parse
    case "convert": convert
    case "units": units
    case "rank": rank
    case "book": book
    case "rate": rate
    case let command?: comparisons(command) ?? overview
    default: overview
    }
  }

  private static let overview = """
    Usage: per-cli COMMAND [OPTION]… [TEXT]…

    Reads quantities, prices and deals as stores write them, converts units exactly, and ranks
    products by price per unit.

    Commands:
      parse quantity|price|deal|line TEXT…   read texts
      convert AMOUNT FROM TO                 convert an amount to another unit
      units                                  list the units
      rank [FILE | TEXT…]                    rank products by price per unit

    Commands for your comparisons:
      list                                   list them
      show [COMPARISON]                      rank the products of one
      new NAME                               create one
      rename [COMPARISON] NAME               rename one
      copy COMPARISON NAME                   copy one
      move COMPARISON PLACE                  move one to another place in the list
      discard COMPARISON…                    remove comparisons
      restore [COMPARISON]                   restore a removed one
      add TEXT…                              add products
      edit PRODUCT TEXT                      change a product
      remove PRODUCT…                        remove products
      undo [--list | COMPARISON]             undo the last change
      redo [--list | COMPARISON]             redo the change undone last
      import FILE                            read a comparison, a table or a list
      export [COMPARISON]                    write one as JSON, CSV, TSV, Markdown or text
      stores [load FILE]                     list the stores, or load a list of them

    Commands for your rates of currencies, by which rank compares prices:
      rate list                              list them
      rate set BASE CURRENCY RATE            set one: what one of BASE is worth
      rate import FILE                       read a file of the European Central Bank

    Commands for your price book (per-cli book --help):
      book add TEXT…                         note prices
      book check TEXT…                       say whether prices are good
      book show ARTICLE                      show the prices of an article
      book list [WORD]…                      list the articles
      book target ARTICLE [UNIT PRICE]       say at which unit price to buy an article
      book withdraw PRICE…                   take prices back
      book undo | redo                       undo or redo the last change
      book export                            write the book as JSON
      book import FILE                       add what is new in a book

    Options:
      --json             one JSON object per line; exact numbers are strings: integers or num/den
      --locale LOCALE    read and write as in this locale, such as de_DE
      --region REGION    the region whose units are meant, such as GB
      --currency CODE    the currency of prices without one, such as EUR
      --database PATH    the file with the comparisons, instead of your own
      --help             this text; after a command, more about it
      --version          the version

    Without a text, or with -, standard input is read line by line.
    Exit status: 0 if everything was read; 1 if something was refused, such as a line that can be read
    in two ways; 2 for wrong usage or a file that cannot be used.

    Examples:
      per-cli parse quantity "6 x 330 ml"
      per-cli convert 1 gallon liter
      per-cli rank "500 g 2.99" "1 kg 5.49"
    """

  private static let parse = """
    Usage: per-cli parse quantity|price|deal|line [--json] [--locale LOCALE] [--region REGION]
                         [--currency CODE] [TEXT]…

    Reads each text, or each line of standard input, and prints what was understood. What cannot be
    read is refused in one sentence, and reading goes on with the next.

    With --json each answer is an object with "input" and "ok", and for a
      quantity  "kind", "amount" in the base "unit" of the kind, and what is counted in "of"
      price     "amount", "currency"
      deal      "terms" and the members that belong to them
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
           per-cli convert [--json] … QUANTITY [to] UNIT
           per-cli convert [--json] … -

    Converts an amount to another unit of the same kind. AMOUNT is a plain decimal number or
    a fraction such as 3/4, or else a number as the locale writes it; QUANTITY is a text such as
    "1 1/2 cups". Units are ids (per-cli units) or words. As words, pint, quart, gallon, fluid-ounce,
    ton, cup, teaspoon and tablespoon follow the region; us-pint, pint-imperial and their like say
    which one. With -, each line of standard input is AMOUNT, FROM and TO, or QUANTITY and UNIT, with
    tabs between them, and only the numbers are printed.

    The decimal number is exact if at most 60 digits after the point suffice; otherwise it has 15
    significant digits. With --json the exact fraction is in "exact".

    Examples:
      per-cli convert 1 gallon liter
      per-cli convert 1 1/2 cups to ml
      per-cli convert --json 3/4 "fl oz" ml
      printf '1\\tlb\\tg\\n2\\toz\\tg\\n' | per-cli convert -
    """

  private static let units = """
    Usage: per-cli units [--kind KIND] [--json]

    Lists every unit with its id, symbol and exact factor: how many base units of its kind it is.
    The ids pint, quart, gallon and fluid-ounce are US measures. KIND is mass, volume, length, area,
    count, data, energy or time.

    Example:
      per-cli units --kind volume
    """

  private static let rank = """
    Usage: per-cli rank [--json] [--per UNIT] [--by SUBSTANCE] [--locale LOCALE]
                        [--region REGION] [--currency CODE] [--database PATH] [FILE | TEXT…]

    Ranks products by price per unit, best first; those that cannot be ranked come last, with the
    reason. The first product decides what is compared.

    FILE, or standard input, is CSV with a header or one JSON object per line, with columns or members
    name, quantity, price, deal and store; or one text a line with all of these in any order. Texts on
    the command line are read the same way.

    A price may be per unit: "3.49/lb" is worked out for a product whose quantity is known, and ranks
    by itself otherwise. A density compares what is sold by volume with what is sold by weight.
    Unit prices below one dollar or pound are in cents or pence where the shelves have them. Prices in
    other currencies are converted into that of the first where a rate is known (per-cli rate --help).

    --per UNIT is the unit of the unit prices, such as kg, lb or 100g.
    --by SUBSTANCE compares what is inside: protein, where products say "20 g protein per 100 g".

    Examples:
      per-cli rank "500 g 2.99" "1 kg 5.49"
      per-cli rank --per 100g offers.csv
      per-cli rank --json < offers.jsonl
    """
}

// The texts of `--help` for the commands for comparisons.
extension HelpText {
  /// `nil` for any other command.
  static func comparisons(_ command: String) -> String? {
    guard let (usage, description) = texts[command] else { return nil }
    return "Usage: per-cli \(usage)\n\n\(description)\n\n\(common)"
  }

  private static let common = """
    Name a comparison by its id or its name; without one, the last opened is used.
    --database PATH is the file with the comparisons, instead of your own.
    """

  private static let texts: [String: (usage: String, description: String)] = [
    "list": (
      "list [--json] [--removed] [--database PATH]",
      """
      Lists the comparisons: id, name and number of products, separated by tabs. One without a name goes
      by its first product; in JSON that is its "title". With --removed, lists those that were discarded
      and can be restored, the latest first.
      """
    ),
    "show": (
      "show [--json] [--database PATH] [--locale LOCALE] [COMPARISON]",
      """
      Ranks the products of a comparison, best first. With --json each product is an object as export
      writes it, with "rank", "unitPrice", "per" and "overBest" if it has a rank.
      """
    ),
    "new": (
      "new [--json] [--database PATH] [--currency CODE] NAME",
      "Creates an empty comparison, which Per opens next, and prints its id."
    ),
    "rename": (
      "rename [--json] [--database PATH] [COMPARISON] NAME",
      "Renames a comparison."
    ),
    "add": (
      "add [--json] [--database PATH] [--comparison COMPARISON] [--locale LOCALE] [TEXT]…",
      """
      Adds a product for each text, or each line of standard input, as one change, and prints their
      ids. A text is a line such as "Cola 6x330ml 4.99 @ Aldi", or an object of JSON as export writes
      it, in which quantity, price and deal may be texts. A line that can be read in two ways is refused.
      A barcode that is known gives a line the name, the brand and the quantity that it does not say. In
      JSON, inBasket may be the number of packs.
      """
    ),
    "edit": (
      "edit [--json] [--database PATH] [--comparison COMPARISON] [--locale LOCALE] PRODUCT TEXT",
      """
      Changes the product with this id or name to what the text says: a line such as "coupon 0.10", or
      an object of JSON. What the text does not mention stays as it is; null in JSON removes it.
      """
    ),
    "remove": (
      "remove [--json] [--database PATH] [--comparison COMPARISON] PRODUCT…",
      "Removes the products with these ids or names, as one change."
    ),
    "undo": (
      "undo [--json] [--database PATH] [--list | COMPARISON]",
      """
      Undoes the last change of a comparison, whichever window or program made it; with --list, of the
      list of comparisons (new, copy, discard, restore, move).
      """
    ),
    "redo": (
      "redo [--json] [--database PATH] [--list | COMPARISON]",
      "Redoes what was undone last."
    ),
    "discard": (
      "discard [--json] [--database PATH] COMPARISON…",
      "Removes whole comparisons; the last thousand can be restored."
    ),
    "restore": (
      "restore [--json] [--database PATH] [COMPARISON]",
      "Restores a discarded comparison with its history; without a name, the latest."
    ),
    "move": (
      "move [--json] [--database PATH] COMPARISON PLACE",
      "Moves a comparison to another place in the list; the first is 1."
    ),
    "copy": (
      "copy [--json] [--database PATH] COMPARISON NAME",
      "Copies a comparison, places the copy right after it, and prints its id."
    ),
    "import": (
      "import [--json] [--database PATH] [--comparison COMPARISON] [--locale LOCALE] FILE",
      """
      Reads a comparison as export writes it, which becomes a new one unless --comparison says where
      to add its products; or a table (CSV, TSV, semicolons), one JSON object per line, or one text
      per line, whose products are added as one change. Encoding, separator, headings and columns
      are recognized. What cannot be read is reported with line and column; the rest is added.
      FILE may be - for standard input. Prints how many products were added.
      """
    ),
    "stores": (
      "stores [--json] [--database PATH] [--locale LOCALE] [load FILE]",
      """
      Lists the stores: name, address, phone number as it is written in its country, distance, fax, e-mail and web page,
      separated by tabs. With load, the list in the file replaces this one: JSON with an array of
      objects, or an object with such an array in "stores", or one object per line, each with "name"
      and optionally "address", "phone" and "distance". FILE may be - for standard input.
      """
    ),
    "export": (
      "export [--format json|csv|tsv|markdown|text] [--database PATH] [--locale LOCALE] [COMPARISON]",
      """
      Writes a comparison: all of it, exactly, as JSON; otherwise as people and spreadsheets read it.
      A cell that a spreadsheet would run as a formula starts with an apostrophe.
      """
    ),
  ]
}
