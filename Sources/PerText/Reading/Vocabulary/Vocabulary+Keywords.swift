extension Vocabulary {
  /// Words of several languages that join, introduce or adorn numbers.
  static let keywords: [(Keyword, StaticString)] = [
    (
      .noise,
      """
      net nett netto net_wt net_weight net_wt_ weight wt contents content inhalt inh füllmenge \
      nettofüllmenge nettogewicht gewicht poids poids_net net_à contenu contenance contenido peso \
      peso_neto neto peso_netto contenuto inhoud nettogewicht à_l'emballage approx approximately \
      about around circa ca cca env environ aprox aproximadamente ungefähr etwa zirka ongeveer \
      nominal min. mindestens ℮ e total totaal gesamt insgesamt los lose loose вес нетто масса \
      масса_нетто netvægt nettovikt vikt waga masa_netto neto_količina drained tropfgewicht pn pne \
      size größe formato maat prepacked 净含量 内容量 約 约 重量 만 입 입니다 入り 入 装 ה"נ تقريبا الوزن الصافي
      """
    ),
    (
      .of,
      """
      of de d di da van von à a'_ je zu zu_je à_je mit with containing avec con met z по za per_pack \
      per_bag per_box w ao
      """
    ),
    (
      .per,
      """
      per pro par por pour_un a an al la der die das il een ein eine un une una jede jeder jedes \
      chaque cada ogni elke the pr за
      """
    ),
    (
      .priceNoise,
      """
      price our_price your_price sale_price unit_price offer_price special_price regular_price now \
      only just from starting_at starting_from msrp rrp was total discounted_price price_from \
      incl incl_vat inc_vat including_vat plus_vat vat excl_vat ex_vat tax tax_excl tax_incl excl \
      nur jetzt ab preis statt je inkl inkl_mwst zzgl mwst uvp aktionspreis \
      prix prix_de_vente seulement à_partir_de dès ttc ht tva hors_taxe \
      precio solo desde ahora iva iva_incluido iva_inclusa iva_incl nuestro_precio p_v_p pvp \
      prezzo a_partire_da adesso da tasse_incl \
      prijs vanaf nu slechts voor btw incl_btw \
      cena naše_cena běžná_cena bežná_cena zľava sleva od s_dph dph netto brutto cena_netto cena_brutto \
      цена от только скидка ндс pris kun bara endast fra från nå fiyat preço por_apenas apenas a_partir_de \
      τιμή χωρίς_φπα φπα με_φπα מחיר רק 価格 税込 税抜 税別 価格 价格 售价 仅 가격 السعر سعر فقط
      """
    ),
    (
      .free,
      """
      free gratis kostenlos umsonst gratuit gratuite gratuits offert offerte gratuito gratuita \
      darmo бесплатно 免费 無料 무료 مجانا חינם za_darmo zdarma
      """
    ),
  ]
}
