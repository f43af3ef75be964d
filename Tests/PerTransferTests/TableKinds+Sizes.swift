extension TableKinds {
  /// Tables whose sizes are in several columns, side by side, or in words that only a trade has.
  static let sizes: [(String, String, [String])] = [
    (
      "en_GB",
      """
      When,Where,What,How many,Weight each,Paid
      01/02/2024,Asda,Kidney beans,3,400g,£1.80
      01/02/2024,Asda,Soy milk,2,1L,£2.90
      """,
      ["Kidney beans|3 x 400 g|1.8|@Asda", "Soy milk|2 x 1 l|2.9|@Asda"]
    ),
    (
      "hu_HU",
      """
      termék;db;súly/db;fizetve;bolt
      Kefir;3;175 g;597 Ft;Aldi
      Szódavíz;6;1,5 l;714 Ft;Spar
      Összesen;;;1 311 Ft;
      """,
      ["Kefir|3 x 175 g|597|@Aldi", "Szódavíz|6 x 1.5 l|714|@Spar"]
    ),
    (
      "de_DE",
      """
      Bezeichnung;VE;Inhalt je Stück;Preis je VE (brutto)
      Passata;12;700 g;15,48 €
      Essig;6;0,5 l;5,94 €
      """,
      ["Passata|12 x 700 g|15.48", "Essig|6 x 0.5 l|5.94"]
    ),
    (
      "en_US",
      """
      name,price_usd,size_value,size_unit,pack_count,retailer
      Root Beer,4.49,12,fl oz,6,Kroger
      Oat Bran,3.99,16,oz,1,Kroger
      """,
      ["Root Beer|6 x 12 fl oz|4.49|@Kroger", "Oat Bran|16 oz|3.99|@Kroger"]
    ),
    (
      "de_DE",
      """
      Was;Wieviel;Penny (€);Aldi Nord (€)
      Quark;500 g;1,19;1,15
      Reis;1 kg;1,99;k.A.
      """,
      [
        "Quark|500 g|1.19|@Penny", "Quark|500 g|1.15|@Aldi Nord", "Reis|1 kg|1.99|@Penny",
      ]
    ),
    (
      "en_GB",
      """
      Description,Length,Width,Price inc VAT,Price ex VAT
      Gaffer Tape,50m,48mm,£7.20,£6.00
      Sash Cord,25m,,£9.00,£7.50
      """,
      ["Gaffer Tape|50 m|7.2", "Sash Cord|25 m|9"]
    ),
    (
      "en_GB",
      """
      Description,Length,Width,Price
      Bookcase,180cm,80cm,£99.00
      Shelf,90cm,25cm,£19.00
      """,
      ["Bookcase|99", "Shelf|19"]
    ),
    (
      "pt_BR",
      """
      Cód.,Descrição,Qtde,UN,Vl. Unit.,Vl. Total
      700001,FEIJAO PRETO 1KG,3,UN,"8,29","24,87"
      200100,COXAO MOLE,"1,250",KG,"39,90","49,88"
      700003,VINAGRE 750ML,2,UN,"3,49","6,98"
      TOTAL R$,,,,,"81,73"
      Cartão Débito,,,,,"81,73"
      """,
      ["FEIJAO PRETO|3 x 1 kg|24.87", "COXAO MOLE|1.25 kg|49.88", "VINAGRE|2 x 750 ml|6.98"]
    ),
    (
      "en_GB",
      """
      Product,Grams,ml,Count,Price
      Lentils,500,,,1.45
      Vinegar,,568,,1.10
      Sponges,,,10,2.00
      Camomile Tea,30,,20,1.85
      """,
      [
        "Lentils|500 g|1.45", "Vinegar|568 ml|1.1", "Sponges|10 each|2",
        "Camomile Tea|30 g|1.85",
      ]
    ),
    (
      "es_AR",
      """
      Producto;x 100 g;x 1/2 kg;x kg
      Nueces;$ 1.900;$ 9.100;$ 17.500
      """,
      ["Nueces|100 g|1900", "Nueces|0.5 kg|9100", "Nueces|1 kg|17500"]
    ),
    (
      "en_US",
      """
      Coffee,8 oz,1 lb
      House Blend,$9.00,$16.50
      Decaf,$9.50,$17.00
      """,
      [
        "House Blend|8 oz|9", "House Blend|1 lb|16.5", "Decaf|8 oz|9.5", "Decaf|1 lb|17",
      ]
    ),
    (
      "de_CH",
      """
      Produkt;Preis Fr.;pro;Saison
      Rüebli;2.20;kg;Herbst
      Eier;0.80;Stück;
      Kirschen;5.90;500 g;Sommer
      """,
      ["Rüebli|1 kg|2.2", "Eier|1 each|0.8", "Kirschen|500 g|5.9"]
    ),
    (
      "nl_BE",
      """
      Bier;Brouwerij;Inhoud;Flesjes/bak;Prijs/bak;Leeggoed
      Chimay;Scourmont;33 cl;24;45,60;4,50
      Hoegaarden;AB InBev;25 cl;24;19,20;4,50
      """,
      ["Chimay|24 x 33 cl|45.6", "Hoegaarden|24 x 25 cl|19.2"]
    ),
    (
      "it_IT",
      """
      Descrizione;Formato;Pz x cart.;Prezzo cart. netto;Prezzo cart. ivato
      Ceci;400 g;12;8,40;8,74
      Aceto;500 ml;6;4,80;4,99
      """,
      ["Ceci|12 x 400 g|8.74", "Aceto|6 x 500 ml|4.99"]
    ),
    (
      "es_MX",
      """
      Artículo,Presentación,Piezas por caja,Precio caja c/IVA
      Lenteja,500 g,20,$310.00
      Vinagre,1 L,12,$198.00
      """,
      ["Lenteja|20 x 500 g|310", "Vinagre|12 x 1 l|198"]
    ),
    (
      "fr_CA",
      """
      Produit;Format (ml);Nb par emballage;Prix courant ($);Prix en solde ($)
      Bière blonde;341;12;24,99;21,49
      Cidre rosé;473;4;15,49;
      """,
      ["Bière blonde|12 x 341 ml|24.99-3.5", "Cidre rosé|4 x 473 ml|15.49"]
    ),
    (
      "es_ES",
      """
      Nombre,Contenido ml,Cantidad por caja,Precio
      Zumo,330,6,"4,99"
      Agua,500,24,"9,99"
      """,
      ["Zumo|6 x 330 ml|4.99", "Agua|24 x 500 ml|9.99"]
    ),
    (
      "ru_RU",
      """
      №;Товар;Вес, г;Цена
      1;Гречка;900;84-50
      2;Кофе;250;1 249-90
      """,
      ["Гречка|900 g|84.5", "Кофе|250 g|1249.9"]
    ),
    (
      "uk_UA",
      """
      Штрихкод|Товар|Вага|Ціна, грн
      5550001|Гречка|800 г|52,90
      5550002|Рис|1 кг|61,50
      """,
      ["Гречка|800 g|52.9", "Рис|1 kg|61.5"]
    ),
    (
      "en_US",
      """
      Maple syrup grade A,1 qt jug,$28.00,Green Farm
      Butter cultured,8 oz,$7.50,Green Farm
      Eggs brown,2 dozen,$11.00,Green Farm
      """,
      [
        "Maple syrup grade A|1 qt|28|@Green Farm", "Butter cultured|8 oz|7.5|@Green Farm",
        "Eggs brown|2 doz|11|@Green Farm",
      ]
    ),
    (
      "de_AT",
      """
      Bezeichnung;Menge;EH;Einzelpreis;Gesamt
      Kipferl;3;Stk;0,90;2,70
      Trauben;0,800;kg;3,50;2,80
      Summe;;;;5,50
      Bar gegeben;;;;10,00
      """,
      ["Kipferl|3 each|2.7", "Trauben|0.8 kg|2.8"]
    ),
    (
      "en_US",
      """
      METRO SUPPLY - ORDER GUIDE           WK 31

      ITEM#   DESCRIPTION            PACK  SIZE    CASE PRICE
      300111  PEACHES SLICED         6     105 OZ       39.48
      300222  SUGAR BROWN            1     50 LB        33.10
      300333  SHORTENING             12    1 LB         28.80
      """,
      [
        "PEACHES SLICED|6 x 105 oz|39.48", "SUGAR BROWN|50 lb|33.1",
        "SHORTENING|12 x 1 lb|28.8",
      ]
    ),
    (
      "de_AT",
      """
      Zutat\tPkg.\tInhalt\tEinh.\t€\tGekauft bei
      Grieß\t1\t500\tg\t0,99\tSpar
      Germ\t2\t7\tg\t0,79\tBilla
      Milch\t1\t1\tl\t1,39\tHofer
      """,
      ["Grieß|500 g|0.99|@Spar", "Germ|2 x 7 g|0.79|@Billa", "Milch|1 l|1.39|@Hofer"]
    ),
    (
      "es_ES",
      """
      Género;Kg pedidos;€/kg;Importe
      Berenjena;20;1,30;26,00
      Puerro;15;1,80;27,00
      Total;;;53,00
      """,
      ["Berenjena|20 kg|26", "Puerro|15 kg|27"]
    ),
    (
      "fr_BE",
      """
      Article;Cond.;Prix HTVA;Prix TVAC;Vidange
      Orval bac;24 x 33 cl;36,36;44,00;4,50
      Eau bac;12 x 1 L;8,26;10,00;3,00
      """,
      ["Orval bac|24 x 33 cl|44", "Eau bac|12 x 1 l|10"]
    ),
    (
      "en_CA",
      """
      Grocery,Size,No Frills,Metro
      Oats,1 kg,3.49,4.29
      Jam,500 ml,3.99,
      """,
      ["Oats|1 kg|3.49|@No Frills", "Oats|1 kg|4.29|@Metro", "Jam|500 ml|3.99|@No Frills"]
    ),
    (
      "de_DE",
      """
      Artikel;Rewe Menge;Rewe €;Penny Menge;Penny €;Netto Menge;Netto €
      Quark;500 g;1,19;250 g;0,69;500 g;1,09
      Reis;1 kg;1,99;1 kg;1,79;;
      """,
      [
        "Quark|500 g|1.19|@Rewe", "Quark|250 g|0.69|@Penny", "Quark|500 g|1.09|@Netto",
        "Reis|1 kg|1.99|@Rewe", "Reis|1 kg|1.79|@Penny",
      ]
    ),
    (
      "ja_JP",
      """
      品名	内容量	税抜	税込	店舗
      味噌	750g	298円	321円	西友
      """,
      ["味噌|750 g|321|@西友"]
    ),
    (
      "en_GB",
      """
      Item,Vol,Pence,From
      Milk,2 pints,120,Spar
      Cream,300ml,135,Spar
      """,
      ["Milk|2 imp pt|1.2", "Cream|300 ml|1.35"]
    ),
  ]
}
