extension TableKinds {
  /// Tables with columns of several kinds of values, and with columns that are easily taken for others.
  static let columns: [(String, String, [String])] = [
    (
      "pt_BR",
      """
      PRODUTO;EMBALAGEM;QTDE EMB;PREÇO POR
      Suco de uva;300 ML;8;R$ 24,90
      Farinha;2 KG;1;R$ 9,90
      """,
      ["Suco de uva|8 x 300 ml|24.9", "Farinha|2 kg|9.9"]
    ),
    (
      "en_US",
      """
      title,size,unit_of_measure,cost
      Buttermilk,48,fl_oz,2.79
      Cider,1,gal,5.49
      """,
      ["Buttermilk|48 fl oz|2.79", "Cider|1 gal|5.49"]
    ),
    (
      "en_US",
      """
      ITEM          SIZE    PRICE QTY AISLE
      Peanut butter 16 oz    2.98   1 A12
      Strawberry    18 oz    3.24   1 A12
      Canned soup   10 oz   18.47   1 C3
      """,
      ["Peanut butter|16 oz|2.98", "Strawberry|18 oz|3.24", "Canned soup|10 oz|18.47"]
    ),
    (
      "de_DE",
      """
      Produkt;Menge;Preis;Rabatt
      Hafer;500 g;5,00 €;1,00 €
      Reis;1 kg;4,00 €;20 %
      Mehl;1 kg;2,00 €;
      Bohnen;400 g;3,00 €;-0,50 €
      """,
      ["Hafer|500 g|5-1", "Reis|1 kg|4", "Mehl|1 kg|2", "Bohnen|400 g|3-0.5"]
    ),
    // A number may be a part of 1, and a sum.
    (
      "en_US",
      """
      Product,Size,Price,Discount
      Oats,500 g,5.00,25%
      Rice,1 kg,4.00,
      Flour,1 kg,2.00,0.15
      """,
      ["Oats|500 g|5", "Rice|1 kg|4", "Flour|1 kg|2?"]
    ),
    (
      "de_DE",
      """
      Produkt;Menge;Preis;Rabatt %
      Hafer;500 g;5,00;0,25
      Reis;1 kg;4,00;20
      """,
      ["Hafer|500 g|5?", "Reis|1 kg|4"]
    ),
    // What an offer costs is no discount.
    (
      "de_DE",
      """
      Produkt;Menge;Preis;Angebot
      Hafer;500 g;5,00 €;4,00 €
      Reis;1 kg;4,00 €;20 %
      """,
      ["Hafer|500 g|5", "Reis|1 kg|4"]
    ),
    (
      "de_DE",
      """
      Produkt;Anzahl;Preis pro Stück
      Eier;10;0,29
      Äpfel;4;0,50
      """,
      ["Eier|1 each|0.29", "Äpfel|1 each|0.5"]
    ),
    (
      "en_US",
      """
      Product,Quantity,Price each
      Eggs,10 pieces,2.49
      Apples,4 pieces,1.99
      """,
      ["Eggs|10 each|2.49?", "Apples|4 each|1.99?"]
    ),
    // Numbers of rows, whose heading is a unit elsewhere
    (
      "ar_EG",
      """
      م,المنتج,السعر
      1,أرز 1 كجم,20.00
      2,سكر 500 جم,15.50
      3,دقيق 2 كجم,30.00
      """,
      ["أرز|1 kg|20", "سكر|500 g|15.5", "دقيق|2 kg|30"]
    ),
    (
      "en_US",
      """
      L,Product,Size,Price
      1,Oats,500 g,2.49
      2,Rice,1 kg,1.99
      """,
      ["Oats|500 g|2.49", "Rice|1 kg|1.99"]
    ),
    (
      "en_US",
      """
      No.,Product,Size,Price
      1,Oats,500 g,2.49
      2,Rice,1 kg,1.99
      3,Beans,400 g,1.29
      """,
      ["Oats|500 g|2.49", "Rice|1 kg|1.99", "Beans|400 g|1.29"]
    ),
    // Ropes by the meter
    (
      "de_DE",
      """
      M;Produkt;Preis
      2;Seil;1,29
      5;Schnur;2,49
      """,
      ["Seil|2 m|1.29", "Schnur|5 m|2.49"]
    ),
    // Sizes of clothes
    (
      "en_US",
      """
      Product,S,M,L
      Shirt,9.99,10.99,11.99
      """,
      ["Shirt|9.99|@S", "Shirt|10.99|@M", "Shirt|11.99|@L"]
    ),
    // The prices of two years, of which the later one is today's
    (
      "de_DE",
      """
      Produkt;Menge;Preis 2025 (€);Preis 2026
      Hafer;500 g;1,29;1,39
      Mehl;1 kg;0,89;0,79
      """,
      ["Hafer|500 g|1.39", "Mehl|1 kg|0.79"]
    ),
    (
      "en_US",
      """
      Product,Size,2026,2025
      Oats,500 g,1.29,1.39
      Rice,1 kg,2.49,2.59
      """,
      ["Oats|500 g|1.29", "Rice|1 kg|2.49"]
    ),
    // Yes and no are no stores.
    (
      "de_DE",
      """
      Hafer;500 g;1,29;TRUE
      Reis;1 kg;2,49;FALSE
      Mehl;1 kg;0,89;TRUE
      """,
      ["Hafer|500 g|1.29", "Reis|1 kg|2.49", "Mehl|1 kg|0.89"]
    ),
  ]
}
