import CatalogueTesting
import PerModel
import PerText
import PerViewModel
import Testing

/// Entries speak the user's language, and what they say is read back as the same.
@MainActor @Suite struct FieldWordsTests {
  private func window(_ locale: UserLocale) -> Fixture {
    Fixture(locale.messages, region: locale.region, currency: locale.currency)
  }

  @Test(arguments: ["de", "pl", "ja", "ar"])
  func presetsAreInTheWordsOfTheirTitles(_ language: String) {
    let catalogue = Catalogue.of(language)
    catalogue.speaking {
      let window = window(catalogue.locale)
      window.type("1 kg", "300")
      for preset in window.model.form.dealPresets {
        if preset.field == .deal { #expect(preset.text == preset.title) }
        window.model.form.use(preset: preset.id)
        #expect(window.model.form.content.problems.isEmpty, "\(preset.text)")
        window.model.form.type("", into: preset.field)
      }
    }
  }

  @Test(arguments: [
    ("de", "3 für 2"), ("pl", "3 w cenie 2"), ("ja", "3点で2点分の価格"), ("ar", "٣ بسعر ٢"),
  ])
  func examplesAreInTheUsersWords(_ language: String, _ expected: String) {
    let catalogue = Catalogue.of(language)
    catalogue.speaking {
      let examples = Formatter(catalogue.locale).exampleDeals(in: catalogue.locale.currency)
      #expect(examples.first == expected)
    }
  }

  /// An entry that is opened and left as it is changes nothing; neither does one that is read again.
  @Test(arguments: ["de", "pl", "ja", "ar"])
  func whatAnEntryShowsIsReadAgain(_ language: String) throws {
    let catalogue = Catalogue.of(language)
    let locale = catalogue.locale
    var terms = Terms()
    terms.shipping = Shipping(try Rational(3, over: 2), isPerPack: true)
    terms.tax = Tax(rate: try Rational(19, over: 100), isIncluded: true)
    terms.cashback = .amount(2, isPerPack: true)
    terms.deposit = try Rational(1, over: 4)
    terms.strength = Strength(
      try #require(Strength.Substance("protein")),
      .per(try Quantity(20, .gram), in: try Quantity(100, .gram)))
    let deal = Deal(.nth(2, paidPart: try Rational(1, over: 2)))
    catalogue.speaking {
      let formatter = Formatter(locale)
      let readers = ProductReaders(locale)
      for term in Term.allCases where terms.has(term) {
        let text = formatter.typed(term, of: terms, in: locale.currency)
        let isEnglish = ["pack", "included", "protein"].contains { text.contains($0) }
        #expect(!isEnglish, "\(text)")
        var (read, wanted) = (Terms(), Terms())
        wanted.copy(term, from: terms)
        try? readers.term.read(text, as: term, into: &read)
        #expect(read == wanted, "\(text)")
      }
      let text = formatter.typed(deal, in: locale.currency)
      #expect((try? readers.deal.read(text))?.kind == deal.kind && !text.contains("off"))
    }
  }

  @Test(arguments: ["de", "pl", "ja", "ar"])
  func settingsShowTheTaxInTheUsersWords(_ language: String) {
    let catalogue = Catalogue.of(language)
    catalogue.speaking {
      let model = window(catalogue.locale).model
      let shown = Formatter(catalogue.locale).tax(.included)
      #expect(model.settings.set(shown, .tax).isEmpty)
      #expect(model.settings.content.texts[.tax] == shown)
    }
  }

  /// Files keep the words of files.
  @Test func filesAreNotTranslated() {
    let catalogue = Catalogue.of("de")
    catalogue.speaking {
      let window = window(catalogue.locale)
      window.type("1 kg", "3")
      window.model.form.type("3 für 2", into: .deal)
      window.model.form.submit()
      #expect(window.exported(as: .csv).contains("3 for 2"))
    }
  }
}
