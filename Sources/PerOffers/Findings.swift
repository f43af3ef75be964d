import PerDocument

/// All that was found in a document.
public struct Findings: Sendable, Hashable {
  /// The receipt that the document is, if it is one.
  public var receipt: Receipt?
  /// What it offers, the product that it is about first.
  public var candidates: [Candidate] = []
  /// The texts of a picture, where these were asked for.
  public var texts: [PlacedText] = []
  /// The size of that picture in pixels.
  public var size: PlacedText.Corner?
  /// The sizes in pixels of the pages of a PDF file, as they can be shown.
  public var pageSizes: [PlacedText.Corner] = []
  /// Whether the document was too large to be read as a whole.
  public var isCut = false

  /// Nothing.
  public init() {}
}
