import PerWords

// The text of `per-cli book --help`.
extension HelpText {
  static var book: CommandHelp {
    CommandHelp(
      usage: [
        "book add", "book check", "book show", "book list", "book target", "book plan",
        "book inflation",
      ]
      .usages(without: commonOptions)
        + ["book withdraw PRICE…", "book undo | redo"]
        + ["book export"].usages(without: commonOptions)
        + ["book import"].usages(without: commonOptions.subtracting([.currency]).union([.catalog]))
        + ["book import --catalog FILE"]
        + ["book exchange"].usages(without: commonOptions)
        + [
          "book share URL | --comparison NAME", "book unshare | status",
          "book init URL | invite … | log … | revert …",
        ],
      parts: [
        .paragraph(
          localized(
            "The price book keeps every price as a dated fact about an article, and says whether a new one is good. An article is known by its barcode, or by its name and brand."
          )),
        .entries(heading: localized("Commands:"), bookCommands),
        .paragraph(
          localized(
            "The verdict is “low”, “usual” or “high”, judged by the quartiles of the unit prices of the last 12 months without the price itself; it is “first” where fewer than 3 prices on 2 days are known."
          )),
        .paragraph(
          localized(
            "Columns and rows that are left out, and rows that are doubtful, are said on standard error. --columns says what the columns of a table mean, with - for one to leave out: name,size,-,price. --dry-run shows what would be added. A table in which no row has a name, none a price or none a quantity is refused."
          )),
        .entries(heading: localized("Options:"), bookOptions),
        .paragraph(
          localized(
            "--json, --locale, --region, --currency and --database are as for other commands.")),
      ],
      examples: [
        "per-cli book add --date yesterday \"Coffee 500 g 4.99 @ Aldi\"",
        "per-cli book add --until 2026-11-14 \"Coffee 500 g 3.79 @ Lidl\"",
        "per-cli book check --json \"Coffee 480 g 4.99\"", "per-cli book target Coffee 8.00/kg",
        "per-cli book plan --stores Aldi,Lidl --detour 1.50 \"2 kg carrots\" \"6 l milk\"",
        "per-cli book add --bought \"Coffee 500 g 4.99 @ Aldi\"", "per-cli book inflation",
        "per-cli book export > book.jsonl",
        "per-cli book import --catalog en.openfoodfacts.org.products.csv.gz",
      ])
  }

  /// The options that work as for other commands.
  private static let commonOptions: Set<Arguments.Option> = [
    .json, .locale, .region, .currency, .database,
  ]

  private static var bookCommands: [(typed: String, meaning: String)] {
    [
      (
        "add",
        localized(
          "records a price for each text, or each line of standard input, such as \"Coffee 500 g 4.99 @ Aldi\", and prints its id, the article and the verdict. A price from the same store and day is corrected. Without a quantity, the pack of the last price is assumed, or one."
        )
      ),
      (
        "check",
        localized(
          "does the same without recording the price: name, unit price, verdict, median, and the lowest price of the 30 days before, with its day and store, and the packs where the last one was another"
        )
      ),
      (
        "show",
        localized(
          "prints an article and its prices, the newest first; for a barcode found only in the catalog, what it identifies"
        )
      ),
      (
        "list",
        localized(
          "lists the articles with the newest price of each, or those with words that begin so")
      ),
      (
        "target",
        // xgettext:no-c-format
        localized(
          "sets the unit price at which to buy an article: 1.80/kg, or 10% below the usual price")
      ),
      (
        "plan",
        localized(
          "says where to buy what is needed at the lowest cost, by the newest valid price of each store: \"2 kg carrots\", \"6 l milk\", \"bread\". Each need is met in one store."
        )
      ),
      (
        "inflation",
        localized(
          "compares what you have bought, month by month, with the first month: how much more the same basket costs, and how many of its articles have a price in both months. Purchases come from book add --bought, from receipts and from what is ticked off on the shopping list. It takes 10 articles with prices in 3 months."
        )
      ),
      (
        "withdraw",
        localized("withdraws prices by id (listed by show --json)")
      ),
      ("undo, redo", localized("undoes the last change of the price book; redo makes it again")),
      (
        "export",
        localized(
          "writes the whole book as JSON, one item per line, or in the format of Open Prices")
      ),
      (
        "import",
        localized(
          "adds new entries from such a file, from a dump of Open Prices, or from a table with one price per row, and prints how many prices were added; the file may be - for standard input, and may be compressed with gzip; importing it twice changes nothing. The columns of a table are recognized by their headings: name, brand, barcode, quantity, price, store, date … The export of Open Food Facts gives names, brands and packs to barcodes of the book; with --catalog, all of its barcodes are kept and fill in what is scanned or typed. Price files of Croatian and Israeli chains (zip, XML) and JSON lists of Austrian and Dutch chains are read as well."
        )
      ),
      (
        "exchange",
        localized(
          "shares the book through a folder that Syncthing, Nextcloud or a USB stick carries to other devices: writes what is new here, and reads what is new there"
        )
      ),
      (
        "share",
        localized(
          "shares the book through a PostgreSQL server or, with --comparison, a comparison with everybody who has the book"
        )
      ),
      ("unshare", localized("stops sharing; everything stays in the file")),
      (
        "status",
        localized(
          "shows with whom the book is shared, when it was last exchanged, and what is waiting to be sent"
        )
      ),
      (
        "init, invite, log, revert",
        localized("set up a server and look after it; see per-sync --help")
      ),
    ]
  }

  private static var bookOptions: [(typed: String, meaning: String)] {
    let currency = Arguments.Option.currency.entry(
      meaning: localized(
        "only prices in this currency; it is also assumed where a price names none"))
    let before: [Arguments.Option] = [.date, .offer, .bought, .stores, .stops, .detour, .countries]
    let behind: [Arguments.Option] = [.since, .known, .locations, .store, .join]
    return before.entries + [currency] + behind.entries
  }
}

// The text of `per-cli rate --help`.
extension HelpText {
  static var rate: CommandHelp {
    CommandHelp(
      usage: ["rate list", "rate set", "rate import"].usages,
      parts: [
        .paragraph(
          localized(
            "Exchange rates, which rank uses to compare prices in several currencies. Nothing is fetched."
          )),
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
            "The newest rate up to today is used. If there is no rate between the two currencies, both are converted through a third one, and the earlier of the two dates is given."
          )),
      ],
      examples: [
        "per-cli rate set EUR USD 1.0823 --date 2026-11-20",
        "per-cli rate import eurofxref-daily.xml",
        "per-cli rank \"500 g 2.99 EUR\" \"1 lb 2.79 USD\"",
      ])
  }
}
