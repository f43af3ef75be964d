/// How a command is called: its options, and what else follows its name. What is allowed, `--help`, the manual pages
/// in other languages and the completion of words are made of it.
struct CommandForm: Sendable {
  typealias Option = Arguments.Option

  /// "rank", "book add".
  let name: String
  /// In the order in which they are listed.
  let options: [Option]
  /// What is typed besides: "COMPARISON NAME".
  let operands: String
  /// What is typed first: "quantity|price|deal|line".
  private var subject = ""
  /// The values of options that say more here than elsewhere.
  private var values: [Option: String] = [:]

  private init(_ name: String, _ options: [Option], _ operands: String = "") {
    (self.name, self.options, self.operands) = (name, options, operands)
  }

  private func about(_ subject: String) -> CommandForm {
    var form = self
    form.subject = subject
    return form
  }

  private func with(_ option: Option, _ value: String) -> CommandForm {
    var form = self
    form.values[option] = value
    return form
  }

  /// The form that the words of a call begin with; `nil` if none.
  init?(of words: [String]) {
    let names = [words.prefix(2), words.prefix(1)].map { $0.joined(separator: " ") }
    guard let form = names.lazy.compactMap(Self.named).first else { return nil }
    self = form
  }

  /// The form of a command.
  static func named(_ name: String) -> CommandForm? { all.first { $0.name == name } }

  /// "rename [--json] [--database PATH] [COMPARISON] NAME".
  ///
  /// - Parameter common: options that are explained elsewhere.
  func usage(without common: Set<Option> = []) -> String {
    let options = options.filter { !common.contains($0) }.map { option in
      let value = values[option] ?? option.value
      return "[--\(option.rawValue)" + (value.map { " " + $0 } ?? "") + "]"
    }
    return ([name, subject] + options + [operands]).filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension CommandForm {
  private static let locale: [Option] = [.locale, .region, .currency]
  private static let reading: [Option] = [.json] + locale
  private static let file: [Option] = [.json, .database]
  private static let price: [Option] = [.date, .offer, .from, .until]

  /// Every command, and what it takes.
  static let all: [CommandForm] = [
    CommandForm("parse", reading, "[TEXT]…").about("quantity|price|deal|line"),
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
    CommandForm("add", file + [.comparison] + locale, "[TEXT]…"),
    CommandForm("edit", file + [.comparison] + locale, "PRODUCT TEXT"),
    CommandForm("remove", file + [.comparison], "PRODUCT…"),
    CommandForm("undo", file + [.list], "[COMPARISON]"),
    CommandForm("redo", file + [.list], "[COMPARISON]"),
    CommandForm(
      "import", [.json, .dryRun, .columns, .database, .comparison] + locale, "FILE"),
    CommandForm("export", [.format, .database] + locale, "[COMPARISON]")
      .with(.format, "json|csv|tsv|markdown|text"),
    CommandForm("stores", file + locale, "[load FILE]"),
    CommandForm("book add", [.bought] + price + reading + [.database], "[TEXT]…"),
    CommandForm("book check", price + reading + [.database], "[TEXT]…"),
    CommandForm("book show", reading + [.database], "ARTICLE"),
    CommandForm("book list", reading + [.database], "[WORD]…"),
    CommandForm("book target", reading + [.database], "ARTICLE [UNIT PRICE | PERCENT | none]"),
    CommandForm(
      "book plan", [.stores, .stops, .detour] + reading + [.database], "[NEED]…"),
    CommandForm("book inflation", reading + [.database]),
    CommandForm("book withdraw", file, "PRICE…"),
    CommandForm("book undo", file),
    CommandForm("book redo", file),
    CommandForm("book export", [.format, .database]).with(.format, "open-prices"),
    CommandForm(
      "book import",
      [.countries, .currency, .since, .known, .locations, .date, .store, .catalog, .json, .locale]
        + [.region, .database], "FILE"),
    CommandForm("book exchange", [.join] + file, "FOLDER"),
    CommandForm("book share", [.comparison] + file, "URL"),
    CommandForm("book unshare", file),
    CommandForm("book status", file),
  ]
}
