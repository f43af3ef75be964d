import PerDocument
import PerText

/// What the names that authors give to elements say of a price. Hints only, mostly in the language of programmers.
struct Hints {
  private let words: [Substring]
  /// The names with one hyphen wherever their words are joined: "price__unit" is "price-unit".
  private let text: String
  /// The same with a space between the names of a block and of what is in it: "product-list__price" is no list price.
  private let elements: String

  /// Whether a price is of the kind that is reduced: "price-value--discount".
  private let isReducedPrice: Bool

  init(_ names: String) {
    let text = Self.withoutHaving(names)
    let reduced = LabelWords.parts(.markupReduced)
    isReducedPrice =
      reduced.contains(where: text.contains)
      && text.split(separator: " ").contains { name in
        reduced.contains(where: name.hasSuffix)
          && LabelWords.parts(.markupPrice).contains { name.contains($0) }
      }
    words = text.split { !$0.isLetter && !$0.isNumber }
    isBadge = Self.isBadge(text)
    self.text =
      text.contains("_")
      ? text.replacing("_", with: "-").replacing("--", with: "-") : text
    elements =
      text.contains("__")
      ? text.replacing("__", with: " ").replacing("_", with: "-").replacing("--", with: "-")
      : self.text
  }

  /// "selling-price" of "selling-price--has-list-price", which says what else there is.
  private static func withoutHaving(_ text: String) -> String {
    let parts = LabelWords.parts(.markupHaving)
    guard parts.contains(where: text.holds) else { return text }
    return text.split(separator: " ").map { name in
      let ends = parts.compactMap { name.firstRange(of: $0)?.lowerBound }
      return String(name[..<(ends.min() ?? name.endIndex)])
    }.joined(separator: " ")
  }

  /// "badge", "card__badge", "promo_label"
  private static func isBadge(_ text: String) -> Bool {
    let ends = LabelWords.words(.markupBadge)
    let nearest = text.firstRange(of: " | ").map { text[..<$0.lowerBound] } ?? text[...]
    return nearest.replacing("_", with: "-").split(separator: " ").contains { name in
      ends.contains { name.hasSuffix($0) && name.dropLast($0.count).last?.isLetter != true }
    }
  }

  /// Whether a name says something: anywhere in it, or in the beginning or the end of one of its words.
  private func say(_ role: LabelRole, in text: String? = nil) -> Bool {
    let edges = LabelWords.words(role)
    let text = text ?? self.text
    return LabelWords.parts(role).contains { text.holds($0) }
      || !edges.isEmpty
        && words.contains { word in
          edges.contains { word.hasPrefix($0) || word.hasSuffix($0) && isEnd($0, of: word) }
        }
  }

  /// Whether an edge ends a word that is made of it: "priceold" is, "bold" is not.
  private func isEnd(_ edge: String, of word: Substring) -> Bool {
    edge.count > 3 || word.count == edge.count
      || LabelWords.parts(.markupPrice).contains { word.dropLast(edge.count).hasSuffix($0) }
  }

  /// A price of some kind.
  var isPrice: Bool { say(.markupPrice) }
  /// What was asked before.
  var isFormer: Bool { say(.markupFormer, in: elements) }
  /// What is asked now.
  var isCurrent: Bool { say(.markupCurrent) }
  /// What one unit costs.
  var isPerUnit: Bool { say(.markupUnitPrice) }
  /// Money that is not the price of the article.
  ///
  /// "price-with-price-plus-shipping" and "price--discount" are prices.
  var isOther: Bool {
    (say(.markupOther, in: withoutAlong) || isOfBasket) && !isReducedPrice
      && !text.split(separator: " ").contains { name in
        let words = name.split(separator: "-")
        return LabelWords.parts(.markupPrice).contains { part in words.count { $0 == part } > 1 }
      }
  }
  /// The names without what says that a price has something else in it: "product-price-and-shipping".
  private var withoutAlong: String {
    LabelWords.parts(.markupAlong).reduce(text) { text, part in
      text.holds(part) ? text.replacing(part, with: "") : text
    }
  }
  /// A price with tax, or one without.
  var isWithTax: Bool { sayWords(.markupWithTax) }
  var isWithoutTax: Bool { sayWords(.markupWithoutTax) }

  /// Whether the names have one of some words, and not only its letters: "internet-price" is no "net-price".
  private func sayWords(_ role: LabelRole) -> Bool {
    LabelWords.parts(role).contains { part in
      guard text.holds(part), let range = text.firstRange(of: part) else { return false }
      return text[..<range.lowerBound].last?.isLetter != true
        && text[range.upperBound...].first?.isLetter != true
    }
  }

  /// Where prices of other things are more likely.
  var isBeside: Bool { say(.markupBeside) }
  /// The sum of a basket, by one of the names: "cart-total", but not "add-to-cart-total".
  private var isOfBasket: Bool {
    text.split(separator: " ").contains { LabelWords.words(.markupBasket).contains(String($0)) }
  }
  /// What members pay.
  var isLoyalty: Bool { say(.markupMember) }
  /// The part of a price behind its separator.
  var isCents: Bool { say(.markupCents) }
  /// How many a shop has, or how many people rate it.
  var isOfStock: Bool { say(.markupStock) }
  /// What the article is called.
  var isName: Bool { say(.markupName) }
  /// Who makes it.
  var isBrand: Bool { say(.markupBrand) }
  /// What is stuck on a picture: the nearest element that has a name is called so.
  let isBadge: Bool
  /// The value of `itemprop` itself.
  var isPriceProperty: Bool { words.contains("price") && !isFormer }
}
