/// A key that names share which differ only in case, accents and surrounding spaces:
/// "Edeka" and "EDEKA ", "Café" and "Cafe".
///
/// It is the key of the Unicode Collation Algorithm at the first level (Unicode Technical Standard 10),
/// so that it is as right for Greek and Cyrillic as for Latin letters.
public struct NameKey: Hashable, Sendable, Comparable {
  private let weights: [UInt8]

  /// The key of a name.
  public init(_ name: String) {
    weights = Collator.byLetters.key(of: name.trimmingSpaces)
  }

  /// Whether the name begins with the letters of another one: "Aldi Süd" with "al".
  public func begins(with other: NameKey) -> Bool {
    // A key ends with a byte that stands for no letter.
    weights.starts(with: other.weights.dropLast())
  }

  /// Whether a name comes before another in a list.
  public static func < (left: NameKey, right: NameKey) -> Bool {
    left.weights.lexicographicallyPrecedes(right.weights)
  }
}

extension String {
  fileprivate var trimmingSpaces: String {
    let start = drop(while: \.isWhitespace)
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...last])
  }
}
