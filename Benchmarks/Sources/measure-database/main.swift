import Glibc
import PerDatabase
import PerModel

// measure-database empty PATH            a comparison without products, to import into
// measure-database import PATH COUNT     adds COUNT products in one change: seconds
// measure-database add PATH              adds one to 10,000, and only commits: median seconds of both
// measure-database open PATH             loads 1,000 products, and 10,000: median seconds of both
// measure-database search PATH COUNT     searches among COUNT products: seconds at the 99th percentile
// and those of Book.swift

var generator = Repeatable(state: 1)

struct Repeatable: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}

let words =
  "Cola Oat Flakes Rolled Crème Fraîche Milk Whole Apple Juice Orange Paper Towels Rice Basmati Olive "
  + "Oil Extra Virgin Yogurt Greek Butter Salted Cheese Gouda Bread Rye Coffee Beans Tea Green"
let vocabulary = words.split(separator: " ").map(String.init)

@MainActor func word() -> String { vocabulary.randomElement(using: &generator) ?? "" }

@MainActor func products(_ count: Int) -> [Product] {
  (0..<count).map { number in
    let cents = Int128(Int.random(in: 50...3000, using: &generator))
    return Product(
      id: Product.ID(rawValue: .random(in: 1...Int64.max, using: &generator)),
      name: "\(word()) \(word()) \(word()) \(number % 5000)",
      quantity: try? Quantity(packs: [6], Rational(number % 900 + 1), .milliliter),
      price: (try? Rational(cents, over: 100)).map { Money($0, .euro) },
      store: ["Aldi", "Lidl", "Rewe", "Market Hall"][number % 4],
      note: number % 4 == 0 ? "seen on day \(number % 31)" : "",
      barcode: String(4_000_000_000_000 + number * 7))
  }
}

/// The seconds that `body` took in each of `count` runs, in ascending order.
func runs(_ count: Int = 1, _ body: () throws -> Void) rethrows -> [Duration] {
  let clock = ContinuousClock()
  return try (0..<count).map { _ in try clock.measure(body) }.sorted()
}

func say(_ durations: Duration...) {
  let seconds = durations.map { duration in
    let (whole, part) = duration.components
    let digits = String(part / 1_000_000_000)
    return "\(whole)." + String(repeating: "0", count: 9 - digits.count) + digits
  }
  print(seconds.joined(separator: " "))
}

let arguments = CommandLine.arguments
guard arguments.count >= 3 else { exit(2) }
let count = arguments.count > 3 ? Int(arguments[3]) ?? 0 : 0
let empty = Comparison(currency: .euro)

// Not global: closed when it ends, as a window closes its file.
do {
  let store = try SQLiteDatabase(path: arguments[2])
  switch arguments[1] {
  case "empty":
    _ = try store.create(empty)
  case "import":
    let id = try store.create(empty)
    let change = empty.adding(products(count))
    say(try runs { _ = try store.perform(change, on: id, expecting: 1) }[0])
  case "add":
    let comparison = Comparison(currency: .euro, products: products(10_000))
    let id = try store.create(comparison)
    var added = products(200)
    var version: Int64 = 1
    // In turns: how long a commit takes changes from one second to the next.
    let clock = ContinuousClock()
    var (adding, committing): ([Duration], [Duration]) = ([], [])
    for _ in 0..<200 {
      let place = Change.Place(9999 + Int(version), added.removeLast())
      adding.append(
        try clock.measure {
          version = try store.perform(.add([place]), on: id, expecting: version)
        })
      committing.append(try clock.measure { try store.setLastOpened(id) })
    }
    say(adding.sorted()[100], committing.sorted()[100])
  case "open":
    let ids = try [1000, 10_000].map {
      try store.create(Comparison(currency: .euro, products: products($0)))
    }
    let times = try ids.map { id in try runs(21) { _ = try store.load(id) }[10] }
    say(times[0], times[1])
  case "search":
    if try store.comparisons().isEmpty {
      for _ in 0..<count / 50_000 {
        _ = try store.create(Comparison(currency: .euro, products: products(50_000)))
      }
    }
    let searches = try runs(2000) {
      let count = Int.random(in: 1...3, using: &generator)
      var text = (0..<count).map { _ in
        String(word().prefix(.random(in: 1...8, using: &generator)))
      }.joined(separator: " ")
      if Bool.random(using: &generator) {
        text += " \(Int.random(in: 0..<5000, using: &generator))"
      }
      _ = try store.search(text, limit: 50)
    }
    say(searches[1980], searches[1000])
  case "book-make":
    var book = Book(store, count)
    try book.make()
  case "book":
    var book = Book(store, count)
    try book.ask()
  case "catalogue":
    var book = Book(store, count)
    try book.catalogue()
  default: exit(2)
  }
}
