/// The words of receipts in the languages of the shops: what is to be paid, what was given, what is tax.
struct ReceiptWords {
  private let text: String
  private let words: Set<Substring>

  init(_ label: String) {
    // "S U M M E"
    var text = label.lowercased()
    // İ in lowercase has a dot of its own.
    text.unicodeScalars.removeAll { $0.value == 0x307 }
    if text.split(separator: " ").allSatisfy({ $0.count == 1 }), text.count > 6 {
      text = text.filter { $0 != " " }
    }
    text = Self.withoutCounts(text)
    self.text = text
    words = Set(text.split { !$0.isLetter && $0 != "\"" && $0 != "״" && $0 != "'" })
  }

  /// Without how many articles there are: "total (5 articles)".
  private static func withoutCounts(_ text: String) -> String {
    var kept: [Substring] = []
    for word in text.split(separator: " ") {
      let bare = word.filter { $0.isLetter || $0.isNumber }
      if let last = kept.last, Int(last.filter(\.isNumber)) != nil,
        !last.contains(where: \.isLetter),
        articleWords.contains(bare)
      {
        kept.removeLast()
      } else {
        kept.append(word)
      }
    }
    return kept.isEmpty ? text : kept.joined(separator: " ")
  }

  private static let articleWords: Set = [
    "articles", "article", "art", "artikel", "item", "items", "artículos", "articulos", "articoli",
    "artikelen", "artigos", "itens", "pz", "artiklar", "varer",
  ]

  /// Whether a word stands beside a count, or a price of each, and names nothing.
  static func isOfCounts(_ word: String) -> Bool {
    [
      "qty", "quantity", "each", "ea", "net", "nett", "pc", "pcs", "st", "stk", "stück", "pz", "ud",
      "uds", "un", "szt", "ks", "kpl", "шт", "unit", "units", "個", "コ", "点", "単",
    ].contains(word)
  }

  private func has(_ list: Set<String>) -> Bool { words.contains { list.contains(String($0)) } }
  private func contains(_ list: [String]) -> Bool { list.contains { text.contains($0) } }

  /// The sum before something else is taken off or added.
  var isSubtotal: Bool {
    contains([
      "subtotal", "sub total", "sub-total", "zwischensumme", "zw-summe", "sous-total", "sous total",
      "subtotaal", "tussentotaal", "subtotale", "suma częściowa", "delsumma", "mellansumma", "小計",
      "小计", "ara toplam", "mezisoučet", "medzisúčet", "välisumma", "промежуточный", "סכום ביניים",
      "المجموع الفرعي", "delsum", "podsuma", "részösszeg", "소계", "υποσυνολο",
    ])
  }

  /// What has a word for a sum, but is none that is paid.
  private var isOtherSum: Bool {
    contains([
      "saving", "saved", "you save", "gespart", "ersparnis", "rabatt", "discount", "remise",
      "descuento",
      "sconto", "korting", "desconto", "rabat", "economie", "économi", "ahorr", "risparmi",
      "points",
      "punkte", "artikel", "items", "articles", "article", "artículos", "articoli", "artikelen",
      "number of", "anzahl", "点数", "點數", "件数", "netto", "net total", "hors tax", " ht", "taxable",
      "before tax", "avant remise", "visits", "coupon", "bonus", "税抜", "外税", "内税", "(税", "対象",
      "items sold", "item count", "eligible", "deductible",
    ]) || isTaxWord
  }

  /// How much was saved, or what it cost before: something that is only said, or was taken off.
  var isSaving: Bool {
    contains([
      "saving", "saved", "you save", "gespart", "ersparnis", "économi", "economi", "voordeel",
      "ahorr",
      "risparmi", "oszczęd", "zaoszcz", "poupan", "economia", "besparing", "du sparar",
      "regular price", "reg price", "orig price", "original price", "normalpreis", "statt ",
      "prix normal", "precio normal",
      "du har spart",
    ])
  }

  /// What is to be paid.
  var isTotal: Bool {
    guard !isSubtotal,
      !isOtherSum || contains(["total ttc", "inkl. mwst", "incl. btw", "iva incl"])
        || text.contains("total") && contains(["inclusive", "incl."])
    else {
      return false
    }
    return has([
      "summe", "gesamtbetrag", "gesamtsumme", "gesamt", "zahlbetrag", "endbetrag", "endsumme",
      "rechnungsbetrag", "total", "totals", "balance", "importe", "totale", "totaal", "razem",
      "suma", "summa",
      "totalt", "итого", "всего", "celkem", "celkom", "yhteensä", "összesen", "toplam", "ukupno",
      "skupaj", "σύνολο", "synolo", "jumlah", "iš", "viso", "kopā", "kokku", "tutar", "سـه",
      "الإجمالي", "الاجمالي",
      "المجموع", "إجمالي", "اجمالي", "סה\"כ", "סהכ", "סה״כ", "לתשלום", "fizetendő", "συνολο",
      "合計金額", "합계", "총액", "총계", "결제금액", "받을금액",
    ])
      || contains([
        "zu zahlen", "amount due", "total due", "to pay", "à payer", "a payer", "montant dû",
        "a pagar", "te betalen", "valor pago", "do zapłaty", "att betala", "å betale", "at betale",
        "i alt", "合計", "総計", "总计", "合计", "總計", "合計", "应付", "應付", "总额", "實付", "实付", "お買上計", "ご請求",
        "celková suma", "k úhradě", "к оплате", "за плащане", "de plată", "za plaćanje",
        "za plačilo",
        "total ttc", "grand total", "סך הכל", "المبلغ المستحق",
      ])
  }

  private var isTaxWord: Bool {
    has([
      "tax", "mwst", "ust", "vat", "iva", "tva", "btw", "ptu", "moms", "mva", "steuer", "gst",
      "hst",
      "pst", "dph", "pdv", "ddv", "áfa", "kdv", "alv", "ндс", "taxe", "taxes", "imposto",
      "impuesto",
      "imposta", "taxa", "kwota", "opod", "topkdv", "φπα", "부가세", "과세", "מע\"מ", "מעמ", "ضريبة",
      "ust.", "meals",
    ]) || contains(["消費税", "外税", "内税", "税額", "税额", "増値税", "sales tax", "מע״מ", "القيمة المضافة"])
  }
  /// A tax.
  var isTax: Bool { isTaxWord && !isTotal }

  /// How it was paid, or what was given back.
  var isPayment: Bool { isChange || isGiven }

  /// That the total is rounded to coins that are in use.
  var isRounding: Bool {
    contains([
      "rounding", "rounded", "rundung", "arrondi", "afronding", "afgerond", "avrundning",
      "redondeo",
      "arrotond", "zaokr", "pyöristys", "kerekítés", "arredond",
    ])
  }

  /// What was given.
  var isGiven: Bool {
    has([
      "cash", "bar", "bargeld", "visa", "mastercard", "maestro", "girocard", "karte",
      "kartenzahlung",
      "card", "debit", "credit", "gegeben", "geg", "tender", "tendered", "espèces", "especes", "cb",
      "carte",
      "efectivo", "tarjeta", "contanti", "carta", "bancomat", "pin", "contant", "pinnen", "bankpas",
      "gotówka", "gotowka", "karta", "kontant", "kontanter", "kort", "bankkort", "现金", "現金", "微信",
      "支付宝", "dinheiro",
      "cartão", "cartao", "multibanco", "paypal", "amex", "ebt", "mc", "paid", "payment", "bezahlt",
      "vpay", "приход", "наличными", "hotovost", "hotově", "käteinen", "מזומן", "אשראי", "نقدا",
      "نقدي",
      "nakit", "voucher", "gutschein", "guthaben", "mottaget", "ontvangen", "bank", "chip",
      "giftcard", "μετρητα", "μετρητά", "καρτα", "κάρτα", "카드", "신용카드", "현금", "безналичными",
      "kredi",
    ])
      || contains([
        "ec-cash", "ec cash", "american express", "gift card", "お預", "預り", "クレジット", "電子マネー",
        "apple pay",
        "google pay", "carte bancaire", "credit card", "debit card",
      ])
  }

  /// What was given back.
  var isChange: Bool {
    has([
      "change", "rückgeld", "ruckgeld", "rückg", "wechselgeld", "rendu", "monnaie", "cambio",
      "vuelto",
      "resto", "wisselgeld", "terug", "troco", "reszta", "växel", "vaxel", "tillbaka",
      "vekslepenge",
      "找零", "找续", "עודף", "الباقي", "vráceno", "сдача", "auszahlung", "para", "üstü", "ρεστα",
      "ρέστα", "거스름돈",
    ]) || contains(["お釣", "おつり", "釣銭", "à rendre", "a rendre", "change due"])
  }

  /// Something that is taken off.
  var isDiscount: Bool {
    contains([
      "rabatt", "nachlass", "discount", "remise", "réduction", "descuento", "dto", "sconto",
      "korting",
      "desconto", "rabat", "upust", "obniżka", "coupon", "gutschein", "aktion", "promo", "sparen",
      "savings", "割引", "値引", "优惠", "折扣", "הנחה", "مبادرة", "خصم", "skidka", "скидка", "sleva",
      "zľava", "alennus",
      "bonus", "indirim", "iskonto", "εκπτωση", "έκπτωση", "할인", "price off", "multibuy", "reduced",
      "less", "offert", "avantage", "loyalty",
      "member",
    ])
  }

  /// What it costs to have it sent.
  var isShipping: Bool {
    contains([
      "servicegebühr", "service fee", "trinkgeld", "shipping", "handling", "delivery", "versand",
      "lieferung", "livraison", "frais de port",
      "envío",
      "spedizione", "verzend", "bezorg", "frete", "frakt", "dostawa", "送料", "配送料", "运费", "배송비",
      "משלוח",
    ])
  }

  /// Money for an empty bottle.
  var isDeposit: Bool {
    contains([
      "pfand", "mehrweg", "leergut", "leerg", "einweg", "deposit", "consigne", "statiegeld",
      "fianza",
      "envase",
      "cauzione", "vuoto", "depósito", "kaucja", "pant", "デポジット", "押金", "פיקדון", "תאمين", "تأمين",
      "záloha",
      "zálohy", "pantti", "botellas", "crv", "bottle dep",
    ])
  }
}
