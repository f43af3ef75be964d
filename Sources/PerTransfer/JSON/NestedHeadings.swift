import PerText

/// The headings of tables that members of objects within objects have: those of "price": {"amount": 2.99, "currency":
/// "EUR"} are "price" and "currency". Each name is looked at once, and not in every row.
final class NestedHeadings {
  let texts: ProductTexts
  private var known: [Pair: String?] = [:]

  private struct Pair: Hashable { let inner, outer: String }

  init(texts: ProductTexts) { self.texts = texts }

  /// The heading; `nil` for a member that says nothing.
  func heading(of inner: String, in outer: String) -> String? {
    let pair = Pair(inner: inner, outer: outer)
    if let found = known[pair] { return found }
    let heading = guess(pair)
    // A file may have any number of names.
    if known.count < Self.mostKnown { known[pair] = .some(heading) }
    return heading
  }

  private static let mostKnown = 1000

  private func guess(_ pair: Pair) -> String? {
    // "packaging": {"count": 5, "content": 10, "unit": "capsules"}
    let heading = TableHeading(pair.outer, texts: texts)
    if heading.has(.size) || heading.has(.quantity) || heading.has(.packs),
      TableHeading(pair.inner, texts: texts).saysHowMuch
    {
      return pair.inner
    }
    let words = HeadingText.tokens(of: pair.inner).filter { $0 != pair.outer.lowercased() }
    return switch words.joined(separator: " ") {
    case "type": nil
    case "value", "amount", "name", "": pair.outer
    case "currency", "currency code", "price currency": "currency"
    case let other: pair.outer + " " + other
    }
  }
}
