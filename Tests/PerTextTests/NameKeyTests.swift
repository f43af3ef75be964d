import PerText
import Testing

@Suite struct NameKeyTests {
  @Test(arguments: [
    ("Aldi", "ALDI "), ("Café", "cafe"), ("Cafe\u{301}", "CAFÉ"), ("Straße", "STRASSE"),
    ("Ősz", "osz"), ("ΜΑΣΟΎΤΗΣ", "μασουτης"), ("ПЯТЁРОЧКА", "пятерочка"), ("", "  "),
    ("イオン", "いおん"), ("ＡＥＯＮ", "aeon"),
  ])
  func namesAreTheSameWhateverTheirCaseAndAccents(_ left: String, _ right: String) {
    #expect(NameKey(left) == NameKey(right))
  }

  @Test(arguments: [("Aldi", "Lidl"), ("Aldi", "Aldi Süd"), ("", "A"), ("7-Eleven", "8-Eleven")])
  func otherNamesAreOthers(_ left: String, _ right: String) {
    #expect(NameKey(left) != NameKey(right))
    #expect(NameKey(left) < NameKey(right))
  }
}
