/// How shops of one language write, as generators of pages and receipts need it.
struct ShopLanguage: Sendable, CustomStringConvertible {
  let tag: String
  let locale: String
  let currency: String
  let fractionDigits: Int
  /// A price around "1,99".
  let price: @Sendable (String) -> String
  let usesComma: Bool
  let total: String
  let cash: String
  let change: String
  let subtotal: String
  let tax: String
  let deposit: String

  var description: String { tag }

  /// An amount in cents as it is written there.
  func amount(_ cents: Int) -> String {
    guard fractionDigits == 2 else { return String(cents) }
    let rest = cents % 100
    return "\(cents / 100)\(usesComma ? "," : ".")\(rest < 10 ? "0" : "")\(rest)"
  }

  /// A price in cents as it is written there.
  func price(cents: Int) -> String { price(amount(cents)) }

  static let all: [ShopLanguage] = [
    ShopLanguage(
      tag: "en-GB", locale: "en_GB", currency: "GBP", fractionDigits: 2, price: { "£\($0)" },
      usesComma: false, total: "TOTAL", cash: "CASH", change: "CHANGE", subtotal: "SUBTOTAL",
      tax: "VAT", deposit: "DEPOSIT"),
    ShopLanguage(
      tag: "de", locale: "de_DE", currency: "EUR", fractionDigits: 2, price: { "\($0) €" },
      usesComma: true, total: "SUMME", cash: "BAR", change: "RÜCKGELD", subtotal: "ZWISCHENSUMME",
      tax: "MWST", deposit: "PFAND"),
    ShopLanguage(
      tag: "fr", locale: "fr_FR", currency: "EUR", fractionDigits: 2, price: { "\($0) €" },
      usesComma: true, total: "TOTAL À PAYER", cash: "ESPÈCES", change: "RENDU",
      subtotal: "SOUS-TOTAL", tax: "TVA", deposit: "CONSIGNE"),
    ShopLanguage(
      tag: "es", locale: "es_ES", currency: "EUR", fractionDigits: 2, price: { "\($0) €" },
      usesComma: true, total: "TOTAL A PAGAR", cash: "EFECTIVO", change: "CAMBIO",
      subtotal: "SUBTOTAL", tax: "IVA", deposit: "ENVASE"),
    ShopLanguage(
      tag: "it", locale: "it_IT", currency: "EUR", fractionDigits: 2, price: { "€ \($0)" },
      usesComma: true, total: "TOTALE COMPLESSIVO", cash: "CONTANTI", change: "RESTO",
      subtotal: "SUBTOTALE", tax: "IVA", deposit: "CAUZIONE"),
    ShopLanguage(
      tag: "nl", locale: "nl_NL", currency: "EUR", fractionDigits: 2, price: { "€ \($0)" },
      usesComma: true, total: "TOTAAL", cash: "CONTANT", change: "WISSELGELD",
      subtotal: "SUBTOTAAL",
      tax: "BTW", deposit: "STATIEGELD"),
    ShopLanguage(
      tag: "pt-BR", locale: "pt_BR", currency: "BRL", fractionDigits: 2, price: { "R$ \($0)" },
      usesComma: true, total: "VALOR TOTAL", cash: "DINHEIRO", change: "TROCO",
      subtotal: "SUBTOTAL",
      tax: "IMPOSTO", deposit: "DEPÓSITO"),
    ShopLanguage(
      tag: "pl", locale: "pl_PL", currency: "PLN", fractionDigits: 2, price: { "\($0) zł" },
      usesComma: true, total: "SUMA PLN", cash: "GOTÓWKA", change: "RESZTA",
      subtotal: "SUMA CZĘŚCIOWA", tax: "PTU", deposit: "KAUCJA"),
    ShopLanguage(
      tag: "sv", locale: "sv_SE", currency: "SEK", fractionDigits: 2, price: { "\($0) kr" },
      usesComma: true, total: "ATT BETALA", cash: "KONTANT", change: "VÄXEL", subtotal: "DELSUMMA",
      tax: "MOMS", deposit: "PANT"),
    ShopLanguage(
      tag: "ja", locale: "ja_JP", currency: "JPY", fractionDigits: 0, price: { "¥\($0)" },
      usesComma: false, total: "合計", cash: "お預り", change: "お釣り", subtotal: "小計", tax: "消費税",
      deposit: "デポジット"),
    ShopLanguage(
      tag: "zh-CN", locale: "zh_CN", currency: "CNY", fractionDigits: 2, price: { "¥\($0)" },
      usesComma: false, total: "合计", cash: "现金", change: "找零", subtotal: "小计", tax: "税额",
      deposit: "押金"),
    ShopLanguage(
      tag: "ar", locale: "ar_EG", currency: "EGP", fractionDigits: 2, price: { "\($0) ج.م" },
      usesComma: false, total: "الإجمالي", cash: "نقدا", change: "الباقي",
      subtotal: "المجموع الفرعي", tax: "ضريبة", deposit: "تأمين"),
    ShopLanguage(
      tag: "he", locale: "he_IL", currency: "ILS", fractionDigits: 2, price: { "₪\($0)" },
      usesComma: false, total: "סה\"כ לתשלום", cash: "מזומן", change: "עודף",
      subtotal: "סכום ביניים",
      tax: "מע\"מ", deposit: "פיקדון"),
  ]
}
