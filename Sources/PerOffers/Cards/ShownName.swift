/// What the picture of a card shows, in the words for those who do not see it: mostly the whole name of the article.
struct ShownName {
  private let form: NameForm
  private let words: [NameForm]

  init(_ text: String) {
    form = NameForm(text)
    words = Self.words(text)
  }

  private static func words(_ text: String) -> [NameForm] {
    text.split(whereSeparator: \.isWhitespace)
      .filter { $0.count(where: \.isLetter) >= NameScore.fewestLetters }
      .map { NameForm(String($0)) }
  }

  /// Whether it has all words of a text: a size beside them may be left out.
  func has(_ text: String) -> Bool {
    guard words.count > 1, text.count(where: \.isLetter) >= NameScore.knownLetters else {
      return false
    }
    let others = Self.words(text)
    return !others.isEmpty && others.allSatisfy(form.holds)
  }

  /// Whether both have words, and none in common.
  func isUnlike(_ text: String) -> Bool {
    let (other, others) = (NameForm(text), Self.words(text))
    return words.count > 1 && !others.isEmpty && !words.contains(where: other.holds)
      && !others.contains(where: form.holds)
  }
}
