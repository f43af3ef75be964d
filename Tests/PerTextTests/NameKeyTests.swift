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

  @Test(arguments: [
    ("Aldi Süd", "al"), ("Aldi Süd", "ALDI S"), ("Café", "cafe"), ("Éclair", "e"), ("7-Up", "7"),
    ("ΜΑΣΟΎΤΗΣ", "μασ"), ("牛乳", "牛"), ("عصير", "عص"), ("Aldi", ""), ("Öl 1 l", "ol 1"),
  ])
  func aNameBeginsWithItsFirstLetters(_ name: String, _ beginning: String) {
    #expect(NameKey(name).begins(with: NameKey(beginning)))
  }

  @Test(arguments: [("Aldi", "Aldi Süd"), ("Aldi", "ld"), ("Lidl", "a"), ("", "a")])
  func aNameDoesNotBeginWithOtherLetters(_ name: String, _ beginning: String) {
    #expect(!NameKey(name).begins(with: NameKey(beginning)))
  }
}
