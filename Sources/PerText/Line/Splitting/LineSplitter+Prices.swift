// Where amounts begin within a run of letters.
extension LineSplitter {
  /// Whether a currency sign and a number follow a word of a script without spaces: "特价¥49.9".
  func startsPrice(_ place: Int, after start: Int, _ end: Int) -> Bool {
    guard place > start, bytes[place - 1] >= 0x80, isNotLatin(endingAt: place) else { return false }
    let (scalar, width) = UTF8.scalar(in: bytes, at: place)
    return place + width < end && ASCII.digits.contains(bytes[place + width])
      && Scalars.isCurrencySign(scalar)
  }

  /// Whether a word begins right behind a bracket: the "¥398" of "(500g)¥398", the "×5" of "(200組)×5箱".
  func followsBracket(_ place: Int, _ end: Int) -> Bool {
    if ASCII.digits.contains(bytes[place]) { return true }
    let (scalar, width) = UTF8.scalar(in: bytes, at: place)
    guard place + width < end else { return false }
    return scalar == 0xD7
      || Scalars.isCurrencySign(scalar) && ASCII.digits.contains(bytes[place + width])
  }

  /// What the word means that follows a number and ends the run: the "kg" of "Sugar-1kg".
  func meaning(behindNumber place: Int, _ end: Int) -> WordMeaning? {
    var letter = place
    while letter < end, ASCII.digits.contains(bytes[letter]) || bytes[letter] | 2 == 0x2E {
      letter += 1
    }
    guard letter < end, end - letter < 6 else { return nil }
    var word = FoldedWord(bytes: scratch)
    guard UnsafeBufferPointer(rebasing: bytes[..<end]).fold(at: letter, into: &word) == end else {
      return nil
    }
    return habits.meaning(of: word)
  }

  /// Whether an amount, or money, follows the point of a short form: "ORIG.575G", "60lav.19,95€".
  func isBehindAbbreviation(_ place: Int, after start: Int, _ end: Int) -> Bool {
    if place - start == 3 {
      // "gr.500" and "GR.500", but not "GR500", which is a name.
      return WordSet.leadingUnit.contains(UnsafeBufferPointer(rebasing: bytes[start..<place - 1]))
    }
    guard place - start > 3, bytes[place - 4..<place - 1].allSatisfy({ ASCII.isLetter($0) }),
      let meaning = meaning(behindNumber: place, end)
    else { return false }
    return meaning.hasCurrency || meaning.unit?.kind == .mass || meaning.unit?.kind == .volume
  }

  /// Whether one letter is tied to the number: "d'1,5 L", "ב-11.90".
  func isElided(_ place: Int, after start: Int) -> Bool {
    guard (2...4).contains(place - start) else { return false }
    // Nearly all words are told by the last byte of "'", "’" and "-".
    let last = bytes[place - 1]
    guard last == 0x27 || last == 0x99 || last == 0x2D else { return false }
    return Self.ties.contains { $0.elementsEqual(bytes[start..<place]) }
  }

  /// The letters with the apostrophe or the hyphen that ties them.
  private static let ties =
    (Words.letters(.elided).flatMap {
      [$0 + "'", $0.uppercased() + "'", $0 + "’", $0.uppercased() + "’"]
    }
    + Words.letters(.joinedAt).map { $0 + "-" }).map { Array($0.utf8) }

  /// Whether a letter of another script than Latin ends here.
  func isNotLatin(endingAt place: Int) -> Bool {
    var start = place - 1
    while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    let scalar = UTF8.scalar(in: bytes, at: start).0
    return Scalars.isLetter(scalar) && scalar >= 0x370
  }

  /// The size before how many nappies there are: the "L" of "L54片", "XL42枚".
  func isSizeBeforePieces(_ place: Int, after start: Int) -> Bool {
    guard bytes[start..<place].allSatisfy(ASCII.capitals.contains),
      WordSet.sizeOfPieces.contains(UnsafeBufferPointer(rebasing: bytes[start..<place]))
    else { return false }
    let pieces = bytes[place...].drop { ASCII.digits.contains($0) }
    return pieces.first.map(Script.kanaAndHan.contains) == true
  }

  /// Whether a number and its unit end here, and no "(s)" of a plural comes: the "470ml" of "470ml(concentrate)".
  func endsAmount(_ place: Int, after start: Int) -> Bool {
    let letters = bytes[start..<place].reversed().prefix(while: ASCII.isLetter).count
    let number = bytes[start..<place - letters]
    return (1...Self.longestUnit).contains(letters) && !number.isEmpty
      && ASCII.digits.contains(bytes[start]) && ASCII.digits.contains(bytes[place - letters - 1])
      // "6x1L(lemon)"
      && number.allSatisfy {
        ASCII.digits.contains($0) || $0 == 0x2E || $0 == 0x2C || $0 == UInt8(ascii: "x")
      }
      && !(place + 2 < bytes.count && bytes[place + 2] == UInt8(ascii: ")"))
  }

  /// "ml", "pcs", "fl", "pack"
  private static let longestUnit = 4

  /// Whether a sign and a number end here: the "¥198" of "¥198(税込)".
  func endsPrice(_ place: Int, after start: Int) -> Bool {
    guard ASCII.digits.contains(bytes[place - 1]) else { return false }
    var sign = start
    while sign < place, !ASCII.digits.contains(bytes[sign]) {
      let (scalar, width) = UTF8.scalar(in: bytes, at: sign)
      if Scalars.isCurrencySign(scalar) { return ASCII.digits.contains(bytes[sign + width]) }
      sign += width
    }
    return false
  }
}
