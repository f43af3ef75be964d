import PerModel

// Examples with words in them, which are given in English. In the user's words they stand only where these are read back
// as exactly the same.
extension Formatter {
  /// A deal: "2. Packung zum halben Preis".
  public func example(deal text: String) -> String {
    inWords(text) {
      (try? DealReader(Self.english).read(text)).map { typed($0, in: locale.currency) }
    }
  }

  /// A need: "2 Stück pro Woche für 3 Monate".
  public func example(need text: String) -> String {
    inWords(text) {
      let need = try? NeedReader(Self.english).read(text).need(defaultUnit: .item)
      return need.flatMap { $0.rhythm == nil ? nil : typed($0) }
    }
  }

  /// A term of a product: "19 %, inbegriffen".
  public func example(_ term: Term, _ text: String) -> String {
    inWords(text) {
      var terms = Terms()
      guard (try? TermReader(Self.english).read(text, as: term, into: &terms)) != nil else {
        return nil
      }
      return typed(term, of: terms, in: locale.currency)
    }
  }

  /// A quantity: "12 Rollen x 150 Blatt".
  public func example(quantity text: String) -> String {
    inWords(text) {
      guard let shown = words(forQuantity: text),
        let read = try? QuantityReader(ReadingContext(locale)).read(shown),
        let meant = try? QuantityReader(Self.english).read(text),
        read.unit?.kind == meant.unit?.kind, read.amount == meant.amount, read.packs == meant.packs
      else { return nil }
      return shown
    }
  }

  /// The words of the quantities that have others than units.
  private func words(forQuantity text: String) -> String? {
    switch text {
    case "12 rolls x 150 sheets":
      let rolls = CountWords.counted(exampleNumber("12"), CountName("roll"), 12)
      return rolls + " x " + CountWords.counted(exampleNumber("150"), CountName("sheet"), 150)
    // A kitchen cup is only an English word for an amount
    case "1½ cups": return "1½ l"
    case "2 dozen": return (try? Quantity(2, .dozen)).map { quantity($0) }
    default: return nil
    }
  }

  private func inWords(_ text: String, _ own: () -> String?) -> String {
    // Numbers need no translation
    guard !speaksEnglish, text.contains(where: { $0.isASCII && $0.isLetter }) else {
      return example(text)
    }
    return own() ?? example(text)
  }

  private static let english = ReadingContext(money: UserLocale(identifier: "en_IE"))
}
