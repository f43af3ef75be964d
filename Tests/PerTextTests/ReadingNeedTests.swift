import PerModel
import PerText
import Testing

@Suite struct ReadingNeedTests {
  /// "2 item every 1 week during 3 month", or what is wrong.
  private func summary(_ text: String, _ context: ReadingContext = .german) -> String {
    do {
      let read = try NeedReader(context).read(text)
      let packs = read.quantity.packs.map { "\($0) × " }.joined()
      let unit = read.quantity.unit.map { " \($0)" } ?? ""
      let name = read.quantity.countName.map { " of \($0)" } ?? ""
      let rhythm = read.rhythm.map {
        " every \($0.interval.count) \($0.interval.period) during"
          + " \($0.duration.count) \($0.duration.period)"
      }
      return "\(packs)\(read.quantity.amount)\(unit)\(name)\(rhythm ?? "")"
    } catch {
      #expect(!error.sentence.isEmpty)
      return "\(error.problem) \(error.range)"
    }
  }

  @Test(arguments: [
    ("2 kg", "2 kilogram"), ("500 g", "500 gram"), ("24", "24"), ("1½ l", "3/2 liter"),
    ("3 x 200 ml", "3 × 200 milliliter"), ("2 dozen", "2 dozen"), ("3 months", "3 month"),
    ("40 washes", "40 item of wash"), ("1 lb 4 oz", "5/4 pound"),
  ])
  func anAmountIsNeededOnce(text: String, expected: String) {
    #expect(summary(text, .american) == expected)
  }

  @Test(arguments: [
    "2 per week for 3 months", "2 a week for 3 months", "2 each week for 3 months",
    "2 every week, for 3 months", "2/week for 3 months", "2 / week for 3 months",
    "2 weekly for 3 months", "weekly 2 for 3 months", "2 per week, 3 months",
    "for 3 months 2 per week", "for 3 months, 2 a week", "2 Per WEEK during 3 months",
    "2 pro Woche für 3 Monate", "2 die Woche 3 Monate lang", "2 in der Woche für 3 Monate",
    "wöchentlich 2 für 3 Monate", "3 Monate lang 2 pro Woche", "2 je Woche über 3 Monate",
    "jede Woche 2, 3 Monate lang", "2 par semaine pendant 3 mois", "2 par semaine pour 3 mois",
    "2 chaque semaine durant 3 mois", "pendant 3 mois, 2 par semaine",
    "2 por semana durante 3 meses", "2 a la semana por 3 meses", "2 cada semana para 3 meses",
    "2 per week voor 3 maanden", "2 elke week gedurende 3 maanden", "wekelijks 2, 3 maanden lang",
    "2 a settimana per 3 mesi", "2 alla settimana per 3 mesi", "2 ogni settimana per 3 mesi",
    "2 settimanali per 3 mesi", "2 por semana por 3 meses", "2 a cada semana durante 3 meses",
    "2 semanais por 3 meses", "2 na tydzień przez 3 miesiące", "2 tygodniowo przez 3 miesiące",
    "co tydzień 2, przez 3 miesiące", "2 per vecka i 3 månader", "2 i veckan under 3 månader",
    "2 varje vecka, 3 månader", "毎週2、3か月間", "3か月間、毎週2", "1週間に2、3ヶ月間", "每周2，持续3个月",
    "每周2，共3个月", "3个月，每星期2", "2 في الأسبوع لمدة 3 أشهر", "2 أسبوعيًا لمدة 3 أشهر",
    "2 כל שבוע למשך 3 חודשים", "2 בשבוע במשך 3 חודשים",
  ])
  func aConsumptionIsReadInEveryLanguage(text: String) {
    #expect(summary(text) == "2 every 1 week during 3 month")
  }

  @Test(arguments: [
    ("3 x 200 ml a day for 2 weeks", "3 × 200 milliliter every 1 day during 2 week"),
    ("3x200ml/day for 2 weeks", "3 × 200 milliliter every 1 day during 2 week"),
    ("200 ml 3 times a day for 2 weeks", "3 × 200 milliliter every 1 day during 2 week"),
    ("200 ml 3 mal am Tag für 2 Wochen", "3 × 200 milliliter every 1 day during 2 week"),
    ("200 ml 3 x täglich für 2 Wochen", "3 × 200 milliliter every 1 day during 2 week"),
    ("200 ml 3 fois par jour pendant 2 semaines", "3 × 200 milliliter every 1 day during 2 week"),
    ("200 ml 3 veces al día durante 2 semanas", "3 × 200 milliliter every 1 day during 2 week"),
    ("3 times a day for 2 weeks", "3 every 1 day during 2 week"),
    ("1 every 2 days for 6 weeks", "1 every 2 day during 6 week"),
    ("1 alle 2 Tage für 6 Wochen", "1 every 2 day during 6 week"),
    ("1 tous les 2 jours pendant 6 semaines", "1 every 2 day during 6 week"),
    ("1 cada 2 días durante 6 semanas", "1 every 2 day during 6 week"),
    ("1 om de 2 dagen voor 6 weken", "1 every 2 day during 6 week"),
    ("1 ogni 2 giorni per 6 settimane", "1 every 2 day during 6 week"),
    ("1 per 2 settimane per 6 mesi", "1 every 2 week during 6 month"),
    ("2 kg per month for a year", "2 kilogram every 1 month during 1 year"),
    ("2 kg per month for half a year", "2 kilogram every 1 month during 1/2 year"),
    ("2 kg im Monat für ein Jahr", "2 kilogram every 1 month during 1 year"),
    ("2 kg im Monat für ein halbes Jahr", "2 kilogram every 1 month during 1/2 year"),
    ("2 kg par mois pour un an", "2 kilogram every 1 month during 1 year"),
    ("2 kg par an pour 3 ans", "2 kilogram every 1 year during 3 year"),
    ("2 kg al mes durante un año", "2 kilogram every 1 month during 1 year"),
    ("2 kg al mese per un anno", "2 kilogram every 1 month during 1 year"),
    ("2 kg all'anno per 3 anni", "2 kilogram every 1 year during 3 year"),
    ("2 kg per maand voor een jaar", "2 kilogram every 1 month during 1 year"),
    ("1½ l a day for 1½ weeks", "3/2 liter every 1 day during 3/2 week"),
    ("1,5 l pro Tag für 1,5 Wochen", "3/2 liter every 1 day during 3/2 week"),
    ("2 Rollen pro Woche für 1 Jahr", "2 item of roll every 1 week during 1 year"),
    ("for a week 2 per day", "2 every 1 day during 1 week"),
    ("200 ml 3 vezes ao dia por 2 semanas", "3 × 200 milliliter every 1 day during 2 week"),
    ("2 kg por mês durante um ano", "2 kilogram every 1 month during 1 year"),
    ("2 kg por mês por meio ano", "2 kilogram every 1 month during 1/2 year"),
    ("1 co 2 dni przez 6 tygodni", "1 every 2 day during 6 week"),
    ("2 kg na miesiąc przez pół roku", "2 kilogram every 1 month during 1/2 year"),
    ("200 ml 3 razy dziennie przez 2 tygodnie", "3 × 200 milliliter every 1 day during 2 week"),
    ("200 ml 3 gånger om dagen i 2 veckor", "3 × 200 milliliter every 1 day during 2 week"),
    ("2 kg i månaden i ett år", "2 kilogram every 1 month during 1 year"),
    ("2 kg per månad i ett halvt år", "2 kilogram every 1 month during 1/2 year"),
    ("1日に200ml 2週間", "200 milliliter every 1 day during 2 week"),
    ("2日に1個 6週間", "1 item every 2 day during 6 week"),
    ("每天200毫升，持续2周", "200 milliliter every 1 day during 2 week"),
    ("每2天1个，持续6周", "1 item every 2 day during 6 week"),
    ("200 مل يوميًا لمدة 2 أسابيع", "200 milliliter every 1 day during 2 week"),
    ("1 كل 2 أيام لمدة 6 أسابيع", "1 every 2 day during 6 week"),
    ("200 מ״ל ביום למשך 2 שבועות", "200 milliliter every 1 day during 2 week"),
    ("1 כל 2 ימים למשך 6 שבועות", "1 every 2 day during 6 week"),
    ("1 ביום למשך שבוע", "1 every 1 day during 1 week"),
    ("1 ביום למשך שבוע אחד", "1 every 1 day during 1 week"),
    ("1 ביום למשך שבועיים", "1 every 1 day during 2 week"),
    ("2 כל יומיים למשך חודשיים", "2 every 2 day during 2 month"),
    ("2 בשבוע למשך שנה אחת", "2 every 1 week during 1 year"),
    ("2 בחודש למשך שנתיים", "2 every 1 month during 2 year"),
    ("1 كل يومين لمدة أسبوعين", "1 every 2 day during 2 week"),
    ("1 يوميًا لمدة شهر واحد", "1 every 1 day during 1 month"),
    ("1 أسبوعيًا لمدة سنتين", "1 every 1 week during 2 year"),
    ("2 dziennie przez tydzień", "2 every 1 day during 1 week"),
    ("2+1 per week for 1/2 year", "3 every 1 week during 1/2 year"),
    ("2 per week", "2 every 1 week during 1 year"),
    ("daily 200 ml", "200 milliliter every 1 day during 1 year"),
    ("3 kg im Monat", "3 kilogram every 1 month during 1 year"),
    ("每周2", "2 every 1 week during 1 year"), ("2 בשבוע", "2 every 1 week during 1 year"),
  ])
  func howMuchHowOftenAndHowLong(text: String, expected: String) {
    #expect(summary(text) == expected)
  }

  @Test(arguments: [
    ("", "empty 0..<0"), ("2 pro Woche für", #"unexpected("für") 12..<16"#),
    ("2 for 3 months", "intervalMissing 2..<14"),
    ("per week for 3 months", "numberMissing 0..<8"),
    ("0 per week for 3 months", "notPositive 0..<1"),
    ("2 per week for 0 months", "notPositive 15..<23"),
    ("2 per week for 3 bananas", #"unexpected("for 3 bananas") 11..<24"#),
    ("two per week for 3 months", #"unknownWord("two") 0..<3"#),
    ("2 per week for 3 months hello", #"unexpected("hello") 24..<29"#),
    ("2 per week 5 for 3 months", #"unexpected("5") 11..<12"#),
    ("2 kg + 1 l per week for 3 months", "differentKinds 0..<10"),
    ("hello", #"unknownWord("hello") 0..<5"#),
    ("2 per pack", "incomplete 2..<10"), ("2 ביום שבוע", #"unexpected("שבוע") 11..<19"#),
    ("2 per day per week", #"unexpected("per week") 10..<18"#),
    ("2 bananas 3 x per week for 3 months", #"unknownWord("bananas") 2..<9"#),
  ])
  func refused(text: String, expected: String) {
    #expect(summary(text) == expected)
  }

  @Test func tooMuchIsRefused() throws {
    let large = String(repeating: "9", count: 38)
    #expect(summary("1\(large)0 per day for a year").hasPrefix("tooLarge"))
    #expect(summary("1 per day for 1\(large)0 years").hasPrefix("tooLarge"))
    #expect(summary(String(repeating: "2 ", count: 600)) == "tooLong 1000..<1200")
    let read = try NeedReader(.american).read(large + " per day for 999 years")
    #expect(throws: NeedError.tooLarge) { try read.need(defaultUnit: .item) }
  }

  @Test func aConsumptionHasATotal() throws {
    let reader = NeedReader(.american)
    #expect(try reader.read("2 per week for 3 months").need(defaultUnit: .item).total == 26)
    #expect(
      try reader.read("3 x 200 ml a day for 2 weeks").need(defaultUnit: .item).total
        == exact("42/5"))
    #expect(try reader.read("2").need(defaultUnit: .kilogram).total == 2)
  }

  @Test func whatIsWrittenIsReadAsTheSameNeed() throws {
    let quantities = try [
      Quantity(2, .kilogram), Quantity(24, .item), Quantity(packs: [3], 200, .milliliter),
      Quantity(exact("3/2"), .liter), Quantity(exact("1/3"), .liter),
      Quantity(40, .item, of: CountName("wash")), Quantity(2, .dozen),
    ]
    let spans = try [
      Need.Span.day, .week, .month, .year, .init(2, .week), .init(exact("3/2"), .year),
      .init(exact("7/6"), .month), .init(1200, .day),
    ]
    for identifier in [
      "en_US", "en_GB", "de_DE", "fr_FR", "es_ES", "nl_NL", "it_IT", "pt_BR", "pl_PL", "sv_SE",
      "ja_JP", "zh_CN",
    ] {
      let locale = UserLocale(identifier: identifier)
      let formatter = Formatter(locale)
      let reader = NeedReader(ReadingContext(locale))
      for quantity in quantities {
        var needs = [try Need(quantity)]
        // Each interval with each duration once; the words of a quantity are the same in all.
        for (place, interval) in spans.enumerated() {
          for duration in quantity == quantities[0] ? spans : [spans.reversed()[place]] {
            needs.append(try Need(quantity, Need.Rhythm(every: interval, during: duration)))
          }
        }
        for need in needs {
          for text in [formatter.need(need), formatter.editable(need)] {
            let read = try? reader.read(text).need(defaultUnit: .item)
            #expect(read == need || read?.total == need.total, "\(identifier) \(text)")
          }
        }
      }
    }
  }

  @Test func aNeedIsWrittenAsPeopleSayIt() throws {
    let formatter = Formatter(UserLocale(identifier: "en_US"))
    let two = try Quantity(2, .item)
    let months = try Need.Span(3, .month)
    #expect(formatter.need(try Need(two)) == "2 count")
    #expect(
      formatter.need(try Need(two, .init(every: .week, during: months)))
        == "2 count per week for 3 months")
    #expect(
      formatter.editable(try Need(two, .init(every: .week, during: months)))
        == "2 per week for 3 months")
    #expect(
      formatter.need(try Need(two, .init(every: .init(2, .week), during: .year)))
        == "2 count every 2 weeks for 1 year")
  }
}
