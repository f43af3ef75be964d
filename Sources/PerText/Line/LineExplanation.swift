import PerModel

/// How a line was read: for those who work on its rules.
public final class LineExplanation {
  /// Something that a part of the line can be, and what it costs to read it so.
  public struct Reading {
    /// The words.
    public let text: String
    /// What they are: "price 4.99 EUR".
    public let meaning: String
    /// The least of all is read.
    public let cost: Int
  }

  /// What the words of the line can be.
  public private(set) var readings: [Reading] = []
  /// What they could have been, and why they are not.
  public private(set) var vetoes: [(text: String, name: String, reason: String)] = []
  /// All ways to read the whole line that are hardly worse than the best, each with its readings and its costs.
  public private(set) var covers: [(readings: [Reading], cost: Int)] = []

  init() {}

  func note(_ veto: Veto, _ text: String) {
    if !vetoes.contains(where: { $0.name == "\(veto)" && $0.text == text }) {
      vetoes.append((text, "\(veto)", veto.entry.reason))
    }
  }

  func note(_ readings: UnsafeBufferPointer<LineReading>, of words: LineWords) {
    self.readings = readings.map { described($0, in: words) }
  }

  func note(
    _ cover: UnsafeBufferPointer<Int32>, _ cost: Int,
    of readings: UnsafeBufferPointer<LineReading>, in words: LineWords
  ) {
    covers.append((cover.map { described(readings[Int($0)], in: words) }, cost))
  }

  private func described(_ reading: LineReading, in words: LineWords) -> Reading {
    let meaning = reading.value.description
    return Reading(
      text: words.text(reading.words),
      meaning: reading.isLeftover ? "not understood: " + meaning : meaning, cost: reading.cost)
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
