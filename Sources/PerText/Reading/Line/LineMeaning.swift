/// What a cover of a line says about a product.
struct LineMeaning {
  var line: ReadLine
  let cost: Int
  /// Whether it is only offered beside a reading that is clear by itself.
  let isOffered: Bool
}
