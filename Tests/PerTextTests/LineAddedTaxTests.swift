import PerModel
import PerText
import Testing

/// Prices without the tax, which the till adds: how much that is, the line or the comparison must say.
@Suite struct LineAddedTaxTests {
  static let lines: [(locale: String, text: String, name: String)] = [
    ("en_GB", "Paper 500 g £4.20 excl. VAT", "Paper"),
    ("en_GB", "Paper £4.20 excluding VAT", "Paper"),
    ("en_GB", "Paper 500 g £4.20 (ex VAT)", "Paper"), ("en_GB", "Paper 500 g £4.20 + VAT", "Paper"),
    ("en_GB", "Paper 500 g £4.20 +VAT", "Paper"), ("en_US", "Paper 500 g $4.20 plus tax", "Paper"),
    ("en_US", "Paper 500 g $4.20 tax not included", "Paper"),
    ("de_DE", "Papier 500 g 4,20 € zzgl. MwSt.", "Papier"),
    ("de_DE", "Papier 500 g 4,20 € netto", "Papier"),
    ("de_DE", "Papier 500 g 4,20 € zuzüglich Mehrwertsteuer", "Papier"),
    ("fr_FR", "Papier 500 g 4,20 € HT", "Papier"), ("fr_FR", "Papier 500 g 4,20 HT", "Papier"),
    ("fr_FR", "Papier 500 g 4,20 € hors taxes", "Papier"),
    ("es_ES", "Papel 500 g 4,20 € + IVA", "Papel"),
    ("es_ES", "Papel 500 g 4,20 € IVA no incluido", "Papel"),
    ("it_IT", "Carta 500 g 4,20 € IVA esclusa", "Carta"),
    ("nl_NL", "Papier 500 g € 4,20 exclusief btw", "Papier"),
    ("pt_BR", "Papel 500 g R$ 4,20 sem impostos", "Papel"),
    ("pl_PL", "Papier 500 g 14,20 zł netto", "Papier"),
    ("pl_PL", "Papier 500 g 14,20 zł bez VAT", "Papier"),
    ("sv_SE", "Papper 500 g 42,00 kr exkl. moms", "Papper"),
    ("ja_JP", "紙 500g 420円(税抜)", "紙"), ("ja_JP", "紙 500g 420円+税", "紙"),
    ("zh_CN", "纸 500克 42元 不含税", "纸"),
    ("ar_EG", "ورق 500 غ 42 ج.م غير شامل الضريبة", "ورق"),
    ("he_IL", "נייר 500 גרם 42.00 ₪ לא כולל מע\"מ", "נייר"),
  ]

  @Test(arguments: lines)
  func withoutARateTheLineIsUnclear(_ locale: String, _ text: String, _ name: String) {
    let line = readLine(text, locale)
    #expect(line.problem == .taxRate && line.name == name)
    #expect(line.price != nil && line.terms.tax == nil)
  }

  @Test(arguments: lines)
  func theComparisonKnowsTheRate(_ locale: String, _ text: String, _ name: String) throws {
    let tax = Tax(rate: try Rational(19, over: 100), isIncluded: false)
    let user = UserLocale(identifier: locale)
    var settings = ComparisonSettings()
    settings.tax = tax
    let comparison = Comparison(currency: user.currency, settings: settings)
    let line = ProductReaders(user, beside: comparison).line.read(text)
    #expect(!line.isUnclear && line.name == name && line.terms.tax == tax)
  }
}
