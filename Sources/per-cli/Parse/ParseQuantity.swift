import PerModel
import PerText

/// `parse quantity`.
struct ParseQuantity: ParseSubject {
  private let reader: QuantityReader
  private let formatter: Formatter

  init(_ locale: UserLocale) {
    reader = QuantityReader(ReadingContext(locale))
    formatter = Formatter(locale)
  }

  func addMembers(for text: String, to object: inout JSONObject) throws(ReadingError) {
    object.add(try read(text))
  }

  func text(for text: String) throws(ReadingError) -> String {
    formatter.quantity(try read(text))
  }

  /// A number without a unit is a count.
  private func read(_ text: String) throws(ReadingError) -> Quantity {
    let read = try reader.read(text)
    do throws(QuantityError) {
      return try read.quantity(defaultUnit: .item)
    } catch {
      throw ReadingError(
        error == .tooLarge ? .tooLarge : .notPositive, 0..<text.utf8.count)
    }
  }
}

extension JSONObject {
  /// Kind, amount in the base unit of the kind, and what is counted.
  mutating func add(_ quantity: Quantity) {
    let kind = quantity.unit.kind
    add("kind", kind.rawValue)
    add("amount", quantity.total.description)
    add("unit", kind.baseUnit.id)
    if let countName = quantity.countName { add("of", countName.id) }
  }
}
