import PerText
import Testing

/// What says that an amount is that of each: it always multiplies, and nothing else is offered.
@Suite struct LineEachTests {
  @Test(arguments: [
    ("en_US", "Bar 4 pack 45 g each 4.99"), ("en_US", "Bar 4 bars 45 g each 4.99"),
    ("en_US", "Bar 4 pieces each 45 g 4.99"), ("en_US", "Bar 4 bars each 45 g 4.99"),
    ("en_US", "Bar 4 packs of 45 g 4.99"), ("de_DE", "Riegel 4 Stück je 45 g 1,99"),
    ("de_DE", "Riegel 4 Packungen zu je 45 g 1,99"), ("de_DE", "Riegel 4 Stück à 45 g 1,99"),
    ("fr_FR", "Barre 4 sachets 45 g chacun 1,99 €"), ("fr_FR", "Barre 4 sachets de 45 g 1,99 €"),
    ("es_ES", "Barrita 4 unidades 45 g cada una 1,99 €"),
    ("es_ES", "Barrita 4 envases de 45 g 1,99 €"),
    ("it_IT", "Snack 4 pezzi 45 g ciascuno 1,99 €"), ("it_IT", "Snack 4 pezzi da 45 g 1,99 €"),
    ("nl_NL", "Snack 4 stuks 45 g elk € 1,99"), ("nl_NL", "Snack 4 stuks à 45 g € 1,99"),
    ("pt_BR", "Barra 4 unidades 45 g cada uma R$ 4,99"),
    ("pl_PL", "Baton 4 sztuki po 45 g 4,99 zł"),
    ("sv_SE", "Bit 4 st à 45 g 29,90 kr"), ("ja_JP", "菓子 45g×4個 198円"),
    ("ja_JP", "菓子 4個 各45g 198円"), ("zh_CN", "点心 45克x4杯 19.9元"),
    ("zh_CN", "点心 4杯 每杯45克 19.9元"), ("he_IL", "חטיף 4 יחידות 45 גרם כל אחד 12.90 ₪"),
    ("ar_EG", "بسكويت 4 قطع 45 غ لكل منها 49.90 ج.م"),
  ])
  func fourTimesFortyFive(_ locale: String, _ text: String) {
    let line = readLine(text, locale)
    #expect(line.quantity?.value.packs == [4] && line.quantity?.value.amount == 45, "\(line)")
    #expect(!line.isUnclear && line.alternatives.isEmpty && !line.isUnitPrice)
    #expect(line.name.allSatisfy { !$0.isWhitespace }, "\(line.name)")
  }
}
