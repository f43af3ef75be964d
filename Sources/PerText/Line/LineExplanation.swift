import PerModel

/// How a line was read, for developers of its rules.
public final class LineExplanation {
  /// Something that a part of the line can be, and what it costs to read it so.
  public struct Reading: Sendable {
    /// The words.
    public let text: String
    /// What they are: "price 4.99 EUR".
    public let meaning: String
    /// The line is read in the way that costs least as a whole.
    public let cost: Int
    /// Why it costs that; empty if it costs nothing.
    public let reason: String
  }

  /// What some words could have been, and why they are not.
  public struct Forbidden: Sendable {
    /// The words.
    public let text: String
    /// The name of the rule.
    public let veto: String
    /// Its reason.
    public let reason: String
  }

  /// A way to read the whole line.
  public struct Way: Sendable {
    /// Its parts, from left to right.
    public let readings: [Reading]
    /// What they cost together.
    public let cost: Int
  }

  /// What the words of the line can be.
  public private(set) var readings: [Reading] = []
  /// What they could have been.
  public private(set) var vetoes: [Forbidden] = []
  /// The ways that are almost as good as the best, the best first.
  public private(set) var ways: [Way] = []
  /// The meanings of those ways, the likeliest first; each costs what its way costs plus what was found out about the
  /// whole.
  public private(set) var meanings: [(line: ReadLine, cost: Int)] = []
  /// A meaning that costs no more than this beyond the likeliest one makes the line unclear.
  public static let margin = LineCosts.margin

  init() {}

  func note(_ veto: Veto, _ text: String) {
    let name = "\(veto)"
    if !vetoes.contains(where: { $0.veto == name && $0.text == text }) {
      vetoes.append(Forbidden(text: text, veto: name, reason: veto.reason))
    }
  }

  func note(_ all: UnsafeBufferPointer<LineReading>, of words: LineWords) {
    readings = all.map { described($0, in: words) }
  }

  func note(
    _ cover: UnsafeBufferPointer<Int32>, _ cost: Int,
    of all: UnsafeBufferPointer<LineReading>, in words: LineWords
  ) {
    ways.append(Way(readings: cover.map { described(all[Int($0)], in: words) }, cost: cost))
  }

  func note(_ found: LineMeanings, of words: LineWords) {
    meanings = ([found.first] + found.others).sorted { $0.cost < $1.cost }.map { meaning in
      var line = meaning.line
      line.setName(from: words)
      return (line, meaning.cost)
    }
  }

  private func described(_ reading: LineReading, in words: LineWords) -> Reading {
    let meaning = reading.value.description
    return Reading(
      text: words.text(reading.words),
      meaning: reading.isLeftover ? "not understood: " + meaning : meaning, cost: reading.cost,
      reason: reading.reason?.entry.reason ?? "")
  }
}

extension LineReading.Value: CustomStringConvertible {
  var description: String {
    switch self {
    case .name: "name"
    case .mark: "sign"
    case .range: "range"
    case .amount(let read, _): "amount " + read.description
    case .count(let read, _): "count " + read.description
    case .price(let read): "price " + read.description
    case .plainPrice: "price"
    case .unitPrice(let read): "price \(read.price.description) per \(read.quantity.description)"
    case .formerPrice(let read, _): "former price " + read.description
    case .deal(let read): "deal " + read.exactText
    case .term(let term): "term " + term.id
    case .store(let name): "store " + name
    case .barcode(let digits): "barcode " + digits
    case .wrongBarcode: "barcode with a wrong digit"
    }
  }
}

extension ReadQuantity {
  fileprivate var description: String {
    packs.map { "\($0) x " }.joined() + "\(amount)" + (unit.map { " \($0.id)" } ?? "")
      + (countName.map { " of \($0.id)" } ?? "")
  }
}

extension ReadPrice {
  fileprivate var description: String { "\(amount)" + (currency.map { " \($0.code)" } ?? "") }
}
