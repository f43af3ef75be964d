import PerModel
import PerText

/// A format for exchanging products with other programs.
///
/// To add one, add a folder with its `FormatDefinition` and an entry in ``all``.
public struct TransferFormat: Hashable, Sendable {
  let definition: any FormatDefinition

  /// All formats. The first that recognizes a file reads it.
  public static let all: [TransferFormat] = [.json, .jsonLines, .csv, .tsv, .text, .markdown]

  /// The formats in which comparisons can be written.
  public static let writable = all.filter(\.definition.isWritable)

  /// The formats that can be read.
  public static let readable = all.filter(\.definition.isReadable)

  init(_ definition: any FormatDefinition) {
    self.definition = definition
  }

  /// Its name on the command line: "csv".
  public var name: String { definition.name }
  /// Its name for the user: "Table with commas (CSV)".
  public var title: String { definition.title }
  /// The extensions of such files, without the dot; new files get the first.
  public var fileExtensions: [String] { definition.fileExtensions }
  /// Whether pictures are written with the products.
  public var holdsPictures: Bool { definition.holdsPictures }

  /// Whether the name of a file has one of the format's extensions.
  public func fits(fileName: String) -> Bool {
    let name = fileName.lowercased()
    return fileExtensions.contains { name.hasSuffix("." + $0) }
  }

  /// By the name, which no two formats share.
  public static func == (left: TransferFormat, right: TransferFormat) -> Bool {
    left.name == right.name
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// The name of a format, and how it is recognized, read and written.
protocol FormatDefinition: Sendable {
  var name: String { get }
  var title: String { get }
  var fileExtensions: [String] { get }
  var isReadable: Bool { get }
  var isWritable: Bool { get }
  var holdsPictures: Bool { get }

  /// Whether a file that begins like this, in UTF-8, is in this format.
  func recognizes(_ beginning: [UInt8], _ limits: TransferLimits) -> Bool

  /// Opens a file that it has recognized.
  ///
  /// Throws why it cannot be read.
  func open(
    _ chunks: TextChunks, texts: ProductTexts, limits: TransferLimits
  ) throws(TransferError) -> ImportFile

  /// Writes the chosen products of a comparison piece by piece until `sink` returns `false`.
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
