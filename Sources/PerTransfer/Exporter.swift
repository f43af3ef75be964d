import PerModel
import PerText
import PerWords

/// Writes comparisons for other programs and for people.
public struct Exporter {
  let formatter: Formatter
  let picture: (Picture.ID) -> Picture?

  /// `picture` finds the products' pictures, which are written with a whole comparison.
  public init(_ locale: UserLocale, picture: @escaping (Picture.ID) -> Picture? = { _ in nil }) {
    self.picture = picture
    formatter = Formatter(locale)
  }

  /// Writes piece by piece until `sink` returns `false`.
  public func write(
    _ comparison: Comparison, as format: TransferFormat, chosen: Set<Product.ID>? = nil,
    to sink: (String) -> Bool
  ) {
    format.definition.write(
      comparison, { chosen?.contains($0.id) ?? true }, by: self, to: sink)
  }

  /// Why nothing is written where what would be written has a zero byte. JSON has another way to write it.
  public static var zeroByteSentence: String {
    localized("A text has a zero byte, which only JSON can hold, so nothing was written.")
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
