extension TableKinds {
  /// Tables of those who sell: with stock, savings, final prices and lines that are no goods.
  static let trade: [(String, String, [String])] = [
    (
      "en_GB",
      """
      SKU,Name,In stock?,Weight (kg),Sale price,Regular price
      CUM-1,Ground Cumin 100g,1,0.12,,2.40
      PAP-5,Smoked Paprika 500g,1,0.56,7.25,8.95
      OIL-2,Toasted Sesame Oil 250ml,0,0.48,,4.60
      MLK-6,Coconut Milk 6 x 400ml,1,2.7,7.80,9.00
      """,
      [
        "Ground Cumin|100 g|2.4", "Smoked Paprika|500 g|8.95-1.7", "Toasted Sesame Oil|250 ml|4.6",
        "Coconut Milk|6 x 400 ml|9-1.2",
      ]
    ),
    (
      "es_MX",
      """
      Producto,Contenido,Walmart,Soriana,Calificación
      Frijol,900 g,$38.50,$41.90,5
      Aceite,850 ml,$36.00,$37.50,4
      """,
      [
        "Frijol|900 g|38.5|@Walmart", "Frijol|900 g|41.9|@Soriana", "Aceite|850 ml|36|@Walmart",
        "Aceite|850 ml|37.5|@Soriana",
      ]
    ),
    (
      "de_CH",
      """
      Kategorie,Artikel,Bemerkung,Preis,Laden,Erledigt
      Kühlregal,Rahm,500 ml,CHF 4.20,Migros,ja
      Kühlregal,Gruyère,200 g,CHF 4.70,Migros,ja
      Brot,Zopf,400 g,CHF 3.40,Coop,nein
      """,
      ["Rahm|500 ml|4.2|@Migros", "Gruyère|200 g|4.7|@Migros", "Zopf|400 g|3.4|@Coop"]
    ),
    (
      "en_US",
      """
      Code,Description,On hand,Price
      A17,Fanta Orange 12 pk 12 fl oz,31,6.49
      A18,Root beer 2 l,8,1.99
      A19,Seltzer 33.8 fl oz,112,1.05
      """,
      ["Fanta Orange|12 x 12 fl oz|6.49", "Root beer|2 l|1.99", "Seltzer|33.8 fl oz|1.05"]
    ),
    (
      "es_ES",
      """
      Artículo;PVP;Cantidad en almacén;Unidades vendidas
      Gel de ducha 750 ml;2,35;18;140
      Champú 400 ml;3,10;7;95
      """,
      ["Gel de ducha|750 ml|2.35", "Champú|400 ml|3.1"]
    ),
    (
      "fr_FR",
      """
      Article;Prix;Quantité en stock;Vendus
      Lessive 3 L;11,90;12;44
      Savon 300 ml;2,40;60;8
      """,
      ["Lessive|3 l|11.9", "Savon|300 ml|2.4"]
    ),
    (
      "zh_CN",
      """
      商品,规格,单价,库存数量,月销量
      洗衣液,2kg,29.9,300,1500
      洗洁精,1.5kg,15.9,80,900
      """,
      ["洗衣液|2 kg|29.9", "洗洁精|1.5 kg|15.9"]
    ),
    (
      "ko_KR",
      """
      상품명,용량,판매가,재고수량,판매량
      간장,1.8L,9800,12,340
      식초,900ml,3200,45,120
      """,
      ["간장|1.8 l|9800", "식초|900 ml|3200"]
    ),
    (
      "ru_RU",
      """
      Товар;Цена;Остаток;Продано
      Гречка 800 г;89,90;25;310
      Рис 1 кг;120,00;8;150
      """,
      ["Гречка|800 g|89.9", "Рис|1 kg|120"]
    ),
    (
      "de_DE",
      """
      Artikel;Preis;Vorrat;Verkaufte Stück
      Zwieback 225 g;1,09;40;12
      Knäckebrot 250 g;1,39;22;31
      """,
      ["Zwieback|225 g|1.09", "Knäckebrot|250 g|1.39"]
    ),
    (
      "en_GB",
      """
      Item,Size,Was,Now,You save
      Radox,500ml,£2.00,£1.25,£0.75
      Dove,450ml,£3.50,£2.75,£0.75
      Nivea,400ml,£3.00,£3.00,£0.00
      """,
      [
        "Radox|500 ml|2-0.75",
        "Dove|450 ml|3.5-0.75",
        "Nivea|400 ml|3",
      ]
    ),
    (
      "de_DE",
      """
      Artikel;Inhalt;Ersparnis;Jetzt;Statt
      Zahnpasta;75 ml;0,40 €;1,29 €;1,69 €
      Mundwasser;500 ml;1,00 €;2,49 €;3,49 €
      """,
      [
        "Zahnpasta|75 ml|1.69-0.4",
        "Mundwasser|500 ml|3.49-1",
      ]
    ),
    (
      "fr_FR",
      """
      Produit;Format;Avant;Prix promo;Vous économisez
      Nouilles;500 g;2,40 €;1,80 €;0,60 €
      Semoule;1 kg;2,00 €;1,50 €;0,50 €
      """,
      [
        "Nouilles|500 g|2.4-0.6",
        "Semoule|1 kg|2-0.5",
      ]
    ),
    (
      "en_US",
      """
      Item,Size,Was,Now,Zorp
      Pretzels,16 oz,$4.00,$3.25,$0.75
      Popcorn,9 oz,$3.50,$2.50,$1.00
      """,
      [
        "Pretzels|16 oz|4-0.75",
        "Popcorn|9 oz|3.5-1",
      ]
    ),
    (
      "tr_TR",
      """
      Ürün Adı;Gramaj;Etiket Fiyatı;İndirim Tutarı;Net Fiyat
      Bulgur;1000 g;49,90;5,00;44,90
      Nohut;900 g;69,50;0,00;69,50
      """,
      [
        "Bulgur|1000 g|49.9-5",
        "Nohut|900 g|69.5",
      ]
    ),
    (
      "sv_SE",
      """
      Vara;Mängd;Pris;Extrapris
      Havregryn;1,5 kg;24,90;
      Knäckebröd;500 g;32,90;24,90
      Läsk;1,5 l;19,90;2 för 30
      Müsli;750 g;39,90;
      """,
      [
        "Havregryn|1.5 kg|24.9",
        "Knäckebröd|500 g|32.9-8",
        "Läsk|1.5 l|19.9",
        "Müsli|750 g|39.9",
      ]
    ),
    (
      "it_IT",
      """
      Prodotto;Peso;Prezzo;Sconto;Prezzo finale
      Biscotti;700 g;3,20;0,70;2,50
      Fette biscottate;630 g;2,10;0,00;2,10
      """,
      [
        "Biscotti|700 g|3.2-0.7",
        "Fette biscottate|630 g|2.1",
      ]
    ),
    (
      "en_GB",
      """
      Brand,Washes,Price,Was
      Ecover,40,8.50,9.00
      Daz,65,11.00,
      """,
      [
        "Ecover|40 each|9-0.5",
        "Daz|65 each|11",
      ]
    ),
    (
      "en_US",
      """
      Qty,Item,Unit Price,Ext Price
      2,Salsa 16 oz,2.50,5.00
      1,Chips 10 oz,3.49,3.49
      ,SALES TAX,,0.61
      ,TOTAL,,9.10
      """,
      [
        "Salsa|2 x 16 oz|5",
        "Chips|10 oz|3.49",
      ]
    ),
    (
      "de_DE",
      """
      Artikel;Menge;Preis
      Gurken;670 g;1,49
      Oliven;250 g;2,29
      Versandkosten;;4,90
      MwSt 7 %;;0,25
      """,
      [
        "Gurken|670 g|1.49",
        "Oliven|250 g|2.29",
      ]
    ),
    (
      "he_IL",
      """
      מוצר;כמות;מחיר;מבצע
      קמח;1 ק"ג;6.90;1+1
      סוכר;1 ק"ג;5.20;2 ב-9
      אורז;1 ק"ג;8.90;
      """,
      [
        "קמח|1 kg|6.9",
        "סוכר|1 kg|5.2",
        "אורז|1 kg|8.9",
      ]
    ),
  ]
}
