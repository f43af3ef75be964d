import PerOffers
import Testing

/// Tables of pages whose headings say what their columns are.
@Suite struct PageTableTests {
  private func table(_ rows: [[String]], cell: String = "td") -> String {
    let lines = rows.enumerated().map { index, row in
      "<tr>" + row.map { index == 0 ? "<th>\($0)</th>" : "<td>\($0)</td>" }.joined() + "</tr>"
    }
    return "<table>\(lines.joined())</table>"
  }

  @Test func pricesNeedNoCurrencyBelowOne() throws {
    let found = try candidates(
      "<h1>Preisliste</h1>"
        + table([
          ["Produkt", "Menge", "Preis in €"], ["Möhren", "1 kg", "2,50"],
          ["Kartoffeln", "2,5 kg", "4,90"], ["Eier Größe M", "10 Stück", "3,80"],
        ]), language: "de", locale: "de_DE")
    #expect(
      found.map(\.short) == [
        "Möhren | 1 kilogram | 5/2 EUR", "Kartoffeln | 5/2 kilogram | 49/10 EUR",
        "Eier Größe M | 10 item | 19/5 EUR",
      ])
  }

  @Test func aColumnOfUnitPricesConfirmsThatOfPrices() throws {
    let found = try candidates(
      table([
        ["Article", "Prix au kg", "Conditionnement", "Prix TTC"],
        ["Steak haché", "13,90 €", "500 g", "6,95 €"],
        ["Rôti de porc", "9,80 €", "1,2 kg", "11,76 €"],
        ["Merguez", "11,50 €", "800 g", "9,20 €"],
      ]), language: "fr", locale: "fr_FR")
    #expect(found.map(\.price?.amount.description) == ["139/20", "294/25", "46/5"])
    #expect(found.allSatisfy { $0.isConfirmed })
  }

  @Test func theColumnsOfTwoPricesSayWhichOneIsAsked() throws {
    let found = try candidates(
      table([
        ["Item", "Pack", "MRP", "Our Price"], ["Atta", "5 kg", "₹310", "₹268"],
        ["Salt", "1 kg", "₹28", "₹25"], ["Butter", "2 x 500 g", "₹570", "<s></s>₹549"],
      ]), language: "en-IN", locale: "en_IN")
    #expect(found.map(\.price?.amount) == [268, 25, 549])
    #expect(found.map(\.formerPrice) == [310, 28, 570])
    #expect(!found.contains { $0.isUnclear })
  }

  @Test func anOfferByTheKilogramIsWhatIsAsked() throws {
    let found = try candidates(
      table([
        ["Artikel", "€/kg", "Aktion €/kg"], ["Rindsbraten", "15,90", ""],
        ["Schnitzel", "<s>12,90</s>", "10,90"], ["Faschiertes", "<s>10,90</s>", "8,90"],
      ]), language: "de", locale: "de_AT")
    #expect(found.map(\.price?.amount.description) == ["159/10", "109/10", "89/10"])
    #expect(found.map(\.formerPrice?.description) == [nil, "129/10", "109/10"])
    #expect(found.allSatisfy { $0.quantity?.exactText == "1 kilogram" })
  }

  @Test func aHeadingMayStandOverSeveralColumns() throws {
    let head = """
      <tr><th rowspan=2>Product</th><th rowspan=2>Size</th><th colspan=2>Price each</th>\
      <th rowspan=2>Unit price</th></tr><tr><th>1+</th><th>case</th></tr>
      """
    let rows = [
      ("Olive Oil", "750 ml", "6.90", "6.50", "9.20/l"),
      ("Tuna", "120 g", "1.80", "1.60", "15.00/kg"),
      ("Rice", "1 kg", "1.40", "1.30", "1.40/kg"),
    ].map {
      "<tr><td>\($0.0)</td><td>\($0.1)</td><td>$\($0.2)</td><td>$\($0.3)</td><td>$\($0.4)</td></tr>"
    }
    let found = try candidates("<table>\(head)\(rows.joined())</table>")
    #expect(found.map(\.price?.amount.description) == ["69/10", "9/5", "7/5"])
  }
}
