import PerWords

// The texts of `--help` for the commands for comparisons.
extension HelpText {
  static func help(for command: ComparisonCommand) -> CommandHelp {
    let common = [
      localized("Name a comparison by its id or its name; without one, the last opened is used."),
      localized("--database PATH is the file with the comparisons, instead of your own."),
    ]
    return CommandHelp(
      usage: [command.rawValue].usages,
      parts: ([description(of: command)] + common).map { .paragraph($0) })
  }

  private static func description(of command: ComparisonCommand) -> String {
    switch command {
    case .list:
      localized(
        "Lists the comparisons: id, name and number of products, separated by tabs. One without a name goes by its first product; in JSON that is its \"title\". With --removed, lists those that were discarded and can be restored, the latest first."
      )
    case .show:
      localized(
        "Ranks the products of a comparison, best first. With --json each product is an object as export writes it, with \"rank\", \"unitPrice\", \"per\" and \"overBest\" if it has a rank."
      ) + " "
        + localized(
          "A newer price of the same store that the price book has takes the place of the one that was typed, an offer as long as it lasts; JSON has \"typedPrice\" then, and \"offer\", \"until\", \"regular\" and \"offerEnded\" where they say something."
        )
    case .new:
      localized("Creates an empty comparison, which Per opens next, and prints its id.")
    case .rename:
      localized("Renames a comparison.")
    case .add:
      localized(
        "Adds a product for each text, or each line of standard input, as one change, and prints their ids. A text is a line such as \"Cola 6x330ml 4.99 @ Aldi\", or an object of JSON as export writes it, in which quantity, price and deal may be texts. A line that can be read in two ways is refused. A barcode that is known gives a line the name, the brand and the quantity that it does not say. In JSON, inBasket may be the number of packs."
      )
    case .edit:
      localized(
        "Changes the product with this id or name to what the text says: a line such as \"coupon 0.10\", or an object of JSON. What the text does not mention stays as it is; null in JSON removes it."
      )
    case .remove:
      localized("Removes the products with these ids or names, as one change.")
    case .undo:
      localized(
        "Undoes the last change of a comparison, whichever window or program made it; with --list, of the list of comparisons (new, copy, discard, restore, move)."
      )
    case .redo:
      localized("Redoes what was undone last.")
    case .discard:
      localized("Removes whole comparisons; the last thousand can be restored.")
    case .restore:
      localized(
        "Restores a discarded comparison with its history; without a name, the latest.")
    case .move:
      localized("Moves a comparison to another place in the list; the first is 1.")
    case .copy:
      localized("Copies a comparison, places the copy right after it, and prints its id.")
    case .import:
      localized(
        "Reads a comparison as export writes it, which becomes a new one unless --comparison says where to add its products; or a table (CSV, TSV, semicolons), one JSON object per line, or one text per line, whose products are added as one change. Encoding, separator, headings and columns are recognized. What cannot be read is reported with its row and product, or with line and column; the rest is added. FILE may be - for standard input. Prints how many products were added."
      ) + " "
        + localized(
          "Columns and rows that are left out, and rows that are doubtful, are said on standard error. --columns says what the columns of a table mean, with - for one to leave out: name,size,-,price. --dry-run shows what would be added. A table in which no row has a name, none a price or none a quantity is refused."
        )
    case .stores:
      localized(
        "Lists the stores: name, address, phone number as it is written in its country, distance, fax, e-mail and web page, separated by tabs. With load, the list in the file replaces this one: JSON with an array of objects, or an object with such an array in \"stores\", or one object per line, each with \"name\" and optionally \"address\", \"phone\" and \"distance\". FILE may be - for standard input."
      ) + " " + localized("Or a table with such headings.") + " "
        + localized(
          "--columns says what the columns of a table mean, with - for one to leave out: name,-,city,phone."
        )
    case .export:
      localized(
        "Writes a comparison: all of it, exactly, as JSON; otherwise as people and spreadsheets read it. A cell that a spreadsheet would run as a formula starts with an apostrophe."
      )
    }
  }
}
