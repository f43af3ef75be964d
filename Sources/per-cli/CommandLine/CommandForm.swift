import PerWords

/// How a command of this program is called.
typealias CommandForm = PerWords.CommandForm<Arguments.Option>

extension CommandForm {
  /// The form that the words of a call begin with; `nil` if none.
  init?(of words: [String]) {
    let names = [words.prefix(2), words.prefix(1)].map { $0.joined(separator: " ") }
    guard let form = names.lazy.compactMap(Self.named).first else { return nil }
    self = form
  }

  /// The form of a command.
  static func named(_ name: String) -> CommandForm? { all.first { $0.name == name } }
}

extension CommandForm {
  private static var locale: [Option] { [.locale, .region, .currency] }
  private static var reading: [Option] { [.json] + locale }
  private static var file: [Option] { [.json, .database] }
  private static var price: [Option] { [.date, .offer, .from, .until] }

  /// Every command, and what it takes.
  static var all: [CommandForm] {
    [
      CommandForm("parse", reading, "[TEXT]…")
        .about(ParseCommand.SubjectName.allCases.map(\.rawValue)).listed(as: "TEXT…"),
      CommandForm("parse line", [.explain] + reading, "[TEXT]…"),
      CommandForm("convert", reading, "AMOUNT FROM TO"),
      CommandForm("units", [.kind, .json]),
      CommandForm("rank", [.json, .per, .by] + locale + [.database], "[FILE | TEXT…]"),
      CommandForm(
        "read", [.json, .texts, .part, .add, .book, .comparison, .database] + locale, "[FILE]…"),
      CommandForm("rate list", file),
      CommandForm("rate set", [.date] + file, "BASE CURRENCY RATE"),
      CommandForm("rate import", file, "FILE"),
      CommandForm("list", [.json, .removed, .database]),
      CommandForm("show", file + locale, "[COMPARISON]"),
      CommandForm("new", file + locale, "NAME"),
      CommandForm("rename", file + [.comparison], "[COMPARISON] NAME"),
      CommandForm("copy", file, "COMPARISON NAME"),
      CommandForm("move", file, "COMPARISON PLACE"),
      CommandForm("discard", file, "COMPARISON…"),
      CommandForm("restore", file, "[COMPARISON]"),
      CommandForm("add", file + [.comparison] + locale, "[TEXT]…").listed(as: "TEXT…"),
      CommandForm("edit", file + [.comparison] + locale, "PRODUCT TEXT"),
      CommandForm("remove", file + [.comparison], "PRODUCT…"),
      CommandForm("undo", file + [.list], "[COMPARISON]").listed(as: "[--list | COMPARISON]"),
      CommandForm("redo", file + [.list], "[COMPARISON]").listed(as: "[--list | COMPARISON]"),
      CommandForm(
        "import", [.json, .dryRun, .columns, .database, .comparison] + locale, "FILE"),
      CommandForm("export", [.format, .database] + locale, "[COMPARISON]")
        .with(.format, "json|csv|tsv|markdown|text"),
      CommandForm("stores", file + [.columns] + locale, "[load FILE]"),
      CommandForm("book add", [.bought] + price + reading + [.database], "[TEXT]…")
        .listed(as: "TEXT…"),
      CommandForm("book check", price + reading + [.database], "[TEXT]…").listed(as: "TEXT…"),
      CommandForm("book show", reading + [.database], "ARTICLE"),
      CommandForm("book list", reading + [.database], "[WORD]…"),
      CommandForm("book target", reading + [.database], "ARTICLE [UNIT PRICE | PERCENT | none]")
        .listed(as: "ARTICLE [UNIT PRICE]"),
      CommandForm(
        "book plan", [.stores, .stops, .detour] + reading + [.database], "[NEED]…"),
      CommandForm("book inflation", reading + [.database]),
      CommandForm("book withdraw", file, "PRICE…"),
      CommandForm("book undo", file).listed(as: "| redo"),
      CommandForm("book redo", file),
      CommandForm("book export", [.format, .database]).with(.format, "open-prices"),
      CommandForm(
        "book import",
        [.countries, .currency, .since, .known, .locations, .date, .store, .catalog]
          + [.dryRun, .columns, .json, .locale, .region, .database], "FILE"),
      CommandForm("book exchange", [.join] + file, "FOLDER"),
      CommandForm("book share", [.comparison] + file, "URL"),
      CommandForm("book unshare", file),
      CommandForm("book status", file),
    ]
  }
}
