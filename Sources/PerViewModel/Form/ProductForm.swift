import PerModel
import PerText
import PerWords

/// What is in the form: the texts as they were typed, and the unit that is chosen.
public struct ProductForm: Hashable, Sendable {
  /// What the product is called.
  public var name = ""
  /// How much is in the pack, with or without a unit.
  public var quantity = ""
  /// What the pack costs.
  public var price = ""
  /// A special offer: "3 for 2".
  public var deal = ""
  /// Where it is sold.
  public var store = ""
  /// The user's own words about it.
  public var note = ""
  /// The digits of its barcode.
  public var barcode = ""
  /// The texts of the terms; absent where nothing is typed.
  private var terms: [Term: String] = [:]
  /// Who makes it.
  public var brand = ""
  /// A number that is not a barcode.
  public var articleNumber = ""
  /// When the price was seen: "yesterday", "5 Nov"; empty for today.
  public var day = ""
  /// The unit of a quantity that is typed without one.
  public var unit: UnitChoice
  /// What the product looks like.
  public internal(set) var picture: Picture.ID?
  /// The product being edited; `nil` for a new one.
  public internal(set) var edited: Product?
  /// The new product as it could not be saved. It may be in the file after all: then adding it again
  /// finds it there, instead of making a second one.
  var attempted: Product?
  /// Whether the user has tried to add or apply: from then on, empty fields are marked as well.
  var wasTried = false

  init(unit: UnitChoice) {
    self.unit = unit
  }

  /// The texts of a product; without a quantity, `unit` is chosen.
  @MainActor
  init(_ product: Product, in currency: Currency, unit: UnitChoice, using language: Language) {
    let formatter = language.formatter
    self.unit = product.quantity.map { UnitChoice($0.unit, of: $0.countName) } ?? unit
    edited = product
    name = product.name
    // A price per unit was typed without a quantity, if that is the unit.
    let isUnitPrice = product.quantity != nil && product.quantity == product.terms.pricedPer
    quantity = isUnitPrice ? "" : product.quantity.map { formatter.editable($0) } ?? ""
    // What was paid in another currency is typed in that.
    let paid = product.asPaid
    let abroad = product.conversion?.paid
    price = (abroad.map { $0.code + " " } ?? "") + formatter.editablePrice(of: paid)
    let currency = abroad ?? currency
    deal = paid.deal.map { formatter.typed($0, in: currency) } ?? ""
    for term in Term.allCases {
      self[.term(term)] = formatter.typed(term, of: paid.terms, in: currency)
    }
    barcode = product.barcode
    brand = product.brand
    articleNumber = product.articleNumber
    picture = product.picture
    store = product.store
    note = product.note
  }

  /// The text of an entry.
  public subscript(field: Field) -> String {
    get {
      switch field {
      case .name: name
      case .quantity: quantity
      case .price: price
      case .store: store
      case .note: note
      case .deal: deal
      case .barcode: barcode
      case .term(let term): terms[term] ?? ""
      case .brand: brand
      case .articleNumber: articleNumber
      case .day: day
      }
    }
    set {
      switch field {
      case .name: name = newValue
      case .quantity: quantity = newValue
      case .price: price = newValue
      case .store: store = newValue
      case .note: note = newValue
      case .deal: deal = newValue
      case .barcode: barcode = newValue
      case .term(let term): terms[term] = newValue.isEmpty ? nil : newValue
      case .brand: brand = newValue
      case .articleNumber: articleNumber = newValue
      case .day: day = newValue
      }
    }
  }

  /// Whether nothing is typed, and no picture chosen.
  public var isEmpty: Bool { picture == nil && Field.allCases.allSatisfy { self[$0].isEmpty } }
}

extension ProductForm {
  /// The entries of the form.
  public enum Field: CaseIterable, Hashable, Sendable {
    case name, quantity, price, store, deal, brand, barcode, articleNumber, day, note
    case term(Term)

    /// All entries, in the order of the keyboard.
    public static let allCases: [Field] =
      [.name, .quantity, .price, .store] + Group.allCases.flatMap(\.fields)

    /// The group that has to be open to see it; `nil` if it always shows.
    public var group: Group? { Group.allCases.first { $0.fields.contains(self) } }

    /// Whether numbers are typed into it.
    public var isNumeric: Bool { self == .quantity || self == .price }

    /// Whether what is typed into it can change the unit price, which a screen reader then reads with it.
    public var changesOutcome: Bool {
      switch self {
      case .quantity, .price, .deal, .term: true
      case .name, .store, .brand, .barcode, .articleNumber, .day, .note: false
      }
    }

    /// What the entry is called, with an underscore before its access key.
    public var title: String {
      switch self {
      case .name: localized("_Name")
      case .quantity: localized("_Quantity")
      case .price: localized("_Price")
      case .store: localized("_Store")
      case .deal: localized("Dea_l")
      case .brand: localized("B_rand")
      case .barcode: localized("_Barcode")
      case .articleNumber: localized("Arti_cle or Serial Number")
      // Translators: when a price was seen. No letter is left: it shares one with a field of another group.
      case .day: localized("_Date")
      case .note: localized("No_te")
      case .term(let term): term.titleWithKey
      }
    }
  }

  /// The entries that are seldom needed, by topic.
  public enum Group: CaseIterable, Hashable, Sendable {
    case deal, costs, usableAmount, about

    /// Its entries, in the order of the keyboard.
    public var fields: [Field] {
      let others: [Field] =
        switch self {
        case .deal: [.deal]
        case .about: [.brand, .barcode, .articleNumber, .day, .note]
        case .costs, .usableAmount: []
        }
      return others + terms.map(Field.term)
    }

    /// The terms among them.
    public var terms: [Term] {
      Term.allCases.filter { Self.group(of: $0.kind) == self }
    }

    private static func group(of kind: Terms.Kind) -> Group {
      switch kind {
      case .loyaltyPrice, .coupon, .cashback, .packCount, .limit, .offerDays: .deal
      case .deposit, .fee, .tax, .shipping: .costs
      case .drained, .usableShare, .strength, .density: .usableAmount
      }
    }

    /// What it is called.
    public var title: String {
      switch self {
      // Translators: heads entries of the form. What is typed there follows: "Deal   3 for 2".
      case .deal: localized(context: "group", "Deal")
      // Translators: heads entries of the form: deposit, tax, shipping.
      case .costs: localized(context: "group", "Costs")
      // Translators: heads entries of the form: how many washes, how much alcohol, what is left when it is drained.
      case .usableAmount: localized(context: "group", "What’s Inside")
      // Translators: heads entries of the form: brand, barcode, date, note.
      case .about: localized(context: "group", "About It")
      }
    }

    /// What it holds, shown while nothing of it is filled in.
    public var hint: String {
      switch self {
      case .deal: localized(context: "group", "3 for 2, coupon, card price")
      case .costs: localized(context: "group", "deposit, tax, shipping")
      case .usableAmount: localized(context: "group", "washes, alcohol, drained weight")
      case .about: localized(context: "group", "barcode, date, note")
      }
    }
  }

  /// The groups with something in them.
  var filledGroups: Set<Group> {
    var groups = Set(Field.allCases.filter { !self[$0].isEmpty }.compactMap(\.group))
    if picture != nil { groups.insert(.about) }
    return groups
  }
}
