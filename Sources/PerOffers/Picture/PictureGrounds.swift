import PerDocument

/// The colours on which the words of a page stand. What stands on another one is printed on a pack, a badge or a button.
///
/// On paper, where each offer may have its own colour and stand on a photograph, nothing follows from that.
struct PictureGrounds {
  private var usual: [Ground] = []
  /// Whether it looks like a screen: nearly all letters stand on plain colours, and half of them on one.
  private(set) var isScreen = false

  /// A ground with at least this part of all letters is one of the page: there are seldom more than two.
  private static let leastShare = 5
  /// On a screen at least half of the letters stand on one colour.
  private static let leastPlain = 2
  /// On a screen at most one letter in twenty stands on no plain colour.
  private static let mostMixed = 20

  init(_ texts: [StraightText]) {
    var counts: [(ground: Ground, letters: Int)] = []
    var all = 0
    for text in texts {
      let letters = text.text.count { $0.isLetter || $0.isNumber }
      all += letters
      guard let ground = text.ground else { continue }
      if let known = counts.firstIndex(where: { $0.ground.isLike(ground) }) {
        counts[known].letters += letters
      } else {
        counts.append((ground, letters))
      }
    }
    let (known, most) = (counts.reduce(0) { $0 + $1.letters }, counts.map(\.letters).max() ?? 0)
    isScreen = (all - known) * Self.mostMixed <= all && most * Self.leastPlain >= all && all > 0
    usual = counts.filter { $0.letters * Self.leastShare >= all }.map(\.ground)
  }

  /// Whether a text stands on a ground of its own, which the price beside it does not share.
  func isElsewhere(_ text: StraightText, than price: StraightText) -> Bool {
    // On a screen only packs and other pictures have no plain colour.
    guard let ground = text.ground else { return isScreen && price.ground != nil }
    guard text.ground.differs(from: price.ground) else { return false }
    return !usual.contains { $0.isLike(ground) }
  }
}

extension StraightText {
  /// The same, as if its colours and the size of its digits were not known.
  var withoutGround: StraightText {
    var text = self
    (text.ground, text.ink) = (nil, nil)
    text.hasLevelDigits = false
    return text
  }
}
