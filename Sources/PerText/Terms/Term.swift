import PerModel

/// A term of a product, such as its deposit: what it is called, how it is read and written.
///
/// Everything about one term is in its own file of this folder; what needs all of them (the
/// form, files, the command line) goes through ``allCases``.
public struct Term: Hashable, Sendable, CaseIterable {
  let definition: any TermDefinition

  /// All terms, in the order in which they are shown and written.
  public static let allCases = Terms.Kind.allCases.map(Term.init)

  init(_ definition: any TermDefinition) {
    self.definition = definition
  }

  /// All that is known of a term.
  public init(_ kind: Terms.Kind) {
    self =
      switch kind {
      case .loyaltyPrice: .loyaltyPrice
      case .coupon: .coupon
      case .cashback: .cashback
      case .deposit: .deposit
      case .fee: .fee
      case .tax: .tax
      case .shipping: .shipping
      case .drained: .drained
      case .usableShare: .usableShare
      case .packCount: .packCount
      case .limit: .limit
      case .strength: .strength
      case .density: .density
      case .offerDays: .offerDays
      }
  }

  /// Which term it is.
  public var kind: Terms.Kind { definition.kind }
  /// Its name in code and markup: "usableShare".
  public var id: String { kind.rawValue }
  /// The English word before it in a file, by which it is read again: "usable".
  public var word: String { definition.word }
  /// What its entry in the form is called, with an underscore before the access key.
  public var titleWithKey: String { definition.titleWithKey }
  /// What an amount of it is called in a sum: "coupon".
  public var noun: String { definition.noun }
  /// What can be typed into an empty entry: "1.00" and "20%"; empty where nothing needs to be said.
  public func examples(in currency: Currency, by formatter: Formatter) -> [String] {
    definition.examples(in: currency, by: formatter)
  }

  /// One sentence that says what can be typed.
  public func hint(in currency: Currency, by formatter: Formatter) -> String {
    definition.hint(in: currency, by: formatter)
  }

  /// Why the product cannot have this term as it is; empty if it can.
  public func objection(to product: Product) -> String { definition.objection(to: product) }

  /// A remark on a term that is allowed but unusual; empty if none.
  ///
  /// - Parameter text: what was typed for it.
  public func remark(on product: Product, typed text: String, using formatter: Formatter) -> String
  {
    definition.remark(on: product, typed: text, using: formatter)
  }

  /// Whether both are the same term.
  public static func == (left: Term, right: Term) -> Bool { left.kind == right.kind }

  /// Hashes what tells terms apart.
  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }
}

extension Terms {
  /// Removes a term.
  public mutating func clear(_ term: Term) { clear(term.kind) }

  /// Copies one term from others.
  public mutating func copy(_ term: Term, from other: Terms) {
    term.definition.copy(from: other, to: &self)
  }

  /// Whether a term is set.
  public func has(_ term: Term) -> Bool { term.definition.isSet(in: self) }
}

extension Formatter {
  /// One term in few words: "deposit €0.25", "80% used"; empty if it is not set.
  public func term(_ term: Term, of terms: Terms, in currency: Currency) -> String {
    term.definition.text(of: terms, in: currency, by: self)
  }

  /// A term for files: what `TermReader` reads as the same. Its words are English, whatever the user's
  /// language; entries have `typed`.
  public func editable(_ term: Term, of terms: Terms, in currency: Currency) -> String {
    term.definition.editable(of: terms, in: currency, by: self)
  }
}
