import PerModel

// Kinds of deal that say what is bought and what is got for it.
extension DealParser {
  /// What follows "buy": "2 get 1 free", "3 pay 2", "2 for 5".
  mutating func purchase() throws(ReadingError) -> Deal.Kind {
    let start = cursor.start
    guard let bought = try count() else {
      throw notADeal(from: start, to: cursor.end)
    }
    return try purchase(of: bought, from: start)
  }

  /// "another free", and "one free" after "get": one more than is paid for; `nil`, consuming nothing, for anything
  /// else.
  mutating func oneMore() throws(ReadingError) -> Deal.Kind? {
    var ahead = self
    let saysAnother = ahead.cursor.token == .word && ahead.cursor.meaning.role == .another
    if saysAnother { try ahead.cursor.advance() }
    let count = try ahead.count()
    guard saysAnother || count != nil, count ?? 1 == 1 else { return nil }
    try ahead.skipEach()
    guard let part = try ahead.paidPart() else { return nil }
    self = ahead
    return .buyGet(bought: 1, given: 1, paidPart: part)
  }

  /// "+ 1 gratis"; `nil`, consuming nothing, where anything else comes on top.
  mutating func freeOnTop() throws(ReadingError) -> Deal.Kind? {
    var ahead = self
    try ahead.cursor.advance()
    guard let given = try ahead.count(), ahead.cursor.token == .word,
      ahead.cursor.meaning.role == .free
    else { return nil }
    try ahead.cursor.advance()
    self = ahead
    return .buyGet(bought: 1, given: given, paidPart: .zero)
  }

  mutating func purchase(of bought: Int, from start: Int) throws(ReadingError) -> Deal.Kind {
    try skipEach()
    // "buy 2 at £1.69 each"
    if cursor.says(.at) {
      try cursor.advance()
      let price = try money()
      guard try skipEach() else { throw notADeal(from: start, to: cursor.previousEnd) }
      return .each(count: bought, price: price)
    }
    try skipNoise()
    var saysTake = false
    if cursor.token == .word, cursor.meaning.role == .buy {
      saysTake = true
      try cursor.advance()
      try skipNoise()
    }
    // "2 achetés = 1 offert"
    if cursor.token == .equals { try cursor.advance() }
    if cursor.token == .word {
      switch cursor.meaning.role {
      case .pay:
        try cursor.advance()
        if cursor.token == .word, cursor.meaning.role == .forWord { try cursor.advance() }
        var ahead = self
        if let paid = try ahead.count(), paid < bought {
          self = ahead
          try skipEach()
          return .payFor(taken: bought, paid: paid)
        }
        // "leve 3 pague R$ 9,99", "leve 3 pague R$ 4,99 cada"
        if cursor.token != .number || !cursor.string(cursor.range).contains(" "), try saysMoney() {
          let price = try money()
          let saysEach = cursor.isEachWord || cursor.isEachAtEnd
          if saysEach { try cursor.advance() }
          return saysEach
            ? .each(count: bought, price: price) : .total(count: bought, price: price)
        }
        throw notADeal(from: start, to: cursor.previousEnd)
      // "买2送1", "beli 2 gratis 1"
      case .getFree, .free:
        try cursor.advance()
        guard let given = try count() else { throw notADeal(from: start, to: cursor.previousEnd) }
        try skipEach()
        return .buyGet(bought: bought, given: given, paidPart: try paidPart() ?? .zero)
      case .forWord, .per: return try together(bought, from: start)
      case .save:
        // "买2件减1元"
        var ahead = self
        try ahead.cursor.advance()
        if try ahead.saysMoney() {
          self = ahead
          let amount = try money()
          try skipOff()
          return .groupOff(count: bought, amount: amount)
        }
      case .get: try cursor.advance()
      default: break
      }
    }
    let saysAnother = cursor.token == .word && cursor.meaning.role == .another
    if saysAnother { try cursor.advance() }
    let range = cursor.range
    guard let given = try count() ?? (saysAnother ? 1 : nil) else {
      throw notADeal(from: start, to: cursor.previousEnd)
    }
    if given == bought + 1, cursor.token == .word, cursor.isAdjacent, cursor.isOrdinalEnding {
      // "buy 1 get 2nd half price"
      try cursor.advance()
      return try nth(given, range)
    }
    try skipEach()
    if cursor.token == .word, cursor.meaning.role == .pay, given < bought {
      try cursor.advance()
      try skipEach()
      return .payFor(taken: bought, paid: given)
    }
    if let part = try paidPart() {
      return .buyGet(bought: bought, given: given, paidPart: part)
    }
    // "compra 2 lleva 3"
    guard saysTake, given > bought else { throw notADeal(from: start, to: cursor.previousEnd) }
    return .payFor(taken: given, paid: bought)
  }

  /// "lot de 2 : 5 €", "pack of 3 for 5"; `nil`, consuming nothing, where no price follows.
  mutating func kindOfPack() throws(ReadingError) -> Deal.Kind? {
    let place = cursor
    try cursor.advance()
    if cursor.token == .word, cursor.meaning.role == .of {
      let start = cursor.start
      try cursor.advance()
      if let count = try count() {
        switch cursor.token {
        case .colon:
          try cursor.advance()
          return .total(count: count, price: try money())
        case .word where cursor.meaning.role == .forWord || cursor.meaning.role == .per:
          return try together(count, from: start)
        case .word where cursor.says(.at):
          try cursor.advance()
          return .total(count: count, price: try money())
        default: break
        }
      }
    }
    cursor = place
    return nil
  }

  /// Whether an amount with a currency is at the current place.
  func saysMoney() throws(ReadingError) -> Bool {
    if cursor.token == .word { return cursor.meaning.hasCurrency }
    var ahead = cursor
    guard cursor.token == .number else { return false }
    try ahead.advance()
    return ahead.token == .word && ahead.meaning.hasCurrency
  }
}
