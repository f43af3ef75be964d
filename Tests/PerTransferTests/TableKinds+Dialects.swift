extension TableKinds {
  static let dialects: [(String, String, [String])] = [
    // Below each store, the headings come again.
    (
      "en_GB",
      """
      TESCO
      Item | Size | Price
      Semi skimmed milk | 2 L | £1.45
      Baked beans | 4 x 400g | £1.60

      ALDI
      Item | Size | Price
      Semi skimmed milk | 2 L | £1.39
      Porridge oats | 1kg | 90p
      """,
      [
        "Semi skimmed milk|2 l|1.45|@TESCO",
        "Baked beans|4 x 400 g|1.6|@TESCO",
        "Semi skimmed milk|2 l|1.39|@ALDI",
        "Porridge oats|1 kg|0.9|@ALDI",
      ]
    ),
    // "SIZE" stands above a blank of all sizes.
    (
      "en_US",
      """
      Pantry restock - September

      ITEM                                SIZE     PRICE
      Jasmine Rice                       20 lb    $18.99
      Black Beans canned             8 x 15 oz     $7.49
      Vegetable Oil                   48 fl oz     $4.27
      Trash Bags                         90 ct    $15.49
      """,
      [
        "Jasmine Rice|20 lb|18.99",
        "Black Beans canned|8 x 15 oz|7.49",
        "Vegetable Oil|48 fl oz|4.27",
        "Trash Bags|90 each|15.49",
      ]
    ),
    // Rules below the headings say where the columns are.
    (
      "fr_CA",
      """
      Produit                      Prix courant   Rabais    Prix net
      ===========================  =============  ========  ========
      Gruau à cuisson rapide 900 g       4,29 $     0,80-     3,49 $
      Jus de pomme 1,36 L                3,99 $               3,99 $
      Riz basmati 1,8 kg                 9,49 $     2,00-     7,49 $
      Craquelins 200 g                  10,49 $     1,00-     9,49 $
      """,
      [
        "Gruau à cuisson rapide|900 g|4.29-0.8", "Jus de pomme|1.36 l|3.99",
        "Riz basmati|1.8 kg|9.49-2", "Craquelins|200 g|10.49-1",
      ]
    ),
    (
      "de_DE",
      """
      Artikel;Preis;Menge;Regal;Sterne
      Reis;2,19;1 kg;4;4,5
      Salz;0,39;500 g;2;3,9
      """,
      ["Reis|1 kg|2.19", "Salz|500 g|0.39"]
    ),
    (
      "en_US",
      """
      Product,On Sale,Price,Size
      Rice,1,2.99,2 lb
      Beans,0,1.79,1 lb
      """,
      ["Rice|2 lb|2.99", "Beans|1 lb|1.79"]
    ),
    (
      "en_GB",
      """
      Name,Price (p),Pack size
      Tuna,85,145 g
      Corn,60,198 g
      """,
      ["Tuna|145 g|0.85", "Corn|198 g|0.6"]
    ),
    (
      "fr_FR",
      """
      Désignation;Volume (cl);Prix TTC
      Jus;75;2,10
      Sirop;50;1,95
      """,
      ["Jus|75 cl|2.1", "Sirop|50 cl|1.95"]
    ),
    (
      "pt_PT",
      """
      Artigo;Peso (kg);Preço (€)
      Batatas;2,5;2,99
      Cebolas;1;1,19
      """,
      ["Batatas|2.5 kg|2.99", "Cebolas|1 kg|1.19"]
    ),
    (
      "ro_RO",
      """
      Produs;Cantitate;Preț;Magazin
      Făină;1 kg;4,29;Kaufland
      Zahăr;1 kg;4,99;Lidl
      """,
      ["Făină|1 kg|4.29|@Kaufland", "Zahăr|1 kg|4.99|@Lidl"]
    ),
    (
      "el_GR",
      """
      Προϊόν;Ποσότητα;Τιμή
      Αλεύρι;1 kg;1,15
      Ζάχαρη;1 kg;1,29
      """,
      ["Αλεύρι|1 kg|1.15", "Ζάχαρη|1 kg|1.29"]
    ),
    (
      "uk_UA",
      """
      Товар;Кількість;Ціна
      Борошно;1 кг;32,50
      Цукор;1 кг;34,90
      """,
      ["Борошно|1 kg|32.5", "Цукор|1 kg|34.9"]
    ),
    (
      "de_DE",
      """
      Zorp;Blin;Quax
      Oats;500 g;1,99
      Rice;1 kg;2,49
      """,
      ["Oats|500 g|1.99", "Rice|1 kg|2.49"]
    ),
    (
      "de_DE",
      """
      item_name;unit_price
      Gouda 400 g;3,29
      Edamer 250 g;2,19
      """,
      ["Gouda|400 g|3.29", "Edamer|250 g|2.19"]
    ),
    (
      "en_GB",
      """
      Product,Pieces,Size,Price
      Cola,6,330 ml,3.50
      Cola,24,330 ml,9.00
      """,
      ["Cola|6 x 330 ml|3.5", "Cola|24 x 330 ml|9"]
    ),
    (
      "ja_JP",
      """
      醤油 1L,298
      酢 500ml,178
      """,
      ["醤油|1 l|298", "酢|500 ml|178"]
    ),
    (
      "en_GB",
      """
      name~size~price~barcode
      Oats~1 kg~1.20~4006381333931
      """,
      ["Oats|1 kg|1.2"]
    ),
    (
      "de_DE",
      """
      Preisvergleich;;;
      ;;;
      Produkt;;Menge;Preis
      Honig;;500 g;4,99
      Sirup;;250 ml;2,49
      ;;;7,48
      """,
      ["Honig|500 g|4.99", "Sirup|250 ml|2.49"]
    ),
    (
      "de_DE",
      """
      sep=;
      Name;Menge;Preis
      Honig;500 g;4,99
      """,
      ["Honig|500 g|4.99"]
    ),
    (
      "en_US",
      """
      Product,Size,Price,Product,Size,Price
      Rice,2 lb,1.99,Beans,1 lb,1.29
      Oats,42 oz,3.99,Corn,15 oz,0.89
      """,
      ["Rice|2 lb|1.99", "Beans|1 lb|1.29", "Oats|42 oz|3.99", "Corn|15 oz|0.89"]
    ),
    (
      "en_GB",
      """
      Product;Price;;Store
      ;regular;sale;
      Tea 250 g;4.00;3.00;Asda
      Coffee 200 g;5.00;5.00;Tesco
      """,
      ["Tea|250 g|4-1|@Asda", "Coffee|200 g|5|@Tesco"]
    ),
    (
      "de_DE",
      """
      Produkt;Menge;Preis;Grundpreis
      Tee;50 g;2,49;49,80 €/kg
      Kaffee;500 g;5,99;8,99 €/kg
      """,
      ["Tee|50 g|2.49", "Kaffee|500 g|5.99?"]
    ),
    (
      "de_DE",
      """
      Name;Gewicht (kg);Preis
      Hack;1.250;6.99
      Wurst;0.500;4.49
      """,
      ["Hack|1.25 kg|6.99", "Wurst|0.5 kg|4.49"]
    ),
    (
      "en_US",
      """
      Product,Size,Price
      Rice,1 lb,0.00
      """,
      ["Rice|1 lb|0?"]
    ),
    (
      "es_ES",
      """
      Producto;Formato;Precio anterior;Precio
      Café;250 g;3,00;2,40
      Té;100 g;2,00;2,50
      """,
      ["Café|250 g|3-0.6", "Té|100 g|2.5?"]
    ),
  ]
}
