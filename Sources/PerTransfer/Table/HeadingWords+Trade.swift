// Words of those who sell, in all languages.
extension HeadingWords {
  /// How much is left, and how much has gone.
  static let stock = """
    other:on hand, in hand, stock on hand, soh, on order, reorder, reorder level, restock, units sold, number sold, sold units, sales volume, \
    unit sales, remaining, stock left, left in stock, backorder, \
    auf lager, vorrat, vorrätig, am lager, lagernd, restbestand, verkauft, verkaufte, absatz, verkäufe, abverkauf, absatzmenge, verkaufsmenge, \
    verkaufszahl, verkaufszahlen, \
    voorradig, magazijn, in voorraad, verkocht, verkochte, afzet, verkopen, \
    i lager, på lager, lagersaldo, lagerantal, lagerantall, lagerbeholdning, beholdning, saldo, sålt, såld, sålda, solgt, solgte, försäljning, \
    stock, en stock, stocks, réserve, en réserve, restant, vendu, vendus, vendue, vendues, ventes, \
    en almacén, en existencia, existencia, en inventario, inventario, en bodega, vendido, vendidos, vendida, vendidas, ventas, \
    giacenza, giacenze, scorta, scorte, in magazzino, magazzino, rimanenza, rimanenze, venduto, venduti, venduta, vendute, vendite, \
    em estoque, em stock, existências, em armazém, vendas, \
    în stoc, pe stoc, vândut, vândute, vânzări, \
    na stanie, magazyn, w magazynie, zapas, zapasy, sprzedano, sprzedane, sprzedanych, sprzedaż, \
    skladem, na skladě, na sklade, zásoba, zásoby, prodáno, prodané, prodej, predané, predaných, \
    zalihe, na zalihi, zaloga, na zalogi, stanje zaliha, prodano, prodato, на склад, наличности, залиха, продадени, \
    остаток, остатки, на складе, склад, запас, запасы, продано, продажи, \
    залишок, залишки, на складі, запаси, продажі, \
    varastossa, varastosaldo, myyty, myydyt, myynti, \
    raktáron, raktárkészlet, raktár, eladott, eladva, \
    likutis, sandėlyje, parduota, atlikums, noliktavā, pārdots, laos, laoseis, laojääk, müüdud, \
    stokta, mevcut, stok adedi, stok miktarı, kalan, satılan, satış adedi, satış miktarı, \
    αποθέματα, σε απόθεμα, υπόλοιπο, πωλήσεις, πουλήθηκαν, \
    مخزون, في المخزون, في المخزن, المتوفر, المتوفرة, المتبقي, المتبقية, المبيعات, مبيعات, المباع, المباعة, \
    במלאי, יתרה, נמכר, נמכרו, מכירות, \
    在庫数量, 手持ち, 残数, 販売数, 販売数量, 販売個数, 販売量, 売上数, 売上, \
    库存量, 库存数, 现货, 剩余, 銷量, 销量, 月销量, 月销, 销售量, 销售数量, 銷售量, 已售, 售出, 庫存量, 剩餘, \
    재고량, 재고수, 재고수량, 보유, 보유수량, 판매량, 판매수, 판매수량, \
    tồn, còn hàng, còn lại, đã bán, lượng bán, \
    persediaan, tersedia, sisa, terjual, baki, \
    สต็อก, สต๊อก, ในสต็อก, ขายแล้ว, ยอดขาย, \
    स्टॉक, शेष, बिक्री
    """

  /// What is off, which may be a sum of money or an offer.
  static let savings = """
    saving:saving, savings, save, saved, you save, you saved, money saved, amount saved, discount, discounts, discount amount, rebate, \
    reduction, markdown, amount off, off, price off, price cut, \
    ersparnis, sie sparen, du sparst, gespart, sparen, rabatt, nachlass, preisnachlass, preisvorteil, preisersparnis, abschlag, sparbetrag, \
    besparing, korting, voordeel, je bespaart, u bespaart, bespaard, \
    besparelse, besparing, du sparar, du sparer, rabatt, rabat, avslag, prisavdrag, \
    économie, économies, vous économisez, remise, réduction, rabais, économie réalisée, montant remise, \
    ahorro, ahorros, ahorras, usted ahorra, te ahorras, descuento, rebaja, dto, bonificación, \
    risparmio, risparmi, risparmia, risparmiate, sconto, ribasso, \
    poupança, economia, economize, você economiza, desconto, abatimento, \
    economie, economisești, economii, reducere, discount, \
    oszczędność, oszczędzasz, oszczędności, rabat, zniżka, obniżka, upust, \
    úspora, ušetříte, ušetřeno, sleva, ušetríte, zľava, \
    ušteda, uštedite, popust, prihranek, prihranite, спестявате, спестяване, отстъпка, попуст, уштеда, \
    экономия, выгода, вы экономите, скидка, сумма скидки, знижка, економія, вигода, \
    säästö, säästät, säästetty, alennus, megtakarítás, megspórolt, kedvezmény, árengedmény, \
    nuolaida, sutaupote, sutaupymas, atlaide, ietaupījums, soodustus, sääst, säästad, \
    indirim, indirimi, indirim tutarı, iskonto, tasarruf, kazanç, kazancınız, \
    έκπτωση, κέρδος, όφελος, εξοικονόμηση, κερδίζετε, \
    الخصم, خصم, التوفير, توفير, وفر, الوفر, قيمة الخصم, הנחה, חיסכון, חסכון, חסכת, \
    割引, 割引額, 値引き, 値引, 値引き額, 値引額, 節約, 節約額, お得額, \
    折扣, 节省, 立省, 优惠金额, 节约, 立减, 減免, 節省, \
    할인, 할인액, 할인금액, 절약, 절감, 절약액, \
    giảm giá, tiết kiệm, giảm, diskon, diskaun, hemat, penghematan, potongan, potongan harga, jimat, \
    ส่วนลด, ประหยัด, छूट, बचत
    """

  /// What is paid in the end, beside another price.
  static let reduced = """
    sale:sales price, final price, net to pay, to pay, price after discount, reduced price, discounted price, today's price, \
    knallerpreis, schnäppchenpreis, tiefpreis, werbepreis, wochenpreis, preis nach rabatt, zu zahlen, zahlbetrag, endpreis, \
    afgeprijsd, stuntprijs, te betalen, eindprijs, prijs na korting, folderprijs, \
    klipp, klippris, veckopris, veckans pris, rabatterat pris, rabattpris, slutpris, att betala, tilbudspris, ugepris, spotpris, slutpris, \
    pris etter rabatt, kupp, kupppris, sluttpris, å betale, \
    prix net, prix final, prix après remise, prix après réduction, prix remise déduite, prix choc, prix spécial, net à payer, \
    precio final, precio neto, precio rebajado, precio con dto, precio tras descuento, precio en oferta, precio especial, a pagar, \
    prezzo finale, prezzo netto, prezzo ribassato, prezzo speciale, prezzo dopo sconto, da pagare, \
    preço final, preço líquido, preço reduzido, preço especial, preço após desconto, preço em oferta, a pagar, \
    preț final, preț cu reducere, preț special, preț după reducere, de plată, \
    cena w promocji, cena obniżona, cena okazyjna, cena końcowa, cena po zniżce, do zapłaty, cena specjalna, \
    snížená cena, cena v akci, konečná cena, zvýhodněná cena, znížená cena, cena po zľave, k úhradě, \
    akciona cena, cena na akciji, cijena na akciji, cijena s popustom, konačna cijena, končna cena, znižana cena, намалена цена, цена с отстъпка, \
    крайна цена, \
    цена с учетом скидки, спеццена, цена на акции, итоговая цена, цена после скидки, к оплате, конечная цена, \
    ціна після знижки, спеціальна ціна, до сплати, кінцева ціна, \
    kampanjahinta, alehinta, erikoishinta, lopullinen hinta, hinta alennuksen jälkeen, maksettava, \
    leárazott ár, végső ár, fizetendő, csökkentett ár, kedvezményes, \
    kaina su nuolaida, cena ar atlaidi, kampaaniahind, galutinė kaina, lõpphind, \
    net fiyat, son fiyat, ödenen, ödenecek, ödenecek tutar, ödenen fiyat, kasa fiyatı, indirim sonrası, fırsat fiyatı, aktüel fiyat, \
    τιμή με έκπτωση, μειωμένη τιμή, τιμή μετά την έκπτωση, πληρωτέο, ειδική τιμή, \
    السعر النهائي, السعر المخفض, صافي السعر, سعر خاص, مخفض, \
    מחיר סופי, מחיר אחרי הנחה, מחיר מוזל, לתשלום, מחיר במבצע, \
    値引後価格, 値引き後, 割引後, お支払額, 支払額, 奉仕価格, 広告の品, \
    到手价, 实付, 实付价, 秒杀价, 折扣价, 抢购价, 实际支付, 實付, 折扣價, 折後價, \
    할인가격, 할인된가격, 최종가, 최종가격, 혜택가, 쿠폰가, 실구매가, 결제금액, \
    giá sau giảm, giá cuối, giá ưu đãi, harga akhir, harga setelah diskon, harga khusus, harga nett, \
    ราคาสุทธิ, ราคาพิเศษ, ราคาหลังลด
    """

  /// Names of rows that are charges and no products: tax, shipping, cash.
  static let charges = Set(
    chargeWords.split(separator: ",").map {
      HeadingText.tokens(of: String($0)).joined(separator: " ")
    })

  private static let chargeWords = """
    tax, taxes, sales tax, state tax, local tax, vat, gst, hst, pst, gst hst, incl vat, shipping, delivery, delivery fee, delivery charge, \
    shipping and handling, postage, service charge, service fee, rounding, change due, cash, balance due, \
    amount due, total due, deposit, bottle deposit, crv, pfand, leergut, consigne, statiegeld, \
    pant, kaucja, mwst, ust, umsatzsteuer, mehrwertsteuer, versand, versandkosten, lieferung, lieferkosten, liefergebühr, \
    rückgeld, bargeld, rundung, trinkgeld, tva, t v a, livraison, frais de livraison, frais de port, espèces, rendu monnaie, arrondi, \
    iva, envío, gastos de envío, efectivo, propina, redondeo, spedizione, consegna, spese di spedizione, contanti, arrotondamento, \
    icms, frete, entrega, troco, dinheiro, btw, verzendkosten, bezorgkosten, bezorging, contant, wisselgeld, afronding, \
    moms, frakt, leverans, öresavrundning, avrundning, växel, fragt, levering, mva, podatek, podatek vat, dostawa, wysyłka, \
    koszt dostawy, gotówka, zaokrąglenie, dph, doprava, doručení, hotovost, zaokrouhlení, áfa, szállítás, szállítási díj, kerekítés, \
    alv, toimitus, toimituskulut, pyöristys, pdv, ddv, dostava, poštarina, ддс, доставка, пдв, ндс, наличные, сдача, решта, \
    kdv, kargo, teslimat, nakit, para üstü, yuvarlama, φπα, μεταφορικά, ρέστα, livrare, numerar, \
    الضريبة, ضريبة, ضريبة القيمة المضافة, التوصيل, توصيل, الشحن, شحن, מעמ, משלוח, דמי משלוח, מזומן, עודף, עיגול, \
    消費税, 税, 内税, 外税, 送料, 配送料, お釣り, お預り, 增值税, 税费, 税额, 运费, 配送费, 運費, 找零, 现金, 부가세, 부가가치세, 세금, 배송비, \
    thuế, thuế gtgt, vat gtgt, phí giao hàng, phí vận chuyển, pajak, ppn, ongkir, ongkos kirim, biaya kirim, ภาษี, ค่าจัดส่ง
    """
}
