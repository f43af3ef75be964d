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
          entry("parse", localized("read texts")),
          entry("convert", localized("convert an amount to another unit")),
          entry("units", localized("list the units")),
          entry("rank", localized("rank products by price per unit")),
          entry("read", localized("say what pages, mails, PDF files and receipts offer")),
        ]),
      .entries(
        heading: localized("Commands for your comparisons:"),
        [
          entry("list", localized("list them")),
          entry("show", localized("rank the products of one")),
          entry("new", localized("create one")),
          entry("rename", localized("rename one")),
          entry("copy", localized("copy one")),
          entry("move", localized("move one to another place in the list")),
          entry("discard", localized("remove comparisons")),
          entry("restore", localized("restore a removed one")),
          entry("add", localized("add products")),
          entry("edit", localized("change a product")),
          entry("remove", localized("remove products")),
          entry("undo", localized("undo the last change")),
          entry("redo", localized("redo the change undone last")),
          entry("import", localized("read a comparison, a table or a list")),
          entry(
            "export", localized("write one as JSON, CSV, TSV, Markdown or text")
          ),
          entry("stores", localized("list the stores, or load a list of them")),
        ]),
      .entries(
        heading: localized("Commands for exchange rates, which rank uses to compare prices:"),
        [
          entry("rate list", localized("list them")),
          entry(
            "rate set", localized("set one: what one of BASE is worth")
          ),
          entry("rate import", localized("read a file of the European Central Bank")),
        ]),
      .entries(
        heading: localized("Commands for your price book (%1$s):", "per-cli book --help"),
        [
          entry("book add", localized("note prices")),
          entry("book check", localized("say whether prices are good")),
          entry("book show", localized("show the prices of an article")),
          entry("book list", localized("list the articles")),
          entry(
            "book target", localized("set the unit price at which to buy an article")
          ),
          entry("book plan", localized("say where to buy what is needed")),
          entry("book inflation", localized("show how much more your purchases cost than before")),
          entry("book withdraw", localized("withdraw prices")),
          entry("book undo", localized("undo or redo the last change")),
          entry("book export", localized("write the book as JSON")),
          entry("book import", localized("add new entries from a book")),
          entry("book exchange", localized("share the book through a folder")),
          entry("book share", localized("share a price book through a PostgreSQL server")),
          entry("book unshare", localized("stop sharing the book")),
          entry("book status", localized("show with whom the book is shared")),
        ]),
    ]
  }

  /// How a command is typed, and what it does.
  private static func entry(_ name: String, _ meaning: String) -> (String, String) {
    guard let form = CommandForm.named(name) else { preconditionFailure("no command \(name)") }
    return (form.listedUsage, meaning)
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
