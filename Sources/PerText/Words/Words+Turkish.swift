extension Language {
  /// Turkish.
  static let turkish = Language(
    codes: ["tr"], habits: [.countsWithL, .sizesBeforePacks],
    numbers: """
      2: iki i̇ki
      3: üç
      4: dört
      5: beş
      6: altı
      7: yedi
      8: sekiz
      9: dokuz
      10: on deste
      12: oniki
      15: onbeş
      20: yirmi
      30: otuz
      50: elli
      90: doksan
      """,
    packSizes: """
      2: ikili i̇kili çift duo
      3: üçlü trio
      4: dörtlü
      5: beşli
      6: altılı six
      8: sekizli
      10: onlu
      12: onikili
      """,
    packEndings: "paket pack",
    units: """
      @ ounce: ons
      gallon*: galon
      dunam: dönüm
      item: adet
      @ item: ad ped tane tanesi adedi adette parça tanelik adetlik ürün ürüne üründe
      @ pair: çift
      kilogram: kg'lık kiloluk kilogramlık kilo kilosu kilogram kg'ı kilogramı
      gram: gr'lık g'lık gramlık gram gr
      liter: lt'lik l'lik litrelik litre litresi lt
      milliliter: ml'lik mililitrelik mililitre
      meter: metre metresi
      dozen: düzine düzinesi
      """,
    counts: """
      sheet: yaprak yapraklı
      wash: yıkama yıkamalık
      box: kutu kutuluk kutusu
      bottle: şişe şişelik
      @ pack: paket paketi paketlik pkt pk pk. takım set
      @ bag: poşet torba poşetlik torbası çuval
      @ jar: kavanoz kavanozluk
      @ can: teneke konserve tenekesi
      @ slice: dilim dilimli
      @ egg: yumurta yumurtalı
      @ roll: rulo ruloluk
      @ tablet: tablet tabletlik tb
      @ capsule: kapsül kapsüllük
      @ nappy: bez
      @ case: koli kasa kolisi
      @ sachet: saşe
      @ serving: porsiyon porsiyonluk kişilik
      @ bunch: demet
      @ teabag: demlik süzen
      @ wipe: mendil havlu
      @ tube: tüp
      @ tub: kase kâse bardak
      @ candle: mum
      @ battery: pil
      @ bulb: ampul
      @ tray: tepsi viyol tabla
      @ ply: kat
      @ dose: doz
      @ ampoule: flakon
      """,
    currencies: """
      TRY: tl lira liraya liradan türk_lirası
      """,
    roles: [
      .nowPaid: "şimdi sadece",
      .exerciseBook: "defter defteri defterler",
      .sideLabel: "yükseklik kalınlık çap genişlik derinlik",
      .paper: "defter fotokopi",
      .loyaltyPrice: """
      kart_ile kartla kart_fiyatı kartlı_fiyat kartlı_fiyatı money_kart_ile kart_sahiplerine
      kartınızla sadakat_kartı_ile uygulamada
      """,
      .beer: "bira",
      .halfOf: "yarım",
      .andHalf: "buçuk",
      .quarterOf: "çeyrek",
      .bag: "çöp buzdolabı_poşeti kilitli_poşet",
      .material: "cam plastik",
      .eyewear: "gözlük gözlüğü lens",
      .emptyHolder: "bardak bardaklar kupa kova termos matara",
      .wholeOfPacks: "toplam",
      .per: "al",
      .taxIncluded: "dahil",
      .taxAdded: "hariç +kdv",
      .drainedWeight: "süzme_ağırlığı süzme_ağırlık",
      .priceNoise: """
      fiyat sadece yalnızca şimdi fiyatı yeni_fiyat yeni_fiyatı indirimli_fiyat indirimli_fiyatı
      kampanyalı_fiyat kampanya_fiyatı peşin_fiyatı kdv_dahil kdv sepette_fiyat satış_fiyatı
      etiket_fiyatı fiyatına indirimli
      """,
      .off: "indirim indirimi iskonto",
      .pay: "öde ödeyin ödersin ödersiniz",
      .intervalLead: "al",
      .formerPrice: """
      eski_fiyat önceki liste_fiyatı eski_fiyatı normal_fiyat normal_fiyatı önceki_fiyat
      önceki_fiyatı indirimsiz_fiyat indirimsiz_fiyatı tavsiye_edilen_fiyat indirimden_önce psf
      üstü_çizili
      """,
      .numberLabel:
        "spf faktör no no. numara yaş ton renk omega model seri faktörlü korumalı numaralı",
      .net: "file",
      .gadget: "telefon",
      .fridge: "buzdolabı mikrodalga fritöz",
      .washer: "çamaşır_makinesi kurutma_makinesi",
      .device:
        "fare klavye telefon router modem yazıcı kamera televizyon tv monitör drone konsol kulaklık hoparlör",
      .clothing: "jean pantolon gömlek elbise etek kazak yelek şort tayt çorap",
      .sizedByLength: """
      tava wok tencere sahan tabak kase kâse kapak bıçak mum bebek peluş şemsiye lamba vazo ayna spatula maşa kalıp
      """,
      .reach: "kaplar kaplama",
      .lifting: "kriko vinç caraskal pres",
      .soldByLength: "kablo tel film bant hortum halat ip zincir şerit iplik",
      .soldByMilligram: "safran",
      .sizeLabel: "beden numara",
      .noise: "yaklaşık net_ağırlık net en_az ortalama net_miktar ağırlık",
      .free: "bedava ücretsiz hediye",
      .half: "yarı_fiyatına yarı_fiyat yarı_fiyatı yarı_yarıya",
      .save: "tasarruf indirimle",
      .forWord: "fiyatına",
      .buy: "alana alın satın_al",
      .whenBuying: "alımında alımlarda alışverişlerde",
      .two: "iki",
      .three: "üç",
      .four: "dört",
      .second: "ikinci ikincisi ikinci_ürün ikinciye",
      .third: "üçüncü üçüncüsü üçüncü_ürün",
      .fourth: "dördüncü dördüncüsü",
      .ordinalEnding: "nci ncı inci üncü",
      .or: "veya ya_da",
      .orMore: "ve_üzeri ve_üstü ve_üzerinde veya_daha_fazla",
      .dealNoise: "kampanya fırsat süper_fırsat",
      .day: "gün günlük",
      .week: "hafta haftalık",
      .month: "ay aylık",
      .year: "yıl yıllık",
      .daily: "günlük günde",
      .weekly: "haftalık haftada",
      .monthly: "aylık ayda",
      .yearly: "yıllık yılda",
      .coupon: "kupon indirim_kuponu indirim_kodu",
      .couponOff: "indirim",
      .reduced: "indirimli",
      .cashback: "para_iadesi nakit_iade para_puan",
      .deposit: "depozito depozito_bedeli",
      .depositIncluded: "dahil",
      .limit: "en_fazla maksimum azami max. max maks. maks",
      .clearLimit: "limiti sınırı",
      .perCustomer:
        "kişi_başı kişi_başına müşteri_başına kişi_başı_en_fazla her_müşteri_için bir_kişi",
      .shipping: "kargo kargo_ücreti kargo_bedeli teslimat teslimat_ücreti",
      .freeShipping:
        "kargo_bedava ücretsiz_kargo kargo_ücretsiz bedava_kargo ücretsiz_teslimat kargo_dahil",
      .tax: "kdv",
      .taxAlone: "+kdv",
      .taxNoise: "kdv",
      .perPack: "paket_başı paket_başına adet_başı adet_başına",
      .perWholePack: "paket_başı paket_başına",
      .once: "tek_seferlik sipariş_başına",
      .countOne: "bir",
      .countTwo: "iki",
      .countThree: "üç",
      .countFour: "dört",
      .countFive: "beş",
      .countSix: "altı",
      .alcohol: "alkol",
      .protein: "protein",
      .caffeine: "kafein",
      .cocoa: "kakao",
      .strengthEnding: "alkol",
      .plies: "kat katlı",
      .washes: "yıkama yıkamalık",
      .each: "her_biri",
      .eachOf: "tanesi",
      .labelBehind: "numara no beden",
      .rangeJoint: "ila veya",
      .atLeast: "en_az minimum",
      .lowestPrice: """
      son_30_günün_en_düşük_fiyatı son_30_gündeki_en_düşük_fiyat son_30_günün_en_düşük_fiyat
      en_düşük_fiyat en_düşük_fiyatı
      """,
      .days: "gün günün günde günlük",
      .spokenPercent: "yüzde",
      .offerHead: "kampanya geçerli indirim fırsat geçerlidir kampanya_tarihi",
      .offerOnly: "sadece yalnızca",
      .offerUntilBehind: "kadar e_kadar a_kadar tarihine_kadar ne_kadar",
      .ambiguousMonth: "mart ocak ekim aralık kasım",
      .keepsUntil: "son_kullanma tüketim skt stt",
      .tomorrow: "yarın",
      .today: "bugün",
      .eachPack: "çoklu_paket",
    ],
    own: [
      .pieceBeforePrice: "ad ad. tane demet",
      .oneOfUnit: "bir",
      .and: "ve",
      .formerBehind: "yerine",
      .numberNoun: "deste",
      .countedNoun: """
      yumurta simit poğaça sosis köfte limon portakal elma muz açma kruvasan pide lahmacun börek
      köfteler soğan domates salatalık armut peçete mum pil bardak tabak
      """,
      .shortPieces: "ad.",
      .packedPieces: "'lı 'li 'lu 'lü 'lık 'lik 'luk 'lük",
      .ingredient: "çeşit çeşitli renk tahıllı tahıl aromalı katlı peynirli",
    ],
    letters: [
      .ownPieces: "li lu lı lü"
    ],
    months: """
      ocak ocak'a|şub şubat şubat'a|mart mart'a|nis nisan nisan'a|mayıs mayıs'a|haz haziran \
      hazirana|temmuz temmuz'a|ağu ağustos ağustos'a|eyl eylül eylül'e|ekim ekim'e|kasım kasım'a|aralık \
      aralığa
      """,
    weekdays: """
      pzt pazartesi pazartesiye|salı salıya|çarşamba çarşambaya|perşembe perşembeye|cuma \
      cumaya|cumartesi cumartesiye|pazar pazara
      """,
    headings: """
      name:ad, adı, isim, ürün adı, ürün ismi, malzeme adı, ürünün adı
      product:ürün, ürünler, mal, malzeme, kalem
      description:açıklama, tanım
      brand:marka, üretici, firma
      length:uzunluk
      loyalty:kartlı fiyat, kart fiyatı, money kart
      each:adet fiyatı
      quantity:miktar, içerik, net miktar, mik
      weight:ağırlık, gramaj, net ağırlık
      volume:hacim
      size:boyut, ambalaj, paket boyutu, boy
      count:adet, parça, tane, adet sayısı, kaç adet, kaç tane, ad, adedi
      packs:paket, paket sayısı, koli, şişe, koli içi adet, paket içi adet, koli içi, paket adedi, koli adedi
      unit:birim, ölçü birimi, ölçü, brm, br
      price:fiyat, fiyatı, ücret, maliyet, satış fiyatı, etiket fiyatı, kdv dahil fiyat, fyt, raf fiyatı, \
      perakende fiyat, perakende satış fiyatı
      total:gider, harcama, \
      toplam, tutar, toplam fiyat, toplam tutar
      unitPrice:birim fiyat, birim fiyatı, kg fiyatı, kilo fiyatı, litre fiyatı, br fiyat, b fiyat, br fiyatı, \
      birim fyt
      former:eski fiyat, normal fiyat, önceki fiyat, liste fiyatı, indirimsiz fiyat, indirim öncesi fiyat, \
      indirim öncesi, tavsiye edilen fiyat, üstü çizili fiyat
      sale:indirimli fiyat, kampanya fiyatı, yeni fiyat, indirimli, net fiyat, son fiyat, ödenen, ödenecek, \
      ödenecek tutar, ödenen fiyat, kasa fiyatı, indirim sonrası, fırsat fiyatı, aktüel fiyat, kampanyalı fiyat, \
      promosyon fiyatı, promosyonlu fiyat
      saving:indirim, indirimi, indirim tutarı, iskonto, tasarruf, kazanç, kazancınız
      currency:para birimi, döviz
      deal:indirim, kampanya, teklif
      deposit:depozito, depozito bedeli
      store:eczane, mağaza, market, dükkan, süpermarket, satıcı, yer, nerede, tedarikçi, zincir, bakkal, satın alınan yer, \
      alındığı yer, market adı, mağaza adı, hipermarket
      note:not, notlar, yorum, açıklamalar
      barcode:barkod
      articleNumber:ürün kodu, stok kodu
      date:ne zaman, tarih, gün, ay, yıl, alış tarihi, fiş tarihi, satın alma tarihi, alım tarihi, kayıt tarihi
      offerFrom:başlangıç, başlangıç tarihi, kampanya başlangıcı, geçerlilik başlangıcı
      offerUntil:bitiş, geçerlilik, son geçerlilik tarihi, bitiş tarihi, kampanya bitişi, geçerlilik bitişi, \
      geçerlilik tarihi, kampanya sonu
      other:bütçe, puanı, \
      kategori, bölüm, raf, reyon, puan, değerlendirme, stok, durum, resim, menşe, ülke, renk, tür, tip, kdv, \
      sıra, grup, stok durumu, stokta, mevcut, stok adedi, stok miktarı, kalan, satılan, satış adedi, satış miktarı
      number:numara, kod, no
      withTax:kdv dahil
      beforeTax:kdv hariç
      filler:ve, ile, dahil, kdv dahil, için
      sum:ara toplam, genel toplam, \
      toplam, ortalama
      charge:kdv, kargo, teslimat, nakit, para üstü, yuvarlama, kredi kartı, banka kartı
      """,
    labels: [
      .currencySign: "TL",
      .stock: "stokta stok değerlendirme",
      .without: "olmadan",
      .markupBasketName: "sepet sepetim",
      .total: "toplam tutar",
      .tax: "kdv topkdv kdv",
      .besideCount: "adet ad",
      .shipping: "kargo teslimat",
      .otherMoney: "kargo teslimat sepet tasarruf kazanç",
      .given: "nakit kredi kart",
      .change: "para üstü",
      .hundredth: "kuruş",
      .yes: "evet",
      .no: "hayır",
      .notKnown: "yok",
      .formerPrice: "eski yerine önceki",
      .praise: "kampanya indirim fırsat yeni süper aktüel",
      .each: "adet tane",
      .orInstalments: "veya",
      .about: "yaklaşık",
      .beforePrice: "sadece şimdi fiyat fiyatı",
      .bonus: "puan kupon",
    ],
    labelParts: [
      .memberPrice: "üyelerine üyelere_özel plus'a_özel",
      .markupPrice: "fiyat",
      .subtotal: "ara_toplam",
      .discount: "indirim iskonto",
      .rounding: "yuvarlama",
      .otherSum: "indirim",
      .shipping: "kargo",
      .headLine: "vergi fiş",
      .companyForm: "a.ş ltd",
      .otherSellers: "diğer_satıcılar diğer_satıcı",
    ])
}
