import PerModel
import PerWords

// What entries hold: the user's words, where they are read back as exactly the same; else the words of
// files.
extension Formatter {
  /// A deal for its entry: "3 für 2".
  public func typed(_ deal: Deal, in currency: Currency) -> String {
    let editable = editable(deal, in: currency)
    guard !speaksEnglish else { return editable }
    let own = deal.currency ?? currency
    let regular = deal.priceEach.map { ", " + price(Money($0, own)) } ?? ""
    let shown = self.deal(deal, in: own) + regular
    guard let read = try? readers(of: currency).deals.read(shown), read.kind == deal.kind,
      read.priceEach == deal.priceEach, read.minimumCount == deal.minimumCount,
      read.currency ?? currency == own
    else { return editable }
    return shown
  }

  /// A term for its entry: "0,25", "Versandkosten 1,50 € pro Packung".
  public func typed(_ term: Term, of terms: Terms, in currency: Currency) -> String {
    let editable = editable(term, of: terms, in: currency)
    // Numbers need no translation, and units have one.
    if speaksEnglish { return counted(term, of: terms, in: currency) ?? editable }
    guard term != .drained,
      editable.unicodeScalars.contains(where: { $0.isASCII && $0.properties.isAlphabetic })
    else { return editable }
    // Only the food of the example has a name that is written.
    let shown =
      term == .density && editable == "olive oil"
      ? localized("olive oil") : self.term(term, of: terms, in: currency)
    var wanted = Terms()
    wanted.copy(term, from: terms)
    var read = Terms()
    guard (try? readers(of: currency).terms.read(shown, as: term, into: &read)) != nil,
      read == wanted
    else { return editable }
    return shown
  }

  /// What is counted in a pack, in the plural: "40 washes"; `nil` for anything else.
  private func counted(_ term: Term, of terms: Terms, in currency: Currency) -> String? {
    guard term == .strength, case .inPack(let amount)? = terms.strength?.amount,
      amount.unit == .item, amount.countName != nil
    else { return nil }
    let shown = quantity(amount)
    var read = Terms()
    guard (try? readers(of: currency).terms.read(shown, as: term, into: &read)) != nil,
      read.strength == terms.strength
    else { return nil }
    return shown
  }

  /// A need for its entry: "2 Stück pro Woche für 3 Monate".
  public func typed(_ need: Need) -> String {
    let editable = editable(need)
    guard need.quantity.countName != nil || !speaksEnglish && need.rhythm != nil else {
      return editable
    }
    let shown = self.need(need)
    let read = try? NeedReader(ReadingContext(locale)).read(shown).need(defaultUnit: .item)
    return read == need ? shown : editable
  }

  /// Whether the words of files are the user's.
  var speaksEnglish: Bool { ICU.language(of: locale.words) == "en" }

  private func readers(of currency: Currency) -> FieldReaders {
    if let known = fieldReaders[currency] { return known }
    var context = ReadingContext(money: locale)
    if currency != context.currency { context.homeCurrency = context.currency }
    context.currency = currency
    let readers = FieldReaders(deals: DealReader(context), terms: TermReader(context))
    fieldReaders[currency] = readers
    return readers
  }
}

/// The readers of the entries of a currency.
struct FieldReaders {
  let deals: DealReader
  let terms: TermReader
}

/// How to name a unit without ambiguity: people write "Gb" for gigabytes, and a German cup is not a US cup.
enum UnitNaming: Hashable {
  case short, full
  /// By its own name in the table, if ICU and the catalogue have no unambiguous one.
  case english
}

extension Formatter {
  /// The naming of a unit that is closest to the requested one and is not read as another unit in
  /// this locale. What is refused is not a misreading.
  func naming(_ unit: Unit, isSpoken: Bool) -> UnitNaming {
    let style = UnitStyle(unit: unit, isSpoken: isSpoken || UnitStyle.isObscure(unit))
    if let known = unitNamings[style] { return known }
    let choices: [UnitNaming] = style.isSpoken ? [.full, .short] : [.short, .full]
    let naming =
      choices.first { $0 == .full || !UnitStyle.isObscure(unit) ? !isMistaken(unit, $0) : false }
      ?? .english
    unitNamings[style] = naming
    return naming
  }

  private func isMistaken(_ unit: Unit, _ naming: UnitNaming) -> Bool {
    let style = UnitStyle(unit: unit, isSpoken: naming == .full)
    return ["1", "2", "5"].contains { number in
      let text: String
      if let format = format(style) {
        text = format.text(number)
      } else {
        text = number + " " + translatedName(unit, naming, isPlural: number != "1")
      }
      guard let read = try? quantities.read(text) else { return false }
      return read.unit != unit || read.countName != nil
    }
  }

  /// The name of a unit that ICU does not know, in the user's language.
  func translatedName(_ unit: Unit, _ naming: UnitNaming, isPlural: Bool) -> String {
    switch naming {
    case .short: localized(context: "unit", unit.symbol)
    case .full:
      localized(
        one: unit.name, other: unit.pluralName, count: isPlural ? CountWords.countOfBareName : 1)
    case .english:
      unmistakable([isPlural ? unit.pluralName : unit.name], of: unit)
    }
  }

  /// For units whose name is that of another one in some language: a calorie of food has a thousand.
  private static let unmistakableNames = ["calorie": "small calorie", "mil": "thou"]

  /// The first of some names, or of the English ones, that is read as the unit.
  private func unmistakable(_ names: [String], of unit: Unit) -> String {
    let english =
      [unit.symbol, "US " + unit.symbol, unit.name, "US " + unit.name]
      + [Self.unmistakableNames[unit.id], unit.id].compactMap(\.self)
    return (names + english).first { name in
      guard let read = try? quantities.read("5 " + name) else { return false }
      return read.unit == unit && read.countName == nil && read.amount == 5
    } ?? unit.symbol
  }

  /// The name of a unit after a number in an entry or a file, which is not translated.
  func typedSymbol(_ unit: Unit) -> String {
    if let known = typedSymbols[unit] { return known }
    let names = [UnitStyle.isObscure(unit), true].compactMap { isSpoken in
      format(UnitStyle(unit: unit, isSpoken: isSpoken)).map { format in
        let parts = format.parts("5")
        return (parts.before + parts.after).trimmed { $0.properties.isWhitespace }
      }
    }
    let symbol = unmistakable(names, of: unit)
    typedSymbols[unit] = symbol
    return symbol
  }
}

extension Formatter {
  /// A telephone number as people write it here: "030 123456" in Germany, "+49 30 123456" elsewhere. A
  /// number without a calling code is one of the user's region. What is not understood, such as a
  /// number with words next to it, stays as it is.
  public func phone(_ text: String) -> String {
    let written = PhoneNumber(text, in: locale.region)?.written(in: locale.region) ?? text
    // The groups stay in their order among words that run from right to left.
    return locale.isRightToLeft ? "\u{2066}\(written)\u{2069}" : written
  }

  /// The address by which a program dials a number: "tel:+493012345" (RFC 3966); `nil` if it is not a number.
  public func phoneAddress(_ text: String) -> String? {
    PhoneNumber(text, in: locale.region).map { "tel:+\($0.country)\($0.national)" }
  }
}
