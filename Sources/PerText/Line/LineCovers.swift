/// Finds the covers of a line that cost least, word by word from the left.
///
/// Of all covers up to a word only the best are kept for each set of facts: what follows depends on
/// nothing else. Those are left out that cost too much whatever follows.
struct LineCovers {
  /// How many covers with the same facts are kept: the best, and some that may mean something else.
  private static let kept = 3
  /// How many covers are kept up to a word. Names have few numbers, and so few sets of facts.
  private static let longest = 48
  /// More than any line costs.
  private static let never = 1 << 40

  /// A word, or the end of the line.
  private struct Place {
    /// The first of the readings that begin here; the others are in `nexts`.
    var first: Int32 = -1
    /// The last of the covers that end before it; the others are in `Step.next`.
    var cover: Int32 = -1
    /// The lowest cost of the rest of the line, and the reading with which it begins.
    var rest = 0
    var cheapest: Int32 = -1
    /// The lowest cost of the rest if it is read in any other way.
    var secondRest = LineCovers.never
  }

  private struct Step {
    let cost: Int
    let facts: LineReading.Facts
    /// Its last reading, and the cover without that.
    let reading: Int32
    let previous: Int32
    /// Another cover that ends before the same word.
    let next: Int32
  }

  private let readings: UnsafeBufferPointer<LineReading>
  private let places: UnsafeMutableBufferPointer<Place>
  private let nexts: UnsafeMutableBufferPointer<Int32>
  /// Room for the readings of a cover.
  private let cover: UnsafeMutableBufferPointer<Int32>
  private var steps: ContiguousArray<Step> = []
  /// The covers before a word that are worth going on with, in the order of their costs.
  private var best: ContiguousArray<Int32> = []
  /// The most that a whole cover may cost.
  private var limit = Int.max

  /// Hands over the covers of a line, each as the places of its readings and what it costs: in the order of
  /// their costs, those that cost far more than the best left out.
  ///
  /// - Parameters:
  ///   - readings: at least one with one word begins with each word.
  ///   - body: gets the places of the readings only lent.
  static func forEachBest(
    of readings: UnsafeBufferPointer<LineReading>, words: Int, within margin: Int,
    _ body: (_ cover: UnsafeBufferPointer<Int32>, _ cost: Int) -> Void
  ) {
    withUnsafeTemporaryAllocation(of: Place.self, capacity: words + 1) { places in
      withUnsafeTemporaryAllocation(of: Int32.self, capacity: readings.count) { nexts in
        withUnsafeTemporaryAllocation(of: Int32.self, capacity: words + 1) { cover in
          var covers = LineCovers(readings, places, nexts, cover)
          covers.forEachBest(within: margin, body)
        }
      }
    }
  }

  private init(
    _ readings: UnsafeBufferPointer<LineReading>, _ places: UnsafeMutableBufferPointer<Place>,
    _ nexts: UnsafeMutableBufferPointer<Int32>, _ cover: UnsafeMutableBufferPointer<Int32>
  ) {
    (self.readings, self.places, self.nexts) = (readings, places, nexts)
    self.cover = cover
    places.initialize(repeating: Place())
    nexts.initialize(repeating: -1)
    for index in readings.indices.reversed() {
      let word = readings[index].words.lowerBound
      (nexts[index], places[word].first) = (places[word].first, Int32(index))
    }
  }

  private mutating func forEachBest(
    within margin: Int, _ body: (_ cover: UnsafeBufferPointer<Int32>, _ cost: Int) -> Void
  ) {
    findRests()
    if let cost = costOfCheapest() {
      // Most lines can be read in one way only.
      if places[0].secondRest > cost + margin { return body(cheapest(), cost) }
      limit = cost + margin
    }
    steps.reserveCapacity(readings.count + 1)
    best.reserveCapacity(8)
    steps.append(Step(cost: 0, facts: [], reading: -1, previous: -1, next: -1))
    places[0].cover = 0
    for word in places.indices.dropLast() {
      collect(before: word)
      var reading = places[word].first
      while reading >= 0 {
        extend(by: reading)
        reading = nexts[Int(reading)]
      }
    }
    collect(before: places.count - 1)
    forEachWhole(within: margin, body)
  }

  private func findRests() {
    for word in places.indices.dropLast().reversed() {
      // Inside a term nothing begins.
      var (rest, second, cheapest) = (Self.never, Self.never, Int32(-1))
      var reading = places[word].first
      while reading >= 0 {
        let index = Int(reading)
        let end = readings[index].words.upperBound
        let cost = readings[index].cost + places[end].rest
        if cost < rest {
          second = min(rest, readings[index].cost + places[end].secondRest)
          (rest, cheapest) = (cost, reading)
        } else {
          second = min(second, cost)
        }
        reading = nexts[index]
      }
      (places[word].rest, places[word].secondRest) = (rest, second)
      places[word].cheapest = cheapest
    }
  }

  private func cheapest() -> UnsafeBufferPointer<Int32> {
    var (word, count) = (0, 0)
    while word + 1 < places.count {
      let reading = places[word].cheapest
      cover[count] = reading
      count += 1
      word = readings[Int(reading)].words.upperBound
    }
    return UnsafeBufferPointer(rebasing: cover[..<count])
  }

  /// The cost of the cheapest readings; `nil` if together they say something twice.
  private func costOfCheapest() -> Int? {
    var facts: LineReading.Facts = []
    var word = 0
    while word + 1 < places.count {
      let reading = Int(places[word].cheapest)
      guard reading >= 0, let more = readings[reading].fact.adding(to: facts) else { return nil }
      facts = more
      word = readings[reading].words.upperBound
    }
    return places[0].rest
  }

  /// Adds a reading to the covers that end before it.
  private mutating func extend(by reading: Int32) {
    let end = readings[Int(reading)].words.upperBound
    let (fact, cost) = (readings[Int(reading)].fact, readings[Int(reading)].cost)
    for previous in best {
      let whole = steps[Int(previous)].cost + cost
      guard whole + places[end].rest <= limit,
        let facts = fact.adding(to: steps[Int(previous)].facts)
      else { continue }
      steps.append(
        Step(
          cost: whole, facts: facts, reading: reading, previous: previous,
          next: places[end].cover))
      places[end].cover = Int32(steps.count - 1)
    }
  }

  /// The cheapest covers that end before a word, few of each set of facts. Of two that cost the same,
  /// the one that was found first is better, and is further back in the list.
  private mutating func collect(before word: Int) {
    best.removeAll(keepingCapacity: true)
    var cover = places[word].cover
    while cover >= 0 {
      let step = steps[Int(cover)]
      var index = 0
      var same = 0
      while index < best.count, steps[Int(best[index])].cost < step.cost {
        if steps[Int(best[index])].facts == step.facts { same += 1 }
        index += 1
      }
      if same < Self.kept, index < Self.longest { insert(cover, at: index, behind: same) }
      cover = step.next
    }
  }

  /// Inserts a cover after the better ones with the same facts, and drops the last where there are too many.
  private mutating func insert(_ cover: Int32, at index: Int, behind same: Int) {
    best.append(cover)
    var place = best.count - 1
    while place > index {
      best[place] = best[place - 1]
      place -= 1
    }
    best[index] = cover
    let facts = steps[Int(cover)].facts
    var count = same + 1
    for other in best.indices.dropFirst(index + 1) where steps[Int(best[other])].facts == facts {
      count += 1
      if count > Self.kept {
        best.remove(at: other)
        return
      }
    }
    if best.count > Self.longest { best.removeLast() }
  }

  private func forEachWhole(
    within margin: Int, _ body: (_ cover: UnsafeBufferPointer<Int32>, _ cost: Int) -> Void
  ) {
    guard let first = best.first else { return }
    let limit = steps[Int(first)].cost + margin
    for last in best.prefix(while: { steps[Int($0)].cost <= limit }) {
      // From the last to the first
      var start = cover.count
      var step = steps[Int(last)]
      while step.previous >= 0 {
        start -= 1
        cover[start] = step.reading
        step = steps[Int(step.previous)]
      }
      body(UnsafeBufferPointer(rebasing: cover[start...]), steps[Int(last)].cost)
    }
  }
}
