/// The words of receipts in the languages of the shops: what is to be paid, what was given, what is tax.
struct ReceiptWords {
  private let text: String
  private let words: Set<Substring>

  init(_ label: String) {
    // "S U M M E"
    var text = label.lowercased()
    if text.split(separator: " ").allSatisfy({ $0.count == 1 }), text.count > 6 {
      text = text.filter { $0 != " " }
    }
    self.text = text
    words = Set(text.split { !$0.isLetter && $0 != "\"" && $0 != "״" && $0 != "'" })
  }

  private func has(_ list: Set<String>) -> Bool { words.contains { list.contains(String($0)) } }
  private func contains(_ list: [String]) -> Bool { list.contains { text.contains($0) } }

  /// The sum before something else is taken off or added.
  var isSubtotal: Bool {
    contains([
      "subtotal", "sub total", "sub-total", "zwischensumme", "zw-summe", "sous-total", "sous total",
      "subtotaal", "tussentotaal", "subtotale", "suma częściowa", "delsumma", "mellansumma", "小計",
      "小计", "ara toplam", "mezisoučet", "medzisúčet", "välisumma", "промежуточный", "סכום ביניים",
      "المجموع الفرعي", "delsum", "podsuma", "részösszeg",
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
      "المجموع", "إجمالي", "اجمالي", "סה\"כ", "סהכ", "סה״כ", "לתשלום", "fizetendő",
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
      "imposta", "taxa", "מע\"מ", "מעמ", "ضريبة", "ust.", "meals",
    ]) || contains(["消費税", "税額", "税额", "増値税", "sales tax", "מע״מ", "القيمة المضافة"])
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
      "giftcard",
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
      "找零", "找续", "עודף", "الباقي", "vráceno", "сдача", "auszahlung", "para", "üstü",
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
      "bonus", "price off", "multibuy", "reduced", "less", "offert", "avantage", "loyalty",
      "member",
    ])
  }

  /// Money for an empty bottle.
  var isDeposit: Bool {
    contains([
      "pfand", "leergut", "leerg", "einweg", "deposit", "consigne", "statiegeld", "fianza",
      "envase",
      "cauzione", "vuoto", "depósito", "kaucja", "pant", "デポジット", "押金", "פיקדון", "תאمين", "تأمين",
      "záloha",
      "zálohy", "pantti", "botellas", "crv", "bottle dep",
    ])
  }
}
