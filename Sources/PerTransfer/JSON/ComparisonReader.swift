import PerModel

/// What a file of a comparison holds.
public struct ReadComparison: Hashable, Sendable {
  public let comparison: Comparison
  /// The pictures of its products.
  public let pictures: [Picture]
}

/// Reads a comparison from the JSON that the program itself writes.
public enum ComparisonReader {
  /// What the member "format" says.
  public static let format = "io.github.perapp.Per"
  /// The newest version of the format: the first had neither brands nor pictures.
  public static let version = 2

  /// The whole comparison, or what is wrong with it.
  ///
  /// Throws a problem with its line, column and path. `progress` is told the number of products now
  /// and then; at `false` the reading ends with `nil`.
  public static func read(
    _ source: ByteSource, limits: TransferLimits = TransferLimits(),
    progress: (Int) -> Bool = { _ in true }
  ) throws(TransferError) -> ReadComparison? {
    try read(TextChunks(source), limits: limits, progress: progress)
  }

  static func read(
    _ chunks: TextChunks, limits: TransferLimits, progress: (Int) -> Bool
  ) throws(TransferError) -> ReadComparison? {
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
          guard let number = Int(text), (1...version).contains(number) else {
            throw reader.problem(.newerFormat(text), at: start)
          }
          parts.hasVersion = true
        case "comparison":
          try parts.read(&reader, progress: progress)
        default: throw reader.problem(.unknownMember(String(name.prefix(100))))
        }
      }
      try reader.end()
    } catch {
      if parts.isCancelled { return nil }
      if !isOurs, case .unknownMember = error.problem {
        throw TransferError(.foreign, at: error.position)
      }
      throw error
    }
    guard isOurs else { throw reader.problem(.missingMember("format"), at: start) }
    guard parts.hasVersion else { throw reader.problem(.missingMember("version"), at: start) }
    return try parts.comparison(reader, start)
  }

  /// What has been read yet.
  private struct Parts {
    var hasVersion = false
    var isCancelled = false
    private var name: String?
    private var currency: Currency?
    private var referenceUnit: ReferenceUnit?
    private var settings = Settings()
    private var products: [Product] = []
    private var pictures: [Picture] = []
    private var pictureBytes = 0

    mutating func read(
      _ reader: inout JSONReader, progress: (Int) -> Bool
    ) throws(TransferError) {
      var parts = self
      defer { self = parts }
      try reader.object { (reader, member) throws(TransferError) in
        switch member {
        case "name": parts.name = try reader.string()
        case "currency": parts.currency = try reader.currency()
        case "referenceUnit":
          parts.referenceUnit = try reader.null() ? nil : try reader.referenceUnit()
        case "tolerance": parts.settings.tolerance = try reader.amount()
        case "settings": try reader.members { parts.settings.take($0, $1) }
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
            try budget.take(product, at: start)
            parts.products.append(product)
            if parts.products.count % 1000 == 0, !progress(parts.products.count) {
              parts.isCancelled = true
              throw reader.problem(.expected(""))
            }
          }
        case "pictures":
          try reader.array { (reader) throws(TransferError) in
            let start = reader.position
            let picture = try reader.picture()
            parts.pictureBytes += picture.png.count
            guard parts.pictureBytes <= reader.limits.mostPictureBytes else {
              throw reader.problem(.tooLong, at: start)
            }
            parts.pictures.append(picture)
          }
        default: throw reader.problem(.unknownMember(String(member.prefix(100))))
        }
      }
    }

    /// The comparison, with products that belong together and pictures that are all there.
    func comparison(
      _ reader: JSONReader, _ start: TextPosition
    ) throws(TransferError) -> ReadComparison {
      let known = Set(pictures.map(\.id))
      for (index, product) in products.enumerated() {
        if let id = product.picture, !known.contains(id) {
          throw TransferError(
            .wrongValue(String(id.rawValue)), path: "comparison.products[\(index)].picture")
        }
      }
      guard let currency else {
        throw TransferError(.missingMember("comparison.currency"), at: start)
      }
      var comparison = Comparison(
        name: name ?? "", currency: currency, referenceUnit: referenceUnit, settings: settings)
      do throws(ComparisonError) {
        try comparison.apply(comparison.adding(products))
      } catch {
        throw TransferError(.refused(error), path: "comparison.products")
      }
      return ReadComparison(comparison: comparison, pictures: pictures)
    }
  }
}
