/// What most products lack, kept apart so that long lists stay small.
final class ProductExtras: Hashable, Sendable {
  let terms: Terms
  let articleNumber: String
  let conversion: PriceConversion?
  let unknown: [ExactMember]

  /// `nil` if there is nothing.
  init?(
    _ terms: Terms, _ articleNumber: String, _ conversion: PriceConversion?,
    _ unknown: [ExactMember]
  ) {
    guard !terms.isEmpty || !articleNumber.isEmpty || conversion != nil || !unknown.isEmpty
    else { return nil }
    self.terms = terms
    self.articleNumber = articleNumber
    self.conversion = conversion
    var unknown = unknown
    if !unknown.isEmpty, !terms.isEmpty {
      let names = Set(terms.exactMembers.map { "terms.\($0.name)" })
      unknown.removeAll { names.contains($0.name) }
    }
    self.unknown = unknown
  }

  static func == (left: ProductExtras, right: ProductExtras) -> Bool {
    left === right
      || left.terms == right.terms && left.articleNumber == right.articleNumber
        && left.conversion == right.conversion && left.unknown == right.unknown
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(terms)
    hasher.combine(articleNumber)
    hasher.combine(conversion)
    hasher.combine(unknown)
  }
}
