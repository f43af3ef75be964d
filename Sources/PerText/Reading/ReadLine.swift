import PerModel

/// What was read from a quick line: everything that was understood, and where it stands.
public struct ReadLine: Hashable, Sendable {
  /// What is left when everything else is taken out; empty when nothing is.
  public internal(set) var name = ""
  /// Where the words of the name stand, as offsets into the UTF-8 of the line.
  public internal(set) var nameRanges: [Range<Int>] = []
  public internal(set) var quantity: Part<ReadQuantity>?
  public internal(set) var price: Part<ReadPrice>?
  public internal(set) var deal: Part<Deal>?
  /// What else decides what is paid and what one gets, and where it is said.
  public internal(set) var terms = Terms()
  public internal(set) var termParts: [Part<Term>] = []
  /// What follows an "@".
  public internal(set) var store: Part<String>?
  /// The digits of a GTIN with a valid check digit.
  public internal(set) var barcode: Part<String>?
  /// What has no place in the product: a second price, control characters.
  public internal(set) var notUnderstood: [Range<Int>] = []

  init() {}

  /// Something that was understood, and the part of the line that says it.
  public struct Part<Value: Hashable & Sendable>: Hashable, Sendable {
    public let value: Value
    /// Offsets into the UTF-8 of the line.
    public let range: Range<Int>
  }
}
