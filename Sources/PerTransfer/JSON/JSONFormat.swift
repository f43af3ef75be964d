import PerModel
import PerText
import PerWords

extension TransferFormat {
  /// A whole comparison, exactly; `ComparisonReader` reads the same one back.
  public static let json = TransferFormat(JSONFormat())
  /// One product in JSON per line, with exact members or texts.
  public static let jsonLines = TransferFormat(JSONLinesFormat())
}

struct JSONFormat: FormatDefinition {
  let name = "json"
  let fileExtensions = ["json", "per"]
  let holdsPictures = true
  var title: String { localized("Whole comparison (JSON)") }

  func recognizes(_ beginning: [UInt8], _ limits: TransferLimits) -> Bool {
    JSONShape(beginning, limits) == .document
  }

  func open(
    _ chunks: TextChunks, texts: ProductTexts, limits: TransferLimits
  ) throws(TransferError) -> ImportFile {
    .comparison(ComparisonDocument(chunks, limits: limits))
  }

  func write(
    _ comparison: Comparison, _ isChosen: (Product) -> Bool, by exporter: Exporter,
    to sink: (String) -> Bool
  ) {
    var piece =
      JSONObject.heading(of: comparison).text
      + ",\n\"comparison\":\(JSONObject.frame(of: comparison).text),\n\"products\":["
    var pictures: Set<Picture.ID> = []
    for product in comparison.products where isChosen(product) {
      var product = product
      if let id = product.picture, !pictures.contains(id) {
        // A lost picture is left out.
        if exporter.picture(id) == nil { product.picture = nil } else { pictures.insert(id) }
      }
      guard sink(piece + "\n" + JSONObject.product(product).line) else { return }
      piece = ","
    }
    piece = (piece == "," ? "" : piece) + "\n],\n\"pictures\":["
    for id in pictures.sorted(by: { $0.rawValue < $1.rawValue }) {
      guard let picture = exporter.picture(id) else { continue }
      guard sink(piece + "\n\"\(Base64.text(of: picture.png))\"") else { return }
      piece = ","
    }
    _ = sink((piece == "," ? "" : piece) + "\n]}}\n")
  }
}

extension Product {
  /// The product changed by an object of JSON: members in their exact form, or texts for `texts` to
  /// read. What the object does not name stays; null removes a member.
  ///
  /// Throws a problem with its column, also for an unknown member.
  public func edited(json: String, texts: ProductTexts) throws(TransferError) -> Product {
    var reader = JSONReader(line: Array(json.utf8), number: 1, limits: TransferLimits())
    var product = self
    try ProductMembers(texts: texts, unknownPolicy: .refused).read(&reader, into: &product)
    try reader.end()
    return product
  }
}
