import PerModel
import RandomTesting

/// A session of random edits in which each edit depends only on the seed, its number and what was
/// done before, so that it can be repeated elsewhere and taken up in the middle.
public struct RandomEdits {
  public private(set) var comparison: Comparison
  public private(set) var history = History()
  private let seed: UInt64

  public init(seed: UInt64, comparison: Comparison) {
    self.seed = seed
    self.comparison = comparison
  }

  public enum Edit: Sendable {
    case new(Change)
    case undo
    case redo
  }

  /// Carries out the edit with this number, which always is one.
  public mutating func perform(_ number: Int64) throws -> Edit {
    let edit = Self.edit(
      number, seed: seed, of: comparison, canUndo: history.undo != nil,
      canRedo: history.redo != nil)
    switch edit {
    case .new(let change):
      try comparison.apply(change)
      history.record(change)
    case .undo:
      if let change = history.undo { try comparison.apply(change) }
      history.didUndo()
    case .redo:
      if let change = history.redo { try comparison.apply(change) }
      history.didRedo()
    }
    return edit
  }

  /// The edit with this number.
  public static func edit(
    _ number: Int64, seed: UInt64, of comparison: Comparison, canUndo: Bool, canRedo: Bool
  ) -> Edit {
    var generator = SeededGenerator(seed: seed &+ UInt64(bitPattern: number) &* 0x1_0000_0001)
    switch Int.random(in: 0..<10, using: &generator) {
    case 0 where canUndo: return .undo
    case 1 where canRedo: return .redo
    default: return .new(newChange(of: comparison, &generator))
    }
  }

  private static func newChange(
    of comparison: Comparison, _ generator: inout SeededGenerator
  ) -> Change {
    let products = comparison.products
    switch Int.random(in: 0..<9, using: &generator) {
    case 0 where !products.isEmpty:
      let doomed = products.filter { _ in Bool.random(using: &generator) }
      return comparison.removing(Set(doomed.map(\.id)))
        ?? comparison.adding([product(&generator)])
    case 1, 2:
      if let old = products.randomElement(using: &generator) {
        return .edit(from: old, to: product(&generator, id: old.id))
      }
    case 3:
      return .rename(
        from: comparison.name, to: "Shopping \(UInt16.random(in: 0...9999, using: &generator))")
    case 4:
      let to: Currency = comparison.currency == .euro ? .yen : .euro
      return .setCurrency(from: comparison.currency, to: to)
    case 5:
      return .setReferenceUnit(
        from: comparison.referenceUnit,
        to: Bool.random(using: &generator) ? ReferenceUnit(100, .milliliter) : nil)
    case 6:
      let index = Int.random(in: 0...products.count, using: &generator)
      return .several([
        .add([Change.Place(index, product(&generator))]),
        .rename(from: comparison.name, to: comparison.name + "’"),
      ])
    case 7:
      var settings = comparison.settings
      settings.marksWorst.toggle()
      settings.tolerance = Rational(Int.random(in: 0...3, using: &generator))
      return .set(from: comparison.settings, to: settings)
    default: break
    }
    let added = (0..<Int.random(in: 1...4, using: &generator)).map { _ in product(&generator) }
    return comparison.adding(added)
  }

  /// A product of a volume, whose amounts are in no currency but the comparison's: none is written.
  public static func product(
    _ generator: inout SeededGenerator, id: Product.ID? = nil
  ) -> Product {
    var product = Product(
      id: id ?? Product.ID(rawValue: .random(in: 1...Int64.max, using: &generator)))
    let names = ["Cola", "Crème fraîche", "Süßmost", "عصير", "牛乳", "", "O'Hara \"dry\"", "7-Up"]
    product.name = names.randomElement(using: &generator) ?? ""
    let amount = try? Rational(
      .random(in: 1...5000, using: &generator), over: .random(in: 1...9, using: &generator))
    let packs = [[], [6], [2, 12]].randomElement(using: &generator) ?? []
    product.quantity = amount.flatMap { try? Quantity(packs: packs, $0, .milliliter) }
    if Bool.random(using: &generator) {
      product.deal = Deal(.total(count: 3, price: 5), priceEach: try? Rational(7, over: 3))
    }
    product.store = Bool.random(using: &generator) ? "Market" : ""
    product.note = Bool.random(using: &generator) ? "Two\nlines" : ""
    product.isInBasket = Bool.random(using: &generator)
    product.brand = Bool.random(using: &generator) ? "Marke" : ""
    return product
  }
}
