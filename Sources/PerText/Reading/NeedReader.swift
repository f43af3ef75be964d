import PerModel

/// Reads what is needed: an amount ("2 kg", "24"), or one again and again for some time ("2 per week
/// for 3 months", "3 x 200 ml a day for 2 weeks"), in the languages of the program (`NeedWords`). What is needed again
/// and again, and does not say for how long, is needed for a year.
public struct NeedReader: Sendable {
  private let quantities: QuantityReader

  /// A reader of this user's typing.
  public init(_ context: ReadingContext) {
    quantities = QuantityReader(context)
  }

  /// The need that the whole text says.
  ///
  /// Throws what is wrong with the text; nothing is passed over.
  public func read(_ text: String) throws(ReadingError) -> ReadNeed {
    guard text.utf8.count <= QuantityReader.longestText else {
      throw ReadingError(.tooLong, QuantityReader.longestText..<text.utf8.count)
    }
    let pieces = NeedPieces(text, quantities)
    // A real need never has that many words, and searching them would be slow.
    guard pieces.pieces.count <= 40 else {
      return ReadNeed(quantity: try quantities.read(text))
    }
    let intervals = pieces.intervals()
    guard !intervals.isEmpty else { return try once(pieces) }
    var problem: ReadingError?
    // How often comes first, nearly always: "per 2 settimane per 6 mesi" can only be told by that.
    for isIntervalFirst in [true, false] {
      for interval in intervals {
        do throws(ReadingError) {
          if let need = try again(pieces, interval, isIntervalFirst) { return need }
        } catch { problem = problem ?? error }
      }
    }
    // The problem of a whole rhythm says most.
    if problem == nil {
      for interval in intervals {
        do throws(ReadingError) {
          return try forAYear(pieces, interval)
        } catch { problem = problem ?? error }
      }
    }
    throw problem ?? ReadingError(.numberMissing, 0..<text.utf8.count)
  }

  /// A need without a rhythm.
  private func once(_ pieces: NeedPieces) throws(ReadingError) -> ReadNeed {
    do throws(ReadingError) {
      return ReadNeed(quantity: try quantities.read(pieces.text))
    } catch {
      let nowhere = NeedPieces.Found(pieces: pieces.pieces.count..<pieces.pieces.count, span: .day)
      if let duration = try pieces.durations(besides: nowhere).first {
        throw ReadingError(.intervalMissing, pieces.range(duration.pieces))
      }
      throw error
    }
  }

  /// A need with this interval that does not say for how long: "2 per week".
  private func forAYear(
    _ pieces: NeedPieces, _ interval: NeedPieces.Found
  ) throws(ReadingError) -> ReadNeed {
    let end = interval.pieces.upperBound
    let quantity = try quantity(
      of: pieces, without: interval, NeedPieces.Found(pieces: end..<end, span: .year))
    return ReadNeed(
      quantity: quantity, rhythm: Need.Rhythm(every: interval.span, during: .year))
  }

  /// A need with this interval; `nil` where nothing says for how long.
  private func again(
    _ pieces: NeedPieces, _ interval: NeedPieces.Found, _ isIntervalFirst: Bool
  ) throws(ReadingError) -> ReadNeed? {
    let durations = try pieces.durations(besides: interval).filter {
      ($0.pieces.lowerBound > interval.pieces.lowerBound) == isIntervalFirst
    }
    var problem: ReadingError?
    for duration in durations {
      do throws(ReadingError) {
        let quantity = try quantity(of: pieces, without: interval, duration)
        return ReadNeed(
          quantity: quantity,
          rhythm: Need.Rhythm(every: interval.span, during: duration.span))
      } catch { problem = problem ?? error }
    }
    if let problem { throw problem }
    return nil
  }

  /// The text without how often and for how long; it has to be in one piece.
  private func quantity(
    of pieces: NeedPieces, without interval: NeedPieces.Found, _ duration: NeedPieces.Found
  ) throws(ReadingError) -> ReadQuantity {
    let first = min(interval.pieces.lowerBound, duration.pieces.lowerBound)
    let firstEnd = min(interval.pieces.upperBound, duration.pieces.upperBound)
    let last = max(interval.pieces.lowerBound, duration.pieces.lowerBound)
    let lastEnd = max(interval.pieces.upperBound, duration.pieces.upperBound)
    var parts: [Range<Int>] = []
    for part in [0..<first, firstEnd..<last, lastEnd..<pieces.pieces.count] {
      var part = part
      // A comma or the like between the parts says nothing.
      while let piece = pieces.pieces[part].first, [",", ";", ":"].contains(piece.folded) {
        part = part.dropFirst()
      }
      while let piece = pieces.pieces[part].last, [",", ";", ":"].contains(piece.folded) {
        part = part.dropLast()
      }
      if !part.isEmpty { parts.append(part) }
    }
    guard let part = parts.first else {
      throw ReadingError(.numberMissing, pieces.range(interval.pieces))
    }
    if parts.count > 1 {
      let range = pieces.range(parts[1])
      throw ReadingError(.unexpected(pieces.string(range)), range)
    }
    let times = part.upperBound == interval.pieces.lowerBound ? try times(pieces, part) : nil
    guard let times else { return try read(pieces, part) }
    if times.pieces.lowerBound == part.lowerBound {
      return ReadQuantity(amount: Rational(times.count), unit: nil)
    }
    let each = try read(pieces, part.lowerBound..<times.pieces.lowerBound)
    return ReadQuantity(
      packs: [times.count] + each.packs, amount: each.amount, unit: each.unit,
      countName: each.countName, isSum: each.isSum)
  }

  /// "3 times" at the end of a part, before the interval.
  private func times(
    _ pieces: NeedPieces, _ part: Range<Int>
  ) throws(ReadingError) -> (pieces: Range<Int>, count: Int)? {
    let number = part.upperBound - 2
    guard number >= part.lowerBound,
      NeedWords.times.contains(pieces.pieces[part.upperBound - 1].folded),
      pieces.pieces[number].kind == .number
    else { return nil }
    let range = number..<number + 1
    let read = try read(pieces, range)
    guard read.amount.isInteger, let count = Int(exactly: read.amount.numerator) else { return nil }
    return (number..<part.upperBound, count)
  }

  private func read(
    _ pieces: NeedPieces, _ part: Range<Int>
  ) throws(ReadingError) -> ReadQuantity {
    let range = pieces.range(part)
    do throws(ReadingError) {
      return try quantities.read(pieces.string(range))
    } catch { throw error.moved(by: range.lowerBound) }
  }
}

/// What was read from a text about an amount that is needed.
public struct ReadNeed: Hashable, Sendable {
  /// What is needed, each time or as a whole.
  public let quantity: ReadQuantity
  /// How often and for how long; `nil` for once.
  public let rhythm: Need.Rhythm?

  /// A need of this much: each time where there is a rhythm, else once.
  public init(quantity: ReadQuantity, rhythm: Need.Rhythm? = nil) {
    self.quantity = quantity
    self.rhythm = rhythm
  }

  /// The need, in `defaultUnit` where no unit was written.
  ///
  /// Throws `tooLarge` where it does not fit in exact arithmetic.
  public func need(defaultUnit: Unit) throws(NeedError) -> Need {
    let whole: Quantity
    do { whole = try quantity.quantity(defaultUnit: defaultUnit) } catch { throw .tooLarge }
    return try Need(whole, rhythm)
  }
}
