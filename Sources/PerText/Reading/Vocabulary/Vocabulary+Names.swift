import Glibc
import PerModel

extension Vocabulary {
  /// What the generated list of names has about a word.
  enum Name {
    case unit(WordMeaning)
    /// Some names begin with it.
    case beginning
    case unknown
  }

  /// What CLDR means by a folded word or phrase: in the user's language (packed letters) where
  /// that differs, else in most.
  func name(_ word: FoldedWord, language: UInt32) -> Name {
    if language != 0 {
      let local = withFoldedWord { local in
        append(word, language: language, to: &local)
        return search(local.buffer)
      }
      if case .unit = local { return local }
    }
    return search(word.buffer)
  }

  /// A binary search in the text itself, so that nothing has to be built at the start.
  private func search(_ word: UnsafeBufferPointer<UInt8>) -> Name {
    let list = Self.unitNames.buffer
    // The lines that begin before `low` are smaller than the word, the one at `high` and those behind it are not.
    var (low, high) = (0, list.count)
    while low < high {
      // The line behind the middle is found faster than the one in which that is.
      var line = endOfLine((low + high) / 2, in: list) + 1
      if line >= high { line = low }
      if compare(line, word, in: list) < 0 {
        low = endOfLine(line, in: list) + 1
      } else if line == low {
        high = low
      } else {
        high = line
      }
    }
    guard low < list.count else { return .unknown }
    var place = low
    for byte in word {
      guard place < list.count, list[place] == byte else { return .unknown }
      place += 1
    }
    guard list[place] == UInt8(ascii: "=") else {
      return list[place] == UInt8(ascii: " ") ? .beginning : .unknown
    }
    var id = list[(place + 1)..<endOfLine(place, in: list)]
    let isDual = id.last == UInt8(ascii: "2") && id.dropLast().last == UInt8(ascii: "*")
    if isDual { id = id.dropLast(2) }
    guard let meaning = unitMeaning(id, isDual: isDual) else { return .unknown }
    return .unit(meaning)
  }

  private func endOfLine(_ place: Int, in list: UnsafeBufferPointer<UInt8>) -> Int {
    guard let start = list.baseAddress,
      let end = memchr(start + place, Int32(UInt8(ascii: "\n")), list.count - place)
    else { return list.count }
    return UnsafeRawPointer(end) - UnsafeRawPointer(start)
  }

  /// Negative where the key of the line comes before the word.
  private func compare(
    _ line: Int, _ word: UnsafeBufferPointer<UInt8>, in list: UnsafeBufferPointer<UInt8>
  ) -> Int {
    var place = line
    for byte in word {
      let other = list[place]
      if other == UInt8(ascii: "=") { return -1 }
      if other != byte { return Int(other) - Int(byte) }
      place += 1
    }
    return list[place] == UInt8(ascii: "=") ? 0 : 1
  }
}
