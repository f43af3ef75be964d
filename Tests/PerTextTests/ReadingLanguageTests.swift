import PerModel
import PerText
import Testing

@Suite struct ReadingLanguageTests {
  @Test(arguments: [
    ("12 Rollen", "roll"), ("12 rouleaux", "roll"), ("12 rollos", "roll"), ("12 rotoli", "roll"),
    ("12 rollen", "roll"), ("12 rolek", "roll"), ("12 рулонов", "roll"),
    ("30 Tabletten", "tablet"), ("30 comprimés", "tablet"), ("30 comprimidos", "tablet"),
    ("30 compresse", "tablet"), ("30 tabletten", "tablet"),
    ("40 Waschladungen", "wash"), ("40 lavages", "wash"), ("40 lavados", "wash"),
    ("40 lavaggi", "wash"), ("40 wasbeurten", "wash"), ("40 washes", "wash"),
    ("4 Portionen", "serving"), ("4 portions", "serving"), ("4 raciones", "serving"),
    ("4 porzioni", "serving"), ("4 porties", "serving"),
    ("10 Beutel", "bag"), ("10 sacs", "bag"), ("10 bolsas", "bag"), ("10 sacchetti", "bag"),
    ("10 zakken", "bag"), ("100 Blatt", "sheet"), ("100 feuilles", "sheet"), ("100 hojas", "sheet"),
    ("100 fogli", "sheet"), ("100 vellen", "sheet"), ("6 bouteilles", "bottle"),
    ("6 Flaschen", "bottle"), ("6 eggs", "egg"), ("6 œufs", "egg"), ("6 Eier", "egg"),
  ])
  func countsHaveOneNameInAllLanguages(text: String, name: String) throws {
    let read = try QuantityReader(.american).read(text)
    #expect(read.unit == .item)
    #expect(read.countName == CountName(name))
  }

  @Test(arguments: [
    "12 Stück", "12 Stk.", "12 pièces", "12 unités", "12 piezas", "12 uds", "12 pezzi", "12 pz",
    "12 stuks", "12 шт.", "12 szt.", "12 ks", "12 個", "12 개", "12 יח'", "12 حبة", "12 pcs", "12 ct",
    "12 STUCK", "12 pieces",
  ])
  func piecesHaveNoName(text: String) throws {
    let read = try QuantityReader(.american).read(text)
    #expect(read.unit == .item && read.countName == nil && read.amount == 12)
  }

  @Test(arguments: [
    ("3 килограмма", "kilogram"), ("3 kilogramů", "kilogram"), ("3 կգ", "kilogram"),
    ("3 χιλιόγραμμα", "kilogram"), ("3 ኪሎግራም", "kilogram"), ("3 กิโลกรัม", "kilogram"),
    ("3 litr", "liter"), ("3 litraa", "liter"), ("3 liitrit", "liter"), ("3 λίτρα", "liter"),
    ("3 uncje", "ounce"), ("3 millilitres", "milliliter"), ("3 Flüssigunzen", "fluid-ounce"),
    ("3 Quadratmeter", "square-meter"), ("3 kvadratmeter", "square-meter"),
    ("3 minuuttia", "minute"), ("3 jours", "day"), ("3 Gallonen", "gallon"),
  ])
  func unitsHaveTheNamesOfEveryLanguage(text: String, unit: String) {
    #expect(summary(text) == "3 \(unit)")
  }

  @Test func arabicDualIsTwo() {
    #expect(summary("غرامان") == "2 gram")
  }

  @Test func everyUnitIsKnownByItsIdSymbolAndNames() throws {
    // What shoppers mean by a word goes before what the table of units calls by it.
    let taken: Set<String> = [
      "gr", "st", "kb", "Mb", "Gb", "Tb", "cal", "calorie", "calories", "b", "ct",
    ]
    for unit in Unit.all {
      for name in [unit.id, unit.symbol, unit.name, unit.pluralName] where !taken.contains(name) {
        let read = try? QuantityReader(.american).read("3 \(name)").quantity(defaultUnit: .item)
        #expect(try read?.total == Quantity(3, unit).total, "\(name) is \(unit)")
      }
    }
  }

  @Test func everyCurrencyIsKnownByItsCode() throws {
    for currency in Currency.all {
      #expect(try PriceReader(.american).read("\(currency) 3").currency == currency)
      #expect(try PriceReader(.american).read("3 \(currency)").currency == currency)
    }
  }
}
