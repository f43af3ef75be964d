import PerModel
import PerText

/// A format in which products come from other programs and go to them.
///
/// A new one is a folder with its `FormatDefinition`, and a place in ``all``.
public struct TransferFormat: Hashable, Sendable {
  let definition: any FormatDefinition

  /// All formats. The first that recognizes a file reads it.
  public static let all: [TransferFormat] = [.json, .jsonLines, .csv, .tsv, .text, .markdown]

  /// Those that comparisons can be written in.
  public static let writable = all.filter(\.definition.isWritable)

  /// Those in which files are read.
  public static let readable = all.filter(\.definition.isReadable)

  init(_ definition: any FormatDefinition) {
    self.definition = definition
  }

  /// Its name on the command line: "csv".
  public var name: String { definition.name }
  /// What a person calls it: "Table with commas (CSV)".
  public var title: String { definition.title }
  /// How names of such files end, without the dot; new ones end with the first.
  public var fileExtensions: [String] { definition.fileExtensions }
  public var mimeType: String { definition.mimeType }
  /// Whether pictures are written with the products.
  public var holdsPictures: Bool { definition.holdsPictures }

  /// Whether the name of a file ends as those of this format do.
  public func fits(fileName: String) -> Bool {
    let name = fileName.lowercased()
    return fileExtensions.contains { name.hasSuffix("." + $0) }
  }

  public static func == (left: TransferFormat, right: TransferFormat) -> Bool {
    left.name == right.name
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// What a format is called, and how it is recognized, read and written, as far as it can be.
protocol FormatDefinition: Sendable {
  var name: String { get }
  var title: String { get }
  var fileExtensions: [String] { get }
  var mimeType: String { get }
  var isReadable: Bool { get }
  var isWritable: Bool { get }
  var holdsPictures: Bool { get }

  /// Whether a file that begins like this, in UTF-8, is in this format.
  func recognizes(_ beginning: [UInt8], _ limits: TransferLimits) -> Bool

  /// Begins to read a file that it has recognized.
  ///
  /// Throws what keeps it from being read.
  func open(
    _ chunks: TextChunks, texts: ProductTexts, limits: TransferLimits
  ) throws(TransferError) -> ImportFile

  /// Writes the chosen products of a comparison piece by piece, until `sink` says `false`.
  func write(
    _ comparison: Comparison, _ isChosen: (Product) -> Bool, by exporter: Exporter,
    to sink: (String) -> Bool)
}

extension FormatDefinition {
  var isReadable: Bool { true }
  var isWritable: Bool { true }
  var holdsPictures: Bool { false }

  func recognizes(_ beginning: [UInt8], _ limits: TransferLimits) -> Bool { false }

  func open(
    _ chunks: TextChunks, texts: ProductTexts, limits: TransferLimits
  ) throws(TransferError) -> ImportFile { throw TransferError(.foreign) }

  func write(
    _ comparison: Comparison, _ isChosen: (Product) -> Bool, by exporter: Exporter,
    to sink: (String) -> Bool
  ) {}
}
