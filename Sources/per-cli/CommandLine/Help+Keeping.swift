// What `--help` says of the commands about the comparisons that are kept.
extension HelpText {
  /// `nil` for a command that is none of these.
  static func keeping(_ command: String) -> String? {
    guard let (usage, description) = texts[command] else { return nil }
    return "Usage: per-cli \(usage)\n\n\(description)\n\n\(common)"
  }

  private static let common = """
    A comparison is named by its id or its name; without one the last opened is meant.
    --database PATH is the file with the comparisons, instead of the person's own.
    """

  private static let texts: [String: (usage: String, description: String)] = [
    "list": (
      "list [--json] [--removed] [--database PATH]",
      """
      Lists the comparisons: id, name and number of products, with tabs between. With --removed those
      that were discarded and can be restored, the last first.
      """
    ),
    "show": (
      "show [--json] [--database PATH] [--locale LOCALE] [COMPARISON]",
      """
      Ranks the products of a comparison, best first. With --json each product is an object as export
      writes it, with "rank", "unitPrice", "per" and "overBest" of those that have a rank.
      """
    ),
    "new": (
      "new [--json] [--database PATH] [--currency CODE] NAME",
      "Makes an empty comparison, which is the one to open next, and prints its id."
    ),
    "rename": (
      "rename [--json] [--database PATH] [COMPARISON] NAME",
      "Gives a comparison another name."
    ),
    "add": (
      "add [--json] [--database PATH] [--comparison COMPARISON] [--locale LOCALE] [TEXT]…",
      """
      Adds a product for each text, or each line of standard input, as one change, and prints their
      ids. A text is a line such as "Cola 6x330ml 4.99 @ Aldi", or an object of JSON as export writes
      it, in which quantity, price and deal may be texts.
      """
    ),
    "edit": (
      "edit [--json] [--database PATH] [--comparison COMPARISON] [--locale LOCALE] PRODUCT TEXT",
      """
      Changes the product with this id or name to what the text says: a line, or an object of JSON.
      What the text does not name stays; null in JSON takes it away.
      """
    ),
    "remove": (
      "remove [--json] [--database PATH] [--comparison COMPARISON] PRODUCT…",
      "Takes the products with these ids or names away, as one change."
    ),
    "undo": (
      "undo [--json] [--database PATH] [--list | COMPARISON]",
      """
      Takes the last change back, whichever window or program has made it: of a comparison, or with
      --list of the list of comparisons (new, copy, discard, restore, move).
      """
    ),
    "redo": (
      "redo [--json] [--database PATH] [--list | COMPARISON]",
      "Does again what was undone last."
    ),
    "discard": (
      "discard [--json] [--database PATH] COMPARISON…",
      "Takes whole comparisons away; the last thousand can be restored."
    ),
    "restore": (
      "restore [--json] [--database PATH] [COMPARISON]",
      "Brings a discarded comparison back with its history, the last one without a name."
    ),
    "move": (
      "move [--json] [--database PATH] COMPARISON PLACE",
      "Puts a comparison at another place in the list; the first is 1."
    ),
    "copy": (
      "copy [--json] [--database PATH] COMPARISON NAME",
      "Makes a copy of a comparison, right after it, and prints its id."
    ),
    "import": (
      "import [--json] [--database PATH] [--comparison COMPARISON] [--locale LOCALE] FILE",
      """
      Reads a comparison as export writes it, which becomes a new one unless --comparison says where
      its products belong; or a table (CSV, TSV, semicolons), one JSON object a line, or one text a
      line, whose products are added as one change. Encoding, separator, headings and columns are
      recognised. What cannot be read is told with its line and column, and the rest is kept.
      FILE may be - for standard input. Prints how many products were added.
      """
    ),
    "stores": (
      "stores [--json] [--database PATH] [--locale LOCALE] [load FILE]",
      """
      Lists the stores that are known: name, address, phone number as the country writes it, and
      distance, with tabs between. With load, the list in the file takes the place of this one: JSON
      with an array of objects, or an object with such an array in "stores", or one object a line, each
      with "name" and perhaps "address", "phone" and "distance". FILE may be - for standard input.
      """
    ),
    "export": (
      "export [--format json|csv|tsv|markdown|text] [--database PATH] [--locale LOCALE] [COMPARISON]",
      """
      Writes a comparison: as JSON all of it and exactly, else as people and spreadsheets read it. A
      cell that a spreadsheet would run as a formula has an apostrophe before it.
      """
    ),
  ]
}
