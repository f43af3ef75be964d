import PerModel

/// Reads quantities as people and labels write them: "500 g", "6 x 330 ml", "1 lb 4 oz",
/// "2 x (250 g + 10%)", "12 rolls x 150 sheets".
public struct QuantityReader: Sendable {
  /// Longer texts are refused unread, in bytes of UTF-8.
  public static let longestText = 1000

  private let region: Region
  private let habits: WritingHabits
  /// Names of counts that the tables do not know, in lowercase.
  let ownNames: Set<String>
  private let isLine: Bool
  private let isPoured: Bool

  /// A reader of this user's typing.
  public init(_ context: ReadingContext) {
    self.init(context, readsSpaceGroups: context.groupsBySpace)
  }

  init(_ context: ReadingContext, readsSpaceGroups: Bool, isLine: Bool = false) {
    region = context.region
    ownNames = Set(context.ownNames.map { $0.lowercased() })
    self.isLine = isLine
    isPoured = context.isPoured
    habits = WritingHabits(
      context, readsSpaceGroups: readsSpaceGroups, isLine: isLine, readsJoinedWords: !isLine)
  }

  /// The quantity that the whole text says.
  ///
  /// Throws what is wrong with the text; nothing is passed over in silence but words that say
  /// nothing about how much ("net", "approx.").
  public func read(_ text: String) throws(ReadingError) -> ReadQuantity {
    try lending(text) { text throws(ReadingError) in try read(text) }
  }

  /// - Parameter readsAreas: whether two sides make an area also in a line, where they are the size of
  ///   a thing with a name.
  func read(_ text: LentText, readsAreas: Bool = false) throws(ReadingError) -> ReadQuantity {
    let read: ReadQuantity
    do throws(ReadingError) { read = try parse(text, readsAreas: readsAreas) } catch {
      if !ownNames.isEmpty, case .unknownWord(let word) = error.problem,
        ownNames.contains(word.lowercased())
      {
        return try parse(text, newName: word)
      }
      guard error.problem == .ambiguous, let other = withoutMinimum(text) else { throw error }
      return try lending(other) { text throws(ReadingError) in try parse(text) }
    }
    // "Size 4" and "nappies size 4" say how large a thing is, "Größe: 500 g" how much there is.
    let isPlain = read.unit == nil || read.unit == .item && read.countName == nil
    if isPlain && saysSize(text) || read.countName != nil && endsWithSize(text) {
      throw ReadingError(.dimension, 0..<text.bytes.count)
    }
    return read
  }

  /// The meaning of a refused text if its only unknown word names the counted things: "3 widgets" are three widgets.
  /// `nil` if anything else is wrong with it.
  ///
  /// To accept the offer, put the name into `ReadingContext.ownNames`.
  public func suggestion(for text: String) -> ReadQuantity? {
    do throws(ReadingError) {
      _ = try read(text)
      return nil
    } catch {
      guard case .unknownWord(let word) = error.problem, word.count > 1,
        word.allSatisfy(\.isLetter),
        let read = try? lending(
          text, { text throws(ReadingError) in try parse(text, newName: word) }),
        read.countName == CountName(word), read.amount.isInteger
      else { return nil }
      return read
    }
  }

  private func parse(
    _ text: LentText, newName: String? = nil, readsAreas: Bool = false
  ) throws(ReadingError) -> ReadQuantity {
    var parser = QuantityParser(
      try text.cursor(habits), region: region, readsAreas: !isLine || readsAreas,
      newName: newName?.lowercased())
    parser.isPoured = isPoured
    return try parser.readAll()
  }
}

/// The text with spaces instead of a "min." before its only numbers: there it means "at least", not a minute. `nil` if
/// none.
private func withoutMinimum(_ text: LentText) -> String? {
  for word in abbreviationsOfLeast {
    if let other = without(Array(word.utf8), text) { return other }
  }
  return nil
}

private let abbreviationsOfLeast = Words.all(.atLeastOrMinute)

private func without(_ wanted: [UInt8], _ text: LentText) -> String? {
  var bytes = Array(text.bytes)
  let isDigit = { (byte: UInt8) in (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
  for start in bytes.indices.dropLast(wanted.count)
  where zip(bytes[start...], wanted).allSatisfy({ $0 | 0x20 == $1 | 0x20 })
    && (start == 0 || bytes[start - 1] == UInt8(ascii: " "))
    && !bytes[..<start].contains(where: isDigit)
  {
    let rest = bytes[(start + wanted.count)...].drop { $0 == UInt8(ascii: " ") }
    guard rest.first.map(isDigit) == true else { continue }
    for index in start..<start + wanted.count { bytes[index] = UInt8(ascii: " ") }
    return String(decoding: bytes, as: UTF8.self)
  }
  return nil
}

/// Whether the last word is about the size of a thing, and only a number stands behind it.
private func endsWithSize(_ text: LentText) -> Bool {
  let words = text.bytes.split(separator: UInt8(ascii: " "))
  guard words.count > 2, let number = words.last,
    number.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
  else { return false }
  return WordSet.sizeLabel.contains(UnsafeBufferPointer(rebasing: words[words.count - 2]))
}

/// Whether one of the words is about the size of a thing.
private func saysSize(_ text: LentText) -> Bool {
  var start: Int?
  var isFound = false
  let check = { (end: Int) in
    if let first = start, !isFound {
      isFound = WordSet.sizeLabel.contains(UnsafeBufferPointer(rebasing: text.bytes[first..<end]))
    }
    start = nil
  }
  text.forEachScalar { scalar, place in
    if !Scalars.isLetter(scalar) { check(place) } else if start == nil { start = place }
  }
  check(text.bytes.count)
  return isFound
}
