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
    /// Its last reading, and the cover without that.
    let reading: Int
    let previous: Int
    /// Another cover that ends before the same word.
    let next: Int
  }

  /// Of the readings at least one with one word begins with each word. The covers are in the order of
  /// their costs, those that cost far more than the best left out.
  static func best(of readings: [LineReading], words: Int, within margin: Int) -> [LineCover] {
    let order = order(of: readings, words)
    var steps: [Step] = [Step(cost: 0, facts: [], reading: -1, previous: -1, next: -1)]
    steps.reserveCapacity(readings.count * 4)
    // The covers that end before a word are a list: its last one here, the others by `next`.
    var ends = Array(repeating: -1, count: words + 1)
    ends[0] = 0
    var places: [Int] = []
    for word in 0..<words {
      collect(ends[word], steps, into: &places)
      for index in order.readings[order.firsts[word]..<order.firsts[word + 1]] {
        let end = readings[index].words.upperBound
        let (fact, cost) = (readings[index].fact, readings[index].cost)
        for place in places {
          guard let facts = fact.adding(to: steps[place].facts) else { continue }
          steps.append(
            Step(
              cost: steps[place].cost + cost, facts: facts, reading: index, previous: place,
              next: ends[end]))
          ends[end] = steps.count - 1
        }
      }
    }
    collect(ends[words], steps, into: &places)
    guard let first = places.first else { return [] }
    let limit = steps[first].cost + margin
    return places.filter { steps[$0].cost <= limit }.map { last in
      var cover: [LineReading] = []
      var place = last
      while steps[place].previous >= 0 {
        cover.append(readings[steps[place].reading])
        place = steps[place].previous
      }
      return LineCover(readings: cover.reversed(), cost: steps[last].cost)
    }
  }

  /// The readings by their first words, and where those of each word begin.
  private static func order(
    of readings: [LineReading], _ words: Int
  ) -> (readings: [Int], firsts: [Int]) {
    var firsts = Array(repeating: 0, count: words + 2)
    for index in readings.indices { firsts[readings[index].words.lowerBound + 2] += 1 }
    for word in 1...words + 1 { firsts[word] += firsts[word - 1] }
    var order = Array(repeating: 0, count: readings.count)
    for index in readings.indices {
      let word = readings[index].words.lowerBound
      order[firsts[word + 1]] = index
      firsts[word + 1] += 1
    }
    return (order, firsts)
  }

  /// The cheapest covers of a list, few of each set of facts.
  private static func collect(_ last: Int, _ steps: [Step], into places: inout [Int]) {
    places.removeAll(keepingCapacity: true)
    var place = last
    while place >= 0 {
      places.append(place)
      place = steps[place].next
    }
    guard places.count > 1 else { return }
    places.sort { (steps[$0].cost, $0) < (steps[$1].cost, $1) }
    var count = 0
    for index in places.indices where count < longest {
      let place = places[index]
      let facts = steps[place].facts
      // Few are kept, so that counting them is faster than any table.
      var same = 0
      for other in places[..<count] where steps[other].facts == facts { same += 1 }
      if same < kept {
        places[count] = place
        count += 1
      }
    }
    places.removeLast(places.count - count)
  }
}
