extension TableKinds {
  static let exports: [(String, String, [String])] = [
    (
      "en_US",
      """
      title~size~price
      Soda~12 x 12 fl oz~6.99
      Water~24 x 16.9 fl oz~3.99
      """,
      ["Soda|12 x 12 fl oz|6.99", "Water|24 x 16.9 fl oz|3.99"]
    ),
    (
      "de_DE",
      """
      Artikelbezeichnung;EAN;Füllmenge;Verkaufspreis;Grundpreis;Warengruppe
      Haferflocken;4006381333931;500 g;0,95;1,90 €/kg;Müsli
      Apfelsaft;4000417025005;1 l;1,29;1,29 €/l;Getränke
      """,
      ["Haferflocken|500 g|0.95", "Apfelsaft|1 l|1.29"]
    ),
    (
      "en_US",
      """
      SKU,UPC,Description,Pack,Size,Case Cost
      1001,036000291452,Paper towels,12,1 roll,18.00
      1002,012345678905,Napkins,6,250 ct,14.40
      """,
      ["Paper towels|12 x 1 each|18", "Napkins|6 x 250 each|14.4"]
    ),
    (
      "nl_NL",
      """
      Artikelnummer;Omschrijving;Inhoud;Van prijs;Voor prijs;Statiegeld
      123;Cola;1,5 l;2,29;1,75;0,15
      124;Sinas;1,5 l;1,99;1,99;0,15
      """,
      ["Cola|1.5 l|2.29-0.54", "Sinas|1.5 l|1.99"]
    ),
    (
      "sv_SE",
      """
      Produktnamn;Storlek;Pris;Jämförpris
      Kaffe;450 g;59,90;133,11
      Te;100 g;25,00;250,00
      """,
      ["Kaffe|450 g|59.9", "Te|100 g|25"]
    ),
    (
      "en_GB",
      """
      Average retail prices
      Source: statistics office

      Commodity,Unit,Average price (pence),Month
      Sugar,1 kg,112,2024-01
      Butter,250 g,199,2024-01
      """,
      ["Sugar|1 kg|1.12", "Butter|250 g|1.99"]
    ),
    (
      "en_US",
      """
      Item | Unit | Price
      -----|------|------
      Flour | 5 lb | $2.49
      Bread | 20 oz | $1.99
      """,
      ["Flour|5 lb|2.49", "Bread|20 oz|1.99"]
    ),
    (
      "fr_FR",
      """
      Produit;Unité;Prix moyen
      Tomates;kg;2,85
      Œufs;boîte de 6;1,95
      """,
      ["Tomates|1 kg|2.85", "Œufs|6 each|1.95"]
    ),
    (
      "en_US",
      """
      | Product | Size | Price |
      |---|---|---|
      | Lentils | 1 lb | 1.79 |
      | Chickpeas | 2 lb | 2.99 |
      """,
      ["Lentils|1 lb|1.79", "Chickpeas|2 lb|2.99"]
    ),
    (
      "en_GB",
      """
      Product      Size    Price
      Flour        1.5 kg   1.20
      Brown sugar  500 g    1.35
      Salt         750 g    0.65
      """,
      ["Flour|1.5 kg|1.2", "Brown sugar|500 g|1.35", "Salt|750 g|0.65"]
    ),
    (
      "cs_CZ",
      """
      Název\tBalení\tCena
      Rýže\t1 kg\t39,90
      Čočka\t500 g\t27,50
      """,
      ["Rýže|1 kg|39.9", "Čočka|500 g|27.5"]
    ),
    (
      "da_DK",
      """
      Vare;Mængde;Pris;Butik\rHavregryn;1 kg;12,95;Netto\rRugbrød;950 g;18,00;Rema\r
      """,
      ["Havregryn|1 kg|12.95|@Netto", "Rugbrød|950 g|18|@Rema"]
    ),
    (
      "hu_HU",
      """
      Termék;Kiszerelés;Ár
      Liszt;1 kg;299
      Cukor;1 kg;399
      """,
      ["Liszt|1 kg|299", "Cukor|1 kg|399"]
    ),
    (
      "tr_TR",
      """
      Ürün;Miktar;Fiyat;Market
      Pirinç;1 kg;45,90;Migros
      Şeker;3 kg;99,50;A101
      """,
      ["Pirinç|1 kg|45.9|@Migros", "Şeker|3 kg|99.5|@A101"]
    ),
    (
      "en_US",
      """
      Section,Product,Size,Price
      Dairy,,,
      ,Milk,64 fl oz,2.49
      ,Yogurt,32 oz,3.49
      Bakery,,,
      ,Bagels,6 ct,2.99
      """,
      ["Milk|64 fl oz|2.49", "Yogurt|32 oz|3.49", "Bagels|6 each|2.99"]
    ),
    (
      "fi_FI",
      """
      Tuote;Pakkaus;Hinta;Kauppa
      Kaura;1 kg;1,49;Lidl
      Kahvi;500 g;5,95;Prisma
      """,
      ["Kaura|1 kg|1.49|@Lidl", "Kahvi|500 g|5.95|@Prisma"]
    ),
    (
      "ar_EG",
      """
      المنتج,الكمية,السعر,المتجر
      أرز,1 كجم,32.5,كارفور
      سكر,1 كجم,27,هايبر
      """,
      ["أرز|1 kg|32.5|@كارفور", "سكر|1 kg|27|@هايبر"]
    ),
    (
      "he_IL",
      """
      שם מוצר,משקל (גרם),מחיר,חנות
      אורז,1000,9.90,שופרסל
      סוכר,1000,5.50,רמי לוי
      """,
      ["אורז|1000 g|9.9|@שופרסל", "סוכר|1000 g|5.5|@רמי לוי"]
    ),
    (
      "ko_KR",
      """
      상품명,용량,가격
      우유,1L,2980
      간장,500ml,3500
      """,
      ["우유|1 l|2980", "간장|500 ml|3500"]
    ),
    (
      "de_DE",
      """
      Produkt;Gewicht;Preis
      Hack;0,500;4,99
      Wurst;0,200;2,49
      """,
      ["Hack|0.5 kg|4.99?", "Wurst|0.2 kg|2.49?"]
    ),
    (
      "en_GB",
      """
      Product,Qty,Price
      Milk 2 pints,2,1.45
      Bread 800 g,1,1.35
      """,
      ["Milk|2 imp pt|1.45?", "Bread|800 g|1.35"]
    ),
    (
      "en_US",
      """
      Name,Price,Price per kg
      Oats,2.00,4.00
      Rice,3.00,2.00
      """,
      ["Oats|1 kg|4", "Rice|1 kg|2"]
    ),
    (
      "fr_FR",
      """
      nom;contenance;prix;remise
      Riz;1 kg;2,40;0,40
      Sel;1 kg;0,60;0
      """,
      ["Riz|1 kg|2.4", "Sel|1 kg|0.6"]
    ),
    (
      "nl_NL",
      """
      Winkel: Jumbo;;;
      Artikel;Hoeveelheid;Eenheid;Prijs (€)
      Pindakaas;600;g;3,79
      Appelsap;1;l;1,55
      ;;;
      Winkel: Dirk;;;
      Artikel;Hoeveelheid;Eenheid;Prijs (€)
      Pindakaas;600;g;3,49
      """,
      [
        "Pindakaas|600 g|3.79|@Jumbo", "Appelsap|1 l|1.55|@Jumbo", "Pindakaas|600 g|3.49|@Dirk",
      ]
    ),
    (
      "de_DE",
      """
      Markt;Tag;Artikel;Anzahl;Einzelpreis;Gesamt
      HIT;07.10.2026;Quark 250g;2;EUR 0,99;EUR 1,98
      HIT;07.10.2026;Mehl 1kg;1;EUR 0,85;EUR 0,85
      HIT;07.10.2026;Limonade 1,5l;1;EUR 0,95;EUR 0,95
      HIT;07.10.2026;Pfand;1;EUR 0,25;EUR 0,25
      HIT;07.10.2026;SUMME;;;EUR 4,03
      """,
      ["Quark|2 x 250 g|1.98|@HIT", "Mehl|1 kg|0.85|@HIT", "Limonade|1.5 l|0.95|@HIT"]
    ),
    (
      "sv_SE",
      """
      Vara;Ica;Willys
      Havregryn 1 kg;18,90;17,90
      Summa (kr);18,90;17,90
      """,
      ["Havregryn|1 kg|18.9|@Ica", "Havregryn|1 kg|17.9|@Willys"]
    ),
    (
      "fr_FR",
      """
      Désignation;Conditionnement;Qté;Prix unitaire;Montant
      Crème fraîche;20 cl;2;1,10 €;2,20 €
      Total articles;;2;;2,20 €
      Frais de service;;;;0,50 €
      """,
      ["Crème fraîche|2 x 20 cl|2.2"]
    ),
    (
      "ja_JP",
      """
      商品名,内容量,数量,単価,金額
      ヨーグルト,400g,2,158円,316円
      豆腐,150g×3個,3,98円,294円
      """,
      ["ヨーグルト|2 x 400 g|316", "豆腐|3 x 3 x 150 g|294"]
    ),
  ]
}
