/// What the next part of a text is.
enum Token: UInt8 {
  case end, number, word
  case plus, minus, dash
  /// "x" or "×" between numbers: a pack.
  case times
  /// "*", which is a pack or a sum.
  case star
  case slash, divide, open, close, percent, comma
  /// ";", "|", "•", which part one statement from the next.
  case separator
  case colon, equals, exclamation
  /// "~", "≈".
  case about
  case at
  case quote
}
