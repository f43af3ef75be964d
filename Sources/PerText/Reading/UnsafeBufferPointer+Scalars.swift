// Looking at a text in UTF-8, without the cursor that walks through it: to lend that means to copy it.
extension UnsafeBufferPointer<UInt8> {
  /// The scalar at a place, with its typographic variants made plain, and how many bytes it takes.
  @inline(__always)
  func scalar(at place: Int) -> (scalar: UInt32, width: Int) {
    let (scalar, width) = UTF8.scalar(in: self, at: place)
    return (scalar < 0x80 ? scalar : Scalars.plain(scalar), width)
  }

  /// The scalar at a place, or `nil` at the end.
  @inline(__always)
  func peek(_ place: Int) -> (scalar: UInt32, width: Int)? {
    place < count ? scalar(at: place) : nil
  }

  @inline(__always)
  func isDigit(at place: Int) -> Bool {
    guard let next = peek(place) else { return false }
    return Scalars.digit(next.scalar) != nil
  }

  @inline(__always)
  func isLetter(at place: Int) -> Bool {
    guard let next = peek(place) else { return false }
    return Scalars.isLetter(next.scalar)
  }

  /// The place of the first thing that is not white space.
  @inline(__always)
  func skippingSpace(_ place: Int) -> Int {
    var place = place
    while place < count {
      if self[place] == 0x20 {
        place += 1
        continue
      }
      let next = scalar(at: place)
      guard Scalars.isSpace(next.scalar) || Scalars.isInvisible(next.scalar) else { break }
      place += next.width
    }
    return place
  }

  /// Folds the letters at a place into a word; answers with the place after them.
  func fold(at place: Int, into word: inout FoldedWord) -> Int {
    let first = place
    var place = place
    while place < count {
      // Most letters are of ASCII.
      let small = self[place] | 0x20
      if (0x61...0x7A).contains(small) {
        word.append(small)
        place += 1
        continue
      }
      let next = scalar(at: place)
      if Scalars.isLetter(next.scalar) {
        Folding.append(next.scalar, to: &word)
        place += next.width
      } else if next.scalar == 0x27 || next.scalar == 0x22, isLetter(at: place + next.width) {
        // Inside a word: "l'emballage", and the Hebrew abbreviations.
        place += next.width
      } else if next.scalar == 0x27, place >= first + 2, self[place - 2] == 0xD7 {
        // The geresh at the end of a Hebrew abbreviation.
        return place + next.width
      } else if next.scalar == 0x2E, let power = peek(place + next.width),
        power.scalar == 0xB2 || power.scalar == 0xB3
      {
        word.append(UInt8(ascii: " "))
        Folding.append(power.scalar, to: &word)
        return place + next.width + power.width
      } else if next.scalar == 0xB2 || next.scalar == 0xB3 {
        Folding.append(next.scalar, to: &word)
        return place + next.width
      } else if Scalars.isCurrencySign(next.scalar), place - first <= 3 {
        word.append(scalar: next.scalar)
        return place + next.width
      } else if next.scalar == 0x2F, place - first == 1, let end = soleSignEnd(place) {
        word.append(0x2F)
        return end
      } else if next.scalar == 0x32 || next.scalar == 0x33,
        isPower(at: place, ofWordAt: first, letters: place - first)
      {
        word.append(UInt8(next.scalar))
        return place + 1
      } else if next.scalar == 0x5E, place + 1 < count,
        isPower(at: place + 1, ofWordAt: first, letters: place - first)
      {
        // "ft^2"
        word.append(self[place + 1])
        return place + 2
      } else if Scalars.isInvisible(next.scalar) {
        place += next.width
      } else {
        break
      }
    }
    return place
  }

  /// The end of the slash in "S/ 4.99" and "B/. 4.99", the signs of the sol and the balboa.
  private func soleSignEnd(_ slash: Int) -> Int? {
    guard [0x73, 0x62].contains(self[slash - 1] | 0x20) else { return nil }
    let end = skippingPoint(slash + 1)
    return isDigit(at: skippingSpace(end)) ? end : nil
  }

  /// Whether a 2 or 3 makes a unit of length one of area or volume: "m2", "cm3".
  private func isPower(at place: Int, ofWordAt first: Int, letters: Int) -> Bool {
    guard self[place] == UInt8(ascii: "2") || self[place] == UInt8(ascii: "3"),
      !isDigit(at: place + 1), !isLetter(at: place + 1)
    else { return false }
    switch letters {
    case 1: return self[first] | 0x20 == UInt8(ascii: "m")
    case 2:
      let unit = (self[first] | 0x20, self[first + 1] | 0x20)
      return [0x63, 0x64, 0x6D, 0x6B].contains(unit.0) && unit.1 == 0x6D
        || unit == (0x6D, 0x69)
        || [0x66, 0x79, 0x69].contains(unit.0) && [0x74, 0x64, 0x6E].contains(unit.1)
    default: return false
    }
  }

  @inline(__always)
  func skippingPoint(_ place: Int) -> Int {
    guard let next = peek(place), next.scalar == 0x2E else { return place }
    return place + next.width
  }
}
