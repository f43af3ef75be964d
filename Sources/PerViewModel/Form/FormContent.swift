import PerModel

/// What the form pane shows, already in words; derived from the form and the comparison.
public struct FormContent: Hashable, Sendable {
  public let form: ProductForm
  public let title: String
  /// "Add Product" or "Apply".
  public let submitTitle: String
  /// Whether quantity and price are valid and nothing else is wrong.
  public let canSubmit: Bool
  public let unitChoices: [UnitItem]
  public let problems: [ProductForm.Field: FieldProblem]
  /// What a sum in the entry comes to ("= €3.18"); absent where no sum is typed.
  public let results: [ProductForm.Field: String]
  public let preview: Preview
  /// What the product looks like.
  public let picture: Picture?
  /// The offer to put a product of another kind into a comparison of its own.
  public let offersNewComparison: Bool

  /// A line of the unit list.
  public struct UnitItem: Hashable, Sendable, Identifiable {
    public let choice: UnitChoice
    /// "kg".
    public let symbol: String
    /// "kilogram".
    public let name: String
    /// The name of the kind, above the first of its units.
    public let group: String
    public var id: String { choice.id }
  }

  /// The outcome, in the type of a row.
  public struct Preview: Hashable, Sendable {
    /// The name of the selected product, while nothing is typed; else empty.
    public let name: String
    /// "€2.12/l", or "–" while it is not known.
    public let unitPrice: String
    /// "4th of 5 · 111% more than the best value".
    public let standing: String
    /// "Worth it at €1.50 or less"; empty for the best.
    public let breakEvenPrice: String
    /// How each figure comes about, a line for each: "€4.99 × 2 ÷ (3 × 1 l) = €3.33/l".
    public let working: String
    /// How much one gets for the same money, in thousandths of the best; `nil` while not known.
    public let yield: Int?
    public let isBest: Bool
    /// The same in words, for a screen reader.
    public let spoken: String
  }
}
