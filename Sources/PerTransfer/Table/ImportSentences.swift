import PerWords

extension LeftOutColumn {
  /// The heading, or the number of a column without one.
  public var title: String {
    heading.isEmpty ? localized("column %1$s", String(place)) : "“\(heading.prefix(60))”"
  }

  /// Why it is left out, in a few words: "“Rating”: no part of a product".
  public var sentence: String {
    localized("Column left out: %1$s (%2$s).", title, reason.words)
  }
}

/// "Columns left out: “Aisle”, “Rating”"; `nil` for no titles.
public func leftOutSentence(_ titles: [String]) -> String? {
  guard !titles.isEmpty else { return nil }
  let most = 4
  let names = titles.prefix(most).joined(separator: listSeparator)
  return localized("Columns left out: %1$s", titles.count > most ? names + " …" : names)
}

extension LeftOutReason {
  /// In the user's language, within a sentence.
  public var words: String {
    switch self {
    case .empty: localized("it is empty")
    case .noPartOfProduct: localized("it is no part of a product")
    case .bareNumbers: localized("numbers alone are no offers")
    case .saving: localized("what is saved is no price")
    case .repeated(let column):
      // Translators: why a column of a table is left out; %1$s is what another one means, such as "Price".
      localized("another column is “%1$s”", column.title)
    case .wanted: localized("as you wish")
    case .notUnderstood: localized("its meaning is not known")
    }
  }
}

extension TableColumn {
  /// What the user sees.
  public var title: String {
    switch self {
    case .name: localized("Name")
    case .quantity: localized("Quantity")
    case .unit: localized("Unit")
    case .packs: localized("Packs")
    case .price: localized("Price")
    case .formerPrice: localized("Price before")
    case .salePrice: localized("Price now")
    case .loyaltyPrice: localized("Price with card")
    // Translators: what is taken off a price, heads a column of a table.
    case .saving: localized("Amount off")
    // Translators: what is left without the liquid, heads a column of a table.
    case .drained: localized("Drained weight")
    case .unitPrice: localized("Unit price")
    case .currency: localized("Currency")
    case .deal: localized("Deal")
    case .deposit: localized("Deposit")
    case .terms: localized("Terms")
    case .store: localized("Store")
    case .note: localized("Note")
    case .barcode: localized("Barcode")
    case .basket: localized("Basket")
    case .brand: localized("Brand")
    case .articleNumber: localized("Article number")
    case .date: localized("Day")
    case .offerFrom: localized("First day of the offer")
    case .offerUntil: localized("Last day of the offer")
    }
  }
}
