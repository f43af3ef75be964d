extension TableKinds {
  /// Tables whose columns are tied to each other: how many, what one costs, what all cost, with tax and without.
  static let sums: [(String, String, [String])] = [
    // A subtotal is no product.
    (
      "de_CH",
      """
      Pos;Bezeichnung;Gebinde;Preis CHF
      10;Mozzarella;5 kg;49.50
      20;Rapsöl;10 l;42.80
      ;Zwischentotal;;92.30
      """,
      ["Mozzarella|5 kg|49.5", "Rapsöl|10 l|42.8"]
    ),
    (
      "es_ES",
      """
      Artículo;Cantidad;Ud.;Precio (€);Total
      Gazpacho 1 L;4;ud;1,85;7,40
      Naranjas;2,5;kg;1,20;3,00
      Galletas 3 x 200 g;2;ud;2,10;4,20
      Importe total;;;;14,60
      """,
      ["Gazpacho|4 x 1 l|7.4", "Naranjas|2.5 kg|3", "Galletas|2 x 3 x 200 g|4.2"]
    ),
    (
      "pl_PL",
      """
      Lp.;Towar;J.m.;Ilość;Cena netto;Cena brutto;Wartość brutto
      1;Kasza gryczana 400 g;szt.;5;4,00;4,20;21,00
      2;Sok jabłkowy 1 l;szt.;3;5,50;6,77;20,31
      3;Marchew;kg;2;3,00;3,15;6,30
      """,
      ["Kasza gryczana|5 x 400 g|21", "Sok jabłkowy|3 x 1 l|20.31", "Marchew|2 kg|6.3"]
    ),
    (
      "en_IN",
      """
      Product,Pack,No. of Packs,Rate (Rs./pack),Amount (Rs.)
      Chana Dal,1 kg,3,95,285
      Sunflower Oil,1 L,2,150,300
      """,
      ["Chana Dal|3 x 1 kg|285", "Sunflower Oil|2 x 1 l|300"]
    ),
    (
      "en_GB",
      """
      Description,Case Size,Cost ex VAT,Cost inc VAT
      Ginger Beer,12 x 330ml,£10.00,£12.00
      Crisps,24 x 30g,£8.50,£10.20
      """,
      ["Ginger Beer|12 x 330 ml|12", "Crisps|24 x 30 g|10.2"]
    ),
    (
      "ja_JP",
      """
      商品名,内容量,税抜価格,税込価格
      味噌,750g,398,430
      酢,500ml,248,268
      """,
      ["味噌|750 g|430", "酢|500 ml|268"]
    ),
    (
      "en_US",
      """
      Item,Size,Shelf Price,Coupon,Final
      Granola bars,8 oz,$3.99,$0.50,$3.49
      Seltzer,8 x 12 fl oz,$4.99,$1.00,$3.99
      """,
      ["Granola bars|8 oz|3.99-0.5", "Seltzer|8 x 12 fl oz|4.99-1"]
    ),
    (
      "it_IT",
      """
      Articolo;Peso;Prezzo (€);Sconto (€)
      Grana;200 g;4,90;0,90
      Ricotta;250 g;1,80;
      """,
      ["Grana|200 g|4.9-0.9", "Ricotta|250 g|1.8"]
    ),
    (
      "en_IN",
      """
      Item,Size,MRP (₹),Our Price (₹)
      Poha,500 g,45,39
      Jaggery,1 kg,90,78
      """,
      ["Poha|500 g|45-6", "Jaggery|1 kg|90-12"]
    ),
    (
      "da_DK",
      """
      Vare;Mængde;Pris;Tilbud
      Ost;400 g;45,95;35,-
      Sild;250 g;28,00;
      """,
      ["Ost|400 g|45.95-10.95", "Sild|250 g|28"]
    ),
    (
      "zh_TW",
      """
      品名,規格,原價,特價,每100g/ml
      豆漿,900ml,60,54,6
      鬆餅粉,500g,95,85,17
      """,
      ["豆漿|900 ml|60-6", "鬆餅粉|500 g|95-10"]
    ),
    (
      "pt_BR",
      """
      Item;Qtd;Un;Preço Unit. (R$);Preço Total (R$)
      Tapioca 1kg;2;un;6,00;12,00
      Uvas;1,5;kg;8,00;12,00
      """,
      ["Tapioca|2 x 1 kg|12", "Uvas|1.5 kg|12"]
    ),
    (
      "de_DE",
      """
      Bezeichnung;Inhalt;Stück je VE;Bestellte VE;Preis je VE netto;Summe netto;Summe brutto
      Linsen;400 g;12;2;6,00;12,00;12,84
      Essig;750 ml;6;5;3,00;15,00;16,05
      """,
      ["Linsen|24 x 400 g|12.84", "Essig|30 x 750 ml|16.05"]
    ),
    (
      "de_CH",
      """
      Artikel;Verpackungseinheit;Preis exkl. MwSt.;Preis inkl. MwSt.
      Stifte;20 Stück;CHF 10.00;CHF 10.81
      Folie;10 m;CHF 5.00;CHF 5.41
      """,
      ["Stifte|20 each|10.81", "Folie|10 m|5.41"]
    ),
    (
      "pl_PL",
      """
      Nazwa;Ilość;Cena jedn.;Wartość
      Kefir 400 g;3 szt.;2,50;7,50
      Gruszki;1,500 kg;6,00;9,00
      SUMA PLN;;;16,50
      """,
      ["Kefir|3 x 400 g|7.5", "Gruszki|1.5 kg|9"]
    ),
    (
      "pt_PT",
      """
      Produto;Peso da embalagem;Preço por kg
      Nozes;500 g;12,00 €
      Lentilhas;2 kg;3,00 €
      """,
      ["Nozes|500 g|6", "Lentilhas|2 kg|6"]
    ),
    (
      "pt_BR",
      """
      Produto;Embalagem;Pão de Açúcar;Assaí;Atacadão
      Fubá;500 g;R$ 4,99;R$ 4,50;R$ 4,20
      Mel;300 g;R$ 19,90;R$ 18,00;-
      """,
      [
        "Fubá|500 g|4.99|@Pão de Açúcar", "Fubá|500 g|4.5|@Assaí", "Fubá|500 g|4.2|@Atacadão",
        "Mel|300 g|19.9|@Pão de Açúcar", "Mel|300 g|18|@Assaí",
      ]
    ),
    (
      "en_GB",
      """
      Item,Count,Weight each (g),Total weight (g),Price
      Tuna,4,80,320,3.60
      Pudding,6,90,540,2.40
      """,
      ["Tuna|4 x 80 g|3.6", "Pudding|6 x 90 g|2.4"]
    ),
    (
      "pl_PL", "Produkt;Masa netto;Cena brutto\nKasza;400 g;4,20\nRyż;1 kg;5,50\n",
      ["Kasza|400 g|4.2", "Ryż|1 kg|5.5"]
    ),
    (
      "de_DE", "Artikel;Größe;Netto;Lidl\nSalz;500 g;0,29;0,35\nMehl;1 kg;0,79;0,85\n",
      [
        "Salz|500 g|0.29|@Netto", "Salz|500 g|0.35|@Lidl", "Mehl|1 kg|0.79|@Netto",
        "Mehl|1 kg|0.85|@Lidl",
      ]
    ),
    (
      "pt_BR",
      """
      Item;Código;Descrição;Qtd;Un;Vl. Unit. (R$);Vl. Total (R$)
      1;7891000053508;ACHOC PO 400G;2;UN;7,00;14,00
      2;000417;MACA GALA KG;0,850;KG;10,00;8,50
      3;7894900010015;SUCO UVA 1L;3;UN;9,00;27,00
      """,
      ["ACHOC PO|2 x 400 g|14", "MACA GALA KG|0.85 kg|8.5", "SUCO UVA|3 x 1 l|27"]
    ),
  ]

  /// Units, sizes and names that are not in their own cells.
  static let elsewhere: [(String, String, [String])] = [
    (
      "de_DE",
      """
      Produkt;Füllmenge;Preis;Grundpreis
      ;g;€;€/kg
      Bulgur;500;1,50;3,00
      Hirse;400;2,00;5,00
      """,
      ["Bulgur|500 g|1.5", "Hirse|400 g|2"]
    ),
    (
      "de_DE",
      """
      Artikel;m² je Paket;Paketpreis (€)
      Kork;1,98;39,60
      Parkett 14 mm;2,5;62,50
      """,
      ["Kork|1.98 m²|39.6", "Parkett 14 mm|2.5 m²|62.5"]
    ),
    (
      "de_DE",
      """
      Konserve;Füllmenge;Abtropfgewicht;Preis
      Mais;340 g;285 g;0,99 €
      Passata;690 g;;1,19 €
      """,
      ["Mais|340 g|0.99", "Passata|690 g|1.19"]
    ),
    (
      "es_MX",
      """
      PRODUCTO,PRESENTACION,PRECIO
      FRIJOL,BOLSA 900 GR. NEGRO,32.50
      MIEL,FRASCO 500 ML. DE ABEJA,88.00
      """, ["FRIJOL|900 g|32.5", "MIEL|500 ml|88"]
    ),
    (
      "en_GB",
      """
      Title,Option1 Value,Variant Price
      Marmalade,340g,4.50
      ,1.2kg,12.00
      Candles,Box of 6,9.00
      """, ["Marmalade|340 g|4.5", "Marmalade|1.2 kg|12?", "Candles|6 each|9"]
    ),
    (
      "he_IL",
      """
      מוצר,כמות,יחידה,מחיר (₪),מחיר ל-100 גרם
      קינואה,500,גרם,15.00,3.00
      ביצים,12,יח',13.60,
      """,
      ["קינואה|500 g|15", "ביצים|12 each|13.6"]
    ),
    (
      "en_IN",
      """
      Commodity,Unit,Pune,Surat
      Jowar,Kg,45,48
      Groundnut oil,Ltr,180,175
      """,
      [
        "Jowar|1 kg|45|@Pune", "Jowar|1 kg|48|@Surat", "Groundnut oil|1 l|180|@Pune",
        "Groundnut oil|1 l|175|@Surat",
      ]
    ),
    (
      "ja_JP",
      """
      ,業務スーパー,イオン
      商品（内容量）,税込,税込
      鶏もも肉（2kg）,1480円,1680円
      豆乳（1L）,198円,
      """,
      ["鶏もも肉|2 kg|1480|@業務スーパー", "鶏もも肉|2 kg|1680|@イオン", "豆乳|1 l|198|@業務スーパー"]
    ),
    (
      "en_US",
      """
      Item Name,Price,Current Quantity Shop,New Quantity Shop
      Muffin 4 oz,3.50,18,
      Bagel 3 oz,1.50,40,
      """,
      ["Muffin|4 oz|3.5", "Bagel|3 oz|1.5"]
    ),
    (
      "de_DE",
      """
      | Sorte | Gebinde | Preis |
      |---|---|---|
      | Huhn | 6 x 400 g | 9,99 € (inkl. Versand) |
      | Ente | 800 g | ab 2,49 € |
      """,
      ["Huhn|6 x 400 g|9.99", "Ente|800 g|2.49"]
    ),
    (
      "sv_SE", "Artikel;Innehåll;Pris (SEK)\nBröd;500 g;24,90\nSoppåsar 20 l;30 st;14,90\n",
      ["Bröd|500 g|24.9", "Soppåsar 20 l|30 each|14.9"]
    ),
  ]
}
