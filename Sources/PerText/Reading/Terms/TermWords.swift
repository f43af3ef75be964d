/// The words by which terms are known, in English, German, French, Spanish, Dutch and Italian; small
/// letters, the words of a phrase parted by spaces.
enum TermWords {
  /// What names a term. Longer phrases come before those that they begin with.
  static func names(of term: Term) -> [[Substring]] { phrases[term] ?? [] }

  /// The words that a name can begin with: most words of a line are none of them.
  static let firstWords = nameStarts.union(inside).union(freeShipping.compactMap(\.first))
    .union(waste.compactMap(\.first))

  /// The same without those that only end a strength.
  static let nameStarts: Set<Substring> = Set(phrases.values.joined().compactMap(\.first))

  /// The names by which a term is found in a line: what is wasted says what is used.
  static func lineNames(of term: Term) -> [[Substring]] {
    term == .usableShare ? names(of: term) + waste : names(of: term)
  }

  /// Words that say "for each pack".
  static let perPack = split(
    """
    per pack | per piece | per item | per unit | each | ea | a pack | je packung | pro packung \
    | je stück | pro stück | je | par paquet | par pièce | par article | chacun | chacune \
    | por paquete | por unidad | cada uno | per verpakking | per stuk | elk | al pezzo \
    | per confezione | ciascuno | /pack | / pack
    """)

  /// Words that say "only once".
  static let once = split(
    """
    once | per order | an order | in all | einmalig | einmal | je bestellung | pro bestellung \
    | une fois | par commande | una vez | por pedido | eenmalig | per bestelling | una volta \
    | per ordine
    """)

  /// Words after a limit.
  static let perCustomer = split(
    """
    per customer | per person | per household | a customer | pro kunde | je kunde | pro person \
    | pro haushalt | je haushalt | par client | par personne | par foyer | por cliente \
    | por persona | per klant | per persoon | per cliente | per persona
    """)

  /// Words that say that a price has the tax in it.
  static let included = split(
    "incl. | incl | inkl. | inkl | including | included | enthalten | inclus | incluse | compris "
      + "| comprise | incluido | inclusief | inbegrepen | inclusa | compresa | ttc | inc. | inc")

  /// Words that say that the till adds it.
  static let added = split(
    "plus | + | excl. | excl | exkl. | exkl | excluding | zzgl. | zzgl | zuzüglich | hors | en sus "
      + "| más | excluido | exclusief | esclusa | più | ex. | ex | added")

  /// Words that may stand behind a number without it being theirs.
  static let introductions: Set<Substring> = [
    "for", "at", "für", "bei", "pour", "chez", "por", "en", "voor", "bij", "per", "da", "and",
    "und",
    "et", "y", "e", "plus", "with", "mit",
  ]

  /// Shipping that costs nothing.
  static let freeShipping = split(
    """
    free shipping | free delivery | shipping free | delivery free | versandkostenfrei \
    | kostenloser versand | kostenlose lieferung | versand kostenlos | lieferung frei haus \
    | livraison gratuite | livraison offerte | frais de port offerts | envío gratis \
    | envio gratis | gratis verzending | gratis verzonden | spedizione gratuita \
    | spedizione gratis
    """)

  /// Words before a term that add nothing to it.
  static let fillers = split(
    "plus | + | zzgl. | zzgl | & | and | und | et | y | en | e | a | with | mit")

  private static let phrases: [Term: [[Substring]]] = [
    .loyaltyPrice: split(
      """
      with card | with the card | card price | clubcard price | clubcard | nectar price \
      | member price | members price | members' price | member's price | members | loyalty price \
      | loyalty | app price | with app | mit karte | mit app | kartenpreis | app-preis \
      | payback-preis | mitgliederpreis | avec carte | avec la carte | prix carte | prix fidélité \
      | con tarjeta | precio socio | precio tarjeta | met kaart | met bonuskaart | bonuskaart \
      | kaartprijs | con carta | con la carta | prezzo carta | prezzo soci | carta fedeltà
      """),
    .coupon: split(
      """
      coupon | voucher | gutschein | rabattmarke | bon de réduction | bon de reduction | cupón \
      | cupon | kortingsbon | waardebon | buono sconto
      """),
    .deposit: split(
      """
      deposit | crv | einwegpfand | mehrwegpfand | flaschenpfand | pfand | consigne | fianza \
      | depósito | deposito | statiegeld | cauzione
      """),
    .tax: split(
      """
      sales tax | tax | vat | gst | mehrwertsteuer | mwst. | mwst | ust. | ust | tva | ttc | ht \
      | iva | btw
      """),
    .shipping: split(
      """
      shipping | delivery | postage | p&p | versandkosten | versand | lieferung \
      | frais de port | frais de livraison | livraison | gastos de envío | gastos de envio | envío \
      | envio | verzendkosten | verzending | bezorgkosten | spese di spedizione | spedizione
      """),
    .drained: split(
      """
      drained weight | drained | abtropfgewicht | abtropfgew. | atg | poids net égoutté | égoutté \
      | egoutté | peso escurrido | escurrido | uitlekgewicht | peso sgocciolato | sgocciolato
      """),
    .usableShare: split(
      """
      usable share | usable | used | edible | nutzbar | verwendbar | verwertbar | genutzt | essbar \
      | utilisable | utilisé | comestible | aprovechable | usado | bruikbaar | eetbaar | gebruikt \
      | utilizzabile | edibile | usato
      """),
    .packCount: split(
      """
      packs bought | bought | buying | gekauft | achetés | unidades compradas | comprados \
      | gekocht | acquistati
      """),
    .limit: split(
      """
      limit | at most | höchstens | maximal | max. | max | maximum | limite | au plus | maximo \
      | máximo | límite | hoogstens | limiet | massimo
      """),
    .strength: split("strength | gehalt | teneur | contains | enthält | bevat | contiene"),
    .density: split("density | dichte | densité | densité | densidad | dichtheid | densità"),
  ]

  /// Words that say how much is wasted instead of used.
  static let waste = split(
    "waste | wasted | spoils | abfall | verlust | perte | pertes | desperdicio | merma | afval "
      + "| verlies | scarto")

  /// Words between what is inside and what it is inside of.
  static let per: Set<Substring> = ["per", "/", "pro", "je", "par", "por", "in", "à", "a"]

  /// The words after the strength of a drink, or of a powder.
  static let inside: Set<Substring> = [
    "vol", "vol.", "abv", "alc", "alc.", "alcohol", "alkohol", "alcool", "alcol", "protein",
    "eiweiß", "eiweiss", "protéines", "proteínas", "eiwit",
  ]

  /// What is inside, by the words of labels: they mean one thing in every language.
  static let substances: [Substring: String] = {
    var substances: [Substring: String] = [:]
    for (name, words) in [
      ("alcohol", "vol vol. abv alc alc. alcohol alkohol alcool alcol"),
      (
        "protein",
        "protein proteins eiweiß eiweiss protéines protéine proteína proteínas eiwit eiwitten proteine"
      ),
      ("caffeine", "caffeine koffein caféine cafeína cafeïne caffeina"),
      ("cocoa", "cocoa kakao cacao"),
      ("wash", "wash washes wäschen waschladungen waschgänge lavages lavados wasbeurten lavaggi"),
      ("ply", "ply plies lagen lagig plis capas laags veli"),
    ] {
      for word in words.split(separator: " ") { substances[word] = name }
    }
    return substances
  }()

  private static func split(_ text: String) -> [[Substring]] {
    text.split(separator: "|").map { $0.split(separator: " ") }.filter { !$0.isEmpty }
      .sorted { $0.count > $1.count }
  }
}
