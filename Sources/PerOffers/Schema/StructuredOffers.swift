import PerDocument
import PerModel

/// The products that the structured data of a page describes.
struct StructuredOffers {
  private(set) var products: [SchemaProduct] = []
  private let readers: TextReaders
  private var seen: Set<ObjectIdentifier> = []

  private static let productTypes: Set<String> = [
    "product", "productmodel", "individualproduct", "someproducts", "productgroup", "vehicle",
    "car",
    "book", "drug", "softwareapplication", "dietarysupplement",
  ]
  private static let offerTypes: Set<String> = ["offer", "aggregateoffer", "demand"]
  /// Properties whose products are not what the page is about.
  private static let besides: Set<String> = [
    "isrelatedto", "issimilarto", "isaccessoryorsparepartfor", "isconsumablefor", "itemlistelement",
    "isvariantof", "addon", "recommendation", "hasofferCatalog", "predecessorof", "successorof",
  ]
  private static let notProducts: Set<String> = [
    "event", "musicevent", "theaterevent", "sportsevent", "festival", "organization", "webpage",
    "localbusiness", "store", "person", "service", "course",
  ]

  init(_ document: Document, _ readers: TextReaders) {
    self.readers = readers
    let graph = SchemaGraph(document)
    var mains: Set<ObjectIdentifier> = []
    for node in graph.all {
      for main in node.nodes("mainentity") { mains.insert(ObjectIdentifier(main)) }
    }
    for root in graph.roots { walk(root, isBeside: false, mains, depth: 0, within: "") }
    // What only something else refers to.
    for node in graph.all where node.types.contains("product") {
      walk(node, isBeside: true, mains, depth: 0, within: "")
    }
    addProperties(of: document)
  }

  private mutating func walk(
    _ node: SchemaNode, isBeside: Bool, _ mains: Set<ObjectIdentifier>, depth: Int,
    within name: String
  ) {
    guard depth < 60, products.count < 5000, seen.insert(ObjectIdentifier(node)).inserted else {
      return
    }
    let isMain = mains.contains(ObjectIdentifier(node))
    let isProduct =
      !node.types.isDisjoint(with: Self.productTypes)
      || node.has(["offers"]) && node.types.isDisjoint(with: Self.notProducts)
        && node.types.isDisjoint(with: Self.offerTypes)
    if isProduct {
      var product = self.product(node)
      product.isBeside = isBeside && !isMain
      product.isMain = isMain
      let variants = node.nodes("hasvariant", "model")
      if product.offers.isEmpty, !variants.isEmpty {
        addVariants(variants, of: product)
      } else if !product.name.isEmpty || product.offer?.price != nil {
        products.append(product)
      }
      for offer in node.nodes("offers") { seen.insert(ObjectIdentifier(offer)) }
    } else if !node.types.isDisjoint(with: Self.offerTypes) {
      addOffer(node, isBeside: isBeside, within: name)
    }
    for property in node.properties {
      guard case .node(let inner) = property.value, property.name != "hasvariant" else { continue }
      // A product that something else is about: its review, the list it is in.
      let besides = isBeside || Self.besides.contains(property.name)
      if isProduct, property.name == "offers" {
        for deeper in inner.nodes("itemoffered") { seen.insert(ObjectIdentifier(deeper)) }
        continue
      }
      walk(inner, isBeside: besides, mains, depth: depth + 1, within: node.text("name"))
    }
  }

  private mutating func addVariants(_ variants: [SchemaNode], of group: SchemaProduct) {
    for (index, variant) in variants.prefix(500).enumerated() {
      guard seen.insert(ObjectIdentifier(variant)).inserted else { continue }
      var product = self.product(variant)
      if product.name.isEmpty { product.name = group.name }
      if product.brand.isEmpty { product.brand = group.brand }
      if product.picture.isEmpty { product.picture = group.picture }
      product.isBeside = group.isBeside || index > 0
      product.isMain = group.isMain && index == 0
      products.append(product)
    }
  }

  /// An offer that names what it offers.
  private mutating func addOffer(_ node: SchemaNode, isBeside: Bool, within outer: String) {
    var offer = SchemaOffers(readers: readers).offer(node)
    if offer.price == nil, let inner = SchemaOffers(readers: readers).offers(of: node).first {
      offer = inner
    }
    let offered = node.nodes("itemoffered", "includesobject")
    for inner in offered { seen.insert(ObjectIdentifier(inner)) }
    if offered.isEmpty {
      let own = node.text("name", "itemoffered")
      let name = own.isEmpty ? outer : own
      guard !name.isEmpty, offer.price != nil else { return }
      var product = SchemaProduct(name: name, offers: [offer], isBeside: isBeside)
      product.node = node.node
      product.barcode = Self.barcode(of: node)
      products.append(product)
      return
    }
    for inner in offered.prefix(100) {
      var product = self.product(inner.nodes("typeofgood").first ?? inner)
      product.offers = [offer]
      product.isBeside = isBeside
      if product.name.isEmpty { product.name = node.text("name") }
      if !product.name.isEmpty || offer.price != nil { products.append(product) }
    }
  }

  private func product(_ node: SchemaNode) -> SchemaProduct {
    var product = SchemaProduct(
      name: String(node.text("name", "title", "alternatename").prefix(500)),
      brand: node.text("brand", "manufacturer"), barcode: Self.barcode(of: node),
      picture: node.text("image"), link: node.text("url", "@id"))
    if product.picture.isEmpty, let picture = node.nodes("image").first {
      product.picture = picture.text("url", "contenturl")
    }
    product.node = node.node
    product.places = ([node] + node.nodes("offers", "offer")).flatMap(\.places)
    product.hasOtherNames = node.node != nil && Self.areSeveral(node.texts("name"))
    product.offers = SchemaOffers(readers: readers).offers(of: node)
    if product.barcode.isEmpty, let offer = node.nodes("offers").first {
      product.barcode = Self.barcode(of: offer)
    }
    let quantities = SchemaQuantities(readers: readers)
    let size = quantities.quantity(of: node, "size", "weight", "netcontent")
    // Six pieces of "6 x 750 g" are not all that there is to say.
    let isCounted = product.offer?.quantity.map { $0.unit == .item } ?? true
    product.quantity =
      isCounted && [.mass, .volume].contains(size?.unit.kind)
      ? size : product.offer?.quantity ?? size
    return product
  }

  /// Whether some names are of several articles: a longer one of the same has all of a shorter one.
  private static func areSeveral(_ names: Set<String>) -> Bool {
    let forms = names.map { NameForm($0) }.filter { !$0.isEmpty }
    guard let longest = forms.max(by: { $0.length < $1.length }) else { return false }
    return !forms.allSatisfy(longest.holds)
  }

  /// A GTIN in any of its spellings, with the zeros that numbers lose; nothing that its last digit does not check.
  private static func barcode(of node: SchemaNode) -> String {
    for name in numberNames {
      if let barcode = valid(node.text(name)) { return barcode }
    }
    let number = node.text("productid")
    for prefix in [
      "ean:", "upc:", "gtin:", "ean13:", "isbn:", "gtin8:", "gtin12:", "gtin13:", "gtin14:",
    ]
    where number.lowercased().hasPrefix(prefix) {
      if let barcode = valid(String(number.dropFirst(prefix.count))) { return barcode }
    }
    for identifier in node.nodes("identifier")
    where numberNames.contains(identifier.text("propertyid", "name").lowercased()) {
      if let barcode = valid(identifier.text("value")) { return barcode }
    }
    return ""
  }

  private static let numberNames = [
    "gtin", "gtin13", "gtin14", "gtin12", "gtin8", "ean", "ean13", "upc", "barcode",
  ]

  static func valid(_ text: String) -> String? {
    // The address of GS1 Digital Link has the number behind "01".
    let link = text.hasPrefix("http") ? text.firstRange(of: "/01/")?.upperBound : nil
    let number = link.map { text[$0...].prefix { $0.isNumber } } ?? Substring(text)
    let digits = number.filter { !" -\u{A0}".contains($0) }
    guard (6...14).contains(digits.utf8.count),
      digits.utf8.allSatisfy({ (0x30...0x39).contains($0) })
    else { return nil }
    if Barcode.isValid(digits) { return digits }
    for count in [8, 12, 13, 14] where count > digits.utf8.count && digits.utf8.count >= 7 {
      // A number of eight digits that is not one of its own is twelve with zeros at most.
      let longer = String(repeating: "0", count: count - digits.utf8.count) + digits
      if digits.utf8.count >= count - 2, Barcode.isValid(longer) { return longer }
    }
    return nil
  }

  /// What OpenGraph says, where nothing else does.
  private mutating func addProperties(of document: Document) {
    var currency = ["product:price:currency", "og:price:currency", "product:sale_price:currency"]
      .lazy.compactMap { document.values(ofProperty: $0).first }.compactMap { Currency(code: $0) }
      .first
    let names = [
      "product:sale_price:amount", "product:price:amount", "og:price:amount", "product:price",
      "twitter:data1",
    ]
    for name in names {
      guard let text = document.values(ofProperty: name).first else { continue }
      guard let amount = SchemaOffers.amount(text, isNumber: false, readers),
        amount.amount.isPositive,
        name != "twitter:data1" || amount.currency != nil
      else { continue }
      currency = currency ?? amount.currency
      var offer = SchemaOffer(price: amount.amount, currency: currency)
      if name == "product:sale_price:amount",
        let list = document.values(ofProperty: "product:price:amount").first
      {
        offer.former = SchemaOffers.amount(list, isNumber: false, readers)?.amount
      }
      if let index = products.firstIndex(where: { !$0.isBeside }) {
        if products[index].offer?.price == nil { products[index].offers.append(offer) }
        return
      }
      let title = document.values(ofProperty: "og:title").first ?? document.title
      let name = ProductTitle.article(SchemaGraph.plain(title), of: document)
      var product = SchemaProduct(name: name, offers: [offer])
      product.picture = document.values(ofProperty: "og:image").first ?? ""
      for name in ["product:ean", "product:gtin", "product:upc", "og:upc", "og:ean"] {
        if let code = document.values(ofProperty: name).first.flatMap(Self.valid) {
          product.barcode = code
        }
      }
      products.append(product)
      return
    }
  }
}
