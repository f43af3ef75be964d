import Glibc
import PerModel
import PerText
import PerTransfer
import PerWords

/// `per-cli rank`: products by price per unit, best first.
struct RankCommand {
  private let arguments: Arguments
  private let isJSON: Bool
  private let texts: ProductTexts
  private let formatter: Formatter
  private let locale: UserLocale
  private let chosen: ReferenceUnit?
  private let basis: Strength.Substance?

  /// Throws if `--per` is not a quantity, or `--by` not a substance.
  init(_ arguments: Arguments) throws(UsageError) {
    let locale = try LocaleOptions(arguments).locale
    self.arguments = arguments
    isJSON = arguments.hasJSON
    self.locale = locale
    texts = ProductTexts(locale)
    formatter = Formatter(forTerminal: locale)
    basis = try arguments.options[.by].map { text throws(UsageError) in
      guard let substance = Strength.Substance(text) else {
        throw UsageError(
          localized(
            "%1$s needs what is inside, such as %2$s", "--by",
            Strength.Substance.Known.protein.rawValue))
      }
      return substance
    }
    chosen = try arguments.options[.per].map { text throws(UsageError) in
      try Self.reference(text, locale)
    }
  }

  /// "kg", "100g", "each".
  private static func reference(
    _ text: String, _ locale: UserLocale
  ) throws(UsageError) -> ReferenceUnit {
    if let unit = try? UnitLookup(locale).unit(text) { return ReferenceUnit(unit) }
    guard let read = try? QuantityReader(ReadingContext(locale)).read(text),
      let quantity = try? read.quantity(defaultUnit: .item), quantity.packs.isEmpty
    else {
      throw UsageError(
        localized(
          "%1$s needs a unit or an amount, such as %2$s: %3$s", "--per", "kg, 100g", text))
    }
    return ReferenceUnit(quantity.amount, quantity.unit)
  }

  /// Ranks the texts, or what is in a file or on standard input.
  func run(_ operands: [String]) throws(UsageError) -> ExitStatus {
    var list = LongList(
      arguments, texts: texts, formatter: formatter, kind: chosen?.kind, basis: basis)
    if operands.isEmpty || operands == ["-"] {
      try fill(&list, from: ByteSource(descriptor: 0))
    } else if operands.count == 1, isFileName(operands[0]) {
      try fill(&list, from: .file(operands[0]))
    } else {
      for text in operands {
        let reading = texts.read(line: text, measuring: list.kind)
        let problem = reading.problem?.sentence
        try list.add(reading.product, problem: problem)
        if let remark = reading.remark { complain(remark.sentence) }
      }
    }
    let ranking = LongRanking(list, by: chosen?.kind)
    let comparison = ranking.comparison
    let reference = comparison.measure.map { measure in
      // Where all that is wanted by weight is sold by volume, the volume is what can be said.
      chosen.flatMap { $0.kind == measure.kind ? $0 : nil }
        ?? comparison.referenceUnit(for: measure.kind, in: locale.region)
    }
    var output = Output()
    if isJSON {
      RankingLines(
        formatter: formatter, reference: reference, conversions: list.conversions,
        doubts: list.doubts
      ).write(ranking, problem: list.problem, to: &output)
    } else {
      RankingTable(
        formatter: formatter, reference: reference, hasBars: Terminal.isOutput,
        remarks: list.conversions.mapValues { remark($0, in: comparison.currency) }
          .merging(list.doubts) { $0 + factSeparator + $1 }
      ).write(ranking, problem: list.problem, to: &output)
    }
    output.flush()
    return ranking.rankedCount == ranking.count ? .success : .refused
  }

  /// "$4.00, converted at the rate of 2026-11-20"
  private func remark(_ price: ConvertedPrice, in currency: Currency) -> String {
    let pricing = Pricing(currency: price.paid.currency ?? currency, measure: nil)
    // Translators: an offer in another currency, and the day of the rate by which it is compared.
    return localized(
      "paid as %1$s, converted at the rate of %2$s",
      formatter.offerInWords(of: price.paid, by: pricing), price.conversion.day.description)
  }

  /// Whether the operand names a file, even one that does not exist: a text for a product has spaces,
  /// and the name of a file has an extension.
  private func isFileName(_ operand: String) -> Bool {
    access(operand, F_OK) == 0
      || !operand.contains(" ")
        && TransferFormat.readable.contains { $0.fits(fileName: operand) }
  }

  private func fill(_ list: inout LongList, from source: ByteSource) throws(UsageError) {
    var failure: UsageError?
    func trying(_ add: () throws(UsageError) -> Void) {
      do throws(UsageError) { try add() } catch { failure = error }
    }
    do throws(TransferError) {
      switch try ImportFile.open(source, texts: texts, limits: .ranking) {
      case .comparison(let document):
        _ = try document.read { (product, _) in
          trying { () throws(UsageError) in try list.add(product, problem: nil) }
        }
      case .table(let table):
        while failure == nil, let row = try table.next(list.reader) {
          trying { () throws(UsageError) in
            switch row {
            case .plain(let row):
              try row.lend { (product) throws(UsageError) in try list.add(product) }
            case .product(let row): try add(row, to: &list)
            }
          }
        }
        for column in table.leftOutColumns { complain(column.sentence) }
        for omission in table.omissions { complain(omission.complaint) }
      case .rows(let rows):
        while failure == nil, let row = try rows.next() {
          trying { () throws(UsageError) in try add(row, to: &list) }
        }
      }
    } catch {
      throw UsageError(failure: error.message)
    }
    if let failure { throw failure }
  }

  private func add(_ row: TableRow, to list: inout LongList) throws(UsageError) {
    var product = row.product
    if product.name.isEmpty, row.problem != nil { product.name = row.texts.first ?? "" }
    try list.add(product, problem: row.problem?.message, doubt: row.doubt?.sentence)
    if let remark = row.remark { complain(remark.complaint) }
    if let doubt = row.doubt { complain(doubt.complaint) }
  }
}

extension ByteSource {
  /// Throws a sentence that says why the file cannot be read.
  static func file(_ path: String) throws(UsageError) -> ByteSource {
    do throws(TransferError) { return try ByteSource(path: path, orHandedOver: true) } catch {
      throw UsageError(failure: "\(path): \(error.message)")
    }
  }
}
