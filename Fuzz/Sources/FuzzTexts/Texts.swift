import PerModel
import PerText

/// The readers of this program by their names.
func target(_ name: String) -> any FuzzTarget {
  Texts(name)
}

/// Reads one text as a quantity, price, deal, line or need, in one of three places.
struct Texts: FuzzTarget {
  private let name: String
  private let places = [
    ReadingContext(),
    ReadingContext(
      decimalSeparator: ",", groupingSeparator: ".", region: .germany, currency: .euro,
      languages: ["de"]),
    ReadingContext(
      decimalSeparator: ",", groupingSeparator: "\u{202F}", region: .unitedKingdom,
      currency: .yen, languages: ["fr"]),
  ].map(Readers.init)
  private let american = Formatter(UserLocale(identifier: "en_US"))

  init(_ name: String) { self.name = name }

  /// What is read in one place.
  private struct Readers {
    let context: ReadingContext
    let quantity: QuantityReader
    let price: PriceReader
    let deal: DealReader
    let line: LineReader
    let need: NeedReader

    init(_ context: ReadingContext) {
      self.context = context
      quantity = QuantityReader(context)
      price = PriceReader(context)
      deal = DealReader(context)
      line = LineReader(context)
      need = NeedReader(context)
    }
  }

  func read(_ input: [UInt8]) {
    var lot = Lot(input)
    let place = lot.draw(below: places.count)
    let readers = places[place]
    let text = String(decoding: input, as: UTF8.self)
    do throws(ReadingError) {
      switch name {
      case "quantity": try quantity(text, readers)
      case "price": try price(text, readers)
      case "deal": try deal(text, readers)
      case "need": try need(text, readers)
      default:
        let line = readers.line.read(text)
        check(line, text)
        if place == 0, lot.isOne(of: 8) { readBack(line, readers) }
      }
    } catch {
      promise(error.range.upperBound <= text.utf8.count, "a problem is about a part of the text")
      if lot.isOne(of: 16) { promise(!error.sentence.isEmpty, "a problem has a sentence") }
    }
  }

  private func quantity(_ text: String, _ readers: Readers) throws(ReadingError) {
    let read = try readers.quantity.read(text)
    promise(read.amount.isPositive, "a quantity is more than nothing")
    promise(read.packs.allSatisfy { $0 > 0 }, "packs hold something")
    _ = try? read.quantity(defaultUnit: .item)
  }

  private func price(_ text: String, _ readers: Readers) throws(ReadingError) {
    let read = try readers.price.read(text)
    promise(!read.amount.isNegative, "nothing is paid out")
  }

  private func deal(_ text: String, _ readers: Readers) throws(ReadingError) {
    let deal = try readers.deal.read(text)
    promise(deal.count > 0, "a deal is about something")
    promise(deal.total.map { !$0.isNegative } ?? true, "nothing is paid out")
  }

  private func need(_ text: String, _ readers: Readers) throws(ReadingError) {
    let read = try readers.need.read(text)
    promise(read.quantity.amount.isPositive, "something is needed")
    guard let need = try? read.need(defaultUnit: .item) else { return }
    promise(need.total.isPositive, "something is needed")
  }

  private func check(_ line: ReadLine, _ text: String) {
    let parts = [
      line.quantity?.range, line.price?.range, line.deal?.range, line.store?.range,
      line.barcode?.range,
    ].compactMap(\.self)
    let ranges = (parts + line.notUnderstood).sorted { $0.lowerBound < $1.lowerBound }
    for (one, next) in zip(ranges, ranges.dropFirst()) {
      promise(one.upperBound <= next.lowerBound, "no part is understood twice")
    }
    promise((ranges.last?.upperBound ?? 0) <= text.utf8.count, "parts are parts of the line")
    promise(
      line.problem != .severalReadings || !line.alternatives.isEmpty, "what is unclear is offered")
  }

  /// What is shown of a line says the same again.
  private func readBack(_ line: ReadLine, _ readers: Readers) {
    guard !line.isUnclear, line.deal == nil, line.pieces == nil,
      !line.isUnitPrice || isWeighed(line), let price = line.price?.value, price.amount.isInteger,
      let quantity = try? line.quantity?.value.quantity(defaultUnit: .item),
      quantity.unit != .item || quantity.countName != nil,
      // "3 tn": English lines know no short names but those of shoppers; nor does anybody type 31556953/3506328 years.
      // "204 c" may be cups or cents, and is asked about.
      // "37/9 t" is no quantity next to a name.
      quantity.unit.id != "ton", quantity.unit.id != "cup", quantity.amount.denominator < 1000,
      quantity.amount < .one || quantity.amount.exactDecimalText != nil
    else { return }
    let money = Money(price.amount, price.currency ?? readers.context.currency)
    let shown =
      line.isUnitPrice
      ? "Zyqqo \(american.price(money, per: quantity))"
      : "Zyqqo \(american.editable(quantity, withUnit: true)) \(american.price(money))"
    let again = readers.line.read(shown, measuring: quantity.unit.kind)
    promise(
      again.price?.value.amount == price.amount
        && (try? again.quantity?.value.quantity(defaultUnit: .item))?.total == quantity.total,
      "what was shown is read back: \(shown)")
  }

  /// Whether a price is that of a mass or a volume, in the user's money.
  private func isWeighed(_ line: ReadLine) -> Bool {
    guard let kind = line.quantity?.value.unit?.kind,
      line.price?.value.currency ?? .usDollar == .usDollar
    else { return false }
    return kind == .mass || kind == .volume
  }
}
