import PerDocument

/// Texts that the network found twice, or in two pieces.
enum PictureEchoes {
  /// Without the "8,90" of "R$ 18,90", whose end was found once more.
  static func removed(from texts: [StraightText]) -> [StraightText] {
    texts.filter { text in
      !(text.text.contains(where: \.isNumber) && texts.contains { isEnd(text, of: $0) })
    }
  }

  private static func isEnd(_ text: StraightText, of whole: StraightText) -> Bool {
    guard whole.text.count > text.text.count, whole.text.hasSuffix(text.text),
      whole.text.dropLast(text.text.count).last?.isNumber == true
    else { return false }
    let across = min(text.right, whole.right) - max(text.left, whole.left)
    let down = min(text.bottom, whole.bottom) - max(text.top, whole.top)
    return across * 100 >= text.width * PictureMeasure.echo
      && down * 100 >= min(text.height, whole.height) * PictureMeasure.echo
  }
}
