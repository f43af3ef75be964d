import PerModel

/// What a stretch of words can be, and what it costs to read it so.
struct LineReading {
  let words: Range<Int>
  let value: Value
  let cost: Int
  /// Why it costs that; `nil` if it costs nothing, and the greater of two reasons.
  let reason: LineCost?
  /// Whether it must be something, but has no place: a second price, or an amount.
  let isLeftover: Bool
  /// What it says of the product.
  let fact: Facts

  init(
    words: Range<Int>, value: Value, cost: Int = 0, _ reason: LineCost? = nil,
    isLeftover: Bool = false
  ) {
    (self.words, self.value, self.cost, self.reason) = (words, value, cost, reason)
    self.isLeftover = isLeftover
    fact = isLeftover ? [] : value.fact
  }

  indirect enum Value {
    case name
    /// A sign: part of the name between two of its words, else it separates what is around it, or does not
    /// belong there.
    case mark(parts: Bool)
    /// From one amount to another.
    case range
    /// What is weighed or measured.
    case amount(ReadQuantity, LineReading.Extent)
    /// How many pieces or packs.
    case count(ReadQuantity, LineReading.Counting)
    case price(ReadPrice)
    /// A number that is a price by itself, and read when that is sure (`LineWords.plainNumber`).
    case plainPrice
    case unitPrice(ReadUnitPrice)
    /// A former price, or the lowest price of the last 30 days, which may be lower than today's.
    case formerPrice(ReadPrice, isLowest: Bool)
    case deal(Deal)
    case term(Term)
    case store(String)
    case barcode(String)
    /// As long as a barcode, but its check digit is wrong.
    case wrongBarcode
  }

  /// What an amount counts for.
  enum Extent {
    case plain
    /// What the price is for: "per kg".
    case per
    /// So much is in each: "180 g each".
    case each
    /// One or the other: "je 180 g" after a count is in each.
    case perOrEach
    /// So much is in all packs: "total 1 kg".
    case whole
  }

  /// How a count relates to the text next to it.
  struct Counting {
    /// Counts things that hold something: packs.
    var isContainer = false
    /// Whether the price is for this many: "per piece".
    var isPer = false
    /// Whether an amount next to it is that of each: "pack of 4", "x4".
    var multiplies = false
    /// Says so with "each": "4 bars each 45 g".
    var isEach = false
    /// Perhaps a number of the name: "Whisky 18 bottle 700 ml".
    var isDoubtful = false
    /// "250 count (3-pack)": 250 in all, or in each?
    var isInBrackets = false
    /// Says how many pieces one pack has: "10 pack".
    var isOfPieces = false
    /// Is that of all packs: "total 48 capsules".
    var isWhole = false
    /// Says how many were taken, so that the price may be that of one: "2x Milk 1 l".
    var isOfPurchase = false
  }

  /// Facts that a line states only once.
  struct Facts: OptionSet, Hashable {
    let rawValue: UInt8
    static let price = Facts(rawValue: 1)
    static let amount = Facts(rawValue: 2)
    static let count = Facts(rawValue: 4)
    static let unitPrice = Facts(rawValue: 8)
    static let formerPrice = Facts(rawValue: 16)
    static let deal = Facts(rawValue: 32)
    static let store = Facts(rawValue: 64)
    static let barcode = Facts(rawValue: 128)
  }

}

extension LineReading.Facts {
  /// The facts together with those of this reading; `nil` if something would be said twice.
  ///
  /// One of two counts may be the content of the other: 9 rolls, 1620 sheets.
  func adding(to facts: Self) -> Self? {
    let fact = self == .count && facts.contains(.count) ? .amount : self
    return facts.isDisjoint(with: fact) ? facts.union(fact) : nil
  }
}

extension LineReading.Value {
  /// What is measured or counted.
  var amount: ReadQuantity? {
    switch self {
    case .amount(let read, _), .count(let read, _): read
    default: nil
    }
  }

  var money: ReadPrice? { if case .price(let read) = self { read } else { nil } }

  fileprivate var fact: LineReading.Facts {
    switch self {
    case .name, .mark, .range, .term, .wrongBarcode: []
    case .amount: .amount
    case .count: .count
    case .price, .plainPrice: .price
    case .unitPrice: .unitPrice
    case .formerPrice: .formerPrice
    case .deal: .deal
    case .store: .store
    case .barcode: .barcode
    }
  }
}

/// What one amount costs: €1.99 per 100 g, $5.49 each.
public struct ReadUnitPrice: Hashable, Sendable {
  /// What it costs.
  public let price: ReadPrice
  /// What costs that: 100 g, one piece.
  public let quantity: ReadQuantity
  /// Where the one is, and where the other, in UTF-8 offsets of the line.
  let priceRange: Range<Int>
  let quantityRange: Range<Int>
}
