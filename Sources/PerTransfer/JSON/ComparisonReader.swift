import PerModel

/// The contents of a comparison's file.
public struct ReadComparison: Hashable, Sendable {
  /// The comparison with its products.
  public let comparison: Comparison
  /// The pictures of its products.
  public let pictures: [Picture]

  /// A comparison and the pictures of its products.
  public init(comparison: Comparison, pictures: [Picture]) {
    self.comparison = comparison
    self.pictures = pictures
  }
}

/// Reads a comparison from JSON that Per has written.
public enum ComparisonReader {
  /// The value of the member "format".
  public static let format = "io.github.perapp.Per"
  /// The version of the format. What went before was never released, and is refused.
  public static let version = 2

  /// Passes each product, and where it begins, to `add` as it is read; the result is the comparison
  /// without them. The products belong together only if nothing is thrown.
  static func read(
    _ chunks: TextChunks, limits: TransferLimits,
    add: (Product, TextPosition) throws(TransferError) -> Void
  ) throws(TransferError) -> ReadComparison {
    var reader = JSONReader(chunks, limits: limits)
    var parts = Parts()
    var isOurs = false
    guard try reader.next() == UInt8(ascii: "{") else { throw reader.problem(.foreign) }
    let start = reader.position
    try reader.object { (reader, name) throws(TransferError) in
      switch name {
      case "format":
        let start = reader.position
        guard try reader.string() == format else { throw reader.problem(.foreign, at: start) }
        isOurs = true
      case "version":
        let start = reader.position
        let text = try reader.number()
        guard text == "\(version)" else {
          throw reader.problem(text == "1" ? .beforeFirst : .newerFormat(text), at: start)
        }
        parts.hasVersion = true
      case "comparison":
        try parts.read(&reader, add: add)
      default:
        guard isOurs else { throw TransferError(.foreign, at: reader.position) }
        parts.keep([try reader.member(name)], within: ComparisonSettings.documentPrefix)
      }
    }
    try reader.end()
    guard isOurs else { throw reader.problem(.missingMember("format"), at: start) }
    guard parts.hasVersion else { throw reader.problem(.missingMember("version"), at: start) }
    return try parts.comparison(start)
  }

  /// What has been read so far.
  private struct Parts {
    var hasVersion = false
    private var name: String?
    private var currency: Currency?
    private var referenceUnit: ReferenceUnit?
    private var settings = ComparisonSettings()
    private var pictures: [Picture] = []
    private var pictureBytes = 0
    /// The first product that shows each picture.
    private var shown: [Picture.ID: Int] = [:]
    /// The currency of the comparison may come after its products.
    private var admission = ComparabilityCheck()
    /// The first product that states a currency.
    private var priced: (index: Int, position: TextPosition)?

    /// Keeps what only a newer program understands.
    mutating func keep(_ members: [ExactMember], within prefix: String) {
      settings.unknown += members.map { $0.within(prefix) }
    }

    mutating func read(
      _ reader: inout JSONReader, add: (Product, TextPosition) throws(TransferError) -> Void
    ) throws(TransferError) {
      var parts = self
      defer { self = parts }
      try reader.object { (reader, member) throws(TransferError) in
        switch member {
        case "name": parts.name = try reader.string()
        case "currency": parts.currency = try reader.currency()
        case "referenceUnit":
          guard try !reader.null() else { return }
          let unit = try reader.referenceUnit().map { $0.within("referenceUnit.") }
          parts.keep(unit, within: ComparisonSettings.comparisonPrefix)
          parts.referenceUnit = parts.settings.restoreReferenceUnit()
        case "tolerance": parts.settings.tolerance = try reader.amount()
        case "settings":
          try reader.object { (reader, name) throws(TransferError) in
            parts.settings.read(try reader.member(name))
          }
        case "products":
          let members = ProductMembers(texts: nil, unknownPolicy: .kept)
          var ids: Set<Product.ID> = []
          var budget = TextBudget(reader.limits)
          parts.admission = ComparabilityCheck(parts.settings)
          try reader.array { (reader) throws(TransferError) in
            let start = reader.position
            var product = Product()
            try members.read(&reader, into: &product)
            guard ids.insert(product.id).inserted else {
              throw reader.problem(.repeatedID, at: start)
            }
            guard ids.count <= reader.limits.maximumRows else {
              throw reader.problem(reader.limits.tooManyRows, at: start)
            }
            try budget.spend(on: product, at: start)
            do throws(ComparisonError) { try parts.admission.admit(product) } catch {
              throw reader.problem(.refused(error), at: start)
            }
            if let id = product.picture, parts.shown[id] == nil {
              parts.shown[id] = ids.count - 1
            }
            if parts.priced == nil, parts.admission.currency != nil {
              parts.priced = (ids.count - 1, start)
            }
            try add(product, start)
          }
        case "pictures":
          try reader.array { (reader) throws(TransferError) in
            let start = reader.position
            let picture = try reader.picture()
            parts.pictureBytes += picture.png.count
            guard parts.pictureBytes <= reader.limits.maximumPictureBytes else {
              throw reader.problem(.tooLong, at: start)
            }
            parts.pictures.append(picture)
          }
        default:
          parts.keep([try reader.member(member)], within: ComparisonSettings.comparisonPrefix)
        }
      }
    }

    /// The comparison without its products, whose currency must be the comparison's and whose pictures
    /// must be in the file.
    func comparison(_ start: TextPosition) throws(TransferError) -> ReadComparison {
      let known = Set(pictures.map(\.id))
      if let (id, index) = shown.filter({ !known.contains($0.key) }).min(by: { $0.value < $1.value }
      ) {
        throw TransferError(
          .wrongValue(String(id.rawValue)), path: "comparison.products[\(index)].picture")
      }
      guard let currency else {
        throw TransferError(.missingMember("comparison.currency"), at: start)
      }
      if let own = admission.currency, own != currency {
        throw TransferError(
          .refused(.differentCurrency(product: own, comparison: currency)), at: priced?.position,
          path: "comparison.products" + (priced.map { "[\($0.index)]" } ?? ""))
      }
      return ReadComparison(
        comparison: Comparison(
          name: name ?? "", currency: currency, referenceUnit: referenceUnit, settings: settings),
        pictures: pictures)
    }
  }
}

/// A comparison that Per has written and that has not been read yet.
public final class ComparisonDocument {
  private let chunks: TextChunks
  private let limits: TransferLimits
  /// The pictures of the products, once all of it has been read.
  public private(set) var pictures: [Picture] = []

  init(_ chunks: TextChunks, limits: TransferLimits) {
    self.chunks = chunks
    self.limits = limits
  }

  /// Passes each product, and where it begins, to `add` as it is read; the result is the comparison
  /// without them. Call it only once. The products belong together only if nothing is thrown.
  ///
  /// Throws a problem with its line, column and path, and what `add` throws.
  public func read(
    _ add: (Product, TextPosition) throws(TransferError) -> Void
  ) throws(TransferError) -> Comparison {
    let read = try ComparisonReader.read(chunks, limits: limits, add: add)
    pictures = read.pictures
    return read.comparison
  }
}
