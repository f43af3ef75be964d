import Glibc
import PerProcesses
import PerText
import PerWords

/// A picture of the window in the help. `scripts/screenshot help` takes it in each language.
public enum HelpPicture: String, CaseIterable, Hashable, Sendable {
  case compare, paste
  case priceBook = "price-book"

  /// What is seen in it, for those who do not see it.
  public var description: String {
    switch self {
    case .compare:
      localized("A list of products, the best value on top, beside the form for the next one")
    case .paste: localized("The offers of a copied page, those that fit chosen")
    case .priceBook: localized("An article in the price book, with its prices over the year")
    }
  }

  /// The file that was installed, in the user's language or else in English; `nil` if none.
  public var file: String? {
    let folder = OwnProgram.folder + "/../share/per/help/"
    return Self.languages(of: .current).map { folder + "\($0)/\(rawValue).png" }
      .first { access($0, R_OK) == 0 }
  }

  /// The folders in which it may be.
  static func languages(of locale: UserLocale) -> [String] {
    let language = locale.messages.prefix { $0 != "_" && $0 != "-" }
    return [locale.messages, String(language), "en"]
  }
}
