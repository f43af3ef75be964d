import PerModel
import PerWords

// What can be typed, as the user writes it: for empty entries, and for sentences about what was not read.
extension Formatter {
  /// An example in English with its numbers as the user writes them: "6 x 330 ml 4,99 Cola".
  public func example(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(where: Self.isDigit) {
      result += rest[..<start]
      let number = rest[start...].prefix { Self.isDigit($0) || $0 == "." }
      result += exampleNumber(String(number))
      rest = rest[number.endIndex...]
    }
    return result + rest
  }

  func exampleNumber(_ text: String) -> String {
    let digits = text.split(separator: ".").dropFirst().first?.utf8.count ?? 0
    return format(NumberStyle(digits: digits, isGrouped: false)).text(text)
  }

  private static func isDigit(_ character: Character) -> Bool { ("0"..."9").contains(character) }

  /// A quantity, and one of several packs: "500 g", "6 x 330 ml".
  public var exampleQuantities: [String] {
    let isUS = locale.region.measurementSystem == .us
    let (one, inside): ((Rational, Unit), (Rational, Unit)) =
      isUS ? ((16, .ounce), (12, .fluidOunce)) : ((500, .gram), (330, .milliliter))
    return [try? Quantity(one.0, one.1), try? Quantity(packs: [6], inside.0, inside.1)]
      .compactMap { $0.map { editable($0, withUnit: true) } }
  }

  /// A price: "4.99", or "499" where prices are written without a fraction.
  public func examplePrice(in currency: Currency) -> String {
    let amount = try? currency.smallSum * Rational(499, over: 100)
    return editable(Money(amount ?? currency.smallSum, currency))
  }

  /// Deals: "3 for 2", "2 for €5.00", "20% off".
  public func exampleDeals(in currency: Currency) -> [String] {
    guard let five = try? currency.smallSum * 5, let fifth = try? Rational(1, over: 5) else {
      return []
    }
    return [Deal.Kind.payFor(taken: 3, paid: 2), .total(count: 2, price: five), .percentOff(fifth)]
      .map { typed(Deal($0), in: currency) }
  }

  /// A whole product in a line: "6 x 330 ml 4.99 Cola @ Market". The store is made up.
  public func exampleLine(in currency: Currency) -> String {
    // Translators: a product and its store in the example of a line. "@" stays.
    [exampleQuantities.last ?? "", examplePrice(in: currency), localized("Cola @ Market")]
      .joined(separator: " ")
  }

  /// An example line as shown in right-to-left languages: the "x" between two numbers is a Latin letter and would swap
  /// them.
  public func keepingPacks(_ line: String) -> String {
    guard locale.isRightToLeft, let cross = line.firstRange(of: " x ") else { return line }
    let start =
      line[..<cross.lowerBound].lastIndex(of: " ").map(line.index(after:)) ?? line.startIndex
    let end = line[cross.upperBound...].firstIndex(of: " ") ?? line.endIndex
    return "\u{200F}\(line[..<start])\u{2066}\(line[start..<end])\u{2069}\(line[end...])"
  }

  /// A tax rate: "19%".
  public var exampleTaxRate: String {
    editablePercent((try? Tax.exampleRate(in: locale.region)) ?? .zero)
  }

  /// Example needs in a measure: "10 kg", "2 kg per week for 3 months".
  public func exampleNeeds(of measure: Measure?) -> [String] {
    let kind = measure?.kind ?? .volume
    let usual = locale.region.referenceUnit(for: kind).unit
    let unit: Unit = usual == .gram ? .kilogram : usual == .milliliter ? .liter : usual
    func amount(_ number: Rational) -> Quantity? {
      try? Quantity(number, unit, of: measure?.countName)
    }
    let often = amount(2).flatMap {
      try? Need($0, Need.Rhythm(every: .week, during: Need.Span(3, .month)))
    }
    return [amount(10).flatMap { try? Need($0) }, often].compactMap { $0.map(typed) }
  }

  /// What an empty entry shows: "e.g. 5%, 2.00", and after that, for narrower ones, fewer of the examples.
  public func placeholders(_ examples: [String]) -> [String] {
    examples.indices.reversed().map { last in
      // Translators: an example of what can be typed into an entry, or several: "e.g. 5%, 2.00".
      localized("e.g. %1$s", examples[...last].joined(separator: listSeparator))
    }
  }

  /// The examples in a sentence: "5% or 2.00".
  public func either(_ examples: [String]) -> String {
    guard let first = examples.first else { return "" }
    return examples.dropFirst().reduce(first) { before, next in
      // Translators: joins examples of what can be typed: "5% or 2.00".
      localized(context: "examples", "%1$s or %2$s", before, next)
    }
  }
}

// Examples with words in them, which are given in English. They are in the user's words only where these are read back
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
