import PerDocument

/// Puts glyphs together to rows, and rows to parts with wide gaps between them.
enum PDFRows {
  /// A character and where it is.
  struct Glyph {
    let scalar: Unicode.Scalar
    let box: Box
  }

  /// Words that are next to each other.
  struct Part {
    var text: String
    var box: Box
  }

  /// The rows of a page from top to bottom, each in the order in which it is read.
  static func rows(of glyphs: [Glyph]) -> [[Part]] {
    let sorted = glyphs.sorted { ($0.middle, $0.box.left) < ($1.middle, $1.box.left) }
    var rows: [[Glyph]] = []
    var middle = 0
    var height = 0
    for glyph in sorted {
      let own = max(glyph.box.bottom - glyph.box.top, 1)
      if !rows.isEmpty, abs(glyph.middle - middle) * 5 < max(min(height, own), 1) * 2 {
        rows[rows.count - 1].append(glyph)
      } else {
        rows.append([glyph])
        (middle, height) = (glyph.middle, own)
      }
    }
    return rows.map { ReadingOrder.ordered(parts(of: $0.sorted { $0.box.left < $1.box.left })) }
  }

  private static func parts(of row: [Glyph]) -> [Part] {
    var parts: [Part] = []
    // The middle width of a glyph: the gap between words is a part of it.
    let widths = row.map { max($0.box.right - $0.box.left, 1) }.sorted()
    let width = widths[widths.count / 2]
    for glyph in row {
      let character = String(Character(glyph.scalar))
      guard let last = parts.last else {
        parts.append(Part(text: character, box: glyph.box))
        continue
      }
      let gap = glyph.box.left - last.box.right
      if gap > 3 * width {
        parts.append(Part(text: character, box: glyph.box))
        continue
      }
      // The same glyph again, a little to the side, makes text bold.
      if -gap > width * 2 / 3, last.text.last == Character(glyph.scalar) { continue }
      if gap * 3 > width { parts[parts.count - 1].text += " " }
      parts[parts.count - 1].text += character
      parts[parts.count - 1].box = last.box.united(with: glyph.box)
    }
    return parts
  }
}

extension PDFRows.Glyph {
  fileprivate var middle: Int { (box.top + box.bottom) / 2 }
}
