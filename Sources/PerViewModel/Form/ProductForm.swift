import PerModel
import PerText

/// What stands in the form pane: the texts as they were typed and the unit that is chosen.
public struct ProductForm: Hashable, Sendable {
  public var name = ""
  public var quantity = ""
  public var price = ""
  public var deal = ""
  public var store = ""
  public var note = ""
  public var barcode = ""
  /// The texts of the terms; absent for those about which nothing is typed.
  private var terms: [Term: String] = [:]
  public var brand = ""
  public var unit: UnitChoice
  /// What the product looks like.
  public internal(set) var picture: Picture.ID?
  /// The product that is being edited; `nil` while a new one is described.
  public internal(set) var edited: Product?
  /// Whether it was tried to add or apply: from then on empty fields are marked, too.
  var wasTried = false

  init(unit: UnitChoice) {
    self.unit = unit
  }

  /// The texts of a product; `unit` is chosen where it has no quantity.
  @MainActor
  init(_ product: Product, in currency: Currency, unit: UnitChoice, using language: Language) {
    let formatter = language.formatter
    self.unit = product.quantity.map { UnitChoice($0.unit, of: $0.countName) } ?? unit
    edited = product
    name = product.name
    quantity = product.quantity.map { formatter.editable($0) } ?? ""
    price = product.price.map { formatter.editable($0) } ?? ""
    deal = product.deal.map { formatter.editable($0, in: currency) } ?? ""
    for term in Term.allCases {
      self[.term(term)] = formatter.editable(term, of: product.terms, in: currency)
    }
    barcode = product.barcode
    brand = product.brand
    picture = product.picture
    store = product.store
    note = product.note
  }

  /// The entries of the form, in the order of the keyboard.
  public enum Field: CaseIterable, Hashable, Sendable {
    case name, quantity, price, store, note, deal, barcode, brand
    case term(Term)

    public static let allCases: [Field] =
      [.name, .quantity, .price, .store, .note, .deal] + Term.allCases.map(Field.term)
      + [.barcode, .brand]

    /// Whether it is among those that are hidden until somebody wants to say more.
    public var isSecondary: Bool {
      switch self {
      case .name, .quantity, .price, .store, .note: false
      case .deal, .barcode, .brand, .term: true
      }
    }
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
      }
    }
  }

  /// Whether nothing is typed, and no picture chosen.
  public var isEmpty: Bool { picture == nil && Field.allCases.allSatisfy { self[$0].isEmpty } }
}

/// What is wrong with an entry.
public struct FieldProblem: Hashable, Sendable {
  /// One sentence for the person.
  public let sentence: String
  /// The part of the text that it is about, in UTF-8 offsets; `nil` for the whole.
  public let range: Range<Int>?
  /// Whether the product would be right in a comparison of its own.
  public let belongsElsewhere: Bool

  init(_ sentence: String, range: Range<Int>? = nil, belongsElsewhere: Bool = false) {
    self.sentence = sentence
    self.range = range
    self.belongsElsewhere = belongsElsewhere
  }
}
