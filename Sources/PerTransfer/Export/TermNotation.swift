import PerText

/// The English word before a term in a file, by which every program of ours knows it again.
enum TermNotation {
  static func word(for term: Term) -> String {
    switch term {
    case .loyaltyPrice: "card price"
    case .coupon: "coupon"
    case .deposit: "deposit"
    case .tax: "tax"
    case .shipping: "shipping"
    case .drained: "drained"
    case .usableShare: "usable"
    case .packCount: "packs bought"
    case .limit: "limit"
    case .strength: "strength"
    case .density: "density"
    }
  }
}
