import PerDocument

extension String {
  /// Without white space, brackets and signs around it that say nothing.
  var trimmed: String {
    var text = Substring(self.collapsed)
    while let first = text.first, "*|•·:–—-()[]".contains(first) || first.isWhitespace {
      if first == "-" || first == "(" || first == "[", text.dropFirst().isEmpty { break }
      if first == "-", text.dropFirst().first?.isNumber == true { break }
      text.removeFirst()
    }
    while let last = text.last, "*|•·:()[]†".contains(last) || last.isWhitespace {
      // "2.49 € (4.98 €/kg)"
      if last == ")", text.contains("(") { break }
      text.removeLast()
    }
    return String(text)
  }
}
