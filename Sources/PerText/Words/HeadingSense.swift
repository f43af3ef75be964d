/// What a word or phrase in the heading of a table says about the column, or in its last lines about the row.
public enum HeadingSense: String, CaseIterable, Hashable, Sendable {
  // MARK: What is sold
  /// The name of a product: "item name".
  case name
  /// A product, whose name it may be: "article".
  case product
  /// What describes it.
  case description
  case brand

  // MARK: How much of it
  /// How much there is, in whatever unit: "content".
  case quantity
  /// How much it weighs.
  case weight
  /// How much of it is left when the liquid is poured off.
  case drained
  case volume
  /// How large a piece or pack is: "pack size".
  case size
  /// How long it is, which is how much of a rope there is, and no quantity of a sofa.
  case length
  /// How many pieces there are.
  case count
  /// How many packs there are.
  case packs
  case unit

  // MARK: What it costs
  case price
  /// The price of all that was bought.
  case total
  /// The price of an amount to compare by.
  case unitPrice
  /// Says that a price was asked before: "regular".
  case former
  /// Says that a price is asked now: "reduced".
  case sale
  /// Says that a price is what is paid in the end, after all that is off: "you pay".
  case paid
  /// Says that a price is what the seller pays: "cost".
  case cost
  /// Says that a price is what the seller asks: "selling price".
  case selling
  /// Says that people with the store's card pay a price.
  case loyalty
  /// Says that a price is for the unit behind it: "per".
  case per
  /// Says that a price includes tax: "gross".
  case withTax
  /// Says that tax comes on top of a price: "net".
  case beforeTax
  /// The price of a single one: "each".
  case each
  /// A reduction: of a sum of money, that it is not a price.
  case saving
  case currency
  /// An offer or what it takes off: "discount".
  case deal
  case deposit

  // MARK: What else is kept
  case store
  case note
  case barcode
  /// Whether it is in the basket.
  case basket
  case terms
  case articleNumber
  case date
  /// When an offer begins.
  case offerFrom
  /// When an offer ends.
  case offerUntil

  // MARK: What is not
  /// Something that is not part of a product here: a category, a rating, a picture.
  case other
  /// A number or an identifier of the product in the row.
  case number
  /// Words that decide nothing: "in", "of the", "incl. tax".
  case filler

  // MARK: Of rows, never of columns
  /// Ends a table: a sum or an average.
  case sum
  /// Is charged, and no product: tax, shipping, cash.
  case charge

  // MARK: Of columns of prices only
  /// Whether a price is an offer: "on sale".
  case onOffer

  // MARK: Of columns of stores only
  /// Where a store is, all in one.
  case address
  /// The street of an address, with its number.
  case street
  /// The place of an address.
  case city
  /// The state, province or region of an address.
  case state
  /// The code of an address by which letters are sorted: "zip".
  case postalCode
  /// The number at which a store answers.
  case phone
  /// The number to which a store lets letters be sent.
  case fax
  /// The address to which a store lets mail be sent.
  case email
  /// Where a store is on the web.
  case webPage
  /// How far away a store is.
  case distance

  /// Whether it can head a column of products.
  public var isOfProducts: Bool {
    switch self {
    case .sum, .charge, .onOffer: false
    default: !isOfStores
    }
  }

  /// Whether it can head a column of stores, but never one of products.
  public var isOfStores: Bool {
    switch self {
    case .address, .street, .city, .state, .postalCode, .phone, .fax, .email, .webPage, .distance:
      true
    default: false
    }
  }
}

/// The words and phrases that tables have in all languages.
public enum HeadingPhrases {
  /// Each phrase with its sense, as written in its language.
  public static var all: [(sense: HeadingSense, phrase: Substring)] {
    Language.all.flatMap { language in
      language.headings.lines.flatMap { line in
        guard let colon = line.firstIndex(of: ":"),
          let sense = HeadingSense(rawValue: String(line[..<colon]))
        else { preconditionFailure("a line of words without a sense: \(line)") }
        return line[colon...].dropFirst().split(separator: ",").map { (sense, $0) }
      }
    }
  }
}
