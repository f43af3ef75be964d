import PerDocument
import PerModel
import PerText

/// The language and the currency of a document.
struct PageLanguage {
  let locale: UserLocale
  let currency: Currency

  /// - Parameter user: what counts where the document does not say.
  init(_ document: Document, user: UserLocale) {
    let tag = document.language.split(whereSeparator: { $0 == "-" || $0 == "_" }).map(String.init)
    let ending = Self.countryEnding(
      of: document.address.isEmpty ? Self.commonAddress(in: document) : document.address)
    var locale = user
    if let language = tag.first, (2...3).contains(language.count), UserLocale.isKnown(language) {
      let region =
        tag.dropFirst().first { $0.count == 2 } ?? StatedCurrency.region(in: document) ?? ending
      let identifier = region.map { language + "_" + $0.uppercased() } ?? language
      locale = UserLocale(identifier: UserLocale.isKnown(identifier) ? identifier : language)
      // A bare "en" of ISO 639 names no region, and pages of all the world say it.
      if region == nil, document.language.lowercased() == "en" { locale = Self.english(user) }
    } else if let ending, user.region.code != ending.uppercased(),
      let own = UserLocale(ofCountry: ending.uppercased(), isLatin: Self.isLatin(document))
    {
      // What is copied in a browser has lost the language of its page.
      locale = own
    }
    if let ending, let region = Region(code: ending.uppercased()), Currency(region: region) != nil {
      locale.region = region
    }
    self.locale = locale
    // Names of Open Graph, and one that is common in pages
    let stated = [
      "product:price:currency", "og:price:currency", "pricecurrency", "product:sale_price:currency",
    ].lazy.compactMap { document.values(ofProperty: $0).first }.compactMap { Currency(code: $0) }
      .first { Currency.all.contains($0) }
    // A shop of one country can show an article of another.
    let data = ending == nil ? StatedCurrency.common(in: document) : nil
    currency =
      stated ?? data ?? Currency(region: locale.region)
      ?? user.currency
  }

  /// An address of the site to which most links lead.
  private static func commonAddress(in document: Document) -> String {
    var counts: [Substring: Int] = [:]
    for (_, link) in document.links.prefix(PageLimit.links) where link.hasPrefix("http") {
      let host = link.split(separator: "/").dropFirst().first ?? ""
      counts[host, default: 0] += 1
    }
    let best = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
    return best.map { "https://" + $0.key + "/" } ?? ""
  }

  private static func english(_ user: UserLocale) -> UserLocale {
    user.messages.hasPrefix("en") ? user : UserLocale(identifier: "en_US")
  }

  /// The "de" of "https://www.example.de/…", also of "co.uk".
  private static func countryEnding(of address: String) -> String? {
    let parts = address.split(separator: "/").map(String.init)
    guard parts.count > 1, parts[0].hasSuffix(":") else { return nil }
    let host = parts[1].prefix { $0 != "?" && $0 != "#" && $0 != ":" }
    guard let last = host.split(separator: ".").last.map(String.init), last.count == 2 else {
      return nil
    }
    // ISO 3166 calls the United Kingdom GB, its domain is "uk".
    let code = last == "uk" ? "gb" : last
    // Domains of countries that are sold to everyone as words, and that of the European Union
    if ["io", "co", "tv", "me", "ai", "cc", "ws", "fm", "to", "ly", "eu"].contains(code) {
      return nil
    }
    return Region(code: code.uppercased()) == nil ? nil : code
  }

  /// Whether most of the first letters are Latin.
  private static func isLatin(_ document: Document) -> Bool {
    var (latin, others) = (0, 0)
    for node in document.nodes where latin + others < PageLimit.lettersOfLanguage {
      for letter in node.text.unicodeScalars where letter.properties.isAlphabetic {
        if letter.value < 0x250 { latin += 1 } else { others += 1 }
      }
    }
    return latin > others
  }
}
