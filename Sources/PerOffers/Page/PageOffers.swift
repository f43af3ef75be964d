import PerDocument
import PerModel
import PerText

/// What a page offers: the product that it is about, and the listings on it.
struct PageOffers {
  private(set) var findings = Findings()
  private let scene: PageScene

  /// - Parameter saysSum: whether a line may say a sum, without which there is no order.
  init(_ document: Document, lines: [TextLine], user: UserLocale, saysSum: Bool) {
    scene = PageScene(document, lines: lines, user: user)
    let structured = StructuredOffers(document, scene.readers)
    let listings = OfferCards(scene)
    findings.isCut = listings.isCut
    let order = OrderCards(scene, listings.cards, saysSum: saysSum)
    var cards = order.cards
    if let receipt = order.receipt {
      findings.receipt = receipt
      findings.candidates = cards.map { card in
        var candidate = card.candidate
        candidate.group = card.group
        return candidate
      }
      return
    }
    cards = StrayCards.removed(from: cards, scene)
    let products = ListedProducts(cards, scene).sorted(structured.products)
    let article = MainOffer(scene, products, cards)
    let sizes = MainSizes(of: article, scene, listings.reader)
    var (main, others) = (sizes.main, sizes.others)
    if others.isEmpty, let heading = article.heading {
      let name = scene.lines[heading].text
      var variations = ShopVariations(scene).candidates(named: name)[...]
      main = variations.popFirst() ?? main
      others = Array(variations)
    }
    Self.compare(&cards, with: products, scene)
    var candidates: [Candidate] = []
    if let main { candidates.append(main) }
    candidates += others
    var known = Set(candidates.map { Key($0) })
    // Cards that are nothing but the sizes of the article below the heading of the page
    let heading = article.heading.map { scene.lines[$0].text }
    let areSizes = main == nil && cards.count(where: { $0.fullName == heading }) > 1
    let sized = Set(
      cards.lazy.map(\.candidate).filter { $0.quantity != nil }.map { Key($0, anySize: true) })
    for card in cards where !card.lines.overlaps(sizes.lines) {
      var candidate = card.candidate
      candidate.isMain = areSizes && card.fullName == heading
      candidate.group = card.group
      // "Top rated" beside a listing shows one of its articles again, and leaves out how much there is.
      if candidate.quantity == nil, sized.contains(Key(candidate, anySize: true)) { continue }
      // The card of the product that the page is about
      if let main, main.name == candidate.name,
        main.price == candidate.price || candidate.price.map(main.others.contains) == true
      {
        continue
      }
      if known.insert(Key(candidate)).inserted { candidates.append(candidate) }
    }
    // What only the data has: other products of the page. A listing says in it what is sold out, too.
    let names = Set(
      candidates.dropFirst(main == nil ? 0 : 1 + others.count).map { NameForm($0.name) })
    let links = PageLinks(candidates)
    for product in products.prefix(2000) {
      guard !product.name.isEmpty || product.offer?.price != nil,
        product.offer?.price != nil || candidates.count < PageLimit.listing,
        !links.has(product)
      else { continue }
      var candidate = scene.candidate(of: product)
      guard !names.contains(NameForm(candidate.name)), !names.contains(NameForm(product.name)),
        known.insert(Key(candidate)).inserted
      else { continue }
      // Variants of the product have its name, and another size.
      if let main, NameForm(main.name) == NameForm(candidate.name),
        candidate.quantity == nil || candidate.quantity == main.quantity
      {
        continue
      }
      if candidate.price == nil {
        candidate.evidence = .unclear(.noPrice)
      } else if product.offer?.isRange == true {
        candidate.evidence = .unclear(.lowestOfSeveral)
      } else if case .read = candidate.evidence {
        candidate.evidence = .read(.dataOnly)
      }
      candidates.append(candidate)
    }
    findings.candidates = candidates
  }

  /// What makes two candidates the same article.
  private struct Key: Hashable {
    let name: NameForm
    let price: Money?
    let quantity: Quantity?

    init(_ candidate: Candidate, anySize: Bool = false) {
      (name, price) = (NameForm(candidate.name), candidate.price)
      quantity = anySize ? nil : candidate.quantity
    }
  }

  /// Confirms cards by the data of the page where both say the same, and says where they do not.
  private static func compare(
    _ cards: inout [OfferCard], with products: [SchemaProduct], _ scene: PageScene
  ) {
    var byName: [NameForm: SchemaProduct] = [:]
    for product in products where !product.name.isEmpty && product.offer?.price != nil {
      byName[NameForm(product.name)] = byName[NameForm(product.name)] ?? product
    }
    guard !byName.isEmpty else { return }
    for index in cards.indices {
      guard
        let product = byName[NameForm(cards[index].fullName)]
          ?? byName[NameForm(cards[index].candidate.name)],
        let offer = product.offer, let price = offer.price
      else { continue }
      if cards[index].candidate.barcode.isEmpty { cards[index].candidate.barcode = product.barcode }
      if product.prices.contains(cards[index].candidate.price?.amount ?? .zero) {
        if case .read = cards[index].candidate.evidence, product.prices.count == 1, !offer.isSeen,
          !product.isMixed
        {
          cards[index].candidate.evidence = .confirmed(.dataAgrees)
        }
      } else if case .read = cards[index].candidate.evidence, !offer.isRange {
        cards[index].candidate.evidence = .unclear(.dataDiffers)
        let currency =
          offer.currency ?? cards[index].candidate.price?.currency ?? scene.readers.currency
        cards[index].candidate.others.insert(Money(price, currency), at: 0)
      }
    }
  }
}

/// A name without case, signs and spaces, by which two are compared.
struct NameForm: Hashable {
  private let text: String

  init(_ name: String) {
    text = String(name.lowercased().filter { $0.isLetter || $0.isNumber })
  }

  var isEmpty: Bool { text.isEmpty }
  /// How many letters and digits it has.
  var length: Int { text.count }

  func begins(with other: NameForm) -> Bool { text.hasPrefix(other.text) }

  /// Whether all of another one stands in it.
  func holds(_ other: NameForm) -> Bool { text.contains(other.text) }

  /// Whether one has all of the other, and not much more.
  func resembles(_ other: NameForm) -> Bool {
    guard !text.isEmpty, !other.text.isEmpty else { return false }
    return text == other.text || text.hasPrefix(other.text) || other.text.hasPrefix(text)
      || text.count > 12 && other.text.contains(text)
      || other.text.count > 12 && text.contains(other.text)
  }
}
