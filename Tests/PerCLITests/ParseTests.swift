import Foundation
import Testing

@Suite struct ParseTests {
  @Test(
    arguments: [
      ("6 x 330 ml", "volume", "99/50", "liter", nil), ("500 g", "mass", "1/2", "kilogram", nil),
      ("12 rolls x 150 sheets", "count", "1800", "item", "sheet"),
      ("250 m", "length", "250", "meter", nil), ("2 GB", "data", "2000000000", "byte", nil),
      ("3 dozen", "count", "36", "item", nil), ("90 min", "time", "5400", "second", nil),
    ] as [(String, String, String, String, String?)])
  func quantitiesAreGivenInBaseUnits(
    text: String, kind: String, amount: String, unit: String, name: String?
  ) throws {
    let run = try Invocation("parse", "quantity", "--json", text)
    #expect(run.status == 0)
    let object = try #require(try run.objects().first)
    #expect(object["input"] as? String == text)
    #expect(object["ok"] as? Bool == true)
    #expect(object["kind"] as? String == kind)
    #expect(object["amount"] as? String == amount)
    #expect(object["unit"] as? String == unit)
    #expect(object["of"] as? String == name)
  }

  @Test func anExplanationSaysWhatALineCouldBeAndWhyItIsReadSo() throws {
    let text = try Invocation("parse", "line", "--explain", "Phone 15 case 19.99").output
    #expect(text.contains("\n  15 case: cover. The case of a phone holds nothing.\n"))
    #expect(text.contains("\n  5  15: name (names have whole numbers in them: 7 Up, Type 405)\n"))
    let object = try #require(
      try Invocation("parse", "line", "--json", "--explain", "Phone 15 case 19.99").objects().first)
    let ways = try #require(object["ways"] as? [[String: Any]])
    #expect(ways.first?["cost"] as? Int == 22)
    #expect(try Invocation("parse", "price", "--explain", "19.99").status == 2)
  }

  @Test func unknownWordsOfCountsSayHowToWriteThem() throws {
    let run = try Invocation("parse", "quantity", "--json", "3 widgets")
    #expect(run.status == 1)
    let error = try #require(try run.objects().first?["error"] as? String)
    #expect(error.contains("widgets") && error.contains("“3 count”"))
  }

  @Test func refusedTextsSayWhatIsWrongAndWhere() throws {
    let run = try Invocation("parse", "quantity", "--json", "500 blubs", "1 kg")
    let objects = try run.objects()
    #expect(run.status == 1)
    #expect(objects.map { $0["ok"] as? Bool } == [false, true])
    let error = try #require(objects.first?["error"] as? String)
    #expect(error.hasSuffix("."))
    #expect(objects.first?["from"] as? Int == 4)
    #expect(objects.first?["to"] as? Int == 9)
  }

  @Test(arguments: [
    ("de_DE", "1.250", "1250", "EUR"), ("en_US", "1,250.50", "2501/2", "USD"),
    ("en_GB", "99p", "99/100", "GBP"), ("ja_JP", "¥120", "120", "JPY"),
    ("de_CH", "4.90", "49/10", "CHF"),
  ])
  func pricesFollowTheLocale(
    locale: String, text: String, amount: String, currency: String
  ) throws {
    for run in [
      try Invocation("parse", "price", "--json", text, locale: locale + ".UTF-8"),
      try Invocation("parse", "price", "--json", "--locale", locale, text),
    ] {
      let object = try #require(try run.objects().first)
      #expect(object["amount"] as? String == amount)
      #expect(object["currency"] as? String == currency)
    }
  }

  @Test func anyInputGetsOneAnswerALine() throws {
    let input =
      "500 g\n\"quoted\" \\ text\t\u{1}\nüñí 🙂\n\u{7F}\r\n" + String(repeating: "9", count: 100_000)
    for subject in ["quantity", "price", "deal", "line"] {
      let run = try Invocation("parse", subject, "--json", input: input)
      let objects = try run.objects()
      #expect(objects.count == 5, "\(subject)")
      #expect(
        objects.map { $0["input"] as? String }.prefix(3) == [
          "500 g", "\"quoted\" \\ text\t\u{1}", "üñí 🙂",
        ])
      #expect(run.complaints.isEmpty)
    }
  }

  @Test func standardInputIsReadWithADashOrWithoutTexts() throws {
    for arguments in [["parse", "quantity"], ["parse", "quantity", "-"]] {
      let run = try Invocation(arguments: arguments, input: "1 kg\n2 l")
      #expect(run.lines.count == 2)
    }
  }

  @Test func wrongUsageIsReportedAndHasItsOwnStatus() throws {
    for arguments in [
      ["blub"], ["parse"], ["parse", "blub"], ["convert", "1", "kg"], ["units", "--blub"],
      ["units", "--kind", "blub"], ["units", "--kind"], ["units", "--locale", "de"],
      ["parse", "price", "--currency", "12", "1"], ["parse", "price", "--region", "Germany", "1"],
      ["parse", "price", "--locale", "xx_nonsense", "1"], ["rank", "--per", "blub", "1 kg 2.99"],
      ["rank", "--json=yes", "1 kg 2.99"],
    ] {
      let run = try Invocation(arguments: arguments)
      #expect(run.status == 2, "\(arguments)")
      #expect(run.output.isEmpty, "\(arguments)")
      #expect(run.complaints.hasPrefix("per-cli: "), "\(arguments)")
    }
    #expect(try Invocation().status == 2)
  }

  @Test func helpHasExamplesForEveryCommand() throws {
    for arguments in [
      ["--help"], ["parse", "--help"], ["convert", "-h"], ["units", "--help"],
      ["rank", "--help"],
    ] {
      let run = try Invocation(arguments: arguments)
      #expect(run.status == 0)
      #expect(run.output.contains("Example"))
    }
  }

  @Test func theVersionIsThatOfTheProject() throws {
    let project = URL(filePath: #filePath).appending(path: "../../..").standardized
    let version = try String(
      contentsOf: project.appending(path: "VERSION"), encoding: .utf8)
    #expect(try Invocation("--version").output == "per-cli \(version)")
  }

  @Test func termsOfALineAreGivenExactly() throws {
    let run = try Invocation(
      "parse", "line", "--json", "--locale", "en_IE", "Cola 1 l 2.00 5% back deposit 0.25")
    let terms = try run.objects().first?["terms"] as? [String: String]
    #expect(terms == ["cashback": "percent 1/20", "deposit": "1/4"])
    let text = try Invocation("parse", "line", "--locale", "en_IE", "Cola 1 l 2.00 5% back")
    #expect(text.lines == ["Cola  1 l  €2.00  5% back"])
  }

  @Test func dealsAreGivenAsTermsAndAsWhatTheyCost() throws {
    let run = try Invocation(
      "parse", "deal", "--json", "--locale", "en_GB", "3 for 2", "2/£5", "-20%", "5 @ 79p")
    let objects = try run.objects()
    #expect(objects.map { $0["terms"] as? String } == ["payFor", "total", "percentOff", "each"])
    #expect(objects.map { $0["count"] as? Int } == [3, 2, 1, 5])
    #expect(objects.map { $0["total"] as? String } == [nil, "5", nil, "79/20"])
    #expect(objects.map { $0["priceEach"] as? String } == [nil, "5/2", nil, "79/100"])
    #expect(objects.map { $0["part"] as? String } == [nil, nil, "1/5", nil])
    let texts = try Invocation(
      "parse", "deal", "--locale", "en_GB", "3 for 2", "2/£5", "-20%", "2nd half price")
    #expect(texts.lines == ["3 for 2", "2 for £5.00", "20% off", "2nd at 50% off"])
  }

  @Test func anUnclearLineComesWithItsOtherReadings() throws {
    let run = try Invocation("parse", "line", "--json", "--locale", "en_US", "tea $12 $10 1 lb")
    let object = try #require(try run.objects().first)
    #expect(object["unclear"] as? Bool == true)
    let others = try #require(object["alternatives"] as? [[String: Any]])
    #expect((others.first?["price"] as? [String: Any])?["amount"] as? String == "12")
    let text = try Invocation("parse", "line", "--locale", "en_US", "tea $12 $10 1 lb")
    #expect(text.output.contains("or as"))
  }

  @Test func linesAreTakenApart() throws {
    let run = try Invocation(
      "parse", "line", "--json", "--locale", "en_IE", "6x330ml 4.99 Cola @ Aldi")
    let object = try #require(try run.objects().first)
    #expect(object["name"] as? String == "Cola")
    #expect(object["store"] as? String == "Aldi")
    let quantity = try #require(object["quantity"] as? [String: Any])
    #expect(quantity["amount"] as? String == "99/50")
    #expect(quantity["kind"] as? String == "volume")
    let price = try #require(object["price"] as? [String: Any])
    #expect(price["amount"] as? String == "499/100")
    #expect(price["currency"] as? String == "EUR")
    #expect((object["notUnderstood"] as? [Any])?.isEmpty == true)
  }
}
