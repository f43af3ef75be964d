extension TableKinds {
  /// Tables in which the heading or another column says what a price, a number or a percentage is of.
  static let prices: [(String, String, [String])] = [
    // What is taken off has a sign, and the others have none.
    (
      "de_DE",
      """
      Produkt;Menge;Preis;Rabatt
      Kaffee;500 g;7,99;1,00 €
      Tee;100 g;2,49;0,50 €
      """,
      ["Kaffee|500 g|7.99-1", "Tee|100 g|2.49-0.5"]
    ),
    (
      "de_DE",
      """
      Produkt;Größe;Preis (ct)
      Mehl;1 kg;119
      Reis;500 g;149
      """,
      ["Mehl|1 kg|1.19", "Reis|500 g|1.49"]
    ),
    // What is asked now is missing, and what was asked before may be no more.
    (
      "en_US",
      """
      Product,Size,Current Price,List Price
      Oats,32 oz,5.48,6.96
      Soda,64 oz,,11.49
      Rice,48 oz,7.00,8.28
      """,
      ["Oats|32 oz|6.96-1.48", "Soda|64 oz|11.49?", "Rice|48 oz|8.28-1.28"]
    ),
    // "Gramm." is short for the size elsewhere.
    (
      "nl_NL",
      """
      Product;Gram;Prijs
      Meel;1000;0,99
      Rijst;500;1,49
      """,
      ["Meel|1000 g|0.99", "Rijst|500 g|1.49"]
    ),
    // What those with a card pay, beside the price of before
    (
      "pl_PL",
      """
      Produkt;Gramatura;Cena regularna;Cena z kartą;Sklep
      Kawa ziarnista;1 kg;79,99;59,99;Lidl
      Masło;200 g;7,49;4,99;Biedronka
      """,
      ["Kawa ziarnista|1 kg|79.99|@Lidl", "Masło|200 g|7.49|@Biedronka"]
    ),
    // The price of one, and how many a case has
    (
      "en_US",
      """
      Product,Size,Units per case,Price each
      Peanut butter,400 g,6,4.29
      Oats,510 g,12,3.19
      """,
      ["Peanut butter|400 g|4.29?", "Oats|510 g|3.19?"]
    ),
    // What is saved is off the price already.
    (
      "de_DE",
      """
      Artikel;Packung;Katalogpreis;Online-Preis;Ersparnis
      Nasenspray;10 ml;5,00;2,50;50%
      Hustensaft;100 ml;8,00;6,00;25%
      Salbe;50 g;12,00;9,00;25%
      """,
      ["Nasenspray|10 ml|5-2.5", "Hustensaft|100 ml|8-2", "Salbe|50 g|12-3"]
    ),
    (
      "en_US",
      """
      Product,Loads,Fl oz,Price
      Detergent blue,64,92,12.97
      Detergent green,32,46,7.49
      """,
      ["Detergent blue|92 fl oz|12.97", "Detergent green|46 fl oz|7.49"]
    ),
    // Nappies of size 3
    (
      "en_US",
      """
      Brand,Size,Count,Price
      Nappies blue,3,168,49.99
      Nappies red,4,150,39.99
      """,
      ["Nappies blue|168 each|49.99", "Nappies red|150 each|39.99"]
    ),
    (
      "en_AU",
      """
      Item,Pack,Coles,Coles /100g,Woolies,Woolies /100g
      Peanuts,380g,$7.50,$1.97,$6.50,$1.71
      Oats,900g,$3.60,$0.40,$3.80,$0.42
      """,
      [
        "Peanuts|380 g|7.5|@Coles", "Peanuts|380 g|6.5|@Woolies",
        "Oats|900 g|3.6|@Coles", "Oats|900 g|3.8|@Woolies",
      ]
    ),
    // Merged cells
    (
      "en_US",
      """
      Product,Size,Store,Price
      Peanut butter,40 oz,Costco,8.49
      ,,Walmart,5.97
      Honey,12 oz,Aldi,3.99
      """,
      [
        "Peanut butter|40 oz|8.49|@Costco", "Peanut butter|40 oz|5.97?|@Walmart",
        "Honey|12 oz|3.99|@Aldi",
      ]
    ),
    // "4/5 LB" of wholesalers
    (
      "en_US",
      """
      Pack/Size,Description,Case $
      4/5 LB,CHICKEN BREAST,58.75
      6/64 OZ,MARINARA SAUCE,31.20
      """,
      ["CHICKEN BREAST|4 x 5 lb|58.75", "MARINARA SAUCE|6 x 64 oz|31.2"]
    ),
    (
      "de_DE",
      """
      Artikel;Menge;Preis
      Cola 330 ml;6er;3,99
      Limo 500 ml;4er;2,99
      """,
      ["Cola|6 x 330 ml|3.99", "Limo|4 x 500 ml|2.99"]
    ),
    (
      "ar_SA",
      """
      المنتج,الحجم,السعر (ر.س)
      أرز,٥ كجم,٤٩٫٩٥
      """,
      ["أرز|5 kg|49.95"]
    ),
    (
      "en_GB",
      """
      Product,Size,Price,POR
      Cola,330ml,£0.85,32.4%
      Lemonade,500ml,£1.15,30.1%
      """,
      ["Cola|330 ml|0.85", "Lemonade|500 ml|1.15"]
    ),
    // A letter with a point is no unit, and "Kos" is a piece and not a price.
    (
      "es_ES",
      """
      Producto;Uds.;P. unit.;Importe
      Galletas 500 g;2;1,25;2,50
      Cacao 400 g;3;3,60;10,80
      """,
      ["Galletas|2 x 500 g|2.5", "Cacao|3 x 400 g|10.8"]
    ),
    (
      "sl_SI",
      """
      Izdelek;Kos;Cena na kos;Znesek
      Piškoti 500 g;2;1,25;2,50
      Kakav 400 g;3;3,60;10,80
      """,
      ["Piškoti|2 x 500 g|2.5", "Kakav|3 x 400 g|10.8"]
    ),
    // Neither a day nor a barcode is a number of packs or a price.
    (
      "es_MX",
      """
      Zorp el;Nombre;Contenido;Precio;Cód. de barras
      2026-11-03;Galletas;500 g;25.50;8076800195057
      2026-11-04;Cacao;400 g;72.00;4008400402222
      """,
      ["Galletas|500 g|25.5", "Cacao|400 g|72"]
    ),
    (
      "fr_FR",
      """
      Article;Contenance;Prix de vente;Prix avant remise;Acheté chez
      Biscuits;500 g;1,25;1,55;Lidl
      """,
      ["Biscuits|500 g|1.55-0.3|@Lidl"]
    ),
    (
      "pt_BR",
      """
      Item;Embalagem;Preço de prateleira;Desc.;Comprado em
      Biscoito;500 g;12,50;0,30;Extra
      """,
      ["Biscoito|500 g|12.5|@Extra"]
    ),
    (
      "bg_BG",
      """
      Артикул;Грамаж (г);Цена;Доставчик
      Бисквити;500;1,25;Билла
      """,
      ["Бисквити|500 g|1.25|@Билла"]
    ),
    // The "Amount" of a receipt is money, which the sums tell.
    (
      "en_US",
      """
      Description,Qty,Unit Price,Amount
      Eggs 24 ct,2,7.99,15.98
      Chicken 3 lb,1,4.99,4.99
      """,
      ["Eggs|2 x 24 each|15.98", "Chicken|3 lb|4.99"]
    ),
    (
      "en_GB",
      """
      Description,Qty,Price,Total
      Eggs 24 pack,2,3.99,7.98
      Crisps 150 g,1,1.25,1.25
      """,
      ["Eggs|2 x 24 each|7.98", "Crisps|150 g|1.25"]
    ),
    // Either unit: the first is offered, and the row is marked.
    (
      "pt_BR",
      """
      Item;Emb. (g/ml);Preço
      Café;500;17,90
      Açúcar;1000;4,89
      """,
      ["Café|500 g|17.9?", "Açúcar|1000 g|4.89?"]
    ),
    // No headings, and names of sections between the rows.
    (
      "en_GB",
      """
      Dairy,,,
      Mature cheddar,350g,Aldi,£2.69
      Natural yogurt,500g,Lidl,85p
      Household,,,
      Fairy liquid,780ml,Tesco,£2.50
      """,
      [
        "Mature cheddar|350 g|2.69|@Aldi", "Natural yogurt|500 g|0.85|@Lidl",
        "Fairy liquid|780 ml|2.5|@Tesco",
      ]
    ),
  ]
}
