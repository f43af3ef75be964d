/// A whole line made of readings, each word in just one of them.
struct LineCover {
  let readings: [LineReading]
  let cost: Int
}

/// Finds the covers of a line that cost least, word by word from the left.
///
/// Of all covers up to a word only the best are kept for each set of facts: what follows depends on
/// nothing else.
struct LineCovers {
  /// How many covers with the same facts are kept: the best, and some that may mean something else.
  private static let kept = 3
  /// How many covers are kept up to a word. Names have few numbers, and so few sets of facts.
  private static let longest = 48

  private struct Step {
    let cost: Int
    let facts: LineReading.Facts
    /// Where its last reading begins, and which of those there it is.
    let word: Int
    let reading: Int
    let previous: Int
  }

  /// `starting` are the readings that begin with each word; at least one of them for each has one word.
  /// The covers are in the order of their costs, those that cost far more than the best left out.
  static func best(of starting: [[LineReading]], within margin: Int) -> [LineCover] {
    var steps: [Step] = [Step(cost: 0, facts: [], word: 0, reading: -1, previous: -1)]
    var ends: [[Int]] = Array(repeating: [], count: starting.count + 1)
    ends[0] = [0]
    for (word, readings) in starting.enumerated() {
      prune(&ends[word], steps)
      for (index, reading) in readings.enumerated() {
        let end = reading.words.upperBound
        for place in ends[word] {
          guard let facts = reading.adding(to: steps[place].facts) else { continue }
          ends[end].append(steps.count)
          steps.append(
            Step(
              cost: steps[place].cost + reading.cost, facts: facts, word: word, reading: index,
              previous: place))
        }
      }
    }
    prune(&ends[starting.count], steps)
    guard let first = ends[starting.count].first else { return [] }
    let limit = steps[first].cost + margin
    return ends[starting.count].filter { steps[$0].cost <= limit }.map { last in
      var readings: [LineReading] = []
      var place = last
      while steps[place].previous >= 0 {
        readings.append(starting[steps[place].word][steps[place].reading])
        place = steps[place].previous
      }
      return LineCover(readings: readings.reversed(), cost: steps[last].cost)
    }
  }

  /// Keeps the cheapest covers, few of each set of facts.
  private static func prune(_ places: inout [Int], _ steps: [Step]) {
    guard places.count > 1 else { return }
    places.sort { (steps[$0].cost, $0) < (steps[$1].cost, $1) }
    var best: [Int] = []
    for place in places where best.count < longest {
      let facts = steps[place].facts
      // Few are kept, so that counting them is faster than any table.
      let same = best.reduce(0) { $0 + (steps[$1].facts == facts ? 1 : 0) }
      if same < kept { best.append(place) }
    }
    places = best
  }
}
