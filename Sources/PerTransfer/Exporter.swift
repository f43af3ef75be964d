import PerModel
import PerText

/// Writes comparisons for other programs and for people.
public struct Exporter {
  let formatter: Formatter
  let picture: (Picture.ID) -> Picture?

  /// `picture` finds the products' pictures, which are written with a whole comparison.
  public init(_ locale: UserLocale, picture: @escaping (Picture.ID) -> Picture? = { _ in nil }) {
    self.picture = picture
    formatter = Formatter(locale)
  }

  /// The whole text. Use `write` for what may be large.
  ///
  /// `chosen` are the products to write; `nil` means all.
  public func text(
    of comparison: Comparison, as format: TransferFormat, chosen: Set<Product.ID>? = nil
  ) -> String {
    var text = ""
    write(comparison, as: format, chosen: chosen) { piece in
      text += piece
      return true
    }
    return text
  }

  /// Writes piece by piece until `sink` returns `false`.
  public func write(
    _ comparison: Comparison, as format: TransferFormat, chosen: Set<Product.ID>? = nil,
    to sink: (String) -> Bool
  ) {
    format.definition.write(
      comparison, { chosen?.contains($0.id) ?? true }, by: self, to: sink)
  }

  /// The terms in the form in which they are read back, whatever the user's language.
  func terms(_ terms: Terms, _ currency: Currency) -> [String] {
    if terms.isEmpty { return [] }
    return Term.allCases.compactMap { term in
      let text = formatter.editable(term, of: terms, in: currency)
      return text.isEmpty ? nil : "\(term.word) \(text)"
    }
  }
}
