import PerModel

/// Reads the members of a product in JSON: in their exact form, or as texts.
struct ProductMembers {
  /// Reads what is a text where an exact value may stand too; `nil` allows no texts.
  let texts: ProductTexts?
  /// Whether members that no product has are passed over.
  let ignoresOthers: Bool

  /// What the object says, put into `product`; what it does not name stays. Null removes it.
  func read(_ reader: inout JSONReader, into product: inout Product) throws(TransferError) {
    var changed = product
    // A document is the program's own, and perhaps a newer one's.
    // A price per unit needs the quantity, which may stand behind it.
    var priceText: (text: String, position: TextPosition)?
    var unknown: [ExactMember]? = texts == nil && !ignoresOthers ? changed.unknown : nil
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
      case "inBasket": changed.isInBasket = try reader.null() ? false : try reader.bool()
      // Elsewhere than in the file that holds them too, pictures are unknown.
      case "picture" where !ignoresOthers:
        changed.picture = try reader.null() ? nil : try reader.pictureID()
      case "quantity":
        changed.quantity = try value(
          &reader, { (reader) throws(TransferError) in try reader.quantity(keeping: &unknown) },
          { (texts, text) throws(ProductTexts.Problem) in try texts.quantity(text) })
      case "price":
        let start = reader.position
        priceText = nil
        changed.price = try value(
          &reader, { (reader) throws(TransferError) in try reader.money(keeping: &unknown) },
          { (texts, text) throws(ProductTexts.Problem) in
            priceText = (text, start)
            return try texts.price(text, of: nil).0
          })
      case "deal":
        changed.deal = try value(
          &reader, { (reader) throws(TransferError) in try reader.deal(keeping: &unknown) },
          { (texts, text) throws(ProductTexts.Problem) in try texts.deal(text) })
      // "conditions" is what the first versions called them.
      case "terms", "conditions":
        changed.terms = Terms()
        if try !reader.null() {
          try reader.object { (reader, name) throws(TransferError) in
            let start = reader.position
            let member = try reader.member(name)
            if changed.terms.take(member) { return }
            guard unknown != nil else {
              let text = "\(name): \(member.value)".prefix(100)
              throw reader.problem(.wrongValue(String(text)), at: start)
            }
            unknown?.append(
              ExactMember("terms.\(name)", member.value, isJSON: member.isJSON))
          }
        }
      default:
        if unknown != nil {
          unknown?.append(try reader.member(name))
        } else if ignoresOthers {
          try reader.skip()
        } else {
          throw reader.problem(.unknownMember(String(name.prefix(100))))
        }
      }
    }
    if let texts, let (text, position) = priceText {
      do throws(ProductTexts.Problem) {
        (changed.price, changed.quantity) = try texts.price(text, of: changed.quantity)
      } catch { throw reader.problem(error.problem, at: position) }
    }
    if let unknown { changed.unknown = unknown }
    product = changed
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
