/// An option of `per-read`, which no person types: the program that starts it hands them on.
public enum DocumentOption: String, CaseIterable, Sendable {
  /// The language and region of words and of numbers, where the document does not say its own: "de_DE".
  case locale, numbers
  /// The region whose units are meant, and the currency of prices that name none: "AT", "EUR".
  case region, currency
  /// The site that a copied page is of, where it does not say so itself: "https://www.shop.example/".
  case site
  /// What is shown instead of offers: `texts` or `picture`.
  case show
  /// The part of a picture or page that is read: left, top, right and bottom in millionths.
  case part
  /// The page of a PDF file that is shown, or that the part is of, from 1.
  case page

  /// The texts of a picture with their places.
  public static let texts = "texts"
  /// The pixels of a picture, or of a page of a PDF file.
  public static let picture = "picture"

  /// The words that hand on some options.
  static func arguments(_ options: [DocumentOption: String]) -> [String] {
    allCases.flatMap { option in options[option].map { ["--" + option.rawValue, $0] } ?? [] }
  }

  /// The options in the words of a command, without the program's name. Other words are passed over.
  public static func values(in words: [String]) -> [DocumentOption: String] {
    var values: [DocumentOption: String] = [:]
    for (name, value) in zip(words, words.dropFirst()) where name.hasPrefix("--") {
      if let option = DocumentOption(rawValue: String(name.dropFirst(2))) { values[option] = value }
    }
    return values
  }
}
