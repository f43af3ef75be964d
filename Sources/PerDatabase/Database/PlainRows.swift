import PerModel

/// Reads rows of products that have nothing unusual without making products of them.
final class PlainRows {
  private let fields: FieldMemory
  private var quantities = ByteIndex()
  private var prices = ByteIndex()

  /// - Parameter fields: where the quantities and prices are kept.
  init(_ fields: FieldMemory) {
    self.fields = fields
  }

  /// What the row with `ProductColumns.columns` says, as long as the statement is on it; `nil` if it takes a
  /// product to tell.
  func read(_ row: Statement) -> PlainProduct? {
    guard Self.unusual.allSatisfy(row.isNull),
      let isInBasket = row.wholeNumber(Self.column(of: .isInBasket)),
      let name = row.textBytes(Self.column(of: .name)),
      let brand = row.textBytes(Self.column(of: .brand)),
      let store = row.textBytes(Self.column(of: .store)),
      let note = row.textBytes(Self.column(of: .note)),
      let barcode = row.textBytes(Self.column(of: .barcode)),
      case .known(let quantity) = index(
        Self.quantity, row, &quantities,
        { $0.product.quantity.map(fields.index) }),
      case .known(let price) = index(
        Self.price, row, &prices, { $0.product.price.map(fields.index) })
    else { return nil }
    return PlainProduct(
      name: name, brand: brand, store: store, note: note, barcode: barcode, quantity: quantity,
      price: price, isInBasket: isInBasket != 0)
  }

  private enum Reading {
    /// `nil` for nothing.
    case known(Int?)
    case unusual
  }

  private func index(
    _ members: [Product.Member], _ row: Statement, _ known: inout ByteIndex,
    _ make: (ExactProduct) -> Int?
  ) -> Reading {
    var texts: [4 of ByteIndex.Text?] = [nil, nil, nil, nil]
    var isAnything = false
    for (place, member) in members.enumerated() {
      texts[place] = row.textBytes(Self.column(of: member))
      if texts[place] != nil { isAnything = true }
    }
    guard isAnything else { return .known(nil) }
    let index = known.value(of: texts) {
      var exact = ExactProduct(id: Product.ID(rawValue: 0))
      for (place, member) in members.enumerated() {
        exact[member] = texts[place].map { String(decoding: $0, as: UTF8.self) }
      }
      return make(exact)
    }
    return index.map { .known($0) } ?? .unusual
  }

  private static let quantity: [Product.Member] = [.packs, .amount, .unit, .countName]
  private static let price: [Product.Member] = [.price, .currency]
  /// Columns that only few products fill.
  private static let unusual: [Int32] =
    [.deal, .priceEach, .dealCurrency, .articleNumber, .conversion].map(column)
    + [termsColumn, termsColumn + 1]

  /// The places in `ProductColumns.names`.
  private static func column(of member: Product.Member) -> Int32 { Int32(member.rawValue) + 1 }
  private static let termsColumn = Int32(Product.Member.allCases.count) + 1
}
