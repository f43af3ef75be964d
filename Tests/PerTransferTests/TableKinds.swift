/// Tables as people, apps and shops keep them, with what they mean: name, quantity, price, what is off, store. A question
/// mark says that the row is doubtful.
enum TableKinds {
  static let lists: [(String, String, [String])] = [
    (
      "en_GB",
      """
      Item,Size,Price,Shop,Notes
      Baked beans,4 x 415 g,£2.75,Tesco,
      Porridge oats,1 kg,£1.10,Aldi,own brand
      """,
      ["Baked beans|4 x 415 g|2.75|@Tesco", "Porridge oats|1 kg|1.1|@Aldi"]
    ),
    (
      "de_DE",
      """
      Einkaufsliste November

      Artikel;Menge;Preis in €;Laden
      Mehl 405;1 kg;0,79;Aldi
      Butter;250 g;2,19;Rewe
      Summe;;2,98;
      """,
      ["Mehl 405|1 kg|0.79|@Aldi", "Butter|250 g|2.19|@Rewe"]
    ),
    (
      "fr_FR",
      """
      Produit;Contenance;Prix;Magasin
      Lait demi-écrémé;1 L;1,05 €;Carrefour
      Farine T45;1 kg;0,89 €;Lidl
      Total;;1,94 €;
      """,
      ["Lait demi-écrémé|1 l|1.05|@Carrefour", "Farine T45|1 kg|0.89|@Lidl"]
    ),
    (
      "es_ES",
      """
      Producto;Cantidad;Precio;Supermercado
      Aceite de oliva;1 l;8,95;Mercadona
      Arroz;1 kg;1,30;Dia
      """,
      ["Aceite de oliva|1 l|8.95|@Mercadona", "Arroz|1 kg|1.3|@Dia"]
    ),
    (
      "it_IT",
      """
      Prodotto\tConfezione\tPrezzo\tNegozio
      Pasta\t500 g\t0,99\tCoop
      Olio\t1 l\t7,49\tEsselunga
      """,
      ["Pasta|500 g|0.99|@Coop", "Olio|1 l|7.49|@Esselunga"]
    ),
    (
      "nl_NL",
      """
      Artikel;Inhoud;Prijs;Winkel
      Pindakaas;600 g;3,79;AH
      Melk;1,5 l;1,89;Jumbo
      """,
      ["Pindakaas|600 g|3.79|@AH", "Melk|1.5 l|1.89|@Jumbo"]
    ),
    (
      "pt_BR",
      """
      Produto;Preço unitário (R$);Mercado
      Arroz 5 kg;24,90;Extra
      Feijão 1 kg;7,49;Dia
      """,
      ["Arroz|5 kg|24.9|@Extra", "Feijão|1 kg|7.49|@Dia"]
    ),
    (
      "pl_PL",
      """
      Nazwa;Ilość;Cena (zł);Sklep
      Mleko;1 l;3,29;Biedronka
      Masło;200 g;6,99;Lidl
      """,
      ["Mleko|1 l|3.29|@Biedronka", "Masło|200 g|6.99|@Lidl"]
    ),
    (
      "sv_SE",
      """
      Vara;Förpackning;Pris (kr);Butik
      Mjölk;1,5 l;18,90;Ica
      Smör;500 g;54,90;Willys
      """,
      ["Mjölk|1.5 l|18.9|@Ica", "Smör|500 g|54.9|@Willys"]
    ),
    (
      "ja_JP",
      """
      商品名,内容量,価格,店
      牛乳,1000ml,198,イオン
      卵,10個,258,西友
      """,
      ["牛乳|1000 ml|198|@イオン", "卵|10 each|258|@西友"]
    ),
    (
      "zh_CN",
      """
      商品,规格,价格,超市
      大米,5kg,39.9,永辉
      酱油,500ml,9.9,盒马
      """,
      ["大米|5 kg|39.9|@永辉", "酱油|500 ml|9.9|@盒马"]
    ),
    (
      "en_US",
      """
      Product,Qty,Unit,Price,Price per unit
      Oats,42,oz,4.98,0.119
      Rice,5,lb,3.94,0.788
      Total,,,8.92,
      """,
      ["Oats|42 oz|4.98", "Rice|5 lb|3.94"]
    ),
    (
      "en_US",
      """
      Item,Package size (oz),Cost ($),Cost per oz
      Cereal,18,3.99,0.22
      Granola,12,4.49,0.37
      """,
      ["Cereal|18 oz|3.99", "Granola|12 oz|4.49"]
    ),
    (
      "de_DE",
      """
      Nr.;Produkt;Gewicht in g;Preis;Grundpreis (€/kg);Bewertung
      1;Nudeln;500;0,99;1,98;4
      2;Reis;1000;1,79;1,79;5
      3;Linsen;400;1,19;2,98;3
      """,
      ["Nudeln|500 g|0.99", "Reis|1000 g|1.79", "Linsen|400 g|1.19"]
    ),
    (
      "fr_FR",
      """
      Article;Quantité;Unité;Prix;Prix au kilo
      Café;250;g;3,49;13,96
      Sucre;1;kg;1,15;1,15
      """,
      ["Café|250 g|3.49", "Sucre|1 kg|1.15"]
    ),
    (
      "en_GB",
      """
      Name;Size;Regular price;Sale price
      Coffee;200 g;6.00;4.50
      Tea;80 bags;3.00;
      """,
      ["Coffee|200 g|6-1.5", "Tea|80 each|3"]
    ),
    (
      "en_US",
      """
      Product,Size,Aldi,Walmart
      Milk,1 gal,2.85,3.12
      Eggs,12 ct,1.99,
      """,
      ["Milk|1 gal|2.85|@Aldi", "Milk|1 gal|3.12|@Walmart", "Eggs|12 each|1.99|@Aldi"]
    ),
    (
      "de_DE",
      """
      Produkt;Preis Aldi;Preis Lidl
      Milch 1 l;1,09;1,15
      Quark 500 g;0,99;0,95
      """,
      [
        "Milch|1 l|1.09|@Aldi", "Milch|1 l|1.15|@Lidl", "Quark|500 g|0.99|@Aldi",
        "Quark|500 g|0.95|@Lidl",
      ]
    ),
    (
      "en_GB",
      """
      ;Tesco;;Asda;
      Product;Size;Price;Size;Price
      Ketchup;460 g;2.50;1.1 kg;4.00
      Mayo;540 g;3.00;400 ml;2.20
      """,
      [
        "Ketchup|460 g|2.5|@Tesco", "Ketchup|1.1 kg|4|@Asda", "Mayo|540 g|3|@Tesco",
        "Mayo|400 ml|2.2|@Asda",
      ]
    ),
    (
      "en_US",
      """
      Item,Quantity,Unit Price,Total
      Apples,3,1.25,3.75
      Pears,2,1.50,3.00
      """,
      ["Apples|3 each|3.75", "Pears|2 each|3"]
    ),
    (
      "en_US",
      """
      id,productName,brandName,packageSize,unitOfMeasure,priceUsd,createdAt,isActive
      17,Peanut butter,Jif,16,oz,3.28,2024-05-01T10:00:00Z,true
      18,Jelly,Smucker's,32,oz,3.98,2024-05-02T10:00:00Z,true
      """,
      ["Peanut butter|16 oz|3.28", "Jelly|32 oz|3.98"]
    ),
    (
      "en_GB",
      """
      uuid|name|weight_g|price_pence|store_name|rating
      a1|Pasta|500|75|Aldi|4.5
      b2|Rice|1000|125|Lidl|4.1
      """,
      ["Pasta|500 g|0.75|@Aldi", "Rice|1000 g|1.25|@Lidl"]
    ),
    (
      "es_MX",
      """
      nombreProducto,precioUnidad,tienda,fecha
      Leche 1 L,24.50,Soriana,2024-03-01
      Atún 140 g,18.90,Chedraui,2024-03-01
      """,
      ["Leche|1 l|24.5|@Soriana", "Atún|140 g|18.9|@Chedraui"]
    ),
  ]
}
