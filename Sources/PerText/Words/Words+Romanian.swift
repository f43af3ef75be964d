extension Language {
  /// Romanian.
  static let romanian = Language(
    codes: ["ro"],
    numbers: """
      2: două doi
      3: trei
      4: patru
      5: cinci
      6: șase şase
      8: opt
      10: zece
      12: doisprezece douăsprezece
      """,
    packSizes: """
      2: duo dublu dublă bi
      3: trio triplu triplă tri
      4: cvadruplu
      6: six
      """,
    packEndings: "pack pachet",
    units: """
      gallon*: galon
      item: buc bucati
      therm-us: thm
      @ item: bucăți bucată
      @ pair: perechi
      """,
    counts: """
      roll: rulouri rolă
      @ roll: role
      tablet: comprimate comprimat
      wash: spălări
      nappy: scutece
      battery: baterii
      @ bottle: sticle sticlă
      @ box: cutie cutii
      @ can: doze conserve doză
      @ bag: pungi plic pungă
      @ pack: pachet pachete bax baxuri set seturi
      @ jar: borcane borcănașe borcan
      @ tub: păhărele caserole
      @ sachet: plicuri
      @ ampoule: fiole
      @ slice: felii
      @ egg: ou ouă
      @ capsule: capsule capsulă cps
      @ teabag: plicuri_de_ceai
      @ serving: porție porții
      @ carton: cutii_de_carton
      @ sheet: coli foi
      @ tablet: tablete
      """,
    currencies: """
      RON: lei leu
      """,
    roles: [
      .sideLabel: "înălțime grosime diametru lățime adâncime",
      .beer: "bere",
      .bag: "gunoi menaj",
      .emptyHolder: "pahare căni găleată",
      .wholeOfPacks: "totalul",
      .deposit: "garanție garanție_sgr sgr",
      .formerPrice: "preț_vechi pret_vechi prp în_loc_de",
      .numberLabel: "spf factor nr nr. număr vârstă nuanță omega model serie",
      .oneContainer: "sticlă sticla doză doza tub borcan cutie pungă flacon",
      .net: "plasă plasa",
      .gadget: "smartphone telefon laptop",
      .fridge: "frigider congelator",
      .device: "telefon smartphone router modem imprimantă televizor tv monitor",
      .clothing: "jeans blugi geacă pantaloni cămașă rochie fustă palton costum pulover",
      .lifting: "cric troliu macara presă",
      .soldByLength: "cablu cabluri fir bandă furtun sfoară lanț ață",
      .soldByMilligram: "șofran",
      .noise: "aprox aproximativ circa",
    ],
    own: [
      .and: "și şi",
      .sizeLink: "de",
      .pluralEnding: "e i uri ă",
      .countedNoun:
        "ouă chifle croissante covrigi gogoși clătite cârnați crenvurști lămâi portocale mere banane",
    ],
    headings: """
      name:nume, denumire, nume produs, denumire produs
      product:produs, produse, articol, marfă
      description:descriere
      brand:marcă, brand, producător
      each:p u
      quantity:cantitate, conținut
      weight:greutate, gramaj, masă
      volume:volum, capacitate
      size:mărime, ambalaj, dimensiune
      count:bucăți, buc, număr bucăți, nr buc, nr bucăți
      packs:buc bax, buc în bax, buc cutie, buc per bax, bax
      unit:unitate, unitate de măsură, um
      price:preț, cost, preț de vânzare, preț cu tva, plătit, preț raft, preț la raft, preț cu amănuntul
      total:cheltuială, \
      total, valoare, preț total
      unitPrice:preț unitar, preț pe unitate, preț pe kg, preț um, preț unitate de măsură, preț pe unitatea de
      former:preț vechi, preț inițial, preț normal, preț întreg, prp, preț înainte de reducere, preț înainte, \
      preț fără reducere, preț recomandat
      sale:preț redus, preț promoțional, preț nou, preț final, preț cu reducere, preț special, preț după reducere, \
      de plată, preț cu discount
      per:pe, per
      saving:economie, economisești, economii, reducere, discount, valoare reducere, valoarea reducerii
      currency:monedă, valută
      deal:ofertă, reducere, promoție, discount
      deposit:garanție, sgr, garanție sgr, garanție ambalaj
      store:magazin, supermarket, unde, piață, furnizor, lanț, cumpărat de la, cumpărat din, locul cumpărării, \
      loc cumpărare, hipermarket, unde am cumpărat
      note:notă, observații, comentariu, comentarii, mențiuni, mențiune
      barcode:cod de bare
      articleNumber:cod produs, cod articol
      date:dată, ziua, luna, an, data bonului, data cumpărării, data achiziției, cumpărat la
      other:buget, bugetat, \
      categorie, raion, raft, evaluare, stoc, disponibil, imagine, origine, țară, culoare, tip, tva, rând, \
      în stoc, pe stoc, vândut, vândute, vânzări
      number:număr, cod, nr
      withTax:cu tva
      beforeTax:fără tva
      offerFrom:valabil de la, valabilă de la, început promoție, începe la, de la data
      offerUntil:valabil până la, valabil până, valabilă până la, sfârșit promoție, expiră la, expiră, până la
      filler:de, la, în, și, cu
      sum:total, subtotal, medie
      charge:tva, livrare, numerar
      """,
    labels: [
      .total: "total",
      .besideCount: "cantitate buc bucată bucăți bax",
      .tax: "tva",
      .shipping: "transport livrare",
      .otherMoney: "livrare transport garanție coș",
      .currencySign: "lei",
      .hundredth: "bani",
      .yes: "da",
      .no: "nu",
    ],
    labelParts: [
      .formerPrice: "cel_mai_mic_preț ultimele_30_de_zile",
      .total: "de_plată",
      .discount: "reducere discount",
    ])
}
