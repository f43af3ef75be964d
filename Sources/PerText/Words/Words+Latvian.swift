extension Language {
  /// Latvian.
  static let latvian = Language(
    codes: ["lv"],
    units: """
      item: gab gab.
      """,
    headings: """
      name:nosaukums, preces nosaukums
      product:prece, produkts
      description:apraksts
      brand:zīmols, ražotājs
      quantity:daudzums
      weight:svars, masa, neto svars, neto masa
      volume:tilpums
      size:izmērs, iepakojums
      count:gab, skaits, gabali, daudz, gab skaits
      packs:skaits kastē, gab kastē, gab iepakojumā
      unit:vienība, mērvienība, mērv
      price:cena, cena ar pvn, pārdošanas cena, mazumtirdzniecības cena
      total:kopā, kopsumma, kopējā cena, summa ar pvn
      unitPrice:vienības cena, cena par vienību, kilograma cena, vien cena, cena par kg, cena par 1 kg, \
      litra cena
      former:vecā cena, parastā cena, iepriekšējā cena, cena bez atlaides, ieteicamā cena
      sale:akcijas cena, cena ar atlaidi, jaunā cena, pazeminātā cena
      saving:atlaide, ietaupījums
      currency:valūta
      deal:akcija, atlaide
      loyalty:cena ar karti, ar karti, cena ar klienta karti, klienta karte
      withTax:ar pvn
      beforeTax:bez pvn
      number:nr p k, nr pk
      store:veikals, veikalu tīkls, tīkls, pirkts, pirkuma vieta, lielveikals, pirkts veikalā
      note:piezīme, piezīmes, komentārs, komentāri
      barcode:svītrkods
      date:datums, pirkuma datums, diena, pirkts
      other:kategorija, nodaļa, atlikums, noliktavā, pārdots
      sum:kopā, summa
      each:cena par gab, gab cena
      deposit:depozīts, ķīla, depozīta maksa
      articleNumber:preces kods, artikuls
      offerFrom:akcija no, derīgs no, spēkā no
      offerUntil:akcija līdz, derīgs līdz, spēkā līdz
      """,
    labels: [
      .total: "kopā"
    ])
}
