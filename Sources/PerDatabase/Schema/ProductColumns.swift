import PerModel

/// A product as the columns of its row: one for each `Product.Member`, one for its terms and one for everything else.
enum ProductColumns {
  /// The column of a member.
  static func name(of member: Product.Member) -> String {
    switch member {
    case .name: "name"
    case .packs: "packs"
    case .amount: "amount"
    case .unit: "unit"
    case .countName: "count_name"
    case .price: "price"
    case .currency: "currency"
    case .deal: "deal"
    case .priceEach: "deal_price_each"
    case .dealCurrency: "deal_currency"
    case .store: "store"
    case .note: "note"
    case .barcode: "barcode"
    case .isInBasket: "is_in_basket"
    case .brand: "brand"
    case .picture: "picture"
    case .articleNumber: "article_number"
    case .conversion: "conversion"
    }
  }

  /// The columns that `values(_:)` gives, in its order.
  static let names = ["id"] + Product.Member.allCases.map(name) + ["terms", "others"]

  /// The columns that `read(_:at:)` wants, in its order.
  static let columns = names.map { "product.\($0)" }.joined(separator: ", ")

  /// The product in the columns from `first` on.
  static func read(_ row: Statement, at first: Int32 = 0) -> Product {
    var exact = ExactProduct(id: Product.ID(rawValue: row.integer(first)))
    var column = first + 1
    for member in Product.Member.allCases {
      exact[member] = row.text(column)
      column += 1
    }
    if let text = row.text(column) { exact.terms = [ExactMember](lines: text) }
    if let text = row.text(column + 1) { exact.others = [ExactMember](lines: text) }
    return exact.product
  }

  static func values(_ product: ExactProduct) -> [SQLValue] {
    [.integer(product.id.rawValue)] + Product.Member.allCases.map { SQLValue(product[$0]) }
      + [lines(product.terms), lines(product.others)]
  }

  /// The columns in which two products differ, and their new values.
  static func changes(
    from old: ExactProduct, to new: ExactProduct
  ) -> [(column: String, value: SQLValue)] {
    changedColumns(names, from: values(old), to: values(new))
  }

  private static func lines(_ members: [ExactMember]) -> SQLValue {
    members.isEmpty ? .null : .text(members.lines)
  }
}
