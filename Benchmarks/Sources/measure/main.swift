import CICUDirect
import Glibc
import PackOptimizer
import PerModel
import PerText

// measure prices FILE COUNT · measure quantities FILE COUNT · measure lines FILE COUNT
// measure parts FILE COUNT · measure long-line FILE COUNT · measure long-run COUNT
// measure row COUNT · measure icu COUNT
// measure mix KIND COUNT · measure programme KIND COUNT · measure rank COUNT
//
// Prints the nanoseconds in all, and how many texts were read or needs covered; for needs also the
// nanoseconds of the slowest.

/// The lines of a small file.
func lines(_ path: String) -> [String] {
  guard let file = fopen(path, "r") else { fatalError("cannot read \(path)") }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  var byte = getc(file)
  while byte >= 0 {
    bytes.append(UInt8(byte))
    byte = getc(file)
  }
  return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
}

func nanoseconds(_ body: () -> Void) -> Int {
  var start = timespec()
  var end = timespec()
  clock_gettime(CLOCK_MONOTONIC, &start)
  body()
  clock_gettime(CLOCK_MONOTONIC, &end)
  return (end.tv_sec - start.tv_sec) * 1_000_000_000 + end.tv_nsec - start.tv_nsec
}

func readAll(
  _ texts: [String], _ count: Int, _ read: (String) -> Bool
) -> (time: Int, understood: Int) {
  // What is created on first use exists before the clock starts.
  for text in texts { _ = read(text) }
  var understood = 0
  let time = nanoseconds {
    for index in 0..<count where read(texts[index % texts.count]) { understood += 1 }
  }
  return (time, understood)
}

/// The quantity and the price of each line, as they are written.
func parts(of lines: [String], _ reader: LineReader) -> [(quantity: String, price: String)] {
  lines.compactMap { text in
    let line = reader.read(text)
    guard let quantity = line.quantity?.range, let price = line.price?.range else { return nil }
    let bytes = Array(text.utf8)
    return (
      String(decoding: bytes[quantity], as: UTF8.self),
      String(decoding: bytes[price], as: UTF8.self)
    )
  }
}

/// A line of this many words, from all the lines of a file.
func longLine(_ lines: [String], words count: Int) -> String {
  let words = lines.flatMap { $0.split(separator: " ") }
  return (0..<count).map { String(words[$0 % words.count]) }.joined(separator: " ")
}

/// A line of this many letters without a space, from a sentence of each script that writes so.
func longRun(letters count: Int) -> [String] {
  ["家庭用洗衣液天然植物配方温和不伤手", "北海道産の濃厚な牛乳を使ったやさしい味", "น้ำผลไม้รวมสูตรเข้มข้นรสชาติกลมกล่อม"].map {
    let letters = Array($0.unicodeScalars)
    var run = String.UnicodeScalarView()
    for index in 0..<count { run.append(letters[index % letters.count]) }
    return String(run)
  }
}

/// Formats everything that a row shows.
func formatRow(_ formatter: Formatter, _ row: Row) -> Int {
  let liter = ReferenceUnit(.liter)
  let texts = [
    formatter.quantity(row.quantity),
    formatter.price(row.price),
    formatter.unitPrice(row.unitPrice, per: liter, besides: row.neighbours),
    formatter.spokenUnitPrice(row.unitPrice, per: liter, besides: row.neighbours),
    formatter.percent(row.excess, sign: true),
    formatter.amount(row.moneyBuys, kind: .volume, near: .liter),
    formatter.price(row.breakEvenPrice),
    formatter.price(Money(.one, row.price.currency)),
  ]
  return texts.reduce(0) { $0 + $1.utf8.count }
}

struct Row {
  let quantity: Quantity
  let price: Money
  let unitPrice: UnitPrice
  let neighbours: [UnitPrice]
  let excess: Rational
  let moneyBuys: Rational
  let breakEvenPrice: Money

  init(cents: Int) throws {
    quantity = try Quantity(packs: [6], 330, .milliliter)
    price = Money(try Rational(Int128(cents), over: 100), .euro)
    unitPrice = UnitPrice(perBaseUnit: try price.amount / quantity.total, .euro)
    neighbours = try [-7, 9].map {
      UnitPrice(perBaseUnit: try Rational(Int128(cents + $0), over: 198), .euro)
    }
    excess = try Rational(Int128(cents), over: 731)
    moneyBuys = try unitPrice.perBaseUnit.reciprocal()
    breakEvenPrice = Money(try unitPrice.perBaseUnit * 2, .euro)
  }
}

let arguments = CommandLine.arguments
let locale = UserLocale(identifier: "en_IE")
switch arguments.count > 1 ? arguments[1] : "" {
case "prices":
  let reader = PriceReader(ReadingContext(money: locale))
  let result = readAll(lines(arguments[2]), Int(arguments[3]) ?? 0) {
    (try? reader.read($0)) != nil
  }
  print(result.time, result.understood)
case "quantities":
  let reader = QuantityReader(ReadingContext(locale))
  let result = readAll(lines(arguments[2]), Int(arguments[3]) ?? 0) {
    (try? reader.read($0)) != nil
  }
  print(result.time, result.understood)
case "lines":
  let reader = LineReader(ReadingContext(money: locale))
  let result = readAll(lines(arguments[2]), Int(arguments[3]) ?? 0) {
    !reader.read($0).isUnclear
  }
  print(result.time, result.understood)
case "parts":
  let context = ReadingContext(money: locale)
  let (quantities, prices) = (QuantityReader(context), PriceReader(context))
  let texts = parts(of: lines(arguments[2]), LineReader(context))
  let count = Int(arguments[3]) ?? 0
  var understood = 0
  let time = nanoseconds {
    for index in 0..<count {
      let (quantity, price) = texts[index % texts.count]
      if (try? quantities.read(quantity)) != nil, (try? prices.read(price)) != nil {
        understood += 1
      }
    }
  }
  print(time, understood)
case "long-line":
  let reader = LineReader(ReadingContext(money: locale))
  let text = longLine(lines(arguments[2]), words: 10_000)
  // What is created on first use exists before the clock starts.
  _ = reader.read("Cola 1 l 2.00")
  let count = Int(arguments[3]) ?? 0
  var understood = 0
  let time = nanoseconds {
    for _ in 0..<count where !reader.read(text).name.isEmpty { understood += 1 }
  }
  print(time, understood)
case "long-run":
  let reader = LineReader(ReadingContext(money: locale))
  let texts = longRun(letters: 16_000)
  _ = reader.read("Cola 1 l 2.00")
  let count = Int(arguments[2]) ?? 0
  var understood = 0
  let time = nanoseconds {
    for index in 0..<count where !reader.read(texts[index % texts.count]).name.isEmpty {
      understood += 1
    }
  }
  print(time, understood)
case "row":
  let formatter = Formatter(locale)
  let rows = try (0..<200).map { try Row(cents: 150 + 37 * $0) }
  var length = rows.reduce(0) { $0 + formatRow(formatter, $1) }
  let count = Int(arguments[2]) ?? 0
  let time = nanoseconds {
    for index in 0..<count { length += formatRow(formatter, rows[index % rows.count]) }
  }
  print(time, length > 0 ? count : 0)
case "icu":
  let formatter = direct_open("en_IE")
  let result = direct_result()
  let decimals = (0..<200).map { "\($0).\(10 + $0 % 90)" }
  var text = [UInt16](repeating: 0, count: 64)
  var length = 0
  let count = Int(arguments[2]) ?? 0
  let time = nanoseconds {
    for index in 0..<count {
      length += Int(direct_format(formatter, result, decimals[index % decimals.count], &text, 64))
    }
  }
  print(time, length > 0 ? count : 0)
case "mix", "programme":
  guard let mixes = Mixes(rawValue: arguments[2]) else { fatalError("no mixes \(arguments[2])") }
  let count = Int(arguments[3]) ?? 0
  var times: [Int] = []
  for seed in 0..<count {
    let problem = try mixes.problem(seed: UInt64(seed))
    times.append(
      try arguments[1] == "mix"
        ? (0..<3).map { _ in
          nanoseconds { _ = try? Mix.cheapest(of: problem.offers, covering: problem.needed) }
        }.min() ?? 0
        : programme(problem.offers, covering: problem.needed))
  }
  print(times.reduce(0, +), count, times.max() ?? 0)
case "rank":
  let count = Int(arguments[2]) ?? 0
  var generator = SystemRandomNumberGenerator()
  let products = try (0..<count).map { number in
    Product(
      name: "Product \(number)",
      quantity: try Quantity(Rational(Int.random(in: 1...5000, using: &generator)), .gram),
      price: Money(
        try Rational(Int128(Int.random(in: 100...9999, using: &generator)), over: 100), .euro))
  }
  let comparison = Comparison(currency: .euro, products: products)
  var ranked = 0
  let time = nanoseconds { ranked = Ranking(comparison).rankedCount }
  print(time, ranked)
default:
  print(
    "measure prices|quantities|lines|parts|long-line FILE COUNT, measure long-run|row|icu|rank COUNT, or "
      + "measure mix|programme KIND COUNT"
  )
  exit(2)
}
