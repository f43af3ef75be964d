import PerModel

/// Finds the terms of a product among the other words of a line: "Cola 6x330ml 4.99 deposit 0.25".
struct TermPhrases {
  let reader: TermReader

  /// The terms that are there, each with what says it, and what they say together.
  func find(in text: String) -> (terms: Terms, parts: [ReadLine.Part<Term>]) {
    var terms = Terms()
    var parts: [ReadLine.Part<Term>] = []
    let words = TermText(text)
    var free = 0
    var index = 0
    while index < words.words.count {
      let word = words.words[index].text
      guard TermWords.firstWords.contains(word.last == ":" ? word.dropLast() : word),
        let found = phrase(at: index, after: free, in: words, &terms)
      else {
        index += 1
        continue
      }
      parts.append(ReadLine.Part(value: found.term, range: words.range(found.words)))
      free = found.words.upperBound
      index = free
    }
    return (terms, parts)
  }

  private typealias Found = (term: Term, words: Range<Int>)

  /// The term that the word at `index` names, with the words around it that belong to it.
  private func phrase(
    at index: Int, after free: Int, in words: TermText, _ terms: inout Terms
  ) -> Found? {
    for term in Term.allCases where !terms.has(term) {
      if let name = TermWords.names(of: term).first(where: { words.begins(with: $0, at: index) }) {
        let named = index..<index + name.count
        if let span = span(of: term, named, after: free, in: words, &terms) { return (term, span) }
      }
    }
    // "40% vol" needs no word before it.
    guard !terms.has(.strength), TermWords.alcohol.contains(words.words[index].text) else {
      return nil
    }
    for start in (max(free, index - 2)..<index).reversed()
    where words.text(start..<index).contains("%") {
      if read(.strength, start..<index + 1, in: words, &terms) {
        return (.strength, start..<index + 1)
      }
    }
    return nil
  }

  /// The longest run of words after the name, else before it, that says the term.
  private func span(
    of term: Term, _ named: Range<Int>, after free: Int, in words: TermText,
    _ terms: inout Terms
  ) -> Range<Int>? {
    var start = named.lowerBound
    let leads = term == .tax ? TermWords.included + TermWords.added : TermWords.fillers
    if start > free, leads.contains([words.words[start - 1].text]) { start -= 1 }
    var end = min(words.words.count, named.upperBound + 8)
    while end > named.upperBound {
      let value = named.upperBound..<end
      if isLikely(term, value, named, in: words), read(term, start..<end, in: words, &terms) {
        return start..<end
      }
      end -= 1
    }
    let suffix = words.length(
      ofAny: TermWords.perPack + TermWords.perCustomer, at: named.upperBound)
    let ending = named.upperBound + suffix
    guard let first = valueBefore(named.lowerBound, after: free, term, named, ending, words, &terms)
    else { return nil }
    let hasLead = first > free && leads.contains([words.words[first - 1].text])
    return (hasLead ? first - 1 : first)..<ending
  }

  /// Where the value before a name begins: the fewest words that say it, and those before them
  /// without which it would be the same, such as a currency sign; of a quantity the most.
  private func valueBefore(
    _ name: Int, after free: Int, _ term: Term, _ named: Range<Int>, _ ending: Int,
    _ words: TermText, _ terms: inout Terms
  ) -> Int? {
    var best: (start: Int, terms: Terms)?
    for start in (max(free, name - 4)..<name).reversed() {
      guard isLikely(term, start..<name, named, in: words) else { continue }
      var found = terms
      guard read(term, start..<ending, in: words, &found) else { continue }
      if best == nil || term == .drained || best?.terms == found { best = (start, found) }
    }
    if let best { terms = best.terms }
    return best?.start
  }

  /// Whether the words can be the value of a term in the middle of a line, where more is meant by
  /// words than in an entry of its own.
  private func isLikely(
    _ term: Term, _ value: Range<Int>, _ named: Range<Int>, in words: TermText
  ) -> Bool {
    let text = words.text(value)
    // A deal that follows, "-20%", is none of a price.
    guard !words.words[value].contains(where: { $0.text.first == "-" || $0.text.first == "−" })
    else { return false }
    // Nor is what names another term.
    guard
      !words.words[value].dropFirst().contains(where: { TermWords.nameStarts.contains($0.text) })
    else { return false }
    let name = words.text(named).lowercased()
    switch term {
    case .tax:
      return text.contains("%")
        || TermWords.included.contains([Substring(text)]) && value.lowerBound >= named.upperBound
    case .usableShare: return text.contains("%")
    case .shipping:
      return text.contains(where: \.isNumber) || text == "free" || text == "gratis"
        || text == "kostenloser" || text == "gratuite" || text == "gratuita"
    // "Pepsi Max 2 l" is a cola.
    case .limit where name.hasPrefix("max"):
      return text.contains(where: \.isNumber) && words.says(TermWords.perCustomer, in: value)
    case .density: return true
    case .strength where name != "strength": return text.contains(where: \.isNumber)
    default: return text.contains(where: \.isNumber)
    }
  }

  private func read(
    _ term: Term, _ span: Range<Int>, in words: TermText, _ terms: inout Terms
  ) -> Bool {
    var found = terms
    guard (try? reader.read(words.text(span), as: term, into: &found)) != nil else { return false }
    terms = found
    return true
  }
}

extension TermReader {
  /// All terms of a text in which a semicolon parts them: "deposit 0.25; 80% used".
  ///
  /// Throws what is wrong with the first that is none.
  public func readAll(_ text: String) throws(ReadingError) -> Terms {
    var terms = Terms()
    var offset = 0
    for piece in text.split(separator: ";", omittingEmptySubsequences: false) {
      defer { offset += piece.utf8.count + 1 }
      guard piece.contains(where: { !$0.isWhitespace }) else { continue }
      let range = offset..<offset + piece.utf8.count
      guard try readOne(String(piece), into: &terms) else {
        throw ReadingError(.unknownWord(String(piece.prefix(50))), range)
      }
    }
    return terms
  }

  private func readOne(_ piece: String, into terms: inout Terms) throws(ReadingError) -> Bool {
    var problem: ReadingError?
    for term in Term.allCases {
      var words = TermText(piece)
      guard words.take(TermWords.names(of: term)) else { continue }
      do throws(ReadingError) {
        try read(piece, as: term, into: &terms)
        return true
      } catch { problem = problem ?? error }
    }
    if let problem { throw problem }
    return (try? read(piece, as: .strength, into: &terms)) != nil
  }
}
