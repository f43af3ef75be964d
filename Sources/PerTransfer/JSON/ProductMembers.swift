import PerModel
import PerText

/// Reads the members of a product in JSON, in their exact form or as texts.
struct ProductMembers {
  /// Reads texts instead of exact values; `nil` allows no texts.
  let texts: ProductTexts?
  /// What happens to unknown members.
  let unknownPolicy: UnknownMembers

  /// What `per-cli show --json` computes and adds to a product.
  private static let derived: Set<String> = ["rank", "unitPrice", "per", "overBest"]

  /// Applies the object's members to `product`. Members it does not name stay; null removes one.
  func read(_ reader: inout JSONReader, into product: inout Product) throws(TransferError) {
    var changed = product
    var unknown: [ExactMember] = []
    // A price per unit needs the quantity, which may come after it.
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
      case "inBasket": try readBasket(&reader, into: &changed)
      case "picture":
        // Lines hold no pictures, so an id means nothing there.
        if unknownPolicy == .namesKept {
          try reader.skip()
        } else {
          changed.picture = try reader.null() ? nil : try reader.pictureID()
        }
      case "quantity", "price", "deal":
        let start = reader.position
        let read: Product
        if try reader.null() {
          read = Product()
        } else if let texts, let column = TableColumn(rawValue: name),
          TableColumn.written.contains(column),
          try reader.next() != UInt8(ascii: "{")
        {
          let text = try text(&reader)
          let reading = texts.read([column: text])
          if let problem = reading.problem { throw reader.problem(problem.problem, at: start) }
          read = reading.product
          if read.price != nil { priceText = (text, start) }
        } else {
          read = try reader.product(with: name, unknownPolicy)
        }
        switch name {
        case "quantity": changed.quantity = read.quantity
        case "deal": changed.deal = read.deal
        default:
          changed.price = read.price
          changed.terms.pricedPer = nil
          namesPrice = true
        }
        unknown += read.unknown
      case "terms":
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
            unknown.append(member.within("terms."))
          }
        }
      case _ where unknownPolicy != .refused && Self.derived.contains(name):
        try reader.skip()
      // The database would give it back as a part of something else.
      case _ where unknownPolicy != .refused && ExactProduct.isNameOfPart(name): try reader.skip()
      default:
        if let path = Product.texts[name] {
          changed[keyPath: path] = try text(&reader)
        } else {
          let member = try reader.unknown(name, unknownPolicy)
          if !changed.readsConversion(member) { unknown.append(member) }
        }
      }
    }
    changed.unknown += unknown
    if let texts, let (text, position) = priceText {
      do throws(ReadingError) { try texts.read(price: text, into: &changed) } catch {
        throw reader.problem(.reading(error.problem), at: position)
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
}

extension Product {
  /// Takes over how amounts were converted; returns whether the member says that.
  fileprivate mutating func readsConversion(_ member: ExactMember) -> Bool {
    guard member.name == Member.conversion.name, !member.isJSON,
      let conversion = PriceConversion(exact: member.value)
    else { return false }
    self.conversion = conversion
    return true
  }
}
