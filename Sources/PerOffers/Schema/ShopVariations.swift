import PerDocument
import PerModel

/// The sizes of an article that a form has as data, each with its price, and shows one at a time.
struct ShopVariations {
  private let scene: PageScene
  /// More sizes than an article has.
  private static let most = 60

  init(_ scene: PageScene) { self.scene = scene }

  /// A candidate for each size; none where another property than a size tells two of them apart.
  func candidates(named name: String) -> [Candidate] {
    guard scene.document.variations.count == 1, let form = scene.document.variations.first else {
      return []
    }
    var found: [Candidate] = []
    for case .array(let choices) in LooseJSON.values(in: form.value) {
      guard choices.count <= Self.most else { return [] }
      for case .object(let members) in choices {
        guard let candidate = candidate(members, name) else { return [] }
        found.append(candidate)
      }
    }
    guard Set(found.map(\.quantity)).count == found.count else { return [] }
    for index in found.indices { found[index].place = scene.place(of: form.key) }
    return found
  }

  private func candidate(
    _ members: [(name: String, value: LooseJSON)], _ name: String
  ) -> Candidate? {
    func member(_ name: String) -> LooseJSON? { members.first { $0.name == name }?.value }
    guard case .object(let attributes)? = member("attributes"),
      let price = amount(member("display_price")), let quantity = quantity(attributes.map(\.value))
    else { return nil }
    var candidate = scene.named(name)
    candidate.quantity = quantity
    candidate.price = Money(price, scene.readers.currency)
    candidate.isCurrencyAssumed = !scene.spots.contains { $0.currency != nil }
    if let regular = amount(member("display_regular_price")), regular > price {
      candidate.formerPrice = regular
    }
    candidate.evidence = .read(.dataOnly)
    candidate.isMain = true
    return candidate
  }

  private func amount(_ value: LooseJSON?) -> Rational? {
    let text: String
    switch value {
    case .number(let number): text = number
    case .text(let number): text = number
    default: return nil
    }
    let amount = (try? Rational(decimal: text)) ?? nil
    return amount?.isPositive == true ? amount : nil
  }

  /// The size among what is chosen: "250g", "500-g".
  private func quantity(_ values: [LooseJSON]) -> Quantity? {
    for case .text(let text) in values {
      let words = text.replacing("-", with: " ")
      if let quantity = scene.readers.quantity(text) ?? scene.readers.quantity(words) {
        return quantity
      }
    }
    return nil
  }
}
