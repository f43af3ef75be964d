import PerModel
import PerText

extension ReadQuantity {
  /// The quantity; a number without a unit counts pieces.
  ///
  /// Throws a problem of the text's `range`.
  public func counted(in range: Range<Int>) throws(ReadingError) -> Quantity {
    do throws(QuantityError) {
      return try quantity(defaultUnit: .item)
    } catch {
      throw ReadingError(error == .tooLarge ? .tooLarge : .notPositive, range)
    }
  }
}
