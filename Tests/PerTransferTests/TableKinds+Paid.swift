extension TableKinds {
  /// Tables of what is paid in the end, of what the shop pays itself, of cases and of what is sold empty.
  static let paid: [(String, String, [String])] = [
    (
      "en_US",
      """
      Costco run,,,Pricing,,
      Product,Pack,Each,Regular,Coupon,You pay
      Sparkling Water,24,12 fl oz,$13.99,$3.00,$10.99
      Orange Juice,2,59 fl oz,$9.49,,$9.49
      """,
      ["Sparkling Water|24 x 12 fl oz|13.99-3", "Orange Juice|2 x 59 fl oz|9.49"]
    ),
    (
      "de_DE",
      """
      Wocheneinkauf;;;Preise;;
      Artikel;Inhalt;Stück;Regulär;Gutschein;Zu zahlen
      Kaffee;500 g;1;7,99 €;2,00 €;5,99 €
      Tee;100 g;1;2,49 €;;2,49 €
      Kakao;250 g;1;3,99 €;0,50 €;3,49 €
      """,
      ["Kaffee|500 g|7.99-2", "Tee|100 g|2.49", "Kakao|250 g|3.99-0.5"]
    ),
    (
      "fr_FR",
      """
      Courses;;Tarifs magasin;;
      Produit;Contenance;Prix normal;Remise;À payer
      Café;500 g;7,99 €;2,00 €;5,99 €
      Thé;100 g;2,49 €;;2,49 €
      """,
      ["Café|500 g|7.99-2", "Thé|100 g|2.49"]
    ),
    (
      "pl_PL",
      """
      Produkt;Ilość;Rabat;Do zapłaty
      Kawa;500 g;2,00 zł;5,99 zł
      Herbata;100 g;;2,49 zł
      Ryż;1 kg;10%;3,49 zł
      """,
      ["Kawa|500 g|5.99", "Herbata|100 g|2.49", "Ryż|1 kg|3.49"]
    ),
    (
      "sv_SE",
      """
      Vara;Mängd;Rabatt;Att betala
      Kaffe;500 g;10,00 kr;45,90 kr
      Te;100 g;;25,00 kr
      """,
      ["Kaffe|500 g|45.9", "Te|100 g|25"]
    ),
    (
      "en_GB",
      """
      Product,Size,Coupon,Net
      Coffee,500 g,£2.00,£5.99
      Tea,100 g,£0.20,£2.49
      """,
      ["Coffee|500 g|5.99", "Tea|100 g|2.49"]
    ),
    (
      "es_MX",
      """
      Producto,Contenido,Unidad,Costo,Precio de venta
      Frijol bayo,900,g,$28.50,$36.90
      Arroz,1,kg,$21.00,$27.50
      """,
      ["Frijol bayo|900 g|36.9", "Arroz|1 kg|27.5"]
    ),
    (
      "pt_BR",
      """
      Produto;Volume (ml);Caixa com;Preço da caixa;Validade
      Água de coco;1.000;12;R$ 119,88;10/2025
      Suco de uva;1.500;6;R$ 101,40;08/2025
      """,
      ["Água de coco|12 x 1000 ml|119.88", "Suco de uva|6 x 1500 ml|101.4"]
    ),
    (
      "pl_PL",
      """
      Produkt;Ilość sztuk;Cena brutto
      Jajka M;10;9,99 zł
      Worki na śmieci 35 l;30;8,49 zł
      """,
      ["Jajka M|10 each|9.99", "Worki na śmieci 35 l|30 each|8.49"]
    ),
    (
      "en_US",
      """
      Product,Count,Price
      Trash bags 13 gal,45,9.99
      Paper cups 12 fl oz,50,6.99
      Eggs,12,3.99
      """,
      ["Trash bags 13 gal|45 each|9.99", "Paper cups 12 fl oz|50 each|6.99", "Eggs|12 each|3.99"]
    ),
    (
      "de_DE",
      """
      Produkt;Größe;Stück;Preis
      Müllbeutel;60 l;20;2,99
      Gefrierbeutel;3 l;50;1,99
      Gläser;300 ml;6;9,99
      """,
      ["Müllbeutel|20 each|2.99", "Gefrierbeutel|50 each|1.99", "Gläser|6 each|9.99"]
    ),
    (
      "en_GB",
      """
      Product;Size;Cases;Price per case
      Water;1 l;12;18.00
      Juice;0.5 l;24;20.00
      """,
      ["Water|12 x 1 l|18", "Juice|24 x 0.5 l|20"]
    ),
  ]
}
