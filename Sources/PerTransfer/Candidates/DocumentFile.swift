/// Tells documents, which `per-read` reads, from tables, lists and comparisons.
public enum DocumentFile {
  /// The extensions of such files, without the dot.
  public static let fileExtensions = ["html", "htm", "xhtml", "mhtml", "mht", "eml", "pdf"]

  /// The extensions of pictures, which may show such documents.
  public static let pictureExtensions = [
    "png", "jpg", "jpeg", "webp", "tif", "tiff", "gif", "bmp", "heic", "heif", "avif",
  ]

  /// Whether the name of a file has one of the extensions.
  public static func fits(fileName: String) -> Bool {
    let name = fileName.lowercased()
    return (fileExtensions + pictureExtensions).contains { name.hasSuffix("." + $0) }
  }

  /// Whether a text is the address of a page, and nothing else.
  public static func isAddress(_ text: String) -> Bool {
    let words = text.split(whereSeparator: \.isWhitespace)
    guard words.count == 1, let word = words.first else { return false }
    return ["http://", "https://"].contains { word.lowercased().hasPrefix($0) }
  }
}
