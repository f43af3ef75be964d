import PerModel

/// Reads a whole product from one line, in any sensible order: "6x330ml 4.99 Cola @ Aldi".
///
/// Every stretch of the line gets all readings that it can have (`LineReadings`); of all ways to cover
/// the line with them, the one that costs least (`LineCosts`) is meant (`LineCovers`). Where another
/// one that means something else costs hardly more, the line is unclear.
public struct LineReader: Sendable {
  private let readers: LineReaders

  /// A reader of this user's typing.
  public init(_ context: ReadingContext) {
    self.init(context, costs: .standard)
  }

  /// - Parameter ignored: a veto that does not count.
  init(_ context: ReadingContext, costs: LineCosts = .standard, ignoring ignored: Veto? = nil) {
    readers = LineReaders(context, costs, ignoring: ignored)
  }

  /// How a line is read: all readings of its parts, what was vetoed, and what the ways to read it as a whole cost.
  public func explain(_ text: String) -> LineExplanation {
    let explanation = LineExplanation()
    lending(text) { text in
      var meanings = LineMeanings()
      readers.read(text, nil, changing: nil, into: &meanings, explaining: explanation)
    }
    return explanation
  }

  /// What the line says. No line is refused: what has no place is in `notUnderstood`, and where there
  /// are two ways to read it both are there.
  ///
  /// - Parameters:
  ///   - kind: what the comparison measures, if decided.
  ///   - product: the product that the line only changes, which has its price and quantity already.
  public func read(
    _ text: String, measuring kind: Unit.Kind? = nil, changing product: Product? = nil
  ) -> ReadLine {
    // In a box, so that it is not copied from one function to the next.
    let product = product.map(ChangedProduct.init)
    var text = text
    return text.withUTF8 { bytes in
      withFoldedWord { word in
        var meanings = LineMeanings()
        readers.read(LentText(bytes, scratch: word.bytes), kind, changing: product, into: &meanings)
        // Moved, because lines are large.
        var line = ReadLine()
        swap(&line, &meanings.first.line)
        return line
      }
    }
  }
}

/// A product that a line only changes.
final class ChangedProduct: Sendable {
  let product: Product

  init(_ product: Product) { self.product = product }
}

extension ReadingContext {
  var groupsBySpace: Bool {
    groupingSeparator?.unicodeScalars.first.map { Scalars.isSpace($0.value) } ?? false
  }
}
