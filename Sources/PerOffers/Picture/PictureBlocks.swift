import PerDocument

/// Puts texts together to lines, and lines to paragraphs.
enum PictureBlocks {
  static func blocks(of texts: [StraightText]) -> [PictureBlock] {
    let lines = lines(of: texts)
    // Which line comes below which, and how far
    var below: [(upper: Int, lower: Int, pitch: Int)] = []
    for (index, line) in lines.enumerated() {
      var best: (lower: Int, pitch: Int)?
      for (other, next) in lines.enumerated() where other != index {
        guard next.middle > line.middle,
          continues(line, next) || continues(line, next, behindBadgeAmong: lines)
        else { continue }
        let pitch =
          (next.middle - line.middle) * PictureMeasure.wholePitch
          / max(1, min(line.height, next.height))
        if best == nil || pitch < best?.pitch ?? 0 { best = (other, pitch) }
      }
      if let best { below.append((index, best.lower, best.pitch)) }
    }
    // Lines of one paragraph are as far apart as most are.
    let pitches = below.map(\.pitch).sorted()
    let usual =
      pitches.isEmpty ? PictureMeasure.usualPitch : pitches[pitches.count / PictureShare.pitch]
    var upper: [Int: Int] = [:]
    for pair in below.sorted(by: { $0.pitch < $1.pitch })
    where upper[pair.lower] == nil
      && pair.pitch * 100 <= max(usual, PictureMeasure.leastPitch) * PictureMeasure.pitch
    {
      upper[pair.lower] = pair.upper
    }
    var lower: [Int: Int] = [:]
    for (one, other) in upper { lower[other] = one }
    return lines.indices.filter { upper[$0] == nil }.map { first in
      var block = PictureBlock(lines: [lines[first]])
      var current = first
      while let next = lower[current] {
        block.lines.append(lines[next])
        current = next
      }
      return block
    }
  }

  /// Whether a line may go on in another one: near below, in about the same size, on the same
  /// ground, and with a common side or middle.
  private static func continues(_ line: StraightText, _ next: StraightText) -> Bool {
    let height = min(line.height, next.height)
    guard !line.ground.differs(from: next.ground),
      max(line.height, next.height) * 100 <= height * PictureMeasure.highestInParagraph,
      next.top - line.bottom < height, line.left < next.right, next.left < line.right
    else { return false }
    return abs(line.left - next.left) <= height * PictureMeasure.offLeft / 100
      || abs(line.center - next.center) <= height * PictureMeasure.offCenter / 100
      || abs(line.right - next.right) <= height * PictureMeasure.offRight / 100
  }

  /// Whether the first line of a paragraph begins behind a badge, below which the next line begins: "[New] Rye", "bread".
  private static func continues(
    _ line: StraightText, _ next: StraightText, behindBadgeAmong lines: [StraightText]
  ) -> Bool {
    guard line.ground != nil, next.left < line.left else { return false }
    let badge = lines.first {
      $0.ground.differs(from: line.ground) && $0.right <= line.left + line.height / 2
        && line.left - $0.right <= line.height
        && abs($0.middle - line.middle) * 100 <= line.height * PictureMeasure.offLine
        && $0.width < line.width
    }
    guard let badge else { return false }
    var whole = line
    whole.left = badge.left
    return continues(whole, next)
  }

  /// Texts side by side with no more than a space between them are one line.
  private static func lines(of texts: [StraightText]) -> [StraightText] {
    var lines: [StraightText] = []
    for text in texts.sorted(by: { ($0.left, $0.top) < ($1.left, $1.top) }) {
      let before = lines.lastIndex { line in
        let height = min(line.height, text.height)
        return !line.ground.differs(from: text.ground)
          && abs(line.middle - text.middle) <= height * PictureMeasure.offLine / 100
          && text.left >= line.right - height
          && text.left - line.right <= height * PictureMeasure.gapInLine / 100
          && max(line.height, text.height) * 100 <= height * PictureMeasure.highestInLine
          && !isNextColumn(text, beside: line, texts)
      }
      if let before {
        lines[before] = lines[before].united(with: text)
      } else {
        lines.append(text)
      }
    }
    return lines.sorted { ($0.top, $0.left) < ($1.top, $1.left) }
  }

  /// Whether a text on a page begins the next card and goes on in none: others around it begin where it does,
  /// and where the line does, and none goes across.
  private static func isNextColumn(
    _ text: StraightText, beside line: StraightText, _ texts: [StraightText]
  ) -> Bool {
    let height = min(line.height, text.height)
    let gap = (text.left - line.right) * 100
    guard text.ground != nil else { return false }
    let near = texts.filter {
      $0.bottom > line.top - PictureReach.paragraph * height
        && $0.top < line.bottom + PictureReach.paragraph * height
        && abs($0.middle - text.middle) * 2 > height
    }
    func starts(at left: Int) -> Int {
      near.count { abs($0.left - left) * PictureMeasure.likeLine <= height }
    }
    let least =
      gap > height * PictureMeasure.wordsApart
      ? PictureLimit.agreed
      // Between cards there may be no more than a space.
      : gap > height * PictureMeasure.wordsTogether ? PictureLimit.column : PictureLimit.sided
    // A column of cards goes down the whole page.
    let isColumn =
      gap > height * PictureMeasure.wordsTogether
      && texts.count { abs($0.left - text.left) * PictureMeasure.likeColumn <= height }
        > PictureLimit.onPage
    return starts(at: text.left) >= (isColumn ? 1 : least) && starts(at: line.left) > 0
      && !near.contains { $0.left < line.right - height && $0.right > text.left + height }
  }
}

/// Lines that stand one below the other, as one paragraph.
struct PictureBlock {
  var lines: [StraightText]

  /// The place of all of it.
  var place: StraightText {
    lines.dropFirst().reduce(lines[0]) { $0.united(with: $1, text: "") }
  }
}

extension StraightText {
  /// Whether the first word of a next line had no more room in this one, beside which others end farther to the right.
  func isFull(before next: StraightText, in lines: [StraightText]) -> Bool {
    let right = lines.map(\.right).max() ?? self.right
    let word = next.text.prefix { $0 != " " }.count
    return self.right + next.width * word / max(1, next.text.count) > right
  }

  /// Whether another line is about as high, close below and begins or is centered where this one is.
  func isSameType(as next: StraightText) -> Bool {
    let least = min(height, next.height)
    // Where grounds are known, letters are as small as on screens: boxes around them differ more.
    let isOnScreen = ground != nil && next.ground != nil
    return max(height, next.height) * 100
      <= least * (isOnScreen ? PictureMeasure.sameTypeOnScreen : PictureMeasure.sameType)
      && next.top - bottom < least * PictureMeasure.gapOfType / 100
      && (abs(left - next.left) * 100 <= least * PictureMeasure.offType
        || abs(center - next.center) * 100 <= least * PictureMeasure.offType)
      && !ground.differs(from: next.ground)
  }
}
