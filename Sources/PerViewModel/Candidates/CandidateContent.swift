import PerWords

/// What a row shows of something that a page, a mail or a file offers.
public struct CandidateContent: Hashable, Sendable {
  /// Its place among the others, from 0.
  public let place: Int
  /// What it is called.
  public let name: String
  /// The amount, the price and the unit price: "500 g for €2.99 · €5.98/kg".
  public let facts: String
  /// The digits of the price that are not certain, as ranges of UTF-8 in `facts`.
  public var doubted: [Range<Int>] = []
  /// How far it can be trusted.
  public let trust: Trust
  /// Why.
  public let reason: String
  /// Why it cannot be added; empty if it can.
  public let obstacle: String
  /// Whether it will be added.
  public let isTicked: Bool
  /// The other price that could be meant: "€3.49"; empty if none.
  public let otherPrice: String
  /// The piece of the picture that it was found in; `nil` if none.
  public var cutOut: CutOut?

  /// A piece of a picture.
  public struct CutOut: Hashable, Sendable {
    /// What of the picture it is.
    public let part: PicturePart
    /// How large it is shown where there is room, in pixels.
    public let width, height: Int
    /// How wide the widest of all is, so that the texts beside them begin at one line.
    public internal(set) var column = 0
  }

  /// How far what was read can be trusted.
  public enum Trust: Hashable, Sendable { case confirmed, read, unclear }

  /// The reason after a sign that tells at a glance.
  public var markedReason: String {
    let mark =
      switch trust {
      case .confirmed: "✓ "
      case .read: ""
      case .unclear: "? "
      }
    return reason.isEmpty ? "" : mark + reason
  }

  /// All of it, for a screen reader.
  public var spoken: String {
    [facts, reason, obstacle].filter { !$0.isEmpty }.joined(separator: factSeparator)
  }
}
