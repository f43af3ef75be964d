import Testing

@testable import PerModel

/// A number is found by exactly the texts under which it was kept.
@Suite struct ByteIndexTests {
  private var index = ByteIndex()

  /// The number of the texts; `made` is the one that they get where they have none.
  private mutating func value(_ texts: [String?], made: Int?) -> Int? {
    let bytes = texts.map { $0.map { Array($0.utf8) } }
    let all = bytes.flatMap { $0 ?? [] }
    return all.withUnsafeBufferPointer { all in
      var lent: [4 of ByteIndex.Text?] = [nil, nil, nil, nil]
      var start = 0
      for (place, text) in bytes.enumerated() {
        guard let text else { continue }
        lent[place] = UnsafeBufferPointer(rebasing: all[start..<start + text.count])
        start += text.count
      }
      return index.value(of: lent) { made }
    }
  }

  @Test mutating func whereOneTextEndsAndWhetherItIsThereCounts() {
    let texts: [[String?]] = [
      ["ab", "c", nil, nil], ["a", "bc", nil, nil], ["abc", nil, nil, nil], ["abc", "", nil, nil],
      [nil, "abc", nil, nil], ["", "abc", nil, nil], [nil, nil, nil, nil], ["", "", "", ""],
      ["abc\u{1}", nil, nil, nil], ["\0abc", nil, nil, nil], ["", nil, nil, nil],
    ]
    for (number, texts) in texts.enumerated() { #expect(value(texts, made: number) == number) }
    for (number, texts) in texts.enumerated() { #expect(value(texts, made: 99) == number) }
  }

  @Test mutating func manyTextsAndRefusalsAreKept() {
    for number in 0..<5000 {
      let made = number % 5 == 0 ? nil : number
      #expect(value(["\(number)", "kg", nil, nil], made: made) == made)
    }
    for number in 0..<5000 {
      #expect(value(["\(number)", "kg", nil, nil], made: -1) == (number % 5 == 0 ? nil : number))
    }
  }

  @Test mutating func longTextsAreReadEachTime() {
    let long = String(repeating: "x", count: 200)
    #expect(value([long, nil, nil, nil], made: 1) == 1)
    #expect(value([long, nil, nil, nil], made: 2) == 2)
    for count in 55...70 {
      let text = String(repeating: "y", count: count)
      #expect(value([text, nil, nil, nil], made: count) == count)
    }
  }
}
