import PerModel

/// All that is known of one term: its words, how it is read and written, and how it is found in a line
/// among the words of a name.
protocol TermDefinition: Sendable {
  associatedtype Value: Hashable & Sendable

  /// Which term it is.
  var kind: Terms.Kind { get }
  /// Where its value is kept.
  var value: WritableKeyPath<Terms, Value?> & Sendable { get }

  // MARK: Words

  /// What names it, in the languages of the program; lowercase. Longer phrases come before those
  /// that they begin with.
  var names: [[Substring]] { get }
  /// The English word before it in a file.
  var word: String { get }
  /// What its entry in the form is called, with an underscore before the access key.
  var titleWithKey: String { get }
  /// The name of its amount in a sum; used if it changes the payment.
  var noun: String { get }
  /// One sentence that says what can be typed, such as an example.
  func hint(_ example: String, by formatter: Formatter) -> String

  // MARK: Reading and writing

  /// The value that a text says; the words that name the term are taken from it already.
  func read(_ input: inout TermInput) throws(ReadingError) -> Value
  /// The value in few words, for people.
  func text(of value: Value, in currency: Currency, by formatter: Formatter) -> String
  /// The value as `read` reads it, in words that are not translated.
  func editable(_ value: Value, in currency: Currency, by formatter: Formatter) -> String
  /// Values that an empty entry shows; `unit` is a small sum, such as one euro or 100 yen.
  func examples(unit: Rational) throws(ArithmeticError) -> [Value]
  /// The same, where they depend on the region.
  func examples(unit: Rational, in region: Region) throws(ArithmeticError) -> [Value]
  /// Values that the hint names.
  func hintExamples(unit: Rational, in region: Region) throws(ArithmeticError) -> [Value]
  /// Why a product cannot have this value; empty if it can.
  func objection(to value: Value, of product: Product) -> String
  /// A remark on an unusual value; empty if none.
  func remark(
    on value: Value, of product: Product, typed text: String, using formatter: Formatter
  ) -> String

  // MARK: Finding it in a line

  /// What names it in a line.
  var lineNames: [[Substring]] { get }
  /// Whether a word names it by its shape: "23.11.-29.11.".
  func isName(_ word: Substring) -> Bool
  /// Phrases that need no value: "free shipping".
  var wholePhrases: [[Substring]] { get }
  /// Words that are read with it and name nothing: the "まで" of "4点まで".
  var furtherWords: [[Substring]] { get }
  /// Words that end it without any before it that names it: the "vol" of "40% vol".
  var endings: Set<Substring> { get }
  /// Whether its value may come before its name: "0.25 deposit", but not "5 density".
  var takesValueBefore: Bool { get }
  /// Whether the longest text before its name is meant, and not the shortest.
  var prefersLongValue: Bool { get }
  /// Whether a number in it may have its unit in the next word.
  var hasUnits: Bool { get }
  /// Whether its value may have a minus before it.
  var allowsMinus: Bool { get }
  /// The words around the name at `site` that say the term, which is then in `terms`; `nil` where
  /// they say something else.
  func span(at site: TermSite, _ terms: inout Terms) -> Range<Int>?
  /// Whether some words may be the value, before they are read.
  func isLikely(_ value: Range<Int>, in span: Range<Int>, at site: TermSite) -> Bool
  /// Whether a value that comes before the name is likelier, where another one comes after it.
  func isLikelier(_ other: Value, than value: Value) -> Bool
  /// Whether what was read leaves the product a price, or a quantity, of its own.
  func isPlausible(_ value: Value, in span: Range<Int>, at site: TermSite) -> Bool
}

extension TermDefinition {
  var noun: String { word }

  func examples(unit: Rational) throws(ArithmeticError) -> [Value] { [] }

  func examples(unit: Rational, in region: Region) throws(ArithmeticError) -> [Value] {
    try examples(unit: unit)
  }

  func hintExamples(unit: Rational, in region: Region) throws(ArithmeticError) -> [Value] {
    try examples(unit: unit, in: region)
  }

  func objection(to value: Value, of product: Product) -> String { "" }

  func remark(
    on value: Value, of product: Product, typed text: String, using formatter: Formatter
  ) -> String { "" }

  var lineNames: [[Substring]] { names }
  func isName(_ word: Substring) -> Bool { false }
  var wholePhrases: [[Substring]] { [] }
  var furtherWords: [[Substring]] { [] }
  var endings: Set<Substring> { [] }
  var takesValueBefore: Bool { true }
  var prefersLongValue: Bool { false }
  var hasUnits: Bool { false }
  var allowsMinus: Bool { false }

  func span(at site: TermSite, _ terms: inout Terms) -> Range<Int>? { site.usualSpan(&terms) }

  func isLikely(_ value: Range<Int>, in span: Range<Int>, at site: TermSite) -> Bool {
    site.words.text(value).contains(where: \.isNumber)
  }

  func isLikelier(_ other: Value, than value: Value) -> Bool { false }

  func isPlausible(_ value: Value, in span: Range<Int>, at site: TermSite) -> Bool { true }
}

// The same without the type of the value.
// A sum of money, unless the term says otherwise.
extension TermDefinition where Value == Rational {
  func editable(_ amount: Rational, in currency: Currency, by formatter: Formatter) -> String {
    formatter.editable(Money(amount, currency))
  }
}

extension TermDefinition {
  func isSet(in terms: Terms) -> Bool { terms[keyPath: value] != nil }

  func copy(from other: Terms, to terms: inout Terms) {
    terms[keyPath: value] = other[keyPath: value]
  }

  func read(_ input: inout TermInput, into terms: inout Terms) throws(ReadingError) {
    terms[keyPath: value] = try read(&input)
  }

  func text(of terms: Terms, in currency: Currency, by formatter: Formatter) -> String {
    terms[keyPath: value].map { text(of: $0, in: currency, by: formatter) } ?? ""
  }

  func editable(of terms: Terms, in currency: Currency, by formatter: Formatter) -> String {
    terms[keyPath: value].map { editable($0, in: currency, by: formatter) } ?? ""
  }

  func examples(in currency: Currency, by formatter: Formatter) -> [String] {
    ((try? examples(unit: currency.smallSum, in: formatter.locale.region)) ?? [])
      .map { typed($0, in: currency, by: formatter) }
  }

  func hint(in currency: Currency, by formatter: Formatter) -> String {
    let region = formatter.locale.region
    let examples = ((try? hintExamples(unit: currency.smallSum, in: region)) ?? [])
      .map { typed($0, in: currency, by: formatter) }
    return hint(formatter.either(examples), by: formatter)
  }

  private func typed(_ value: Value, in currency: Currency, by formatter: Formatter) -> String {
    var terms = Terms()
    terms[keyPath: self.value] = value
    return formatter.typed(Term(self), of: terms, in: currency)
  }

  func objection(to product: Product) -> String {
    product.terms[keyPath: value].map { objection(to: $0, of: product) } ?? ""
  }

  func remark(on product: Product, typed text: String, using formatter: Formatter) -> String {
    product.terms[keyPath: value].map {
      remark(on: $0, of: product, typed: text, using: formatter)
    } ?? ""
  }

  func isLikelier(in other: Terms, than terms: Terms) -> Bool {
    guard let one = other[keyPath: value], let two = terms[keyPath: value] else { return false }
    return isLikelier(one, than: two)
  }

  func isPlausible(_ terms: Terms, in span: Range<Int>, at site: TermSite) -> Bool {
    terms[keyPath: value].map { isPlausible($0, in: span, at: site) } ?? false
  }
}
