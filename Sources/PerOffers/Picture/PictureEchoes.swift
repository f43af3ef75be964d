import PerDocument

/// Texts that the network found twice, or in two pieces.
enum PictureEchoes {
  /// Without the "8,90" of "R$ 18,90", whose end was found once more.
  static func removed(from texts: [StraightText]) -> [StraightText] {
    texts.filter { text in
      !(text.text.contains(where: \.isNumber)
        && texts.contains {
          isEnd(text, of: $0) || isStart(text, of: $0) || isSignBefore(text, $0)
        })
    }
  }

  /// The "5," of "5,49 €"
  private static func isStart(_ text: StraightText, of whole: StraightText) -> Bool {
    guard let mark = text.text.last, ".,".contains(mark), whole.text.count > text.text.count,
      whole.text.hasPrefix(text.text)
    else { return false }
    return covers(whole, text, PictureMeasure.echoOfStart)
  }

  /// The "$3" of "3.00", whose first digit is in both
  private static func isSignBefore(_ text: StraightText, _ whole: StraightText) -> Bool {
    let digits = text.text.dropFirst()
    guard text.text.first?.isCurrencySymbol == true, !digits.isEmpty,
      digits.allSatisfy(\.isNumber), whole.text.hasPrefix(digits),
      let mark = whole.text.dropFirst(digits.count).first, ".,".contains(mark)
    else { return false }
    return text.left < whole.left && covers(whole, text, PictureMeasure.sharedDigit / 2)
  }

  private static func isEnd(_ text: StraightText, of whole: StraightText) -> Bool {
    guard whole.text.count > text.text.count, whole.text.hasSuffix(text.text),
      whole.text.dropLast(text.text.count).last?.isNumber == true
    else { return false }
    return covers(whole, text, PictureMeasure.echo)
  }

  /// Whether a text lies in another one, with a part of its width in hundredths and most of the lower one's height.
  private static func covers(_ whole: StraightText, _ text: StraightText, _ least: Int) -> Bool {
    let across = min(text.right, whole.right) - max(text.left, whole.left)
    let down = min(text.bottom, whole.bottom) - max(text.top, whole.top)
    return across * 100 >= text.width * least
      && down * 100 >= min(text.height, whole.height) * PictureMeasure.echo
  }
}
