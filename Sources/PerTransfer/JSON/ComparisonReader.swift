import PerModel

/// Reads a comparison from the JSON that the program itself writes.
public enum ComparisonReader {
  /// What the member "format" says.
  public static let format = "io.github.perapp.Per"
  /// The newest version of the format, and the only one.
  public static let version = 1

  /// The whole comparison, or what is wrong with it.
  ///
  /// Throws a problem with its line, column and path.
  public static func read(
    _ source: ByteSource, limits: TransferLimits = TransferLimits()
  ) throws(TransferError) -> Comparison {
    var products: [Product] = []
    let frame = try read(TextChunks(source), limits: limits) { (product) in products.append(product)
    }
    return Comparison(
      name: frame.name, currency: frame.currency, products: products,
      referenceUnit: frame.referenceUnit, tolerance: frame.tolerance)
  }

  /// Hands each product to `take` as it comes; the result is the comparison without them. The products
  /// belong together only if nothing is thrown.
  static func read(
    _ chunks: TextChunks, limits: TransferLimits,
    take: (Product) throws(TransferError) -> Void
  ) throws(TransferError) -> Comparison {
    var reader = JSONReader(chunks, limits: limits)
    var parts = Parts()
    var isOurs = false
    guard try reader.next() == UInt8(ascii: "{") else { throw reader.problem(.foreign) }
    let start = reader.position
    do throws(TransferError) {
      try reader.object { (reader, name) throws(TransferError) in
        switch name {
        case "format":
          let start = reader.position
          guard try reader.string() == format else { throw reader.problem(.foreign, at: start) }
          isOurs = true
        case "version":
          let start = reader.position
          let text = try reader.number()
          guard text == String(version) else {
            throw reader.problem(.newerFormat(text), at: start)
          }
          parts.hasVersion = true
        case "comparison":
          try parts.read(&reader, take: take)
        default: throw reader.problem(.unknownMember(String(name.prefix(100))))
        }
      }
      try reader.end()
    } catch {
      if !isOurs, case .unknownMember = error.problem {
        throw TransferError(.foreign, at: error.position)
      }
      throw error
    }
    guard isOurs else { throw reader.problem(.missingMember("format"), at: start) }
    guard parts.hasVersion else { throw reader.problem(.missingMember("version"), at: start) }
    return try parts.comparison(start)
  }

  /// What has been read yet.
  private struct Parts {
    var hasVersion = false
    private var name: String?
    private var currency: Currency?
    private var referenceUnit: ReferenceUnit?
    private var tolerance = Comparison.defaultTolerance
    /// The currency of the comparison may come after its products.
    private var admission = OpenAdmission()

    mutating func read(
      _ reader: inout JSONReader, take: (Product) throws(TransferError) -> Void
    ) throws(TransferError) {
      var parts = self
      defer { self = parts }
      try reader.object { (reader, member) throws(TransferError) in
        switch member {
        case "name": parts.name = try reader.string()
        case "currency": parts.currency = try reader.currency()
        case "referenceUnit":
          parts.referenceUnit = try reader.null() ? nil : try reader.referenceUnit()
        case "tolerance": parts.tolerance = try reader.amount()
        case "products":
          let members = ProductMembers(texts: nil, ignoresOthers: false)
          var ids: Set<Product.ID> = []
          var budget = TextBudget(reader.limits)
          try reader.array { (reader) throws(TransferError) in
            let start = reader.position
            var product = Product()
            try members.read(&reader, into: &product)
            guard ids.insert(product.id).inserted else {
              throw reader.problem(.repeatedID, at: start)
            }
            guard ids.count <= reader.limits.mostRows else {
              throw reader.problem(.tooManyRows, at: start)
            }
            try budget.take(product, at: start)
            do throws(ComparisonError) { try parts.admission.admit(product) } catch {
              throw reader.problem(.refused(error), at: start)
            }
            try take(product)
          }
        default: throw reader.problem(.unknownMember(String(member.prefix(100))))
        }
      }
    }

    /// The comparison without its products, which have to be in its currency.
    func comparison(_ start: TextPosition) throws(TransferError) -> Comparison {
      guard let currency else {
        throw TransferError(.missingMember("comparison.currency"), at: start)
      }
      if let own = admission.currency, own != currency {
        throw TransferError(
          .refused(.differentCurrency(product: own, comparison: currency)),
          path: "comparison.products")
      }
      return Comparison(
        name: name ?? "", currency: currency, referenceUnit: referenceUnit, tolerance: tolerance)
    }
  }
}

/// A comparison that the program has written, not read yet.
public final class ComparisonDocument {
  private let chunks: TextChunks
  private let limits: TransferLimits

  init(_ chunks: TextChunks, limits: TransferLimits) {
    self.chunks = chunks
    self.limits = limits
  }

  /// Hands each product to `take` as it comes; the result is the comparison without them. Only once,
  /// and the products belong together only if nothing is thrown.
  public func read(
    _ take: (Product) throws(TransferError) -> Void
  ) throws(TransferError) -> Comparison {
    try ComparisonReader.read(chunks, limits: limits, take: take)
  }
}
