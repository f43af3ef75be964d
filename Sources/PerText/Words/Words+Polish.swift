extension Language {
  /// Polish.
  static let polish = Language(
    codes: ["pl"],
    numbers: """
      2: dwa dwie
      3: trzy
      4: cztery
      5: pięć
      6: sześć
      7: siedem
      8: osiem
      9: dziewięć
      10: dziesięć
      12: dwanaście
      15: piętnaście
      20: dwadzieścia
      30: trzydzieści
      40: czterdzieści
      50: pięćdziesiąt
      60: sześćdziesiąt
      70: siedemdziesiąt
      80: osiemdziesiąt
      90: dziewięćdziesiąt
      100: sto
      200: dwieście
      """,
    numbersAndHalf: """
      1: półtora półtorej
      """,
    packSizes: """
      2: dwu duo dwój podwójne podwójny podwójna bi twin
      3: trój trzy trio tri potrójne potrójny potrójna
      4: cztero czwór poczwórne
      5: pięcio
      6: sześcio six
      8: ośmio
      10: dziesięcio
      12: dwunasto
      """,
    packEndings: "pak pack opakowanie",
    units: """
      kilogram: kilo kilogram kilogramów kilogramy kilograma kilogramowy kilogramowa kilogramowe
      hectogram: hektogram
      dekagram: dekagram
      gram: gr gram grama gramów gramy gramowy gramowa gramowe
      milligram: miligramów
      carat: karat
      ounce: uncje
      ton: krótka_tona krótkie_tony krótkich_ton
      liter: litr litry litrów litrowy litrowa litrowe
      @ inch: cal cale cali
      @ mile: mil
      hectare: hektar
      item: sztuka sztuki sztukę sztuk szt każdy każda każde produkt
      kilobit: kilobit
      megabit: megabit
      gigabit: gigabit
      terabit: terabit
      kibibyte: kib
      mebibyte: mib
      gibibyte: gib
      tebibyte: tib
      pebibyte: pib
      day: d
      bakers-dozen~: tuzin_piekarski tuz_piek tuziny_piekarskie tuzinów_piekarskich
      cubic-millimeter: milimetr_sześcienny milimetry_sześcienne milimetrów_sześciennych
      cup-imperial~: ćwierćkwarta_angielska ćwierćkw_ang ćwierćkwarty_angielskie ćwierćkwart_angielskich
      cup-jp~: filiżanka_japońska filiż_jap filiżanki_japońskie filiżanek_japońskich
      dessert-spoon-metric~: metryczna_łyżka_deserowa łyż_des_metr metryczne_łyżki_deserowe metrycznych_łyżek_deserowych
      jin-taiwan~: jin_tajwański jin_tajwańskie jin_tajwańskich
      long-ton~: tona_angielska t_ang tony_angielskie ton_angielskich
      pfund~: funt_niemiecki funty_niemieckie funtów_niemieckich
      pint-imperial~: półkwarta_angielska pt_ang półkwarty_angielskie półkwart_angielskich
      pound-troy~: funt_trojański lb_troj funty_trojańskie funtów_trojańskich
      tablespoon-australian~: łyżka_australijska łyż_austral łyżki_australijskie łyżek_australijskich
      tablespoon-metric~: łyżka_metryczna łyż_metr łyżki_metryczne łyżek_metrycznych
      teaspoon-metric~: łyżeczka_metryczna łyżecz_metr łyżeczki_metryczne łyżeczek_metrycznych
      zentner~: cetnar_niemiecki cetnary_niemieckie cetnarów_niemieckich
      @ are~: ar ary arów
      @ dash~: dashe dashy
      @ dozen: tuzin tuz tuziny tuzinów tuzina
      @ exabyte: eksabajt eksabajty eksabajtów
      @ fortnight~: dwutygodnie dwutyg dwutygodni
      @ gross~: gros grosy grosów
      @ kiloliter: kilolitr kilolitry kilolitrów
      @ megaliter~: megal
      @ megawatt-hour: megawatogodzina megawatogodziny megawatogodzin
      @ nanosecond: nanosekunda nanosekundy nanosekund
      @ pair: para par pary
      @ pennyweight~: pennyweighty pennyweightów
      @ quintal~: kwintal kwint kwintale kwintali
      @ ream~: ryza ryz ryzy
      @ score~: dwudziestka dwudz dwudziestki dwudziestek
      @ thousand~: tysiąc tys tysiące tysięcy
      @ watt-hour: watogodzina watogodziny watogodzin
      @ square-meter: mkw
      """,
    counts: """
      roll: rolka rolki rolek
      sheet: arkusz arkusze arkuszy listek listków
      @ sheet: ark listki kartek
      tablet: tabl tabletka tabletki tabletek
      capsule: kapsułka kapsułki kapsułek kaps
      wash: pranie prania prań
      serving: porcja porcje porcji
      bag: torebka torebki torebek
      sachet: saszetka saszetki saszetek
      pack: paczka opakowanie opak opakowania opakowań
      box: karton pudełko
      bottle: butelka butelki butelek
      can: puszka puszki puszek
      jar: słoik słoiki
      tub: kubek kubki
      bar: baton batony
      slice: plaster plastry plastrów
      egg: jajko jajka jaj
      nappy: pielucha pieluchy
      wipe: chusteczka chusteczek
      battery: bateria baterie
      plaster: plaster plastrów_opatrunkowych plaster_opatrunkowy plastry_opatrunkowe
      pod: kapsułek_do_ekspresu kapsułka_do_ekspresu kapsułki_do_ekspresu
      teabag: torebek_herbaty torebka_herbaty torebki_herbaty
      tissue: chusteczek_higienicznych chusteczka_higieniczna chusteczki_higieniczne
      @ bar: batonów
      @ blade: ostrzy ostrze ostrza
      @ box: pudełek pudełka
      @ pack: ryz ryza ryzy op zestaw
      @ bulb: żarówek żarówka żarówki
      @ bun: bułek bułka bułki
      @ bunch: pęczków pęczek pęczki
      @ candle: świec świeca świece
      @ carton: kartonów karton kartony kart
      @ case: skrzynek skrzynka skrzynki
      @ cigarette: papierosów papieros papierosy
      @ cube: kostek kostka kostki
      @ dose: dawek dawka dawki
      @ egg: jajek
      @ jar: słoików
      @ meal: posiłków posiłek posiłki
      @ nappy: pieluszek pieluszka pieluszki pieluch
      @ page: stron strona strony
      @ patty: kotletów kotlet kotlety
      @ ply: warstw warstwa warstwy
      @ pouch: woreczków woreczek woreczki
      @ sausage: kiełbasek kiełbaska kiełbaski
      @ slice: plaster plasterków kromek
      @ towel: ręczników ręcznik ręczniki
      @ tray: tacek tacka tacki
      @ tub: kubków
      @ tube: tubek tubka tubki
      @ wipe: chusteczki
      @ tub: kubeczki kubeczków
      @ carton: kartoniki kartoników
      @ bottle: buteleczki buteleczek
      @ ampoule: ampułki ampułek fiolki fiolek
      @ jar: słoiczki słoiczków
      @ can: puszki puszek puszka pusz
      @ pack: paczki paczek
      @ bag: worki worków siatki worek
      @ case: zgrzewka zgrzewki zgrzewek
      @ sachet: saszetki saszetek sasz
      @ teabag: torebki_herbaty tor
      @ tablet: pastylek drażetek
      """,
    currencies: """
      EUR: euro
      PLN: zł zl złoty złote złotych zloty
      grosz: gr grosz grosze groszy
      """,
    foods: """
      almonds: migdały
      butter: masło
      cocoa: kakao
      coconut oil: olej_kokosowy
      cream: śmietana
      flour: mąka
      honey: miód
      maple syrup: syrop_klonowy
      mayonnaise: majonez
      milk: mleko
      oats: płatki_owsiane
      olive oil: oliwa_z_oliwek
      orange juice: sok_pomarańczowy
      peanut butter: masło_orzechowe
      rapeseed oil: olej_rzepakowy
      rice: ryż
      salt: sól
      soy sauce: sos_sojowy
      sugar: cukier
      sunflower oil: olej_słonecznikowy
      vinegar: ocet
      water: woda
      yogurt: jogurt
      """,
    roles: [
      .nowPaid: "teraz tylko",
      .exerciseBook: "zeszyt zeszyty zeszytów",
      .sideLabel: "wysokość wys grubość średnica szerokość głębokość",
      .paper: "zeszyt zeszyty ksero ryza",
      .offerUntil:
        "do do_dnia ważne_do ważna_do ważny_do oferta_do obowiązuje_do tylko_do aż_do kończy_się",
      .offerFrom: "od od_dnia ważne_od ważna_od",
      .offerHead: "oferta promocja ważne ważna promocja_ważna oferta_ważna",
      .offerOnly: "tylko wyłącznie",
      .dayJoint: "do",
      .dayFiller: "dnia w",
      .tomorrow: "jutro jutra",
      .ambiguousMonth: "lis sie lip sty gru maj",
      .keepsUntil: "spożyć spożycia przydatności przydatność",
      .noise: "ok około ca netto co_najmniej minimum waga masa_netto",
      .beer: "piwo",
      .halfOf: "pół",
      .andHalf: "i_pół",
      .quarterOf: "ćwierć",
      .bag: "śmieci mrożenia",
      .massAlsoMoney: "gr",
      .material: "szklane szklanych plastikowe",
      .eyewear: "okulary soczewki",
      .emptyHolder: """
      szklanki szklanek szklanka kieliszki kieliszków kubki_termiczne wiadro termos czajnik
      bidon kubki_papierowe kubki_jednorazowe
      """,
      .eachPack: "multipak wielopak",
      .wholeOfPacks: "razem łącznie",
      .of: "d po",
      .or: "lub",
      .orMore: "lub_więcej",
      .priceNoise: "do_zapłaty vat cena od brutto cena_netto cena_brutto",
      .unitPriceName: "cena",
      .within: "w",
      .people: "osób osoby",
      .free: "gratis darmo za_darmo",
      .half: "pół_ceny za_pół_ceny połowę_ceny za_połowę_ceny",
      .halved: "za_pół za_połowę",
      .sizeOfCount: "duże dużych małe małych",
      .off: "taniej rabat rabatu zniżka zniżki",
      .save: "oszczędź",
      .forWord: "za_cenę za w_cenie na_cenę",
      .buy: "kup weź",
      .whenBuying: "przy_zakupie przy_kupnie",
      .get: "odbierz otrzymasz",
      .pay: "zapłać płać",
      .another: "jeszcze_jeden jeszcze_jedna jeszcze_jedno",
      .two: "dwa dwie",
      .three: "trzy",
      .four: "cztery",
      .second: "drugi druga drugie drugą drugi_produkt druga_sztuka drugie_opakowanie",
      .third: "trzeci trzecia trzecie",
      .fourth: "czwarty czwarta",
      .dealNoise: "promocja promocji",
      .day: "d dzień dni dnia",
      .week: "tydzień tygodnie tygodni tygodnia",
      .month: "miesiąc miesiące miesięcy miesiąca",
      .year: "rok roku lata lat",
      .daily: "dziennie codziennie",
      .weekly: "tygodniowo",
      .monthly: "miesięcznie",
      .yearly: "rocznie",
      .bareDurationLead: "przez w_ciągu na_okres",
      .intervalLead: "jeden na co każdego w i",
      .durationLead: "para przez w_ciągu na_okres na i",
      .onePeriod: "jeden jedna",
      .halfPeriod: "pół",
      .times: "razy raz",
      .cashback: "zwrotu zwrot",
      .coupon: "kupon",
      .couponOff: "rabatu zniżki",
      .density: "gęstość",
      .deposit: "kaucja kaucji kaucję",
      .fee: "opłata",
      .drainedWeight: """
      masa_netto_po_odcieku masa_po_odcieku po_odcieku masa_po_odsączeniu po_odsączeniu
      """,
      .bodyFor: "dla",
      .bodyBound: "powyżej poniżej ponad",
      .limit: "maks. maks do",
      .loyaltyPrice: """
      z_kuponem z_kartą_moja_biedronka z_lidl_plus z_aplikacją_lidl_plus cena_z_kartą z_kartą z_aplikacją w_aplikacji
      """,
      .packsBought: "kupione_opakowania kupione",
      .shipping: "koszt_dostawy koszty_dostawy dostawa wysyłka",
      .freeShipping: "darmowa_dostawa darmowa_wysyłka",
      .strength: "zawartość",
      .alcoholBefore: "alkohol zawartość_alkoholu",
      .tax: "vat podatkiem podatku podatek",
      .taxAlone: "brutto netto +vat",
      .taxIncluded: "z brutto",
      .taxAdded: "+vat bez netto",
      .usableShare: "część_użytkowa użytkowa",
      .perPack: "za_opakowanie za_sztukę",
      .perWholePack: "za_opakowanie w_opakowaniu",
      .once: "jednorazowo za_zamówienie",
      .perCustomer: "na_klienta na_osobę szt./os.",
      .termLink: "na o_wartości",
      .limitNoise: "tylko",
      .waste: "odpad odpady",
      .countOne: "jeden",
      .countTwo: "dwa",
      .countThree: "trzy",
      .countFour: "cztery",
      .countFive: "pięć",
      .countSix: "sześć",
      .alcohol: "alkohol alkoholu",
      .protein: "białko białka",
      .caffeine: "kofeina kofeiny",
      .cocoa: "kakao",
      .strengthEnding: "alkohol białka",
      .lowestPrice: "najniższa_cena",
      .formerPrice: """
      zamiast poprzednio przed_obniżką cena_przed było cena_regularna poprzednia_cena
      """,
      .each: "każdy każda każde",
      .rangeJoint: "do",
      .perOrFor: "za",
      .perBesidePrice: "za",
      .atLeast: "co_najmniej minimum",
      .groupLink: "na",
      .comparative: "taniej",
      .minimum: "od",
      .days: "dni",
      .beforeReduction: "przed",
      .spokenPercent: "procent",
      .substancePer: "na",
      .boughtCondition: "od",
      .numberLabel:
        "spf filtr nr nr. numer wiek odcień kolor omega typ model seria poziom etap moc klasa kl.",
      .oneContainer:
        "butelka puszka tubka tuba słoik torebka kartonik kubek pudełko flakon worek skrzynka",
      .net: "siatka siatki siatce",
      .gadget: "smartfon smartphone telefon laptop konsola",
      .fridge: "lodówka zamrażarka mikrofalówka",
      .washer: "pralka suszarka",
      .ink: "toner tusz",
      .device: """
      mysz klawiatura abonament telefon smartfon smartphone router modem drukarka kamera aparat telewizor tv monitor dron konsola \
      słuchawki głośnik laptop
      """,
      .clothing: """
      jeansy dżinsy kurtka spodnie koszula koszulka sukienka spódnica płaszcz garnitur sweter bluza kamizelka \
      szorty legginsy skarpety rajstopy bluzka marynarka
      """,
      .sizedByLength: """
      patelnia patelnie wok garnek garnki rondel brytfanna talerz talerze miska miski salaterka półmisek pokrywka nóż noże świeca świece lalka maskotka \
      pluszak parasol lampa wazon lustro łopatka szczypce tortownica
      """,
      .reach: "wystarcza wydajność pokrywa wystarczy",
      .lifting: """
      podnośnik lewarek wciągarka wyciągarka łuparka prasa dźwig pas pasy szekla paleciak przyczepa kobyłka \
      kobyłki
      """,
      .soldByLength: """
      kabel kable przewód drut taśma wąż lina linka łańcuch sznurek sznur nić nici włóczka girlanda \
      bandaż gaza wstążka przedłużacz rolka rolki rura
      """,
      .soldByMilligram: "szafran",
      .netJoint: "po z",
    ],
    own: [
      .pieceBeforePrice: "szt szt. pęczek",
      .yields: "na daje",
      .oneOfUnit: "jeden jedną jedna",
      .ingredient: "zbóż ziół serów ziaren smaki smaków kolory kolorów rodzaje rodzajów",
      .and: "i oraz",
      .eachLink: "po à",
      .countedNoun: """
      jaj jajek jajka bułek bułki bułeczek rogali rogalików croissantów pączków pączki naleśników gofrów parówek kiełbasek
      kotletów burgerów pierogów pulpetów klopsików tortilli bajgli cytryn pomarańczy jabłek gruszek bananów cebul pomidorów
      papryk ogórków serwetek talerzy kubków świec żarówek baterii pieluch chusteczek gąbek lodów
      """,
    ],
    months: """
      sty styczeń stycznia|lut luty lutego|marzec marca|kwi kwiecień kwietnia|maj maja| \
      cze czerwiec czerwca|lip lipiec lipca|sie sierpień sierpnia|wrz wrzesień września| \
      paź październik października|lis listopad listopada|gru grudzień grudnia
      """,
    weekdays: """
      pon poniedziałek poniedziałku|wt wtorek wtorku|śr środa środy środę|czw czwartek czwartku| \
      pt piątek piątku|sob sobota soboty sobotę|niedz ndz niedziela niedzieli niedzielę
      """,
    headings: """
      name:nazwa, nazwa produktu, nazwa towaru, nazwa artykułu
      product:produkt, produkty, towar, artykuł, art, pozycja, składnik
      description:opis
      brand:marka, producent, palarnia, browar, firma, wytwórca
      length:długość
      loyalty:cena z kartą, z kartą, cena klubowa, cena z aplikacją, z aplikacją, cena dla klubowiczów
      quantity:ilość, zawartość, zawartość netto, ile, il, gram., poj., opak.
      weight:waga, masa, masa netto, gramatura, waga netto
      volume:objętość, pojemność
      size:rozmiar, opakowanie, wielkość, wielkość opakowania, rozmiar opakowania
      count:liczba sztuk, sztuk, szt, sztuki, liczba, ilość sztuk, rolki, ile sztuk, ilość szt
      packs:liczba opakowań, opakowania, paczki, butelki, sztuk w opakowaniu, ilość opakowań, szt w opakowaniu, \
      szt w kartonie, w opakowaniu, opakowań, ilość w opak, opak zbiorcze, sztuk w zgrzewce, ilość w kartonie, \
      ilość szt w opak, szt karton, karton po
      unit:jednostka, jednostka miary, jm, j m, miara, jedn
      price:cena, koszt, cena sprzedaży, cena brutto, cena detaliczna, cena za opakowanie, kwota zapłacona, \
      aktualna cena, cena aktualna, zapłacono, c. brutto, cena br., cena det., cena półkowa, cena na półce, \
      cena zakupu, koszt zakupu, cena zakupu netto, cena hurtowa, cena sprzedaży brutto
      total:wydatek, wydano, \
      razem, suma, wartość, kwota, cena łączna, wartość brutto, kwota brutto, łącznie
      unitPrice:cena jednostkowa, cena za jednostkę, cena za kg, cena za kilogram, cena za litr, cena porównawcza, \
      c jedn, prz jedn, cena jedn, cena za j m, cena za jedn
      former:cena regularna, stara cena, poprzednia cena, cena katalogowa, cena przed, przed, regularna, \
      cena normalna, cena standardowa, cena poprzednia, cena sugerowana, cena bez promocji, cena przed promocją, \
      cena przed obniżką, cena bez rabatu, przed promocją
      sale:cena promocyjna, nowa cena, cena po rabacie, po promocji, promocyjna, teraz, cena po obniżce, \
      cena w promocji, cena obniżona, cena okazyjna, cena końcowa, cena po zniżce, do zapłaty, cena specjalna, \
      po rabacie, cena z rabatem, cena promo, cena po przecenie, płacisz
      paid:do zapłaty, cena końcowa, cena po rabacie, cena po zniżce, płacisz, zapłacono, kwota zapłacona
      cost:koszt, koszt zakupu, cena zakupu, cena zakupu netto, cena hurtowa
      selling:cena sprzedaży, cena detaliczna, cena sprzedaży brutto, cena det.
      per:za, na
      each:za sztukę, szt cena, cena jedn, cena za szt, c j
      saving:oszczędność, oszczędzasz, oszczędności, rabat, zniżka, obniżka, upust, kwota rabatu, opust, \
      wartość rabatu, kupon, kupon rabatowy
      currency:waluta
      deal:promocja, rabat, oferta, zniżka, okazja
      deposit:kaucja, opłata kaucyjna, kaucja za butelkę, kaucja zwrotna
      store:apteka, drogeria, piekarnia, sklep, market, sieć, sprzedawca, gdzie, supermarket, miejsce, miejsce zakupu, dostawca, kupione w, \
      kupiono w, punkt sprzedaży, sieć handlowa, sieć sklepów, gdzie kupione, hipermarket
      note:uwagi, uwaga, notatka, notatki, komentarz
      barcode:kod kreskowy, kod ean, kod paskowy
      basket:koszyk
      articleNumber:numer artykułu, kod produktu, indeks towaru, nr artykułu, numer produktu
      date:kiedy, data, dzień, data zakupu, miesiąc, rok, data paragonu, kupione dnia, data sprawdzenia, data notowania, \
      z dnia
      offerFrom:ważne od, data rozpoczęcia, obowiązuje od, promocja od, oferta od, początek promocji, \
      start promocji, ważna od, początek
      offerUntil:ważne do, ważna do, obowiązuje do, data zakończenia, koniec, oferta do, promocja do, \
      koniec promocji, koniec oferty
      other:budżet, planowane, \
      kategoria, dział, półka, alejka, ocena, gwiazdki, dostępność, dostępny, aktywny, stan, stan magazynowy, \
      zdjęcie, pochodzenie, kraj, kolor, typ, rodzaj, vat, wiersz, grupa, recenzje, status, miasto, smak, lp, \
      kolejność, na stanie, magazyn, w magazynie, zapas, zapasy, sprzedano, sprzedane, sprzedanych, sprzedaż, \
      data ważności, termin ważności, dostępna ilość, ilość dostępna, termin, najniższa cena
      number:numer, nr, kod, indeks
      withTax:brutto, cena brutto, z vat
      beforeTax:netto, cena netto, bez vat
      drained:masa po odcieku, waga po odcieku, masa netto po odcieku
      filler:w, z, i, o, do, netto, brutto, ok, zł brutto, z vat
      sum:suma częściowa, suma pośrednia, podsuma, \
      suma, razem, średnia, łącznie, ogółem, do zapłaty, razem do zapłaty, łącznie do zapłaty
      charge:kaucja, vat, podatek, podatek vat, dostawa, wysyłka, koszt dostawy, gotówka, zaokrąglenie, karta, \
      karta płatnicza, reszta, karta bankowa, koszt wysyłki, opłata serwisowa, opłata za dostawę
      address:adres
      street:ulica
      city:miasto
      state:województwo
      postalCode:kod pocztowy
      phone:telefon
      fax:faks
      email:email, e mail
      webPage:strona
      distance:odległość
      onOffer:promocja, w promocji
      """,
    labels: [
      .stock: "magazynie dostępne dostępnych opinii sprzedanych",
      .without: "bez",
      .markupBasketName: "koszyk",
      .markupFilter: "filtr",
      .besideCount: "szt ilość",
      .total: "razem suma łącznie",
      .tax: "ptu kwota opod",
      .given: "gotówka gotowka karta",
      .change: "reszta",
      .lowestPrice: "od",
      .formerPrice: "wcześniej przed regularna",
      .otherMoney: "oszczędzasz dostawa kaucja miesięcznie raty dostawy poniżej",
      .orInstalments: "lub",
      .praise: "bio cena eko hit nowość okazja polskie promocja superokazja",
      .currencySign: "zł",
      .misreadSign: "z z1 z21 z2 z4 zl zI zt z| z} z] z+",
      .hundredth: "groszy grosze groszach gr",
      .yes: "tak t",
      .no: "nie n",
      .notKnown: "b.d. bd brak",
      .memberPrice: "subskrypcja klubowicza",
      .beforePrice: "tylko teraz cena",
      .upTo: "do",
    ],
    labelParts: [
      .otherMoney: "najwyższa_cena",
      .formerPrice: "najniższa_cena_z",
      .markupPrice: "cena",
      .subtotal: """
      suma_częściowa podsuma sprzedaż_opodatkowana sprzed._opod sprzed_opod sprz._opod
      wartość_produktów wartość_koszyka
      """,
      .otherSum: "rabat netto",
      .saving: "oszczęd zaoszcz",
      .total: "do_zapłaty",
      .rounding: "zaokr",
      .discount: "rabat upust obniżka promo opust",
      .shipping: "dostawa dostawy wysyłka",
      .deposit: "kaucja",
      .companyForm: "_sp._z",
      .headLine: "nip",
      .withShipping: "z_dostawą",
      .otherSellers: "inne_oferty inni_sprzedawcy więcej_opcji_zakupu",
      .details: "pochodzenie kraj_pochodzenia",
    ],
    spokenUnitPrice: { words, _, _ in
      guard words.after.hasPrefix(" na ") else { return words }
      return PerPattern(before: words.before, after: " za " + words.after.dropFirst(4))
    })
}
