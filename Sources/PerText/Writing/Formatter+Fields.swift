import PerModel

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
    guard !speaksEnglish, term != .drained,
      editable.unicodeScalars.contains(where: { $0.isASCII && $0.properties.isAlphabetic })
    else { return editable }
    // Of all foods, only the one of the example has a name to be written.
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

  /// A need for its entry: "2 Stück pro Woche für 3 Monate".
  public func typed(_ need: Need) -> String {
    let editable = editable(need)
    guard !speaksEnglish, need.rhythm != nil || need.quantity.countName != nil else {
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
