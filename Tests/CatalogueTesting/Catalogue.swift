import Foundation
import PerText
import PerWords

/// A translation of the program, as the repository has it in `po/`.
public struct Catalogue: Sendable, CustomStringConvertible {
  /// "de", "pt_BR".
  public let language: String
  /// The translations in all plural forms, by their context and message.
  private let messages: [String: [String]]
  private let pluralForm: @Sendable (Int) -> Int

  public var description: String { language }

  /// The catalogues of every language in `po/LINGUAS`.
  public static let all: [Catalogue] =
    text(of: "LINGUAS").split(separator: "\n").filter { !$0.hasPrefix("#") }
    .flatMap { $0.split(separator: " ") }.map { Catalogue(String($0)) }

  /// A catalogue by its language.
  public static func of(_ language: String) -> Catalogue {
    all.first { $0.language == language } ?? Catalogue(language)
  }

  /// The locale in which most people who speak the language live.
  public var locale: UserLocale {
    let regions = [
      "de": "DE", "fr": "FR", "es": "ES", "it": "IT", "nl": "NL", "pl": "PL", "sv": "SE",
      "ja": "JP", "ar": "EG", "he": "IL",
    ]
    return UserLocale(
      identifier: regions[language].map { language + "_" + $0 } ?? language)
  }

  /// Does something in the language.
  public func speaking<Result>(_ body: () throws -> Result) rethrows -> Result {
    let translated: @Sendable (String) -> String = { messages[$0]?.first ?? $0 }
    let plurals: @Sendable (String, String, Int) -> String = { one, other, count in
      messages[one].map { $0[pluralForm(count)] } ?? (count == 1 ? one : other)
    }
    return try Translation.$substitute.withValue(translated) {
      try Translation.$plurals.withValue(plurals) { try body() }
    }
  }

  private init(_ language: String) {
    self.language = language
    let entries = PortableObject.entries(in: Self.text(of: language + ".po"))
    messages = entries.filter { !$0.key.isEmpty }
    pluralForm = PortableObject.pluralForm(entries[""]?.first ?? "")
  }

  private static func text(of file: String) -> String {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../po").standardized
    guard let text = try? String(contentsOf: folder.appending(path: file), encoding: .utf8) else {
      preconditionFailure("po/\(file) cannot be read")
    }
    return text
  }
}
