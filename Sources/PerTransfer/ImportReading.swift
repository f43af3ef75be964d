import PerModel

/// Reads the products of a file one after the other, passes on those that belong together, and counts
/// the others. It keeps nothing of the file in memory.
///
/// A price in another currency is converted where a rate is known; else its product is refused.
public final class ImportReading {
  private let file: ImportFile
  private let rates: ExchangeRates
  /// How many rows could not be read or do not belong with the others.
  public private(set) var refusedCount = 0
  /// What is wrong with the first of them, in order.
  public private(set) var refusals: [TransferError] = []
  /// What was left out of the first products that were passed on all the same.
  public private(set) var remarks: [TransferError] = []
  /// How many products were passed on that may not be what is meant, and why of the first.
  public private(set) var doubtfulCount = 0
  public private(set) var doubts: [TransferError] = []
  /// What kept the file from being read to its end, or from being imported.
  public private(set) var problem: TransferError?
  /// Whether to refuse a file in which no row has a name, a price and a quantity.
  private let wantsWholeProducts: Bool

  /// How many problems are kept: more than anyone reads.
  private static let maximumRefusals = 100

  /// Reads a file once, from its start.
  ///
  /// - Parameter wantsWholeProducts: whether a table is refused all of whose rows lack the same: a name, a price or a
  ///   quantity.
  public init(_ file: ImportFile, rates: ExchangeRates, wantsWholeProducts: Bool = false) {
    (self.file, self.rates, self.wantsWholeProducts) = (file, rates, wantsWholeProducts)
  }

  /// Whether the file would be refused if it ended here.
  public var wouldBeRefused: Bool { wantsWholeProducts && !isComparison && lackSearch.lack != nil }

  /// The rows kept that are not products: sums, section headings.
  public var omissions: [TransferError] {
    if case .table(let table) = file { table.omissions } else { [] }
  }
  /// How many there are.
  public var omittedCount: Int {
    if case .table(let table) = file { table.omittedCount } else { 0 }
  }

  /// The columns that no product gets anything of.
  public var leftOutColumns: [LeftOutColumn] {
    switch file {
    case .comparison: []
    case .table(let table): table.leftOutColumns
    case .rows(let rows): rows.leftOutColumns
    }
  }

  /// Whether the file is a comparison that the program wrote, and not a table or a list.
  public var isComparison: Bool { if case .comparison = file { true } else { false } }

  /// What came with the products, once all of them have been read.
  public var supplement: ImportSupplement {
    ImportSupplement(pictures: pictures, seenDays: seenDays)
  }
  /// The pictures that came with the products, once all of them have been read.
  public var pictures: [Picture] {
    if case .comparison(let document) = file { document.pictures } else { [] }
  }
  /// When the prices of products were seen whose rows say that, by the products that were passed on.
  public private(set) var seenDays: [Product.ID: CalendarDay] = [:]
  /// The same of the row that is read now.
  private var seen: CalendarDay?

  /// Remembers on which day the price of a product was seen, under the identity that it is passed on with.
  private func noted(_ product: Product) -> Product {
    if let seen { seenDays[product.id] = seen }
    return product
  }

  /// Passes each product that belongs to `comparison` to `take`, under a new identity, until that
  /// returns false. Returns whether the file was read to its end; if not, `problem` says why.
  public func products(beside comparison: Comparison, take: (Product) -> Bool) -> Bool {
    var admission = ComparabilityCheck(beside: comparison)
    return read { (product) throws(ComparisonError) in
      let compared = product.compared(in: comparison.currency, byImported: rates)
      try admission.admit(compared)
      return take(noted(compared.duplicated()))
    } != nil
  }

  /// Passes each product that belongs to those before it to `take`, until that returns false. The result is a
  /// comparison for them, without products: the one in the file or, for a table or a list, one in the currency of the
  /// first price, or in `usual` without one. `nil` if the file was not read to its end.
  public func comparison(currency usual: Currency, take: (Product) -> Bool) -> Comparison? {
    var admission = ComparabilityCheck()
    let end = read { (product) throws(ComparisonError) in
      // The reader of a comparison has checked this already.
      if isComparison { return take(product) }
      let compared =
        admission.currency.map { product.compared(in: $0, byImported: rates) } ?? product
      try admission.admit(compared)
      return take(noted(compared))
    }
    return switch end {
    case .comparison(let comparison): comparison
    case .rows: Comparison(currency: admission.currency ?? usual)
    case nil: nil
    }
  }

  /// What was read to its end.
  private enum End {
    /// This comparison, without its products.
    case comparison(Comparison)
    case rows
  }

  /// Passes on all products; `nil` where the file was not read to its end.
  private func read(_ take: (Product) throws(ComparisonError) -> Bool) -> End? {
    do throws(TransferError) {
      if case .comparison(let document) = file {
        return .comparison(
          try document.read { (product, position) throws(TransferError) in
            if !admit(product, at: position, isRow: false, take) { throw TransferError(.stopped) }
          })
      }
      while let row = try file.next() {
        if let problem = row.problem {
          refuse(problem)
          continue
        }
        lackSearch.look(at: row.product)
        if let doubt = row.doubt {
          doubtfulCount += 1
          if doubts.count < Self.maximumRefusals { doubts.append(doubt) }
        }
        if let remark = row.remark, remarks.count < Self.maximumRefusals { remarks.append(remark) }
        seen = row.seen
        if !admit(row.product, at: TextPosition(line: row.line, column: 1), take) {
          return nil
        }
      }
      if wantsWholeProducts, let lack = lackSearch.lack {
        problem = TransferError(.noWholeProduct(lack))
        return nil
      }
      return .rows
    } catch {
      if error.problem != .stopped { problem = error }
      return nil
    }
  }

  private var lackSearch = LackSearch()

  private func admit(
    _ product: Product, at position: TextPosition, isRow: Bool = true,
    _ take: (Product) throws(ComparisonError) -> Bool
  ) -> Bool {
    do throws(ComparisonError) {
      return try take(product)
    } catch {
      let refusal = TransferError(refusing: product, for: error, at: position)
      refuse(isRow ? refusal.inRow(of: product) : refusal)
      return true
    }
  }

  private func refuse(_ error: TransferError) {
    refusedCount += 1
    if refusals.count < Self.maximumRefusals { refusals.append(error) }
  }
}

extension Product {
  /// The product as a comparison in a currency takes it: converted from the currency paid, if possible.
  func compared(in currency: Currency, byImported rates: ExchangeRates) -> Product {
    asPaid.compared(in: currency, by: rates, before: conversion) ?? self
  }
}
