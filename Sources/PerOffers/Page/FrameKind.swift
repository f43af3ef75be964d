import PerDocument
import PerText

/// What an element that frames the matter of a page is, by the names that its author gives it.
enum FrameKind {
  case head, basket, filter, consent, sidebar

  init?(_ shape: Shape, _ traits: Node.Traits) {
    let names = shape.hints.split(separator: " ")
    let kind = names.lazy.compactMap(Self.kind).first
    guard let kind = kind ?? (traits.contains(.head) ? .head : nil) else {
      guard traits.contains(.sidebar) else { return nil }
      self = .sidebar
      return
    }
    self = kind
  }

  private static func kind(_ name: Substring) -> FrameKind? {
    if LabelWords.words(.markupHead).contains(String(name)) { return .head }
    let words = name.split { !$0.isLetter }
    if begins(.markupConsent, words) { return .consent }
    if isBasket(words) { return .basket }
    return begins(.markupFilter, words) ? .filter : nil
  }

  private static func begins(_ role: LabelRole, _ words: [Substring]) -> Bool {
    words.contains { word in LabelWords.words(role).contains { word.hasPrefix($0) } }
  }

  /// Whether words say the basket and nothing else, such as what puts something into it: "add-to-cart".
  private static func isBasket(_ words: [Substring]) -> Bool {
    let parts = LabelWords.words(.markupBasketPart)
    var names = 0
    for word in words {
      if isBasket(word) { names += 1 } else if !parts.contains(String(word)) { return false }
    }
    return names > 0
  }

  /// "cart", "cartheader", "headercart"
  private static func isBasket(_ word: Substring) -> Bool {
    LabelWords.words(.markupBasketName).contains { name in
      guard word.count > name.count else { return word == name }
      let parts = LabelWords.words(.markupBasketPart)
      return word.hasPrefix(name) && parts.contains(String(word.dropFirst(name.count)))
        || word.hasSuffix(name) && parts.contains(String(word.dropLast(name.count)))
    }
  }
}
