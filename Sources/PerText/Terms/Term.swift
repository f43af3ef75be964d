import PerModel

/// A term of a product, such as its deposit: what it is called, how it is read and written.
///
/// Everything about one term stands in its own file of this folder; whoever needs all of them (the
/// form, files, the command line) goes through ``allCases``.
public struct Term: Hashable, Sendable, CaseIterable {
  let definition: any TermDefinition

  /// All terms, in the order in which they are shown and written.
  public static let allCases: [Term] = [
    .loyaltyPrice, .coupon, .cashback, .deposit, .tax, .shipping, .drained, .usableShare,
    .packCount, .limit, .strength, .density,
  ]
  /// What makes it cheaper, or says how many packs that takes.
  public static let ofDeals: [Term] = [.loyaltyPrice, .coupon, .cashback, .packCount, .limit]
  /// What is paid besides the price.
  public static let ofCosts: [Term] = [.deposit, .tax, .shipping]
  /// How much of it counts.
  public static let ofContent: [Term] = [.drained, .usableShare, .strength, .density]

  init(_ definition: any TermDefinition) {
    self.definition = definition
  }

  /// Its name in code and markup: "usableShare".
  public var id: String { definition.id }
  /// The English word before it in a file, by which it is read again: "usable".
  public var word: String { definition.word }
  /// What its entry in the form is called.
  public var title: String { definition.title }
  /// The same with an underscore before the entry's access key.
  public var titleWithKey: String { definition.titleWithKey }
  /// What an amount of it is called in a sum: "coupon".
  public var noun: String { definition.noun }
  /// What can be typed into an empty entry: "1.00, 20%"; empty where nothing needs to be said.
  public func example(in currency: Currency, by formatter: Formatter) -> String {
    definition.example(in: currency, by: formatter)
  }

  /// One sentence that says what can be typed.
  public func hint(in currency: Currency, by formatter: Formatter) -> String {
    definition.hint(in: currency, by: formatter)
  }

  /// Why the product cannot have this term as it is; empty where it can.
  public func objection(to product: Product) -> String { definition.objection(to: product) }

  /// A remark on a term that is allowed but unusual; empty where there is none.
  ///
  /// - Parameter text: what was typed for it.
  public func remark(on product: Product, typed text: String, using formatter: Formatter) -> String
  {
    definition.remark(on: product, typed: text, using: formatter)
  }

  /// Whether both are the same term.
  public static func == (left: Term, right: Term) -> Bool { left.id == right.id }

  /// Hashes what tells terms apart.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension Terms {
  /// Removes a term.
  public mutating func clear(_ term: Term) { copy(term, from: Terms()) }

  /// Copies one term from others.
  public mutating func copy(_ term: Term, from other: Terms) {
    term.definition.copy(from: other, to: &self)
  }

  /// Whether a term is set.
  public func has(_ term: Term) -> Bool { term.definition.isSet(in: self) }
}

extension Formatter {
  /// One term in few words: "deposit €0.25", "80% used"; empty where it is not set.
  public func term(_ term: Term, of terms: Terms, in currency: Currency) -> String {
    term.definition.text(of: terms, in: currency, by: self)
  }

  /// A term for files: what `TermReader` reads as the same. Its words are English, whatever the user's
  /// language; entries have `typed`.
  public func editable(_ term: Term, of terms: Terms, in currency: Currency) -> String {
    term.definition.editable(of: terms, in: currency, by: self)
  }
}
