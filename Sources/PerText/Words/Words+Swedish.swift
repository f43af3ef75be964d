extension Language {
  /// Swedish.
  static let swedish = Language(
    codes: ["sv"], habits: [.compounds, .beginsWithDeals],
    numbers: """
      2: två
      3: tre
      4: fyra
      5: fem
      6: sex
      7: sju
      8: åtta
      9: nio
      10: tio
      12: tolv
      15: femton
      20: tjugo tjog
      30: trettio
      40: fyrtio
      50: femtio
      60: sextio
      70: sjuttio
      80: åttio
      90: nittio
      100: hundra
      """,
    numbersAndHalf: """
      1: halvannan
      """,
    packSizes: """
      2: dubbel två duo twin bi
      3: trippel tre trio
      4: fyr fyra
      5: fem
      6: sex six
      8: åtta
      10: tio
      12: tolv
      """,
    packEndings: "pack förpackning paket",
    units: """
      kilogram: kilo kilot kilogram
      hectogram: hektogram
      dekagram: dekagram
      gram: gr gram
      milligram: milligram
      carat: karat
      ton: engelsk_kort_ton engelska_korta_ton
      ounce-troy: ozt
      liter: liter
      deciliter: deciliter
      centiliter: centiliter
      milliliter: milliliter
      hectoliter: hektoliter
      cubic-meter: kubikmeter
      cup-metric: mcup
      meter: meter
      decimeter: decimeter
      centimeter: centimeter
      millimeter: millimeter
      kilometer: kilometer
      @ mile-scandinavian: mil
      nanometer: nanometer
      hectare: hektar
      item: st stycken styck vardera
      @ item: p
      @ pair: par
      kilobit: kilobit
      megabit: megabit
      gigabit: gigabit
      terabit: terabit
      kilobyte: kilobyte
      megabyte: megabyte
      gigabyte: gigabyte
      terabyte: terabyte
      petabyte: petabyte
      kibibyte: kib kibibyte
      mebibyte: mib mebibyte
      gibibyte: gib gibibyte
      tebibyte: tib tebibyte
      pebibyte: pib pebibyte
      kilojoule: kilojoule
      megajoule: megajoule
      second: s
      day: d
      @ day: dag
      cup-imperial~: brittisk_kopp br_kp brittiska_koppar
      cup-jp~: japansk_kopp jap_kp japanska_koppar
      dessert-spoon-metric~: metrisk_dessertsked metr_dsk metriska_dessertskedar
      jin-taiwan~: taiwanesisk_jin taiwanesiska_jin
      pfund~: tyskt_pund tyska_pund
      pint-imperial~: brittisk_pint br_pt brittiska_pint
      tablespoon-australian~: australisk_matsked austr_msk australiska_matskedar
      tablespoon-metric~: metrisk_matsked metr_msk metriska_matskedar
      teaspoon-metric~: metrisk_tesked metr_tsk metriska_teskedar
      zentner~: tysk_centner tyska_centner
      @ bakers-dozen~: bagardussin
      @ cubic-millimeter: kubikmillimeter
      @ dash~: stänk
      @ dozen: dussin
      @ fortnight~: tvåveckorsperiod tvåv tvåveckorsperioder
      @ megawatt-hour: megawattimme megawattimmar
      @ nanosecond: nanosekund nanosekunder
      @ ream~: ris
      @ score~: tjog
      @ thousand~: tusental tusen
      @ watt-hour: wattimme wattimmar
      @ square-meter: kvm
      """,
    counts: """
      roll: rulla rullar
      tablet: tabletter
      capsule: kapsel
      wash: tvätt tvättar
      serving: portion
      pack: paket förpackning förpackningar
      bottle: flaska flaskor
      can: burk burkar
      slice: skiva skivor
      @ bag: påsar påse ps
      @ bar: kakor kaka
      @ battery: batterier batteri
      @ blade: rakblad
      @ box: askar ask dosa dosor
      @ bulb: lampor lampa
      @ bun: bullar bulle
      @ bunch: knippen knippe
      @ candle: ljus
      @ capsule: kapslar
      @ carton: kartonger kartong
      @ case: backar back
      @ cigarette: cigaretter cigarett
      @ cube: tärningar tärning
      @ dose: doser dos
      @ egg: ägg
      @ jar: glasburkar glasburk
      @ meal: måltider måltid
      @ nappy: blöjor blöja
      @ page: sidor sida
      @ patty: biffar biff
      @ ply: lager
      @ pod: kaffekapslar kaffekapsel
      @ pouch: ståpåsar ståpåse
      @ roll: rulle
      @ sachet: portionspåsar portionspåse
      @ sausage: korvar korv
      @ serving: portioner
      @ sheet: ark
      @ tablet: tablett
      @ teabag: tepåsar tepåse
      @ tissue: näsdukar näsduk
      @ towel: handdukar handduk
      @ tray: tråg
      @ tub: bägare
      @ tube: tuber tub
      @ wipe: våtservetter våtservett
      @ tub: bägare
      @ bag: nät säckar
      @ ampoule: ampuller endospipetter
      @ sachet: portionspåsar sticks stick
      @ bottle: pet_flaskor
      @ pack: förp frp fp pkt
      @ case: flak
      @ tray: tråg
      """,
    currencies: """
      EUR: euro
      krona: kr kronor krona kronur spänn
      ore: öre
      grosz: gr
      """,
    foods: """
      almonds: mandlar
      butter: smör
      cocoa: kakao
      coconut oil: kokosolja
      cream: grädde
      flour: mjöl
      honey: honung
      maple syrup: lönnsirap
      mayonnaise: majonnäs
      milk: mjölk
      oats: havregryn
      olive oil: olivolja
      orange juice: apelsinjuice
      peanut butter: jordnötssmör
      rapeseed oil: rapsolja
      rice: ris
      soy sauce: sojasås
      sugar: socker
      sunflower oil: solrosolja
      vinegar: vinäger ättika
      water: vatten
      yogurt: yoghurt
      """,
    roles: [
      .nowPaid: "nu bara endast",
      .exerciseBook: "skrivhäfte skrivhäften kollegieblock",
      .unitOfHolder: "liter",
      .sideLabel: "höjd hög tjocklek tjock diameter bredd bred djup",
      .paper: "kopieringspapper skrivblock kollegieblock",
      .priceOfKilogram: "kilopris kg-pris",
      .priceOfLiter: "literpris liter-pris",
      .unitPriceName:
        "jämförpris jämförelsepris jmf-pris jfr-pris jfr.pris jmf.pris jmfpris jfrpris jfr jmf",
      .offerUntil: """
      t.o.m. t.o.m tom till_och_med till gäller_till gäller_t.o.m. gäller_till_och_med giltigt_till
      giltigt_t.o.m. slutar
      """,
      .offerFrom: "fr.o.m. fr.o.m från från_och_med gäller_från",
      .offerHead: "erbjudande gäller kampanj extrapris",
      .offerOnly: "bara endast",
      .dayJoint: "till",
      .dayFiller: "den på",
      .tomorrow: "imorgon",
      .ambiguousMonth: "mars maj",
      .keepsUntil: "bäst före hållbar hållbarhet",
      .noise: "cirka netto ca minst total nettovikt vikt",
      .beer: "öl starköl folköl",
      .halfOf: "halv halvt",
      .andHalf: "och_en_halv och_ett_halvt",
      .quarterOf: "kvarts",
      .bag: "soppåsar soppåse avfallspåsar sopsäckar fryspåsar fryspåse",
      .material: "plast",
      .eyewear: "läsglasögon glasögon linser kontaktlinser",
      .emptyHolder: """
      glas dricksglas vinglas muggar mugg hink termos vattenkokare vattenflaska glasburk
      glasburkar syltburkar
      """,
      .eachPack: "flerpack multipak",
      .wholeOfPacks: "totalt sammanlagt",
      .per: "per par",
      .to: "till",
      .or: "eller",
      .orMore: "eller_fler",
      .priceNoise: "att_betala inkl nu pris bara endast från",
      .within: "i",
      .people: "personer",
      .free: "gratis på_köpet",
      .half: "halva_priset för_halva_priset till_halva_priset",
      .halved: "halva för_halva till_halva",
      .sizeOfCount: "stora små",
      .off: "rabatt billigare",
      .save: "rabatt_på spara",
      .forWord: "till_priset_av för_priset_av till_samma_pris_som för",
      .buy: "köp ta tag",
      .whenBuying: "vid_köp_av när_du_köper",
      .get: "få och_få",
      .pay: "betala och_betala",
      .another: "en_till ett_till",
      .two: "två",
      .three: "tre",
      .four: "fyra",
      .second: "andra andre",
      .third: "tredje",
      .fourth: "fjärde",
      .ordinalEnding: "st nd",
      .dealNoise: "erbjudande kampanj",
      .joining: "en och",
      .day: "dag dagar",
      .week: "vecka veckor veckan",
      .month: "månad månader månaden",
      .year: "år året",
      .daily: "dagligen",
      .weekly: "veckovis",
      .monthly: "månadsvis",
      .yearly: "årligen",
      .intervalLead: "per a par varje i om var",
      .durationLead: "per i under",
      .onePeriodAhead: "a en ett",
      .halfPeriod: "halv halvt",
      .times: "gånger gång",
      .cashback: "återbäring tillbaka",
      .coupon: "kupong rabattkupong rabattcheck",
      .couponOff: "rabatt",
      .density: "densitet",
      .deposit: "pant",
      .depositIncluded: "inkl. inkl inklusive",
      .fee: "avgift",
      .drainedWeight: "avrunnen_vikt avrunnen avr.vikt avr._vikt",
      .bodyBound: "över under",
      .limit: "max. max högst upp_till",
      .clearLimit: "begränsat_till",
      .loyaltyPrice: "medlemspris klubbpris för_medlemmar med_kort med_kupong",
      .packsBought: "köpta_förpackningar köpta",
      .shipping: "frakt",
      .freeShipping: "fri_frakt",
      .strength: "halt",
      .alcoholBefore: "alkohol alkoholhalt",
      .tax: "moms skatt",
      .taxAlone: "netto +moms",
      .taxIncluded: "inkl. inkl med",
      .taxAdded: "+moms exkl. exkl netto utan",
      .usableShare: "användbar_andel användbar",
      .perPack: "per_förpackning per_styck",
      .perWholePack: "per_förpackning",
      .once: "en_gång",
      .perCustomer: "per_kund per_hushåll st/kund st/hushåll köp/kund köp/hushåll",
      .termLink: "på om värd",
      .limitNoise: "endast bara",
      .termFiller: "exkl. exkl en a och",
      .waste: "svinn",
      .behindNumber: "en per",
      .countOne: "en ett",
      .countTwo: "två",
      .countThree: "tre",
      .countFour: "fyra",
      .countFive: "fem",
      .countSix: "sex",
      .alcohol: "alkohol alkoholhalt",
      .caffeine: "koffein",
      .cocoa: "kakao",
      .strengthEnding: "alkohol",
      .lowestPrice: "lägsta_pris lägsta_priset",
      .formerPrice: """
      i_stället_för ord_pris ord ordinarie_pris tidigare norm normalt istället_för
      """,
      .each: "vardera",
      .gluedOrdinalEnding: "a",
      .atLeast: "minst",
      .groupLink: "på",
      .reductionOn: "rabatt_på",
      .minimum: "från",
      .slashedEach: "p/st p/st.",
      .days: "dagar dagarna",
      .spokenPercent: "procent",
      .boughtCondition: "från",
      .garmentOrDeposit: "pant",
      .numberLabel: """
      spf faktor solskyddsfaktor nr nr. nummer ålder nyans färg omega typ modell serie nivå styrka steg klass
      """,
      .oneContainer: "flaska tub förpackning låda påse kanna dunk sprejflaska ask",
      .net: "nät nätpåse",
      .gadget: "mobiltelefon smartphone konsol",
      .fridge: "kylskåp frysskåp frysbox mikrovågsugn",
      .washer: "tvättmaskin torktumlare",
      .ink: "toner bläckpatron bläck",
      .device: """
      mus tangentbord bredband abonnemang telefon mobil mobiltelefon smartphone router modem skrivare kamera tv monitor drönare konsol hörlurar \
      högtalare bärbar
      """,
      .clothing: """
      jeans jacka jackor byxa byxor skjorta skjortor klänning kjol kostym tröja väst shorts tights strumpor \
      strumpbyxor t-shirt kavaj överdel overall
      """,
      .sizedByLength: """
      stekpanna panna wok kastrull gryta tallrik tallrikar skål skålar fat lock kniv knivar ljus stearinljus docka gosedjur paraply lampa vas spegel \
      stekspade tång bakform
      """,
      .reach: "räcker täcker täckförmåga",
      .lifting: """
      domkraft vinsch telfer lyftkran press vedklyv spännband lyftstropp schackel pallyftare släp pallbock \
      pallbockar
      """,
      .soldByLength: """
      kabel tråd aluminiumfolie plastfolie tejp slang rep lina kedja snöre garn slinga ljusslinga girlang binda \
      gasbinda tandtråd band förlängningssladd sladd rulle rullar rör
      """,
      .soldByMilligram: "saffran",
      .sizeLabel: "storlek strl stl",
      .netJoint: "med",
      .bracketEstimate: "ung",
    ],
    own: [
      .bagEnding: "säck säckar",
      .pieceBeforePrice: "st st. knippe",
      .ofThem: "dem",
      .yields: "till ger",
      .atStore: "på hos",
      .metricPound: "pund",
      .oneOfUnit: "en ett",
      .shortPieces: "st st.",
      .and: "och",
      .sizeLink: "på om",
      .eachLink: "à a",
      .pluralEnding: "or ar er n",
      .ingredient: "korn smaker sorter färger ostar",
      .numberNoun: "tjog",
      .countedNoun: """
      ägg bullar frallor croissanter baguetter muffins munkar pannkakor våfflor korvar köttbullar hamburgare burgare biffar
      nuggets tortillas wraps citroner apelsiner äpplen päron bananer avokador lökar tomater paprikor gurkor servetter
      tallrikar muggar ljus lampor batterier blöjor svampar glassar
      """,
      .unclearAt: "a",
      .ownDeposit: "pant",
    ],
    months: """
      jan januari|feb februari|mars|apr april|maj|jun juni|jul juli|aug augusti|sep sept september| \
      okt oktober|nov november|dec december
      """,
    weekdays: "mån måndag|tis tisdag|ons onsdag|tors torsdag|fre fredag|lör lördag|sön söndag",
    headings: """
      name:namn, produktnamn, artikelnamn, benämning, vara, varunamn
      product:vara, varor, artikel, produkt, produkter, livsmedel
      description:beskrivning
      brand:märke, varumärke, tillverkare, producent, leverantör, rosteri, bryggeri, fabrikat
      length:längd
      loyalty:medlemspris, klubbpris, stammispris, pris medlem
      quantity:mängd, innehåll, nettoinnehåll, kvantitet, hur mycket
      weight:vikt, nettovikt
      volume:volym
      size:storlek, förpackning, förpackningsstorlek, emballage
      count:antal, st, styck, stycken, antal st, hur många, ant
      packs:paket, förpackningar, flaskor, burkar, antal i förpackning, antal per förpackning, st per förpackning, \
      antal per kartong, st per kartong, antal i förp, förp antal, kolliantal, antal kolli
      unit:enhet, måttenhet, enh
      price:pris, kostnad, försäljningspris, butikspris, betalt, aktuellt pris, pris inkl moms, utpris, prs, \
      hyllpris, inköpspris, inpris
      total:utgift, betalt belopp, \
      totalt, totalpris, summa, belopp, radsumma
      unitPrice:jämförpris, jmf pris, jmfpris, jfr pris, jfrpris, enhetspris, kilopris, literpris, pris per enhet, \
      kg pris, jmf, jämförelsepris, jämf pris
      former:ordinarie, ordinarie pris, ord pris, tidigare pris, normalpris, före pris, gammal, före, rek pris, \
      listpris, \
      gammalt pris
      sale:kampanjpris, extrapris, rea pris, reapris, nypris, nu, specialpris, nedsatt pris, klipp, klippris, \
      veckopris, veckans pris, rabatterat pris, rabattpris, slutpris, att betala, nytt pris, erbjudandepris, \
      pris efter rabatt, sänkt pris, du betalar
      paid:att betala, slutpris, pris efter rabatt, du betalar, betalt
      cost:kostnad, inköpspris, inpris
      selling:försäljningspris, utpris
      per:per
      each:styckpris, per styck, á pris, a pris, à pris, á
      saving:besparing, du sparar, rabatt, avslag, prisavdrag, sparat, avdrag, rabattbelopp, \
      kupong, rabattkupong
      currency:valuta
      deal:erbjudande, rabatt, kampanj
      deposit:pant, pantbelopp, pantavgift
      store:apotek, butik, affär, kedja, marknad, handlare, butikskedja, köpt på, var, leverantör, inköpsställe, \
      köpställe, köpt hos, köpt i, inköpt på, handlat på
      note:anteckning, anteckningar, kommentar, anmärkning, noter, anm, övrigt
      barcode:streckkod, ean kod
      basket:varukorg, korg
      articleNumber:artikelnummer, artnr, artikelnr
      date:när, datum, dag, inköpsdatum, månad, år, vecka, köpdatum, köpt, kvittodatum, prisdatum
      offerFrom:gäller från, giltig från, startdatum, gäller fr o m, fr o m, giltig fr o m, gäller fro m
      offerUntil:gäller till, gäller t o m, giltig till, giltighet, slutdatum, t o m, giltig t o m
      other:budget, budgeterat, \
      kategori, avdelning, hylla, betyg, omdöme, lager, lagerstatus, tillgänglig, aktiv, bild, ursprung, land, \
      färg, sort, typ, moms, rad, status, gång, varugrupp, ordning, smak, plats, ort, ekologisk, länk, i lager, \
      på lager, lagersaldo, lagerantal, saldo, sålt, såld, sålda, försäljning, bäst före, lagersaldo antal, \
      tillgängligt antal, bäst före datum, utgångsdatum
      number:nummer, nr, kod
      withTax:inkl moms, med moms
      beforeTax:exkl moms, utan moms, ex moms
      drained:avrunnen vikt
      filler:i, av, till, och, på, med, inkl, exkl, ca, netto, den, det, inkl moms
      sum:delsumma, mellansumma, totalsumma, \
      summa, totalt, medel, genomsnitt, att betala, totalt att betala, summa att betala
      charge:pant, moms, frakt, leverans, öresavrundning, avrundning, växel, kort, kortbetalning, kontant, \
      kontokort, betalkort, tillbaka, serviceavgift, leveransavgift, fraktkostnad, plockavgift
      address:adress
      street:gata
      city:stad, ort
      state:region
      postalCode:postnummer
      phone:telefon, telefonnummer
      fax:fax
      email:e post, epost
      webPage:hemsida
      distance:avstånd
      onOffer:extrapris, erbjudande
      """,
    labels: [
      .stock: "lager lagersaldo omdömen",
      .without: "utan",
      .markupBasketName: "varukorg kundvagn",
      .praise: "extrapris klubbpris medlemspris nyhet prisvärt veckans",
      .withoutTax: "exkl",
      .articles: "artiklar varor",
      .besideCount: "st antal",
      .total: "summa totalt betalat",
      .tax: "moms",
      .given: "kontant kontanter kort bankkort mottaget",
      .change: "växel vaxel tillbaka",
      .lowestPrice: "från",
      .formerPrice: "ordinarie ord",
      .otherMoney: "spara frakt pant månad",
      .orInstalments: "eller",
      .currencySign: "kr",
      .atEach: "á à",
      .hundredth: "öre",
      .yes: "ja j",
      .no: "nej n",
      .notKnown: "saknas okänt slut",
      .deposit: "pant panten panteretur pantretur pantbelopp burkpant flaskpant flaskepant",
      .about: "ca",
      .memberPrice: "klubbpris medlemspris stammispris prenumeration",
      .beforePrice: "endast bara pris",
      .upTo: "till",
    ],
    labelParts: [
      .otherMoney: "högsta_priset",
      .formerPrice: "lägsta_pris_senaste senaste_30_dagarna",
      .markupPrice: "pris-",
      .subtotal: "delsumma mellansumma",
      .otherSum: "rabatt",
      .saving: "du_sparar du_har_spart erhållen_rabatt",
      .total: "att_betala",
      .rounding: "avrundning",
      .discount: "rabatt",
      .shipping: "frakt leverans",
      .companyForm: "_ab",
      .headLine: "öppettid org_nr",
      .withShipping: "inkl._frakt",
      .otherSellers: "andra_säljare fler_köpalternativ",
      .details: "ursprung",
    ])
}
