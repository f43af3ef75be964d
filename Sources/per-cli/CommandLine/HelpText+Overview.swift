import PerWords

// The text of `per-cli --help`. What can be typed is the same in every language.
extension HelpText {
  static var overview: String {
    let usage = localized("Usage: %1$s", "per-cli COMMAND [OPTION]… [TEXT]…")
    let parts: [HelpLayout.Part] =
      [
        .paragraph(usage),
        .paragraph(purpose),
      ] + commands
    return HelpLayout(column: 41).text(parts) + "\n\n" + HelpLayout(column: 21).text(manner)
  }

  /// What the program is for.
  static var purpose: String {
    localized(
      "Reads quantities, prices and deals as stores write them, converts units exactly, and ranks products by price per unit."
    )
  }

  /// Every command, with its purpose.
  static var commands: [HelpLayout.Part] {
    [
      .entries(
        heading: localized("Commands:"),
        [
          ("parse quantity|price|deal|line TEXT…", localized("read texts")),
          ("convert AMOUNT FROM TO", localized("convert an amount to another unit")),
          ("units", localized("list the units")),
          ("rank [FILE | TEXT…]", localized("rank products by price per unit")),
          ("read [FILE]…", localized("say what pages, mails, PDF files and receipts offer")),
        ]),
      .entries(
        heading: localized("Commands for your comparisons:"),
        [
          ("list", localized("list them")),
          ("show [COMPARISON]", localized("rank the products of one")),
          ("new NAME", localized("create one")),
          ("rename [COMPARISON] NAME", localized("rename one")),
          ("copy COMPARISON NAME", localized("copy one")),
          ("move COMPARISON PLACE", localized("move one to another place in the list")),
          ("discard COMPARISON…", localized("remove comparisons")),
          ("restore [COMPARISON]", localized("restore a removed one")),
          ("add TEXT…", localized("add products")),
          ("edit PRODUCT TEXT", localized("change a product")),
          ("remove PRODUCT…", localized("remove products")),
          ("undo [--list | COMPARISON]", localized("undo the last change")),
          ("redo [--list | COMPARISON]", localized("redo the change undone last")),
          ("import FILE", localized("read a comparison, a table or a list")),
          (
            "export [COMPARISON]",
            localized("write one as JSON, CSV, TSV, Markdown or text")
          ),
          ("stores [load FILE]", localized("list the stores, or load a list of them")),
        ]),
      .entries(
        heading: localized("Commands for exchange rates, which rank uses to compare prices:"),
        [
          ("rate list", localized("list them")),
          (
            "rate set BASE CURRENCY RATE",
            localized("set one: what one of BASE is worth")
          ),
          ("rate import FILE", localized("read a file of the European Central Bank")),
        ]),
      .entries(
        heading: localized("Commands for your price book (%1$s):", "per-cli book --help"),
        [
          ("book add TEXT…", localized("note prices")),
          ("book check TEXT…", localized("say whether prices are good")),
          ("book show ARTICLE", localized("show the prices of an article")),
          ("book list [WORD]…", localized("list the articles")),
          (
            "book target ARTICLE [UNIT PRICE]",
            localized("set the unit price at which to buy an article")
          ),
          ("book plan [NEED]…", localized("say where to buy what is needed")),
          ("book inflation", localized("show how much more your purchases cost than before")),
          ("book withdraw PRICE…", localized("withdraw prices")),
          ("book undo | redo", localized("undo or redo the last change")),
          ("book export", localized("write the book as JSON")),
          ("book import FILE", localized("add new entries from a book")),
          ("book exchange FOLDER", localized("share the book through a folder")),
          ("book share URL", localized("share a price book through a PostgreSQL server")),
          ("book unshare", localized("stop sharing the book")),
          ("book status", localized("show with whom the book is shared")),
        ]),
    ]
  }

  /// Options, input, exit status and examples.
  static var manner: [HelpLayout.Part] {
    [
      .entries(
        heading: localized("Options:"),
        [Arguments.Option.json, .locale, .region, .currency, .database, .help, .version].entries),
      .paragraph(
        localized("Without a text, or with -, standard input is read line by line.")),
      .paragraph(
        localized(
          "Exit status: 0 if everything was read; 1 if something was refused, such as a line that can be read in two ways; 2 for wrong usage or a file that cannot be used."
        )),
      .lines(
        heading: localized("Examples:"),
        [
          "per-cli parse quantity \"6 x 330 ml\"", "per-cli convert 1 gallon liter",
          "per-cli rank \"500 g 2.99\" \"1 kg 5.49\"",
        ]),
    ]
  }
}
