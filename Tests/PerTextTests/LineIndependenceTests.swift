import PerModel
import PerText
import Testing

/// A reader reads every line as if it were the first.
@Suite struct LineIndependenceTests {
  private static let words = [
    "Cola", "kola", "6x330ml", "330", "330ml", "ml", "mL", "g", "G", "kg", "€2.49", "2.49€", "2,49",
    "Pro", "pro", "PRO", "pack", "packs", "x", "×", "was", "now", "was:", "@Aldi", "@€3", "50%",
    "-30%", "A4", "4A", "Drink250ml", "gr500", "kr", "GEL", "Gel", "each", "je", "/lb", "3.49/lb",
    "Toilettenpapier", "Toilettenpapierx", "Küchenrolle", "100gあたり", "→", "328円→298円", "、",
    "abcdefgh", "abcdefghabcdefgh", "abcdefghabcdefghi", "aaab", "aaaab", "aaaaaaab", "aaaaaaaab",
  ]

  private static func lines(seed: Int) -> [String] {
    (0..<400).map { line in
      (0..<(2 + (line + seed) % 6)).map { place in
        words[(line * 31 + place * place * 17 + seed * 7 + line * place) % words.count]
      }.joined(separator: " ")
    }
  }

  @Test(arguments: ["en_IE", "de_DE", "sv_SE", "ja_JP", "he_IL"])
  func aLineMeansTheSameWhateverCameBefore(locale: String) {
    let context = ReadingContext(money: UserLocale(identifier: locale))
    let reader = LineReader(context)
    for line in Self.lines(seed: 1).prefix(80) {
      #expect(reader.read(line) == LineReader(context).read(line), "\(line)")
      #expect(reader.read(line) == reader.read(line), "\(line)")
    }
  }

  @Test func manyWordsAreToldApart() {
    let reader = LineReader(.american)
    let lines = (0..<3000).map {
      String($0 * 7919, radix: 26, uppercase: $0 % 2 == 0) + "q 2 kg $3"
    }
    for line in lines { _ = reader.read(line) }
    for line in lines.prefix(60) {
      #expect(reader.read(line) == LineReader(.american).read(line), "\(line)")
    }
  }

  @Test func severalThreadsReadWithOneReader() async {
    let (alone, reader) = (LineReader(.german), LineReader(.german))
    let expected = (0..<4).map { seed in Self.lines(seed: seed).map { alone.read($0) } }
    await withTaskGroup(of: (Int, [ReadLine]).self) { group in
      for seed in 0..<4 {
        group.addTask { (seed, Self.lines(seed: seed).map { reader.read($0) }) }
      }
      for await (seed, read) in group { #expect(read == expected[seed]) }
    }
  }
}
