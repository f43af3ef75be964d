import Glibc
import PerModel
import PerText
import PerTransfer

/// `per-cli convert AMOUNT FROM TO` and `per-cli convert QUANTITY [to] UNIT`: converts to another unit,
/// exactly.
struct ConvertCommand: ~Copyable {
  private let isJSON: Bool
  /// Whether the unit follows the number: for a person, but not in a list for a program.
  private var showsUnit = false
  private let units: UnitLookup
  private var pairs: [[UInt8]: UnitPair] = [:]
  private var lastPairText: [UInt8] = []
  private var lastPair: UnitPair?
  private var lineOut: [UInt8] = []
  private var hasRefused = false

  init(isJSON: Bool, locale: UserLocale) {
    self.isJSON = isJSON
    units = UnitLookup(locale)
  }

  /// Throws if a unit is missing, or the input cannot be read.
  mutating func run(_ operands: [String]) throws(UsageError) -> ExitStatus {
    var output = Output()
    if operands.isEmpty || operands == ["-"] {
      try convertInput(&output)
    } else {
      showsUnit = true
      guard var line = units.question(operands) else {
        throw .call("convert AMOUNT FROM TO | QUANTITY [to] UNIT | -")
      }
      line.withUTF8 { convert(UnsafeRawBufferPointer($0), &output) }
    }
    output.flush()
    return hasRefused ? .refused : .success
  }

  private mutating func convertInput(_ output: inout Output) throws(UsageError) {
    var input = InputLines.standardInput()
    while let line = try input.next(beforeWaiting: { output.flush() }) {
      convert(line, &output)
    }
  }

  private mutating func convert(_ line: UnsafeRawBufferPointer, _ output: inout Output) {
    guard let base = line.baseAddress,
      let tab = memchr(base, Int32(UInt8(ascii: "\t")), line.count)
    else { return refuse(line, UsageError.conversion.sentence, &output) }
    let amountEnd = UnsafeRawPointer(tab) - base
    let amountText = UnsafeRawBufferPointer(rebasing: line[..<amountEnd])
    let pairText = UnsafeRawBufferPointer(rebasing: line[(amountEnd + 1)...])
    do throws(UsageError) {
      guard pairText.contains(UInt8(ascii: "\t")) else {
        let text = String(decoding: amountText, as: UTF8.self)
        let unit = String(decoding: pairText, as: UTF8.self)
        let (value, to) = try units.convert(text, to: unit)
        return write(value, in: to, for: line, &output)
      }
      let pair = try pair(pairText)
      lineOut.removeAll(keepingCapacity: true)
      if writeQuickly(line, amountText, pair) {
        output.write(lineOut)
      } else {
        write(try convert(amountText, by: pair), in: pair.to, for: line, &output)
      }
    } catch { refuse(line, error.sentence, &output) }
  }

  /// The fast path: plain digits, words without anything to escape, and a result that fits in 64
  /// bits. `false` where the line does not qualify.
  @inline(__always)
  private mutating func writeQuickly(
    _ line: UnsafeRawBufferPointer, _ amountText: UnsafeRawBufferPointer, _ pair: UnitPair
  ) -> Bool {
    guard let amount = ShortDecimal(amountText), let result = amount.converted(by: pair) else {
      return false
    }
    if isJSON {
      guard let exact = amount.exact(times: pair), line.allSatisfy(Self.isPlain) else {
        return false
      }
      lineOut.append(contentsOf: #"{"input":""#.utf8)
      for byte in line {
        if byte == UInt8(ascii: "\t") { lineOut.append(UInt8(ascii: "\\")) }
        lineOut.append(byte == UInt8(ascii: "\t") ? UInt8(ascii: "t") : byte)
      }
      lineOut.append(contentsOf: #"","ok":true,"exact":""#.utf8)
      ShortDecimal(digits: exact.numerator, scale: 0).write(to: &lineOut)
      if exact.denominator != 1 {
        lineOut.append(UInt8(ascii: "/"))
        ShortDecimal(digits: exact.denominator, scale: 0).write(to: &lineOut)
      }
      lineOut.append(contentsOf: #"","decimal":""#.utf8)
      result.write(to: &lineOut)
      lineOut.append(contentsOf: #"","unit":""#.utf8)
      lineOut.append(contentsOf: pair.to.id.utf8)
      lineOut.append(contentsOf: #""}"#.utf8)
    } else {
      result.write(to: &lineOut)
      if showsUnit { lineOut.append(contentsOf: " \(pair.to.symbol)".utf8) }
    }
    lineOut.append(UInt8(ascii: "\n"))
    return true
  }

  /// Whether JSON takes the byte unescaped, or it is a tab.
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\t")
      || (0x20..<0x7F).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  private func convert(
    _ amountText: UnsafeRawBufferPointer, by pair: UnitPair
  ) throws(UsageError) -> Rational {
    let text = String(decoding: amountText, as: UTF8.self)
    do {
      return try units.amount(text) * pair.ratio
    } catch let error as UsageError {
      throw error
    } catch {
      throw UsageError.tooLarge(text)
    }
  }

  private func write(
    _ value: Rational, in unit: Unit, for line: UnsafeRawBufferPointer, _ output: inout Output
  ) {
    let decimal = Decimals.text(value)
    guard isJSON else { return output.writeLine(showsUnit ? "\(decimal) \(unit.symbol)" : decimal) }
    var object = JSONObject()
    object.add("input", String(decoding: line, as: UTF8.self))
    object.add("ok", true)
    object.add("exact", value.description)
    object.add("decimal", decimal)
    object.add("unit", unit.id)
    output.writeLine(object.line)
  }

  private mutating func refuse(
    _ line: UnsafeRawBufferPointer, _ sentence: String, _ output: inout Output
  ) {
    hasRefused = true
    let text = String(decoding: line, as: UTF8.self)
    guard isJSON else {
      output.flush()
      return complain("\(text.replacing("\t", with: " ")): \(sentence)")
    }
    var object = JSONObject()
    object.add("input", text)
    object.add("ok", false)
    object.add("error", sentence)
    output.writeLine(object.line)
  }

  // MARK: Pairs of units, looked up once each

  private mutating func pair(_ text: UnsafeRawBufferPointer) throws(UsageError) -> UnitPair {
    if let lastPair, text.elementsEqual(lastPairText) { return lastPair }
    let key = Array(text)
    let pair: UnitPair
    if let known = pairs[key] {
      pair = known
    } else {
      pair = try makePair(text)
      // Endless nonsense must not fill the memory.
      if pairs.count < 10_000 { pairs[key] = pair }
    }
    (lastPairText, lastPair) = (key, pair)
    return pair
  }

  private func makePair(_ text: UnsafeRawBufferPointer) throws(UsageError) -> UnitPair {
    let names = text.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
    guard names.count == 2 else { throw UsageError.conversion }
    let (from, to) = try UnitLookup.comparable(
      try units.unit(String(decoding: names[0], as: UTF8.self)),
      try units.unit(String(decoding: names[1], as: UTF8.self)))
    do throws(ArithmeticError) { return try UnitPair(from: from, to: to) } catch {
      throw UsageError.tooLarge("\(from.id) → \(to.id)")
    }
  }
}
