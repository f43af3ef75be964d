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
      Lists the comparisons: id, name and number of products, separated by tabs. With --removed, lists
      those that were discarded and can be restored, the latest first.
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
      it, in which quantity, price and deal may be texts.
      """
    ),
    "edit": (
      "edit [--json] [--database PATH] [--comparison COMPARISON] [--locale LOCALE] PRODUCT TEXT",
      """
      Changes the product with this id or name to what the text says: a line, or an object of JSON.
      What the text does not mention stays as it is; null in JSON removes it.
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
      Lists the stores: name, address, phone number as it is written in its country, and distance,
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
