import PerModel
import PerText

/// A name that fits into a sentence.
func shortName(_ name: String) -> String {
  (name.count > 40 ? String(name.prefix(39)) + "…" : name)
    .isolated(inRightToLeft: UserLocale.current.isRightToLeft)
}

extension String {
  /// Kept together where it runs in another direction than the sentence that it stands in: what is typed may
  /// be in any language (FIRST STRONG ISOLATE, Unicode Standard Annex 9).
  func isolated(inRightToLeft isRightToLeft: Bool) -> String {
    let runsOtherwise = unicodeScalars.contains {
      $0.properties.isAlphabetic && $0.isOfRightToLeftScript != isRightToLeft
    }
    return runsOtherwise ? "\u{2068}\(self)\u{2069}" : self
  }
}

extension Unicode.Scalar {
  /// Hebrew, Arabic, and the others from right to left.
  fileprivate var isOfRightToLeftScript: Bool {
    switch value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }
}

/// The name of a product as it is shown, even if it has none.
func displayName(of product: Product) -> String {
  product.name.isEmpty ? localized("Unnamed product") : product.name
}

/// The name of an article as it is shown: without one, its barcode or its brand.
func displayName(ofArticle article: Article) -> String {
  [article.name, article.barcode, article.brand].first { !$0.isEmpty }
    ?? localized("Unnamed product")
}

/// What a comparison is called wherever it is shown: the title of a window, the list, notices, prints
/// and files. Without a name of its own it goes by that of its first product.
func displayName(of comparison: Comparison) -> String {
  displayName(ofTitle: comparison.title)
}

/// The same where the title is known already.
func displayName(ofTitle title: String) -> String {
  title.isEmpty ? localized("New Comparison") : title
}

/// The text without white space around it.
func trimmed(_ text: String) -> String {
  let rest = text.drop(while: \.isWhitespace)
  guard let last = rest.lastIndex(where: { !$0.isWhitespace }) else { return "" }
  return String(rest[...last])
}

/// Whether there is nothing but white space in the text.
func isBlank(_ text: String) -> Bool { text.allSatisfy(\.isWhitespace) }
