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
      10: on
      12: oniki
      15: onbeş
      20: yirmi
      30: otuz
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
      @ item: ad ped
      @ pair: çift
      kilogram: kg'lık kiloluk kilogramlık
      gram: gr'lık g'lık gramlık
      liter: lt'lik l'lik litrelik
      milliliter: ml'lik mililitrelik
      """,
    counts: """
      sheet: yaprak
      wash: yıkama
      box: kutu
      bottle: şişe
      @ pack: paket
      @ bag: poşet torba
      @ jar: kavanoz
      @ can: teneke konserve
      @ slice: dilim
      @ egg: yumurta
      @ roll: rulo
      @ tablet: tablet
      @ capsule: kapsül
      @ nappy: bez
      @ case: koli kasa
      @ sachet: saşe
      @ serving: porsiyon
      @ bunch: demet
      """,
    currencies: """
      TRY: tl lira türk_lirası
      """,
    roles: [
      .sideLabel: "yükseklik kalınlık çap genişlik derinlik",
      .paper: "defter fotokopi",
      .loyaltyPrice: "kart_ile kartla",
      .beer: "bira",
      .halfOf: "yarım",
      .andHalf: "buçuk",
      .quarterOf: "çeyrek",
      .bag: "çöp",
      .emptyHolder: "bardak bardaklar kupa kova termos matara",
      .wholeOfPacks: "toplam",
      .per: "al",
      .taxIncluded: "dahil",
      .taxAdded: "hariç",
      .drainedWeight: "süzme_ağırlığı süzme_ağırlık",
      .priceNoise: "fiyat",
      .off: "indirim indirimi",
      .pay: "öde ödeyin",
      .intervalLead: "al",
      .formerPrice: "eski_fiyat önceki liste_fiyatı",
      .numberLabel: "spf faktör no no. numara yaş ton renk omega model seri",
      .net: "file",
      .gadget: "telefon",
      .fridge: "buzdolabı mikrodalga fritöz",
      .washer: "çamaşır_makinesi kurutma_makinesi",
      .device:
        "fare klavye telefon router modem yazıcı kamera televizyon tv monitör drone konsol kulaklık hoparlör",
      .clothing: "jean pantolon gömlek elbise etek kazak yelek şort tayt çorap",
      .lifting: "kriko vinç caraskal pres",
      .soldByLength: "kablo tel film bant hortum halat ip zincir şerit iplik",
      .soldByMilligram: "safran",
      .sizeLabel: "beden",
      .noise: "yaklaşık",
    ],
    own: [
      .oneOfUnit: "bir",
      .and: "ve",
      .formerBehind: "yerine",
      .countedNoun: "yumurta simit poğaça sosis köfte limon portakal elma muz",
    ],
    letters: [
      .ownPieces: "li lu lı lü"
    ],
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
      store:mağaza, market, dükkan, süpermarket, satıcı, yer, nerede, tedarikçi, zincir, bakkal, satın alınan yer, \
      alındığı yer, market adı, mağaza adı, hipermarket
      note:not, notlar, yorum, açıklamalar
      barcode:barkod
      articleNumber:ürün kodu, stok kodu
      date:tarih, gün, ay, yıl, alış tarihi, fiş tarihi, satın alma tarihi, alım tarihi, kayıt tarihi
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
      sum:toplam, ortalama
      charge:kdv, kargo, teslimat, nakit, para üstü, yuvarlama, kredi kartı, banka kartı
      """,
    labels: [
      .total: "toplam tutar",
      .tax: "kdv topkdv kdv",
      .besideCount: "adet ad",
      .shipping: "kargo teslimat",
      .otherMoney: "kargo teslimat sepet",
      .given: "nakit kredi",
      .change: "para üstü",
      .hundredth: "kuruş",
      .yes: "evet",
      .no: "hayır",
      .notKnown: "yok",
    ],
    labelParts: [
      .markupPrice: "fiyat",
      .subtotal: "ara_toplam",
      .discount: "indirim iskonto",
      .rounding: "yuvarlama",
    ])
}
