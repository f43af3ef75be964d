import PerModel

/// Reads the products of a file one after the other, hands on those that belong together, and counts
/// the others. However large the file is, nothing of it is kept.
public final class ImportReading {
  private let file: ImportFile
  /// How many rows could not be read, or do not belong to the others.
  public private(set) var refusedCount = 0
  /// What is wrong with the first of them.
  public private(set) var refusals: [TransferError] = []
  /// What has kept the file from being read to its end.
  public private(set) var problem: TransferError?

  /// So many problems are kept; nobody reads more.
  private static let mostRefusals = 100

  public init(_ file: ImportFile) {
    self.file = file
  }

  /// Whether the file is a comparison that the program has written, and not a table or a list.
  public var isComparison: Bool { if case .comparison = file { true } else { false } }

  /// Hands each product that belongs to `comparison` to `take`, under a new identity, and each picture
  /// to `keep`, until one of them answers false. Whether the file was read to its end; else `problem`
  /// says why.
  public func products(
    beside comparison: Comparison, take: (Product) -> Bool,
    keep: (Picture) -> Bool = { _ in true }
  ) -> Bool {
    var admission = Admission(beside: comparison)
    return read(keep) { (product) throws(ComparisonError) in
      try admission.admit(product)
      return take(product.renewed())
    } != nil
  }

  /// Hands each product that belongs to those before to `take`, and each picture to `keep`, until one
  /// of them answers false. The result is a comparison without products for them: the one in the file,
  /// or for a table or a list one in the currency of the first price, else in this one. `nil` where the
  /// file was not read to its end.
  public func comparison(
    currency usual: Currency, take: (Product) -> Bool, keep: (Picture) -> Bool = { _ in true }
  ) -> Comparison? {
    var admission = OpenAdmission()
    let frame = read(keep) { (product) throws(ComparisonError) in
      // A comparison that the program has written has been looked at by its reader.
      if !isComparison { try admission.admit(product) }
      return take(product)
    }
    return isComparison
      ? frame : frame.map { _ in Comparison(currency: admission.currency ?? usual) }
  }

  /// The comparison of a file that is one, else an empty one; `nil` where the file was not read to its
  /// end.
  private func read(
    _ keep: (Picture) -> Bool, _ take: (Product) throws(ComparisonError) -> Bool
  ) -> Comparison? {
    var isStopped = false
    do throws(TransferError) {
      if case .comparison(let document) = file {
        return try document.read(
          take: { (product) throws(TransferError) in
            isStopped = !admit(product, take)
            if isStopped { throw TransferError(.expected("")) }
          },
          keep: { (picture) throws(TransferError) in
            isStopped = !keep(picture)
            if isStopped { throw TransferError(.expected("")) }
          })
      }
      while let row = try file.next() {
        if let problem = row.problem {
          refuse(problem)
        } else if !admit(row.product, take) {
          isStopped = true
          return nil
        }
      }
      return Comparison(currency: .euro)
    } catch {
      if !isStopped { problem = error }
      return nil
    }
  }

  private func admit(
    _ product: Product, _ take: (Product) throws(ComparisonError) -> Bool
  ) -> Bool {
    do throws(ComparisonError) {
      return try take(product)
    } catch {
      refuse(TransferError(.refused(error), path: String(product.name.prefix(200))))
      return true
    }
  }

  private func refuse(_ error: TransferError) {
    refusedCount += 1
    if refusals.count < Self.mostRefusals { refusals.append(error) }
  }
}
