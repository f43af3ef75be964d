import PerModel
import PerText
import PerWords

/// What is doubtful about a row of a table.
public enum RowDoubt: Hashable, Sendable {
  /// The price of a unit does not follow from quantity and price.
  case unitPrice(String)
  /// What is asked now is more than what was asked before.
  case dearerOffer
  /// The price may be that of one pack or of all of them.
  case eachOrAll(Int)
  /// The unit of a number is guessed.
  case unit(String)
  /// What was asked before stands alone in a table that has a column for what is asked now.
  case onlyFormer
  /// Something that costs nothing.
  case free
  /// A number alone where an offer should stand, or an offer that would be more than the price.
  case offer(String)
  /// The name stands only in a row above.
  case nameAbove
  /// The name can be read in several ways; with the sentence that says so.
  case name(String)

  /// What is doubtful, in the user's language.
  public var sentence: String {
    switch self {
    case .unitPrice(let text):
      localized("Quantity and price do not give the unit price “%1$s”.", text)
    case .dearerOffer: localized("The price after the reduction is more than the price before it.")
    case .eachOrAll(let count):
      localized("The price may be that of each of the %1$s or of all together.", String(count))
    case .unit(let unit): localized("No unit is stated; %1$s is a guess.", unit)
    case .onlyFormer: localized("There is no price.")
    case .free: localized("The price is 0.")
    case .offer(let text): localized("“%1$s” is no offer and was left out.", text)
    case .nameAbove: localized("The name is that of a row above.")
    case .name(let sentence): sentence
    }
  }
}

/// Why a row of a table is not a product.
public enum RowOmission: Hashable, Sendable {
  case sum, charge, section, headings, above

  var sentence: String {
    switch self {
    case .sum: localized("This row is a sum and was left out.")
    case .charge: localized("This row is a tax or a charge and was left out.")
    case .section: localized("This row only has a name and was left out as a heading.")
    case .headings: localized("The headings are repeated here.")
    case .above: localized("This row above the headings was left out.")
    }
  }
}

/// What all rows of a file lack.
public enum RowLack: Hashable, Sendable {
  case name, price, quantity

  /// Says so, and that nothing was added.
  public var sentence: String {
    switch self {
    case .name: localized("No row has a name: nothing was added.")
    case .price: localized("No row has a price: nothing was added.")
    case .quantity: localized("No row has a quantity: nothing was added.")
    }
  }
}

/// Finds out what all products of a file lack.
public struct LackSearch {
  private var isAny = false
  private var found: Set<RowLack> = []

  /// A search that has seen nothing yet.
  public init() {}

  /// Looks at one more product; in the price book a barcode stands for a pack.
  public mutating func look(at product: Product, inBook: Bool = false) {
    isAny = true
    if !product.name.isEmpty { found.insert(.name) }
    if product.statesPrice { found.insert(.price) }
    if product.quantity != nil || inBook && !product.barcode.isEmpty { found.insert(.quantity) }
  }

  /// What all rows lack; `nil` without rows, or if they lack nothing.
  public var lack: RowLack? {
    isAny ? [.price, .quantity, .name].first { !found.contains($0) } : nil
  }
}
