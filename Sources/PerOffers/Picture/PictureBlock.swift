import PerDocument

/// Lines that stand one below the other, as one paragraph.
struct PictureBlock {
  var lines: [StraightText]

  /// The place of all of it.
  var place: StraightText {
    lines.dropFirst().reduce(lines[0]) { $0.united(with: $1, text: "") }
  }
}
