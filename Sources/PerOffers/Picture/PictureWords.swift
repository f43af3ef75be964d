/// Words on pictures of offers that name nothing.
enum PictureWords {
  /// Whether words only praise, as on the star beside a price, or say in what something is packed.
  static func isBadge(_ text: String) -> Bool {
    let words = text.lowercased().split { !$0.isLetter }
    return words.allSatisfy { badges.contains(String($0)) || $0.count < 2 }
      || PriceLabel(text).isBonus || words.count == 2 && words[1] == "plus"
  }

  private static let badges: Set<String> = [
    "aktion", "aktionspreis", "angebot", "app", "auch", "abb", "ab", "beutel", "billiger", "bio",
    "bonus", "bund", "ca", "cena", "cent", "coupon", "dauertiefpreis", "deal", "dose", "euro",
    "exklusiv",
    "extra", "fairtrade", "filiale", "für", "gespart", "glas", "günstig", "hier", "hit", "je",
    "jetzt", "knüller", "kracher", "mit", "naturland", "netz", "neu", "new", "noch", "now", "nur",
    "nurmitapp", "oder", "offer", "offerta", "offre", "online", "only", "oferta",
    "pack", "packung", "payback", "per", "plus", "precio", "preis", "preisknüller", "prezzo",
    "pfand", "price", "prix", "promo", "promotion", "retail", "sale", "save", "schale", "seul",
    "solo", "sparen",
    "special", "statt", "stück", "super", "the", "tiefpreis", "tipp", "top", "topf", "und", "unit",
    "uvp",
    "von",
    "wochenende", "xxl", "xx", "zzgl",
  ]

  /// Whether a line begins to say more than the name: from where something is, of what sort, in what size.
  static func beginsDetails(_ text: String) -> Bool {
    let start = text.lowercased()
    return details.contains { start.hasPrefix($0) }
  }

  private static let details = [
    "ab ", "assorted", "aus ", "bis ", "bzw", "ca.", "deutschland", "each ", "eignet", "für ",
    "herkunft", "im ",
    "in versch", "inkl", "italien", "je ", "kl.", "ki.", "klasse", "maße", "mind.", "mit ",
    "niederlande", "oder versch", "origin", "pack", "per ", "sorten", "sorte ", "spanien", "statt",
    "the ", "ursprung", "uvp", "various", "versch", "z. b", "z.b", "∅", "ø",
  ]
}
