import PerModel

/// The words, numbers and signs of a text, and the places of its rhythms.
struct NeedPieces {
  struct Piece {
    enum Kind { case word, number, sign }
    let kind: Kind
    /// A word as the tables have it; a sign as it is.
    let folded: String
    /// In the UTF-8 of the text.
    let range: Range<Int>
  }

  /// Some pieces, and the length of time that they say.
  struct Found {
    let pieces: Range<Int>
    let span: Need.Span
  }

  let text: String
  let pieces: [Piece]
  private let quantities: QuantityReader

  init(_ text: String, _ quantities: QuantityReader) {
    self.text = text
    self.quantities = quantities
    pieces = Self.split(text)
  }

  /// What a range of pieces is in the text.
  func range(_ pieces: Range<Int>) -> Range<Int> {
    guard let first = self.pieces[pieces].first, let last = self.pieces[pieces].last else {
      let place =
        pieces.lowerBound < self.pieces.count
        ? self.pieces[pieces.lowerBound].range.lowerBound : text.utf8.count
      return place..<place
    }
    return first.range.lowerBound..<last.range.upperBound
  }

  func string(_ range: Range<Int>) -> String {
    let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
    let end = text.utf8.index(start, offsetBy: range.count)
    return String(text[start..<end])
  }

  /// The intervals, wherever they are stated: "per week", "every 2 weeks", "daily".
  func intervals() -> [Found] {
    pieces.indices.compactMap { start in
      if let period = NeedWords.adverbs[pieces[start].folded] {
        return Found(pieces: start..<start + 1, span: one(period))
      }
      if let counted = try? counted(at: start, only: NeedWords.endings) { return counted }
      for lead in phrases(NeedWords.intervalLeads, at: start) {
        let place = start + lead
        if place < pieces.count, let period = NeedWords.periods[pieces[place].folded] {
          return Found(pieces: start..<place + 1, span: one(period))
        }
        if let dual = dual(at: place) {
          return Found(pieces: start..<dual.pieces.upperBound, span: dual.span)
        }
        if let counted = try? counted(at: place) {
          return Found(pieces: start..<counted.pieces.upperBound, span: counted.span)
        }
      }
      return nil
    }
  }

  /// The durations, wherever they are stated: "for 3 months", "3 Monate lang"; after how often also
  /// without a word before it.
  ///
  /// Throws what is wrong with the number after such a word.
  func durations(besides interval: Found) throws(ReadingError) -> [Found] {
    var found: [Found] = []
    var problem: ReadingError?
    for start in pieces.indices where !interval.pieces.contains(start) {
      for lead in phrases(NeedWords.durationLeads, at: start) + [0] {
        let isBareOne =
          lead > 0 && phrases(NeedWords.bareDurationLeads, at: start).contains(lead)
        let duration: Found?
        do throws(ReadingError) {
          duration = try length(at: start + lead) ?? (isBareOne ? bareOne(at: start + lead) : nil)
        } catch {
          if lead > 0 { problem = error }
          continue
        }
        guard let duration, !interval.pieces.overlaps(start..<duration.pieces.upperBound) else {
          continue
        }
        var end = duration.pieces.upperBound
        let hasEnd = end < pieces.count && NeedWords.durationEnds.contains(pieces[end].folded)
        if hasEnd { end += 1 }
        let saysSo = NeedWords.durations.contains(pieces[end - 1].folded)
        guard lead > 0 || hasEnd || saysSo || isNext(start, after: interval) else { continue }
        found.append(Found(pieces: start..<end, span: duration.span))
        break
      }
    }
    if found.isEmpty, let problem { throw problem }
    return found
  }

  /// "3 months", "a year", "half a year", "ein halbes Jahr".
  private func length(at start: Int) throws(ReadingError) -> Found? {
    var place = start
    var count = Rational.one
    func take(_ words: Set<String>) -> Bool {
      // French "un an": the year is an English article, too.
      guard place + 1 < pieces.count, words.contains(pieces[place].folded) else { return false }
      place += 1
      return true
    }
    var isSaid = take(NeedWords.articles)
    if take(NeedWords.halves), let half = try? Rational(1, over: 2) {
      count = half
      isSaid = true
      _ = take(NeedWords.articles)
    }
    if let dual = dual(at: start) { return dual }
    if isSaid, place < pieces.count, let period = NeedWords.periods[pieces[place].folded],
      let span = try? Need.Span(count, period)
    {
      return Found(pieces: start..<place + 1, span: span)
    }
    return try counted(at: start)
  }

  /// "שבוע", "tydzień" and "أسبوع واحد", where a word before it says that it is for how long.
  private func bareOne(at start: Int) -> Found? {
    guard start < pieces.count, let period = NeedWords.periods[pieces[start].folded] else {
      return nil
    }
    let isSaid = start + 1 < pieces.count && NeedWords.ones.contains(pieces[start + 1].folded)
    return Found(pieces: start..<start + (isSaid ? 2 : 1), span: one(period))
  }

  /// "שבועיים": two weeks.
  private func dual(at start: Int) -> Found? {
    guard start < pieces.count, let period = NeedWords.duals[pieces[start].folded],
      let span = try? Need.Span(2, period)
    else { return nil }
    return Found(pieces: start..<start + 1, span: span)
  }

  /// A number and its period, as quantities are read; `endings` are all that may follow the number, where given.
  private func counted(
    at start: Int, only endings: [String: Need.Period]? = nil
  ) throws(ReadingError) -> Found? {
    guard start < pieces.count, pieces[start].kind == .number else { return nil }
    guard
      let end = pieces.indices.first(where: { $0 > start && pieces[$0].kind == .word }),
      end <= start + 4
    else { return nil }
    let range = range(start..<end + 1)
    // The words of a rhythm are known in more languages than the user's.
    if let period = (endings ?? NeedWords.periods)[pieces[end].folded] {
      let number = self.range(start..<end)
      let read: ReadQuantity
      do throws(ReadingError) { read = try quantities.read(string(number)) } catch {
        throw ReadingError(error.problem, range)
      }
      guard read.packs.isEmpty, read.unit == nil, let span = try? Need.Span(read.amount, period)
      else { return nil }
      return Found(pieces: start..<end + 1, span: span)
    }
    guard endings == nil else { return nil }
    let read: ReadQuantity
    do throws(ReadingError) { read = try quantities.read(string(range)) } catch { return nil }
    guard read.packs.isEmpty,
      let period = Need.Period.allCases.first(where: { $0.rawValue == read.unit?.id })
    else { return nil }
    guard let span = try? Need.Span(read.amount, period) else { return nil }
    return Found(pieces: start..<end + 1, span: span)
  }

  private func one(_ period: Need.Period) -> Need.Span {
    switch period {
    case .day: .day
    case .week: .week
    case .month: .month
    case .year: .year
    }
  }

  /// How many words those of the phrases have that are there, the longest first.
  private func phrases(_ table: [String: [[String]]], at start: Int) -> [Int] {
    (table[pieces[start].folded] ?? []).filter { phrase in
      start + phrase.count <= pieces.count
        && zip(phrase, pieces[start...]).allSatisfy { $0 == $1.folded }
    }.map(\.count)
  }

  /// Whether only a comma is between them.
  private func isNext(_ start: Int, after interval: Found) -> Bool {
    start >= interval.pieces.upperBound
      && pieces[interval.pieces.upperBound..<start].allSatisfy { $0.folded == "," }
  }

  private static func split(_ text: String) -> [Piece] {
    var pieces: [Piece] = []
    var place = 0
    var isOpen = false
    for scalar in text.unicodeScalars {
      let plain = Scalars.plain(scalar.value)
      let range = place..<place + UTF8.width(scalar)
      place = range.upperBound
      if Scalars.isSpace(plain) || plain == 0x27 || Scalars.isInvisible(plain) {
        isOpen = isOpen && Scalars.isInvisible(plain)
        continue
      }
      let isNumber = Scalars.digit(plain) != nil || Scalars.fraction(plain) != nil
      let kind: Piece.Kind = isNumber ? .number : Scalars.isLetter(plain) ? .word : .sign
      let sign = Unicode.Scalar(plain).map { String($0) } ?? String(scalar)
      let letters = kind == .word ? folded(plain) : sign
      if isOpen, let last = pieces.last, last.kind == kind, kind != .sign {
        pieces[pieces.count - 1] = Piece(
          kind: kind, folded: last.folded + letters,
          range: last.range.lowerBound..<range.upperBound)
      } else {
        pieces.append(Piece(kind: kind, folded: letters, range: range))
      }
      isOpen = true
    }
    return pieces
  }

  private static func folded(_ scalar: UInt32) -> String {
    withFoldedWord { word in
      Folding.append(scalar, to: &word)
      return String(decoding: word.buffer, as: UTF8.self)
    }
  }
}

extension ReadingError {
  /// The same problem, with its range in the whole text.
  func moved(by offset: Int) -> ReadingError {
    ReadingError(problem, range.lowerBound + offset..<range.upperBound + offset)
  }
}
