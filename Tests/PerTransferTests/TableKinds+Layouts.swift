extension TableKinds {
  /// Tables in which columns or rows belong together: stores side by side, sizes in two columns, prices of one and of all.
  static let layouts: [(String, String, [String])] = [
    // "Ár" is a year in Danish but for its ring, and "Ar" money of Madagascar.
    (
      "hu_HU",
      """
      Termék;Kiszerelés;Ár (Ft);Egységár (Ft/kg, Ft/l);Bolt
      Parenyica;500 g;1 899;3 798;Lidl
      Kefir;1 l;459;459;Aldi
      """,
      [
        "Parenyica|500 g|1899|@Lidl",
        "Kefir|1 l|459|@Aldi",
      ]
    ),
    (
      "en_US",
      """
      itm                   sz          prc     str       dt
      grnd turkey           16 oz       4.99    Aldi      1/4
      crm chz               8 oz        1.89    Kroger    1/6
      """,
      [
        "grnd turkey|16 oz|4.99|@Aldi",
        "crm chz|8 oz|1.89|@Kroger",
      ]
    ),
    (
      "en_GB",
      """
      | Tesco | Pack | Cost | Morrisons | Pack | Cost |
      |---|---|---|---|---|---|
      | T Digestives | 400 g | 0.95 | M Digestives | 360 g | 0.89 |
      | T Shortbread | 210 g | 1.25 | M Shortbread | 250 g | 1.60 |
      | T Oatcakes | 300 g | 1.10 | M Oatcakes | 291 g | 1.05 |
      """,
      [
        "T Digestives|400 g|0.95|@Tesco",
        "M Digestives|360 g|0.89|@Morrisons",
        "T Shortbread|210 g|1.25|@Tesco",
        "M Shortbread|250 g|1.6|@Morrisons",
        "T Oatcakes|300 g|1.1|@Tesco",
        "M Oatcakes|291 g|1.05|@Morrisons",
      ]
    ),
    (
      "es_ES",
      """
      Dia;Precio;Lidl;Precio;Mercadona;Precio
      Leche entera 1 l;0,95;Milbona entera 1 l;0,89;Hacendado entera 1 l;0,91
      Tomate frito 400 g;0,70;Freshona 500 g;0,85;Hacendado frito 350 g;0,65
      """,
      [
        "Leche entera|1 l|0.95|@Dia",
        "Milbona entera|1 l|0.89|@Lidl",
        "Hacendado entera|1 l|0.91|@Mercadona",
        "Tomate frito|400 g|0.7|@Dia",
        "Freshona|500 g|0.85|@Lidl",
        "Hacendado frito|350 g|0.65|@Mercadona",
      ]
    ),
    (
      "en_US",
      """
      cut,lb,oz,price
      Chuck roast,3,8,20.93
      Brisket,9,0,58.41
      Pork loin,0,12,4.49
      """,
      [
        "Chuck roast|3.5 lb|20.93",
        "Brisket|9 lb|58.41",
        "Pork loin|12 oz|4.49",
      ]
    ),
    (
      "en_US",
      """
      Item,oz,g,Price
      Saffron,1,28,7.99
      Vanilla,1,28,5.49
      """,
      [
        "Saffron|1 oz|7.99",
        "Vanilla|1 oz|5.49",
      ]
    ),
    (
      "es_ES",
      """
      Artículo;Unidades por paquete;Peso por unidad (g);Precio
      Cuajada;4;130;1,40
      Arroz con leche;2;150;1,10
      """,
      [
        "Cuajada|4 x 130 g|1.4",
        "Arroz con leche|2 x 150 g|1.1",
      ]
    ),
    (
      "nl_NL",
      """
      Omschrijving;Gewicht;Aantal;Prijs per stuk;Totaal
      Muesli;750 g;2;3,10;6,20
      Honing;350 g;1;3,85;3,85
      Thee;100 g;3;1,20;3,60
      """,
      [
        "Muesli|2 x 750 g|6.2",
        "Honing|350 g|3.85",
        "Thee|3 x 100 g|3.6",
      ]
    ),
    (
      "de_DE",
      """
      Bezeichnung;Menge;Einheit;Einzelpreis;Gesamtpreis
      Hirse;500;g;1,79;1,79
      Quinoa;2;kg;5,00;10,00
      """,
      [
        "Hirse|500 g|1.79",
        "Quinoa|2 kg|10",
      ]
    ),
    (
      "en_GB",
      """
      Product,Bisto,Oxo,Knorr
      Size,170 g,142 g,280 g
      Price,1.75,2.20,3.10
      """,
      [
        "Bisto|170 g|1.75",
        "Oxo|142 g|2.2",
        "Knorr|280 g|3.1",
      ]
    ),
    (
      "en_GB",
      """
      Item,Sainsbury's,Size,Iceland,Size
      Ice cream,3.25,900 ml,4.50,2 l
      Sorbet,2.80,500 ml,2.10,450 ml
      """,
      [
        "Ice cream|900 ml|3.25|@Sainsbury's",
        "Ice cream|2 l|4.5|@Iceland",
        "Sorbet|500 ml|2.8|@Sainsbury's",
        "Sorbet|450 ml|2.1|@Iceland",
      ]
    ),
    (
      "en_US",
      """
      item,ft,in,price
      Garland,6,6,9.75
      Ribbon,7,0,3.50
      """,
      [
        "Garland|6.5 ft|9.75",
        "Ribbon|7 ft|3.5",
      ]
    ),
    (
      "en_IE",
      """
      Name;Salt;Pepper;Chili
      Weight;750 g;50 g;40 g
      Store;Aldi;Lidl;Aldi
      Price;0.45;1.20;1.50
      Offer;;2 for 2.00;
      """,
      [
        "Salt|750 g|0.45|@Aldi",
        "Pepper|50 g|1.2|@Lidl",
        "Chili|40 g|1.5|@Aldi",
      ]
    ),
    (
      "en_GB",
      """
      | Item | Lidl | Waitrose |
      |---|---|---|
      | Cheddar 400g | £2.79 | £3.40 |
      | Apple juice 1L | £1.09 | – |
      """,
      [
        "Cheddar|400 g|2.79|@Lidl",
        "Cheddar|400 g|3.4|@Waitrose",
        "Apple juice|1 l|1.09|@Lidl",
      ]
    ),
    (
      "da_DK",
      """
      Vare;Rema 1000;Bilka
      Havregryn 1 kg;11,95;12,50
      Mælk 1 l;9,75;10,25
      """,
      [
        "Havregryn|1 kg|11.95|@Rema 1000",
        "Havregryn|1 kg|12.5|@Bilka",
        "Mælk|1 l|9.75|@Rema 1000",
        "Mælk|1 l|10.25|@Bilka",
      ]
    ),
    (
      "de_DE",
      """
      == Penny ==
      Reis 1 kg  1,89
      Salz 500 g  0,39

      == Norma ==
      Reis 1 kg  1,79
      Tee 50 g  1,19
      """,
      [
        "Reis|1 kg|1.89|@Penny",
        "Salz|500 g|0.39|@Penny",
        "Reis|1 kg|1.79|@Norma",
        "Tee|50 g|1.19|@Norma",
      ]
    ),
    (
      "pt_BR",
      """
      Extra;;
      Café;500 g;18,90
      Açúcar;1 kg;4,49
      Assaí;;
      Café;500 g;17,50
      """,
      [
        "Café|500 g|18.9|@Extra",
        "Açúcar|1 kg|4.49|@Extra",
        "Café|500 g|17.5|@Assaí",
      ]
    ),
    (
      "es_ES",
      """
      Artículo;Mercadona;Dia;Lidl
      Azúcar 1 kg;1,25;1,29;1,19
      Sal 1 kg;0,45;0,49;0,39
      """,
      [
        "Azúcar|1 kg|1.25|@Mercadona",
        "Azúcar|1 kg|1.29|@Dia",
        "Azúcar|1 kg|1.19|@Lidl",
        "Sal|1 kg|0.45|@Mercadona",
        "Sal|1 kg|0.49|@Dia",
        "Sal|1 kg|0.39|@Lidl",
      ]
    ),
    (
      "it_IT",
      """
      Art.;Qta;UM;Prezzo
      Passata;700;g;1,15
      Olio;1;l;7,90
      """,
      [
        "Passata|700 g|1.15",
        "Olio|1 l|7.9",
      ]
    ),
    (
      "en_GB",
      """
      Name,Quantity,Price,x
      Yeast,56 g,1.10,
      """,
      [
        "Yeast|56 g|1.1"
      ]
    ),
  ]
}
