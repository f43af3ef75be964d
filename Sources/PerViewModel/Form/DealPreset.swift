/// A usual deal, which a menu puts into the form.
public struct DealPreset: Hashable, Sendable, Identifiable {
  /// "2nd at 50% off".
  public let title: String
  /// The entry that it belongs to.
  public let field: ProductForm.Field
  /// What is typed there, as it is read again.
  public let text: String
  /// The same title is never offered twice.
  public var id: String { title }
}
