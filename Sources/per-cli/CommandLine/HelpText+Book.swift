// The text of `per-cli book --help`.
extension HelpText {
  static let book = """
    Usage: per-cli book add [--date DAY] [--offer] [--from DAY] [--until DAY] [TEXT]…
           per-cli book check [--date DAY] [--offer] [--from DAY] [--until DAY] [TEXT]…
           per-cli book show ARTICLE
           per-cli book list [WORD]…
           per-cli book target ARTICLE [UNIT PRICE | PERCENT | none]
           per-cli book plan [--stores STORE,STORE…] [--stops NUMBER] [--detour PRICE] [NEED]…
           per-cli book withdraw PRICE…
           per-cli book undo | redo
           per-cli book export [--format open-prices]
           per-cli book import [--countries CODE,CODE…] [--currency CODE] [--since DAY] [--known]
                               [--locations FILE] [--date DAY] [--store STORE] FILE
           per-cli book import --catalogue FILE
           per-cli book exchange FOLDER
           per-cli book share URL | --comparison NAME
           per-cli book unshare | status
           per-cli book init URL | invite … | log … | revert …

    The price book keeps every price as a dated fact about an article, and says whether a new one is
    good. An article is known by its barcode, or by its name and brand.

    add       notes a price for each text, or each line of standard input, such as
              "Coffee 500 g 4.99 @ Aldi", and prints its id, the article and the verdict. The price of
              the same store and day is corrected. Without a quantity, the pack of the last price is
              meant, or one.
    check     says the same of a price and notes nothing: name, unit price, verdict, median, and the
              lowest price of the 30 days before with its day and store
    show      prints an article and its prices, the newest first; of a barcode that only the catalogue
              knows, what it stands for
    list      lists the articles with the newest price of each, or those with words that begin so
    target    says at which unit price to buy an article: 1.80/kg, or 10% under the usual price
    plan      says where to buy what is needed at the lowest cost, by the newest valid price of each
              store: "2 kg carrots", "6 l milk", "bread". Each need is met in one store.
    withdraw  takes prices back by their ids, which show --json tells
    undo      undoes the last change of the price book; redo makes it again

    export    writes the whole book as JSON, one item a line, or as Open Prices has prices
    import    adds what is new of such a file, of the dump of Open Prices, or of a table with a row for
              each price, and prints how many prices that are; the file may be - for standard input and
              packed by gzip, and importing it twice changes nothing. The columns of a table are
              recognized by their headings: name, brand, barcode, quantity, price, store, date …
              The export of Open Food Facts gives names, brands and packs to barcodes of the book;
              with --catalogue, all of its barcodes are kept and fill in what one scans or types.

    exchange  shares the book through a folder that Syncthing, Nextcloud or a stick carries to other
              devices: writes what is new here and reads what is new there. Facts merge by
              themselves; whoever exchanges often enough has the same book.
    share     shares the book through a PostgreSQL server (postgresql://…), or a comparison with
              everybody who has the book
    unshare   stops sharing; everything stays in the file
    status    says with whom the book is shared, when it was last exchanged, and what waits
    init, invite, log and revert are done by per-sync; see per-sync --help.

    The verdict is low, usual or high by the quartiles of the unit prices of 12 months, without the
    price itself; first where fewer than 3 prices of 2 days are known.

    --date DAY    when the price was seen: 2026-11-05, yesterday or today, which is meant without it
    --offer       the price is reduced; --from and --until say since when and up to which day
    --stores      the only stores that count, with commas between them
    --stops       the highest number of stores to go to
    --detour      what each store after the first one costs
    --countries   only prices of Open Prices that were seen there, such as DE,FR
    --currency    only prices in it, which is also that of prices that name none
    --since       only prices of this day and later ones
    --known       only prices of barcodes that the book knows
    --locations   the dump of the locations of Open Prices, which tells stores and countries
    --store       where the prices of a table were seen, if no column says so; --date likewise
    --json, --locale, --region, --currency and --database are as for other commands.

    Examples:
      per-cli book add --date yesterday "Coffee 500 g 4.99 @ Aldi"
      per-cli book add --until 2026-11-14 "Coffee 500 g 3.79 @ Lidl"
      per-cli book check --json "Coffee 480 g 4.99"
      per-cli book target Coffee 8.00/kg
      per-cli book plan --stores Aldi,Lidl --detour 1.50 "2 kg carrots" "6 l milk"
      per-cli book export > book.jsonl
      per-cli book import --catalogue en.openfoodfacts.org.products.csv.gz
    """
}
