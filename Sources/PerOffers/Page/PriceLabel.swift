/// What the words beside a price say of it, in the languages that Per speaks and those of its neighbours.
struct PriceLabel {
  private let words: [Substring]
  private let text: String

  init(_ text: String) {
    self.text = text.lowercased()
    words = self.text.split { !$0.isLetter }
  }

  private func isAny(_ stems: [String]) -> Bool {
    words.contains { word in stems.contains(String(word)) }
  }
  private func contains(_ stems: [String]) -> Bool { stems.contains { text.contains($0) } }

  /// Others of the same may cost more.
  var isLowest: Bool {
    isAny([
      "from", "ab", "dès", "desde", "da", "vanaf", "od", "från", "fra", "alkaen", "от", "від", "от",
      "starting", "a partire",
    ]) || contains(["à partir", "a partir", "から", "起", "החל", "ابتداء"])
  }
  /// What was asked before.
  var isFormer: Bool {
    isAny([
      "was", "rrp", "msrp", "uvp", "statt", "bisher", "vorher", "instead", "formerly", "originally",
      "avant", "antes", "prima", "invece", "was", "adviesprijs", "voor", "ordinarie", "ord", "før",
      "wcześniej", "przed", "было", "старая", "lista", "normalpreis", "regular",
    ])
      || contains([
        "list price", "au lieu", "prix conseillé", "通常", "定価", "原价", "原價", "במקום", "بدلا",
      ])
  }
  /// Money that is not the price of the article.
  var isOther: Bool {
    isAny([
      "save", "saving", "savings", "sparen", "spare", "ersparnis", "économisez", "ahorra", "ahorro",
      "risparmi", "bespaar", "economize", "oszczędzasz", "spara", "shipping", "delivery", "postage",
      "versand", "versandkosten", "lieferung", "livraison", "envío", "spedizione", "verzendkosten",
      "frete", "dostawa", "frakt", "deposit", "pfand", "consigne", "statiegeld", "kaucja", "pant",
      "subtotal", "basket", "cart", "warenkorb", "panier", "carrito", "carrello", "month", "monat",
      "mtl", "mois", "mes", "mese", "maand", "mês", "miesięcznie", "månad", "raty", "rate", "apr",
      "over", "orders", "bestellwert", "dostawy", "доставка",
    ])
      || contains([
        "送料", "每期", "分期", "月々", "运费", "運費", "משלוח", "שילוח", "/mo", "per month", "pro monat",
        "free delivery",
      ])
  }
  /// Points and vouchers, which are no prices.
  var isBonus: Bool {
    isAny(["bonus", "punkte", "points", "puntos", "punti", "punten", "gutschein", "voucher"])
      || contains(["punkte", "ポイント", "积分"])
  }
  /// What members pay.
  var isLoyalty: Bool {
    contains([
      "clubcard", "nectar", "member", "with card", "loyalty", "bonus card", "mitglied", "membre",
      "socio", "会員", "会员",
    ])
  }
}
