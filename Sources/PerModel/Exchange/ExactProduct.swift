/// A product as exact texts, from which the columns of the database, the undo log and JSON are made.
///
/// It also holds what this program cannot read because a newer one wrote it.
public struct ExactProduct: Hashable, Sendable {
  /// The product's identity.
  public let id: Product.ID
  private var texts: [String?]
  /// The members of `Terms`: what else affects what is paid and how much the product contains.
  public var terms: [ExactMember] = []
  /// All other members.
  public var others: [ExactMember] = []

  /// A product without any members.
  public init(id: Product.ID) {
    self.id = id
    texts = Array(repeating: nil, count: Product.Member.allCases.count)
  }

  /// The exact text of a member; `nil` if none.
  public subscript(member: Product.Member) -> String? {
    get { texts[member.rawValue] }
    set { texts[member.rawValue] = newValue }
  }

  /// The exact form of a product.
  public init(_ product: Product) {
    self.init(id: product.id)
    for member in Product.Member.allCases { self[member] = product.text(of: member) }
    terms = product.terms.exactMembers
    for member in product.unknown { add(member) }
  }

  /// All members that have a text, by name.
  public var members: [ExactMember] {
    var members: [ExactMember] = []
    for member in Product.Member.allCases {
      if let text = self[member], text != member.usual {
        members.append(ExactMember(member.name, text))
      }
    }
    return members + terms.map { $0.within(Self.termPrefix) } + others
  }

  /// Adds one of the members.
  public mutating func add(_ member: ExactMember) {
    if !member.isJSON, let known = Product.Member(name: member.name) {
      self[known] = member.value
    } else if member.name.hasPrefix(Self.termPrefix) {
      terms.append(member.outside(of: Self.termPrefix))
    } else {
      others.append(member)
    }
  }

  private static let termPrefix = "terms."

  /// The parts that a quantity, a price and a deal can have in files, and what their texts say. A deal
  /// has an exact text, or the name of its kind, as "terms", and its figures.
  public static let parts: [String: [String: ExactForm]] = {
    var parts = [
      "deal": Dictionary(Deal.figures.values.joined().map { ($0.name, $0.form) }) { one, _ in one }
        .merging(["terms": .text, "minimumCount": .count]) { one, _ in one }
    ]
    for member in Product.Member.allCases {
      let names = member.name.split(separator: ".").map(String.init)
      if names.count == 2 { parts[names[0], default: [:]][names[1]] = member.form }
    }
    return parts
  }()

  /// Whether this is the name of a part of the quantity, the price, the deal or the terms.
  public static func isNameOfPart(_ name: String) -> Bool {
    name.hasPrefix(termPrefix)
      || name.contains(".") && parts[String(name.prefix { $0 != "." })] != nil
  }
}

extension ExactProduct {
  /// The product. What this program cannot read of it is among its unknown members.
  public var product: Product {
    var unknown = others
    let conversion = self[.conversion].flatMap { PriceConversion(exact: $0) }
    if conversion == nil { keep([.conversion], in: &unknown) }
    var quantity: Quantity?
    if let amount = self[.amount] {
      quantity = Self.quantity(
        packs: self[.packs], amount, unit: self[.unit], name: self[.countName])
    }
    if quantity == nil { keep([.packs, .amount, .unit, .countName], in: &unknown) }
    var price: Money?
    if let amount = self[.price], let code = self[.currency], let value = Self.number(amount),
      let currency = Currency(code: code)
    {
      price = Money(value, currency)
    } else {
      keep([.price, .currency], in: &unknown)
    }
    var deal: Deal?
    if mayHaveDeal {
      deal = self.deal(&unknown)
      if deal == nil { keep([.deal, .priceEach, .dealCurrency], in: &unknown) }
    }
    var terms = Terms()
    for member in self.terms where !terms.read(member) {
      unknown.append(member.within(Self.termPrefix))
    }
    // Anything but a number is noise, and not kept: no column for pictures can hold it.
    let picture = self[.picture].flatMap { Int64($0) }.map(Picture.ID.init(rawValue:))
    return Product(
      id: id, name: self[.name] ?? "", quantity: quantity, price: price, deal: deal, terms: terms,
      store: self[.store] ?? "", note: self[.note] ?? "", barcode: self[.barcode] ?? "",
      isInBasket: (self[.isInBasket] ?? "0") != "0", brand: self[.brand] ?? "", picture: picture,
      articleNumber: self[.articleNumber] ?? "", conversion: conversion, unknown: unknown)
  }

  private func keep(_ members: [Product.Member], in unknown: inout [ExactMember]) {
    for member in members {
      if let text = self[member] { unknown.append(ExactMember(member.name, text)) }
    }
  }

  private static func quantity(
    packs: String?, _ amount: String, unit: String?, name: String?
  ) -> Quantity? {
    guard let amount = number(amount), let unit = unit.flatMap(Unit.init(id:)) else { return nil }
    var counts: [Int] = []
    for word in (packs ?? "").split(separator: " ") {
      guard let count = Int(word) else { return nil }
      counts.append(count)
    }
    return try? Quantity(packs: counts, amount, unit, of: name.map(CountName.init))
  }

  /// Whether anything says of a deal; of most products nothing does, and thousands are read at once.
  private var mayHaveDeal: Bool {
    self[.deal] != nil || self[.priceEach] != nil || self[.dealCurrency] != nil || !others.isEmpty
  }

  /// Read from its exact text, or from named figures, which may come from a newer program's JSON.
  private func deal(_ unknown: inout [ExactMember]) -> Deal? {
    let currency = self[.dealCurrency].flatMap { Currency(code: $0) }
    let priceEach = self[.priceEach].flatMap(Self.number)
    guard currency != nil || self[.dealCurrency] == nil, priceEach != nil || self[.priceEach] == nil
    else { return nil }
    if let text = self[.deal] {
      return Deal(exact: text, priceEach: priceEach, currency: currency)
    }
    let parts = unknown.filter { $0.name.hasPrefix("deal.") }
    let texts = Dictionary(parts.map { ($0.name, $0.value) }) { first, _ in first }
    guard let name = texts["deal.terms"], let figures = Deal.figures[name] else { return nil }
    let minimum = texts["deal.minimumCount"].flatMap { Int($0) }
    let known = ["deal.terms", "deal.minimumCount"] + figures.map { "deal.\($0.name)" }
    guard let kind = Deal.Kind(name, figures.compactMap { texts["deal.\($0.name)"] }),
      minimum.map({ $0 >= 1 }) ?? (texts["deal.minimumCount"] == nil)
    else { return nil }
    unknown.removeAll { known.contains($0.name) }
    return Deal(kind, priceEach: priceEach, currency: currency, minimumCount: minimum ?? 1)
  }

  /// An exact number. Nearly all are fractions that fit in 64 bits, for which this is faster.
  fileprivate static func number(_ text: String) -> Rational? {
    var numerator: Int64?
    var number: Int64 = 0
    var digits = 0
    for byte in text.utf8 {
      if byte == UInt8(ascii: "/"), numerator == nil, digits > 0 {
        (numerator, number, digits) = (number, 0, 0)
      } else if (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte), digits < 18 {
        number = number * 10 + Int64(byte - UInt8(ascii: "0"))
        digits += 1
      } else {
        return (try? Rational(exact: text)) ?? nil
      }
    }
    guard digits > 0 else { return nil }
    guard let numerator else { return Rational(integerLiteral: number) }
    return try? Rational(Int128(numerator), over: Int128(number))
  }
}

extension Rational {
  /// Reads the exact text of a number, quickly where it has the usual size; `nil` for anything else.
  public init?(exactText text: String) {
    guard let value = ExactProduct.number(text) else { return nil }
    self = value
  }
}

// The one list of a product's members: the columns of the database, the undo log, JSON and the columns
// of tables come from it. The terms have a list of their own, `Terms.fields`.
extension Product {
  /// The members that are whatever text the user has typed, by their names in files.
  public static let texts: [String: WritableKeyPath<Product, String> & Sendable] = [
    "name": \.name, "store": \.store, "note": \.note, "barcode": \.barcode, "brand": \.brand,
    Member.articleNumber.name: \.articleNumber,
  ]

  /// A member of a product, or a part of one, that has one exact text.
  public enum Member: Int, CaseIterable, Sendable {
    case name
    case packs, amount, unit, countName
    case price, currency
    case deal, priceEach, dealCurrency
    case store, note, barcode, isInBasket, brand, picture
    case articleNumber, conversion

    private static let names = [
      "name", "quantity.packs", "quantity.amount", "quantity.unit", "quantity.of", "price.amount",
      "price.currency", "deal.exact", "deal.regularPrice", "deal.currency", "store", "note",
      "barcode", "inBasket", "brand", "picture", "articleNumber", "conversion",
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

    /// Whether few products have it: files leave it out where it is missing.
    public var isRare: Bool { self == .articleNumber || self == .conversion }

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

    /// The text of an empty member; `nil` if it has no text at all.
    public var usual: String? {
      switch self {
      case .name, .store, .note, .barcode, .brand: ""
      case .isInBasket: "0"
      default: nil
      }
    }
  }

  /// The exact text of a member; `nil` if none.
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
    case .articleNumber: articleNumber.isEmpty ? nil : articleNumber
    case .conversion: keptConversion?.exactText
    }
  }
}
