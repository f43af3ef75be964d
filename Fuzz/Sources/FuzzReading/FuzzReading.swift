import Glibc
import PerModel
import PerText

// Which reader gets the inputs: the variable FUZZ_READER, or all of them. Besides not trapping, what
// comes out has to keep the promises of the readers.

typealias FuzzTarget = @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt

@_silgen_name("LLVMFuzzerRunDriver")
func runDriver(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ target: FuzzTarget
) -> CInt

/// What libFuzzer calls with every input.
@_cdecl("LLVMFuzzerTestOneInput")
func testOneInput(_ bytes: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  let input = UnsafeBufferPointer(start: bytes, count: size)
  switch chosenReader {
  case "pages": pages.read(Array(input))
  case let name? where fileReaders.contains(name): files.read(Array(input), as: name)
  default: Readers.chosen.read(String(decoding: input, as: UTF8.self))
  }
  return 0
}

private let chosenReader = getenv("FUZZ_READER").map { String(cString: $0) }
private let fileReaders = ["csv", "tsv", "list", "json", "stores"]
private let files = Files()
private let pages = Pages()

/// SwiftPM renames the entry point of an executable target to this.
@_cdecl("FuzzReading_main")
func start(_ count: CInt, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> CInt {
  var count = count
  var arguments = arguments
  return runDriver(&count, &arguments, testOneInput)
}

/// What is read in one context. Made once: that takes longer than to read.
struct ContextReaders: Sendable {
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

struct Readers: Sendable {
  static let chosen = Readers(getenv("FUZZ_READER").map { String(cString: $0) })

  let name: String?
  let contexts = [
    ReadingContext(),
    ReadingContext(
      decimalSeparator: ",", groupingSeparator: ".", region: .germany, currency: .euro,
      languages: ["de"]),
    ReadingContext(
      decimalSeparator: ",", groupingSeparator: "\u{202F}", region: .unitedKingdom,
      currency: .yen, languages: ["fr"]),
  ].map(ContextReaders.init)
  let american = UserLocale(identifier: "en_US")

  init(_ name: String?) { self.name = name }

  func read(_ text: String) {
    for readers in contexts {
      if name ?? "quantity" == "quantity" { quantity(text, readers) }
      if name ?? "price" == "price" { price(text, readers) }
      if name ?? "deal" == "deal" { deal(text, readers) }
      if name ?? "line" == "line" { line(text, readers) }
      if name ?? "need" == "need" { need(text, readers) }
    }
  }

  private func quantity(_ text: String, _ readers: ContextReaders) {
    do throws(ReadingError) {
      let read = try readers.quantity.read(text)
      precondition(read.amount.isPositive, "a quantity is more than nothing")
      precondition(read.packs.allSatisfy { $0 > 0 }, "packs hold something")
      _ = try? read.quantity(defaultUnit: .item)
    } catch { check(error, text) }
  }

  private func price(_ text: String, _ readers: ContextReaders) {
    do throws(ReadingError) {
      let read = try readers.price.read(text)
      precondition(!read.amount.isNegative, "nothing is paid out")
    } catch { check(error, text) }
  }

  private func deal(_ text: String, _ readers: ContextReaders) {
    do throws(ReadingError) {
      let deal = try readers.deal.read(text)
      precondition(deal.count > 0, "a deal is about something")
      precondition(deal.total.map { !$0.isNegative } ?? true, "nothing is paid out")
    } catch { check(error, text) }
  }

  private func need(_ text: String, _ readers: ContextReaders) {
    do throws(ReadingError) {
      let read = try readers.need.read(text)
      precondition(read.quantity.amount.isPositive, "something is needed")
      guard let need = try? read.need(defaultUnit: .item) else { return }
      precondition(need.total.isPositive, "something is needed")
    } catch { check(error, text) }
  }

  private func line(_ text: String, _ readers: ContextReaders) {
    let line = readers.line.read(text)
    let parts = [
      line.quantity?.range, line.price?.range, line.deal?.range, line.store?.range,
      line.barcode?.range,
    ].compactMap(\.self)
    let ranges = (parts + line.notUnderstood).sorted { $0.lowerBound < $1.lowerBound }
    for (one, next) in zip(ranges, ranges.dropFirst()) {
      precondition(one.upperBound <= next.lowerBound, "no part is understood twice")
    }
    precondition((ranges.last?.upperBound ?? 0) <= text.utf8.count, "parts are parts of the line")
    precondition(
      line.problem != .severalReadings || !line.alternatives.isEmpty, "what is unclear is offered")
    readBack(line, readers)
  }

  /// What is shown of a line says the same again.
  private func readBack(_ line: ReadLine, _ readers: ContextReaders) {
    let context = readers.context
    guard context == contexts[0].context, !line.isUnclear, line.deal == nil, line.pieces == nil,
      !line.isUnitPrice || isWeighed(line), let price = line.price?.value, price.amount.isInteger,
      let quantity = try? line.quantity?.value.quantity(defaultUnit: .item),
      quantity.unit != .item || quantity.countName != nil
    else { return }
    let formatter = Formatter(american)
    let money = Money(price.amount, price.currency ?? context.currency)
    let shown =
      line.isUnitPrice
      ? "Zyqqo \(formatter.price(money, per: quantity))"
      : "Zyqqo \(formatter.editable(quantity, withUnit: true)) \(formatter.price(money))"
    let again = readers.line.read(shown, measuring: quantity.unit.kind)
    precondition(
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

  private func check(_ error: ReadingError, _ text: String) {
    precondition(error.range.upperBound <= text.utf8.count, "a problem is about a part of the text")
    precondition(!error.sentence.isEmpty, "a problem has a sentence")
  }
}
