import PerModel

/// Reads the members of a product in JSON, in their exact form or as texts.
struct ProductMembers {
  /// Reads texts instead of exact values; `nil` allows no texts.
  let texts: ProductTexts?
  /// What happens to unknown members.
  let unknownPolicy: UnknownMembers.Policy

  /// What `per-cli show --json` computes and adds to a product.
  private static let derived: Set<String> = ["rank", "unitPrice", "per", "overBest"]

  /// Changes `product` to what the object says. What it does not name stays; null removes a member.
  func read(_ reader: inout JSONReader, into product: inout Product) throws(TransferError) {
    var changed = product
    var unknown = UnknownMembers(unknownPolicy)
    // A price per unit needs the quantity, which may stand behind it.
    var priceText: (text: String, position: TextPosition)?
    var namesPrice = false
    try reader.object { (reader, name) throws(TransferError) in
      switch name {
      case "id":
        let start = reader.position
        let text = try reader.string()
        guard let id = Int64(text), id >= 1 else {
          throw reader.problem(.wrongValue(String(text.prefix(100))), at: start)
        }
        changed.id = Product.ID(rawValue: id)
      case "name": changed.name = try text(&reader)
      case "store": changed.store = try text(&reader)
      case "note": changed.note = try text(&reader)
      case "barcode": changed.barcode = try text(&reader)
      case "brand": changed.brand = try text(&reader)
      case ExactProduct.articleNumber: changed.articleNumber = try text(&reader)
      case "inBasket": try readBasket(&reader, into: &changed)
      case "picture":
        // Lines hold no pictures, so an id means nothing there.
        if unknownPolicy == .namesKept {
          try reader.skip()
        } else {
          changed.picture = try reader.null() ? nil : try reader.pictureID()
        }
      case "quantity":
        changed.quantity = try value(
          &reader, { (reader) throws(TransferError) in try reader.quantity(keeping: &unknown) },
          { (texts, text) throws(ProductTexts.Problem) in try texts.quantity(text) })
      case "price":
        let start = reader.position
        priceText = nil
        namesPrice = true
        changed.price = try value(
          &reader, { (reader) throws(TransferError) in try reader.money(keeping: &unknown) },
          { (texts, text) throws(ProductTexts.Problem) in
            priceText = (text, start)
            var priced = Product()
            try texts.read(price: text, into: &priced)
            return priced.price
          })
        changed.terms.pricedPer = nil
      case "deal":
        changed.deal = try value(
          &reader, { (reader) throws(TransferError) in try reader.deal(keeping: &unknown) },
          { (texts, text) throws(ProductTexts.Problem) in try texts.deal(text) })
      // The first versions called them "conditions".
      case "terms", "conditions":
        let basketCount = changed.terms.basketCount
        changed.terms = Terms()
        changed.terms.basketCount = basketCount
        if try !reader.null() {
          try reader.object { (reader, name) throws(TransferError) in
            let start = reader.position
            let member = try reader.member(name)
            if changed.terms.read(member) { return }
            let isKept =
              switch unknownPolicy {
              case .refused: false
              case .namesKept: !Terms.names.contains(name)
              case .kept: true
              }
            guard isKept else {
              let text = "\(name): \(member.value)".prefix(100)
              throw reader.problem(.wrongValue(String(text)), at: start)
            }
            unknown.members.append(member.within("terms."))
          }
        }
      case _ where unknownPolicy != .refused && Self.derived.contains(name):
        try reader.skip()
      // The database would give it back as a part of something else.
      case _ where unknownPolicy != .refused && ExactProduct.isNameOfPart(name): try reader.skip()
      default: try reader.unknown(name, in: &unknown)
      }
    }
    changed.unknown += unknown.members
    if let texts, let (text, position) = priceText {
      do throws(ProductTexts.Problem) { try texts.read(price: text, into: &changed) } catch {
        throw reader.problem(error.problem, at: position)
      }
    }
    if !namesPrice, changed.quantity != product.quantity, changed.terms.pricedPer != nil {
      let quantity = changed.quantity
      changed.quantity = product.quantity
      changed.weigh(quantity)
    }
    product = changed
  }

  /// Whether it is in the basket, or how many packs of it.
  private func readBasket(
    _ reader: inout JSONReader, into product: inout Product
  ) throws(TransferError) {
    let start = reader.position
    let first = try reader.next() ?? 0
    guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) else {
      product.isInBasket = try reader.null() ? false : try reader.bool()
      return
    }
    let text = try reader.number()
    guard let count = Int(text), (0...Terms.maximumCount).contains(count) else {
      throw reader.problem(.wrongValue(String(text.prefix(100))), at: start)
    }
    product.isInBasket = count > 0
    if count > 0 { product.terms.basketCount = count }
  }

  private func text(_ reader: inout JSONReader) throws(TransferError) -> String {
    if try reader.null() { return "" }
    let isText = try reader.next() == UInt8(ascii: "\"")
    return isText || texts == nil ? try reader.string() : try reader.number()
  }

  private func value<Value>(
    _ reader: inout JSONReader,
    _ exact: (inout JSONReader) throws(TransferError) -> Value?,
    _ read: (ProductTexts, String) throws(ProductTexts.Problem) -> Value?
  ) throws(TransferError) -> Value? {
    if try reader.null() { return nil }
    guard let texts, try reader.next() != UInt8(ascii: "{") else { return try exact(&reader) }
    let start = reader.position
    let text = try self.text(&reader)
    if text.allSatisfy(\.isWhitespace) { return nil }
    do throws(ProductTexts.Problem) {
      return try read(texts, text)
    } catch {
      throw reader.problem(error.problem, at: start)
    }
  }
}

/// What only a newer program understands of an object of JSON, and whether it is kept.
struct UnknownMembers {
  enum Policy {
    /// Any of it is a problem, as in what a user types.
    case refused
    /// Members with unknown names are kept; an unknown value of a known member is a problem, as in
    /// lines of JSON, which other programs write as well.
    case namesKept
    /// All of it is kept, as in Per's own files.
    case kept
  }

  let policy: Policy
  var members: [ExactMember] = []

  init(_ policy: Policy) { self.policy = policy }

  /// Adds the unknown members of an object that is the member `name` of this one.
  mutating func add(_ others: UnknownMembers, within name: String) {
    members += others.members.map { $0.within("\(name).") }
  }
}
