import PerModel

extension JSONReader {
  /// A deal; `nil` where its kind is not known, or not stated, and `others` keeps it. The member "terms"
  /// names the kind: it was called so before `Product.terms` was, and older programs ask for it.
  mutating func deal(keeping others: inout UnknownMembers) throws(TransferError) -> Deal? {
    let start = position
    let forms = Dictionary(
      Deal.figures.values.joined().map { ($0.name, $0.form) }
    ) { first, _ in first }
    var kind: String?
    var exact: Deal?
    var figures: [String: String] = [:]
    var minimumCount = 1
    var regularPrice: Rational?
    var currency: Currency?
    var unread = UnknownMembers(others.policy)
    try object { (reader, name) throws(TransferError) in
      switch name {
      case "terms": kind = try reader.string()
      case "currency": currency = try reader.null() ? nil : try reader.currency()
      case "minimumCount": minimumCount = try reader.count()
      case "regularPrice": regularPrice = try reader.amount()
      case "exact" where unread.policy == .kept:
        let text = try reader.string()
        exact = Deal(exact: text)
        if exact == nil { unread.members.append(ExactMember(name, text)) }
      default:
        switch forms[name] {
        case .count: figures[name] = "\(try reader.count())"
        case .amount: figures[name] = try reader.amount().description
        case .part: figures[name] = try reader.part().description
        case nil: try reader.unknown(name, in: &unread)
        }
      }
    }
    let isOther = unread.policy == .kept && unread.members.contains { $0.name == "exact" }
    let known = exact?.kind
    if let known {
      others.add(unread, within: "deal")
      return Deal(
        known, priceEach: regularPrice, currency: currency,
        minimumCount: max(minimumCount, exact?.minimumCount ?? 1))
    }
    let name: String
    if unread.policy == .kept {
      name = isOther ? "" : kind ?? ""
    } else {
      name = try required(kind, "terms", start)
    }
    guard let own = Deal.figures[name] else {
      guard unread.policy == .kept else {
        throw problem(.wrongValue(String(name.prefix(100))), at: start)
      }
      // This includes figures that it shares with known kinds.
      var parts = kind.map { [ExactMember("terms", $0)] } ?? []
      for (name, text) in figures.sorted(by: { $0.key < $1.key }) {
        parts.append(ExactMember(name, text, isJSON: forms[name] == .count))
      }
      parts += unread.members
      if let regularPrice { parts.append(ExactMember("regularPrice", regularPrice.description)) }
      if let currency { parts.append(ExactMember("currency", currency.code)) }
      if minimumCount > 1 {
        parts.append(ExactMember("minimumCount", "\(minimumCount)", isJSON: true))
      }
      unread.members = parts
      others.add(unread, within: "deal")
      return nil
    }
    var texts: [String] = []
    for figure in own {
      texts.append(try required(figures.removeValue(forKey: figure.name), figure.name, start))
    }
    if let left = figures.keys.sorted().first { throw problem(.unknownMember(left), at: start) }
    guard let kind = Deal.Kind(name, texts) else { throw problem(.wrongValue(name), at: start) }
    others.add(unread, within: "deal")
    return Deal(kind, priceEach: regularPrice, currency: currency, minimumCount: minimumCount)
  }
}
