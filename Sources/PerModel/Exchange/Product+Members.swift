// The one list of a product's members: the columns of the database, the undo log, JSON and the columns
// of tables come from it. The terms have a list of their own, `Terms.fields`.
extension Product {
  /// The members that are whatever text the user has typed, by their names in files.
  public static let texts: [String: WritableKeyPath<Product, String> & Sendable] = [
    "name": \.name, "store": \.store, "note": \.note, "barcode": \.barcode, "brand": \.brand,
    ExactProduct.articleNumber: \.articleNumber,
  ]

  /// A member of a product, or a part of one, that has one exact text.
  public enum Member: Int, CaseIterable, Sendable {
    case name
    case packs, amount, unit, countName
    case price, currency
    case deal, priceEach, dealCurrency
    case store, note, barcode, isInBasket, brand, picture

    private static let names = [
      "name", "quantity.packs", "quantity.amount", "quantity.unit", "quantity.of", "price.amount",
      "price.currency", "deal.exact", "deal.regularPrice", "deal.currency", "store", "note",
      "barcode", "inBasket", "brand", "picture",
    ]
    private static let members = Dictionary(
      uniqueKeysWithValues: allCases.map { ($0.name, $0) })

    /// Its name in files; that of a part follows the name of the whole and a point.
    public var name: String { Self.names[rawValue] }

    /// `nil` for an unknown name.
    public init?(name: String) {
      guard let member = Self.members[name] else { return nil }
      self = member
    }

    /// What its text says.
    var form: ExactForm {
      switch self {
      case .packs: .counts
      case .amount, .price, .priceEach: .amount
      case .unit: .unit
      case .currency, .dealCurrency: .currency
      default: .text
      }
    }

    /// The text of an empty member; `nil` where it has no text at all.
    public var usual: String? {
      switch self {
      case .name, .store, .note, .barcode, .brand: ""
      case .isInBasket: "0"
      default: nil
      }
    }
  }

  /// The exact text of a member; `nil` where there is none.
  func text(of member: Member) -> String? {
    switch member {
    case .name: name
    case .packs:
      quantity.flatMap { $0.packs.isEmpty ? nil : $0.packs.map(String.init).joined(separator: " ") }
    case .amount: quantity?.amount.description
    case .unit: quantity?.unit.id
    case .countName: quantity?.countName?.id
    case .price: price?.amount.description
    case .currency: price?.currency.code
    case .deal: deal?.exactText
    case .priceEach: deal?.priceEach?.description
    case .dealCurrency: deal?.currency?.code
    case .store: store
    case .note: note
    case .barcode: barcode
    case .isInBasket: isInBasket ? "1" : "0"
    case .brand: brand
    case .picture: picture.map { "\($0.rawValue)" }
    }
  }
}
