extension Language {
  /// French.
  static let french = Language(
    codes: ["fr"], habits: [.knowsAllUnits, .spaceBeforeCents],
    numbers: """
      2: deux
      3: trois
      4: quatre
      5: cinq
      6: six
      7: sept
      8: huit
      9: neuf
      10: dix dizaine dizaines
      11: onze
      12: douze
      13: treize
      14: quatorze
      15: quinze
      16: seize
      20: vingt
      30: trente
      40: quarante
      50: cinquante
      60: soixante
      70: soixante-dix septante
      80: quatre-vingt quatre-vingts
      90: quatre-vingt-dix nonante
      100: cent
      95: quatre-vingt-quinze
      99: quatre-vingt-dix-neuf
      """,
    packSizes: """
      2: duo double bi twin deux
      3: trio triple tri trois
      4: quadruple quatre
      5: cinq
      6: six
      8: huit
      10: dix
      12: douze
      """,
    packEndings: "pack packs",
    units: """
      kilogram: kilo kilos kilogramme kilogrammes
      gram: gr gramme grammes
      tonne: tonne tonnes
      @ ounce: once onces
      pound: livre livres
      ton: tonne_courte tonnes_courtes
      quintal: quintal quintaux
      liter: lt litre litres
      deciliter: decilitre
      centiliter: centilitre centilitres
      milliliter: millilitre millilitres
      microliter: microlitre
      kiloliter: kilolitre
      hectoliter: hectolitre hectolitres
      pint*: pinte
      dram: fl_dr
      go-jp: gō_japonais
      meter: mètre mètres
      centimeter: centimètre centimètres
      inch: pouce pouces
      @ inch: po
      foot: pied pieds
      @ foot: pi
      cubic-foot: pied_cube pieds_cubes pi³ pi3
      square-meter: mètre_carré mètres_carrés
      hectare: hectare hectares
      item: l'unité pce pces ct pièce pièces unité unités chacun chacune article articles produit produits pipette pipettes
      @ item: ch
      pair: paire paires
      dozen: douzaine douzaines
      ream: rame rames
      bit: bits
      byte: octet octets
      kilobit: kbit kilobit kilobits
      megabit: mbit
      gigabit: gbit gigabit gigabits
      terabit: tbit
      @ kilobyte: ko
      @ megabyte: mo
      @ gigabyte: go
      @ terabyte: to
      joule: joules
      kilojoule: kilojoule kilojoules
      foodcalorie: kilocalorie kilocalories calorie calories
      second: s second seconde secondes
      minute: minute minutes
      hour: h heure heures
      day: d jour jours
      @ day: j
      week: semaine semaines
      month: mois
      @ year: an ans
      year: année années
      centigram: centigramme centigrammes
      dekameter: decametre
      hectometer: hectometre
      picometer: picometre
      astronomical-unit: au
      light-year: année_lumière années_lumière
      bakers-dozen~: douzaine_de_boulanger treize_à_la_douzaine douzaines_de_boulanger
      cubic-millimeter: millimètre_cube millimètres_cubes
      cup-imperial~: tasse_impériale tasse_imp tasses_impériales
      cup-jp~: tasse_japonaise tasses_japonaises
      dessert-spoon-metric~: cuillère_à_dessert_métrique c_à_d_métrique cuillères_à_dessert_métriques
      jin-taiwan~: jin_taïwanais
      long-ton~: tonne_longue tonnes_longues
      pint-imperial~: pinte_impériale pintes_impériales
      pound-troy~: livre_troy livres_troy
      tablespoon-australian~: cuillère_à_soupe_australienne c_à_s_australienne cuillères_à_soupe_australiennes
      tablespoon-metric~: cuillère_à_soupe_métrique c_à_s_métrique cuillères_à_soupe_métriques
      teaspoon-metric~: cuillère_à_café_métrique c_à_c_métrique cuillères_à_café_métriques
      @ dash~: trait traits
      @ exabyte: exaoctet Eo exaoctets
      @ fortnight~: quinzaine quinzaines
      @ gross~: grosse
      @ megawatt-hour: mégawattheure mégawattheures
      @ nanosecond: nanoseconde nanosecondes
      @ quintal~: q
      @ score~: vingtaine vingtaines
      @ thousand~: millier milliers
      @ watt-hour: wattheure wattheures
      """,
    counts: """
      @ pack: blister
      roll: rouleau rouleaux
      @ roll: rlx roul roul.
      sheet: feuille feuilles
      @ sheet: flles
      tablet: comprimé comprimés
      capsule: capsule capsules gélule gélules
      wash: lavage lavages dose doses
      serving: portion portions ration rations
      bag: sac sacs
      sachet: sachet sachets stick sticks
      teabag: infusette sachet_de_thé sachets_de_thé
      pack: pack packs er paquet paquets lot lots set
      box: boîte boîtes
      case: caisse caisses
      bottle: bouteille bouteilles
      can: canette canettes
      jar: bocal bocaux pot
      tube: tube tubes
      tub: pots
      carton: carton cartons brique briques briquette
      tray: barquette barquettes
      bar: barre barres
      slice: tranche tranches
      egg: œuf œufs oeuf oeufs
      nappy: couche couches
      wipe: lingette lingettes
      tissue: mouchoir mouchoirs
      towel: essuie_tout
      bulb: ampoule_led
      battery: piles_alcalines
      pod: dosette dosettes
      blade: lames
      @ blade: lame
      plaster: pansement pansements
      ampoule: ampoule ampoules
      page: page pages
      cube: cube cubes
      sausage: saucisse saucisses
      bun: petit_pain petits_pains
      bunch: botte bottes
      meal: repas
      film: film films
      cigarette: cigarette cigarettes
      candle: bougie bougies
      patty: steak_haché steaks_hachés
      @ battery: pile piles
      @ bulb: ampoule ampoules
      @ ply: pli plis
      @ pouch: poche poches
      @ towel: serviette serviettes
      @ tub: pot
      @ tub: verrines petits_pots ramequins coupelles
      @ pouch: gourdes
      @ carton: briquettes berlingots
      @ bottle: flacons fioles btle btles flacon
      @ ampoule: unidoses unidose
      @ sachet: monodoses bûchettes
      @ bag: filets
      @ jar: bocaux
      @ case: cagettes casiers
      @ tray: plateaux
      @ pack: coffret coffrets étui étuis fardeau fardeaux pqt paq paq.
      @ tablet: tablettes pastilles cp cps
      @ can: conserve conserves bte btes
      @ capsule: gél
      """,
    currencies: """
      EUR: euro euros
      dollar: dollar dollars
      pound: livre_sterling
      yen: yen
      CHF: francs_suisses franc francs
      cent: ct cent cents centime centimes
      grosz: gr
      """,
    foods: """
      almonds: amandes
      butter: beurre
      cocoa: cacao
      coconut oil: huile_de_coco
      cream: crème
      flour: farine
      honey: miel
      maple syrup: sirop_d'érable
      milk: lait
      oats: flocons_d'avoine
      olive oil: huile_d'olive
      orange juice: jus_d'orange
      peanut butter: beurre_de_cacahuète
      rapeseed oil: huile_de_colza
      rice: riz
      salt: sel
      soy sauce: sauce_soja
      sugar: sucre
      sunflower oil: huile_de_tournesol
      vinegar: vinaigre
      water: eau
      yogurt: yaourt
      """,
    roles: [
      .nowPaid: "seulement maintenant",
      .exerciseBook: "cahier cahiers",
      .sideLabel: "hauteur haut haute épaisseur épais diamètre largeur profondeur bonnet bonnets",
      .paper: "cahier cahiers ramette ramettes copieur",
      .offerUntil: """
      jusqu'au jusqu’au jusqu'à jusqu’à jusqu'en jusque jusqu'au_dimanche valable_jusqu'au valable_jusqu’au
      valable_jusqu'à valide_jusqu'au se_termine_le prend_fin_le fin_le
      """,
      .offerFrom: "du dès dès_le à_partir_du à_partir_de valable_du valable_dès_le",
      .offerHead: "offre promo promotion valable offre_valable en_promo",
      .offerOnly: "seulement uniquement",
      .dayJoint: "au à",
      .dayFiller: "le de",
      .tomorrow: "demain",
      .offerFromOrOf: "du",
      .dayEnding: "er e",
      .ambiguousMonth: "mars mai",
      .keepsUntil: "consommer ddm dlc dluo conserver",
      .beer: "bière bières",
      .bag: "poubelle poubelles congélation sacs_congélation",
      .material: "verre plastique",
      .eyewear: "lunettes lentilles_de_contact lentilles",
      .emptyHolder: """
      verres verre tasses tasse mugs mug gobelets gobelet seau vase thermos bouilloire carafe
      gourde gourde_isotherme bouteille_isotherme
      """,
      .eachPack: "multipacks",
      .wholeOfPacks: "total totale",
      .noise: """
      net poids poids_net net_à contenu contenance à_l'emballage env environ au_moins total égoutté poids_égoutté \
      poids_net_égoutté
      """,
      .of: "de des du d à je à_je avec",
      .per: "par au à_la chaque",
      .article: "an un une pour_un",
      .or: "ou",
      .orMore: "ou_plus",
      .priceNoise: """
      prix à_payer prix_de_vente seulement soit à_partir_de dès ttc ht tva hors_taxe t.t.c.
      """,
      .unitPriceName: "prix",
      .within: "en",
      .people: "personnes",
      .free: """
      gratuit gratuite gratuits gratuites offert offerte offerts offertes cadeau
      """,
      .half: "moitié_prix à_moitié_prix",
      .halved: "moitié à_moitié",
      .sizeOfCount: """
      mega double triple plus super mini gros grosses grands petits petites grandes xl xxl
      """,
      .quarterOf: "quart_de un_quart_de",
      .halfOf: "demi demie",
      .andHalf: "et_demi et_demie",
      .off: """
      réduction de_réduction remise de_remise remise_immédiate de_remise_immédiate de_rabais rabais moins_cher coupon
      """,
      .save: "économisez moins remise_de",
      .forWord: "pour pour_le_prix_de au_prix_de",
      .buy: "achetez acheter acheté achetés achetée achetées prenez",
      .whenBuying: "pour_l'achat_de à_l'achat_de en_achetant",
      .get: "obtenez recevez et_obtenez",
      .pay: "payez payés payé",
      .another: "un_autre une_autre",
      .two: "deux",
      .three: "trois",
      .four: "quatre",
      .second: "second deuxième seconde la_deuxième le_deuxième le_second la_seconde",
      .third: "troisième",
      .fourth: "quatrième",
      .ordinalEnding: """
      er ère ème eme ième ième_produit ème_article ème_produit ème_unité e_article e_produit
      """,
      .dealNoise: "offre promo promotion",
      .joining: "et en sur le la les",
      .day: "jour jours journée d",
      .week: "semaine semaines",
      .month: "mois",
      .year: "an ans année années",
      .daily: "quotidien quotidienne quotidiennes quotidiens quotidiennement",
      .weekly: "hebdomadaire hebdomadaires",
      .monthly: "mensuel mensuelle mensuels mensuelles mensuellement",
      .yearly: "annuel annuelle annuels annuelles annuellement",
      .intervalLead: "an je par chaque tous_les toutes_les a_la",
      .durationLead: "pour pendant durant sur",
      .durationEnd: "durant",
      .onePeriodAhead: "an un une en",
      .halfPeriod: "demi demie",
      .times: "fois",
      .cashback: """
      cashback sur_la_carte_de_fidélité sur_la_carte sur_ma_carte sur_votre_carte sur_carte en_cagnotte de_cagnotte cagnottés cagnotté cagnotte remboursés_avec_l'appli remboursé_avec_l'appli remboursés \
      remboursé de_remboursement
      """,
      .coupon: "coupon bon_de_réduction bon_de_reduction",
      .couponOff: "de_remise de_réduction",
      .density: "masse_volumique densité",
      .deposit: "consigne vidange vidanges",
      .depositIncluded: "incl. inclus incluse dont comprise compris",
      .fee: "redevance",
      .drainedWeight: """
      poids_net_égoutté pne p.n.e. égoutté egoutté poids_égoutté net_égoutté égouttés égouttée
      """,
      .limit: "maximum au_plus au_maximum jusqu'à",
      .bodyBound: "plus_de moins_de",
      .clearLimit: "limite limité_à limitée_à",
      .loyaltyPrice: """
      avec_coupon avec_bon_de_réduction avec_la_carte_de_fidélité avec_ma_carte avec_carte avec_la_carte prix_carte \
      prix_fidélité prix_avec_carte_de_fidélité prix_avec_carte
      """,
      .packsBought: "paquets_achetés achetés",
      .shipping: "frais_de_port frais_de_livraison livraison",
      .freeShipping: "livraison_gratuite livraison_offerte frais_de_port_offerts",
      .strength: "teneur",
      .alcoholBefore: "titre_alcoolique alcool",
      .tax: "tva toutes_taxes taxes taxe",
      .taxAlone: "ttc ht +tva t.t.c. h.t.",
      .taxIncluded: "inclus incluse compris comprise comprises ttc t.t.c. avec",
      .taxAdded: "plus +tva hors en_sus sans non_compris non_comprise non_comprises ht h.t.",
      .usableShare: "utilisable utilisé comestible part_utilisable",
      .perPack: "je par_paquet par_pièce par_article chacun chacune",
      .perWholePack: "par_paquet",
      .once: "une_fois par_commande",
      .perCustomer: "par_client par_personne par_foyer",
      .termLink: "de du d'une_valeur_de à",
      .boughtPacks: "packs paquets",
      .limitNoise: "seulement",
      .termFiller: "plus et en",
      .waste: "perte pertes",
      .behindNumber: "pour chez en et plus",
      .countOne: "un une en",
      .countTwo: "deux",
      .countThree: "trois",
      .countFour: "quatre",
      .countFive: "cinq",
      .countSix: "six",
      .alcohol: "vol vol. alcool alcoolique",
      .protein: "protéines protéine",
      .caffeine: "caféine",
      .cocoa: "cacao",
      .washes: "lavages",
      .plies: "plis",
      .strengthEnding: "vol vol. alcool protéines protéine",
      .lowestPrice: "prix_le_plus_bas",
      .formerPrice: """
      au_lieu_de avant ancien_prix de rég régulier prix_régulier prix_barré prix_conseillé prix_précédent
      """,
      .each: "chacun chacune l'unité pièce",
      .unitArticle: "le la",
      .at: "à",
      .bareAt: "a",
      .rangeJoint: "à ou",
      .gluedOrdinalEnding: "e",
      .perBesidePrice: "à",
      .atLeast: "au_moins minimum",
      .groupLink: "par",
      .priceOfHalf: "prix",
      .comparative: "moins_cher",
      .claim: "moins",
      .dealArticle: "le la les",
      .minimum: "dès à_partir_de",
      .taxNoise: "tva ht ttc",
      .sizeLabel: "taille n°",
      .days: "jours",
      .spokenPercent: "pour_cent",
      .substancePer: "par à",
      .eachAmount: "chacun",
      .boughtCondition: "dès de pour",
      .boughtFree: "offert offerte offerts offertes gratuit gratuite gratuits gratis",
      .netPrice: "ht",
      .numberLabel:
        "cat cat. catégorie calibre spf indice ip fps n° nº no. numéro âge teinte omega oméga type modèle série niveau force étape",
      .oneContainer: """
      bouteille tube brique boîte boite pot flacon canette sachet bidon bocal barquette aérosol spray paquet
      """,
      .net: "filet filets",
      .gadget: "smartphone téléphone ordinateur console",
      .fridge: "réfrigérateur frigo congélateur micro-ondes",
      .washer: "lave-linge sèche-linge",
      .ink: "toner encre",
      .device: """
      souris clavier forfait internet téléphone smartphone mobile routeur modem imprimante caméra télévision \
      téléviseur tv écran moniteur drone console enceinte ordinateur
      """,
      .clothing: """
      jean jeans veste vestes pantalon pantalons chemise chemises robe robes jupe jupes manteau manteaux \
      costume pulls gilet blouson short caleçon chaussettes collant collants t-shirt tee-shirt chemisier \
      combinaison
      """,
      .sizedByLength: """
      vélo vélos poêle poêles sauteuse wok casserole casseroles faitout cocotte marmite crêpière assiette assiettes saladier bol plat couvercle couteau couteaux bougie \
      bougies poupée peluche parapluie lampe vase miroir spatule pince louche moule
      """,
      .reach: "couvre rendement pouvoir_couvrant couvrant",
      .lifting: """
      machine machines nettoyeur compresseur pompe gonfleur cafetière expresso cric crics treuil fendeuse palan grue presse sangle sangles manille transpalette remorque chandelle \
      chandelles élévateur
      """,
      .soldByLength: """
      câble câbles cable fil film ruban adhésif scotch tuyau tuyaux corde cordes chaîne chaînes ficelle \
      guirlande guirlandes bande bandes laine galon rallonge cordon gaine rouleau rouleaux aluminium
      """,
      .soldByMilligram: "safran",
      .bracketEstimate: "soit",
    ],
    own: [
      .pieceBeforePrice: "pce pce. botte",
      .yields: "soit pour donne",
      .together: "les",
      .atStore: "chez",
      .metricPound: "livre livres",
      .pieceBehindNumber: "un",
      .and: "et",
      .sizeLink: "de d",
      .eachLink: "à",
      .pluralEnding: "s x",
      .ingredient: """
      céréales fromages épices fruits herbes laits légumes parfums goûts couleurs variétés origines noix graines
      """,
      .numberNoun: "dizaine dizaines",
      .countedNoun: """
      œufs oeufs crêpes croissants brioches pains gaufres pancakes muffins donuts madeleines éclairs beignets galettes
      saucisses merguez chipolatas knacks steaks burgers nuggets boulettes quenelles wraps tortillas bagels baguettes
      citrons oranges pommes poires bananes avocats kiwis mangues oignons tomates poivrons concombres serviettes assiettes
      bougies ampoules piles couches lingettes éponges cornets bâtonnets glaces yaourts escalopes brochettes
      """,
      .packOfEach: "pack packs",
      .unclearAt: "a",
      .rangeEnd: "à a",
    ],
    letters: [
      .elided: "d",
      .saint: "st",
    ],
    months: """
      janv janvier jan|févr février fév|mars|avr avril|mai|juin|juil juillet|août|sept septembre| \
      oct octobre|nov novembre|déc décembre
      """,
    weekdays: "lun lundi|mardi|mer mercredi|jeu jeudi|ven vendredi|sam samedi|dim dimanche",
    headings: """
      name:nom, désignation, libellé, intitulé, nom du produit, nom produit, nom article, dénomination
      product:produit, produits, article, articles, denrée, aliment, ingrédient, marchandise
      description:description, descriptif, détail
      brand:marque, fabricant, producteur, nom de la marque, torréfacteur, brasseur, brasserie, domaine, château
      length:longueur
      loyalty:prix carte, avec carte, prix avec carte, prix fidélité, carte fidélité, prix club, prix adhérent, \
      fidélité, remise fidélité
      quantity:quantité, qté, contenance, contenu, quantité nette, contenu net, combien, condt, cont., pds
      weight:poids, poids net, poids en, masse, grammage
      volume:volume, capacité, contenance nette
      size:taille, format, conditionnement, taille du paquet, emballage, cond, cdt
      count:nombre, pièces, nb, nombre de pièces, nb pièces, nombre unités, nbre, rouleaux, feuilles, combien de, \
      nombre acheté, nb acheté, qté commandée, qté achetée, qtés
      packs:lot, lots, paquets, nombre de paquets, pack, colis, bouteilles, nb par lot, pcb, colisage, nb par colis, \
      pièces par colis, unités par colis, nb par carton, par carton, spcb, uvc par carton, qté par carton, \
      unités par carton, nb d unités par lot, carton de, caisse de
      unit:unité, unité de mesure, unités, mesure
      price:pvc, pvc ttc, prix, coût, prix de vente, tarif, prix ttc, prix public, prix payé, montant payé, prix du paquet, \
      prix actuel, prix paquet, prix moyen, pv ttc, pvc, ppttc, payé, px, prx, prix en rayon, prix rayon, \
      prix caisse, \
      prix d achat, prix achat, prix d achat ht, pa ht, prix de revient, coût d achat, prix vente, \
      prix de vente ttc
      total:dépense, dépensé, \
      total, montant, prix total, montant total, total ttc, montant ttc, total ligne, montant ligne, \
      total article
      unitPrice:prix unitaire, prix au kilo, prix au litre, prix à l unité, prix par unité, pu, prix unité, prix kilo, \
      prix au kg, prix unité de mesure, prix u, prix d unité, prix à la pièce, prix pièce, prix de l unité
      former:ancien, normal, habituel, barré, prix barré, ancien prix, prix normal, prix initial, prix conseillé, \
      avant, régulier, prix régulier, prix de base, prix d origine, pvc conseillé, prix hors promo, hors promo, \
      prix de référence, prix avant remise, prix avant promo, avant remise, prix sans remise, prix habituel
      sale:soldé, promotionnel, prix promo, prix soldé, prix remisé, nouveau prix, prix réduit, nouveau, \
      prix promotionnel, prix en promo, prix net, prix final, prix après remise, prix après réduction, \
      prix remise déduite, prix choc, prix spécial, net à payer, \
      à payer, reste à payer, prix à payer, vous payez
      paid:à payer, net à payer, reste à payer, prix à payer, vous payez, prix final, prix après remise, \
      prix après réduction, prix remise déduite, payé, prix payé, montant payé
      cost:coût, coûts, prix d achat, prix achat, prix d achat ht, pa ht, prix de revient, coût d achat
      selling:prix de vente, prix vente, prix de vente ttc, pv ttc, pvc, pvc ttc, prix public
      per:par, au, à la, à l
      each:pvc, pvc ttc, pièce, la pièce, l unité, à la pièce, à l unité, chacun, p u, pu ttc, prix u
      saving:économie, économies, vous économisez, remise, réduction, rabais, économie réalisée, montant remise, \
      avantage client, avantage, coupon, coupons, bon de réduction, bons de réduction
      currency:devise, monnaie
      deal:offre, remise, réduction, promotion, rabais, promo, avantage
      deposit:consigne, consignes, dépôt, montant de la consigne, prix de la consigne, \
      vidange, vidanges, montant consigne, caution, prix consigne
      store:pharmacie, droguerie, boulangerie, boucherie, magasin, détaillant, enseigne, boutique, supermarché, marché, vendeur, point de vente, commerce, lieu, lieu d achat, \
      fournisseur, épicerie, où, mag., ens., commerçant, grande surface, acheté chez, acheté à, acheté au, drive, \
      hypermarché, supérette, lieu achat, où acheté
      note:remarque, remarques, commentaire, commentaires, observation, observations, annotation, annotations
      barcode:code barres, code barre, codebarres, codebarre, code ean
      basket:panier, dans le panier
      articleNumber:référence, numéro d article, numéro article, code article, code produit, réf, référence produit
      date:quand, date, jour, date d achat, mois, année, date achat, relevé le, date de relevé, semaine, acheté le
      offerFrom:valable du, valable dès, date de début, début, début promo, début de validité, début validité, \
      à partir du, début de l offre, début offre, valable à partir du, début promotion
      offerUntil:valable jusqu au, valable jusqu à, valable, validité, date de fin, fin, fin promo, jusqu au, \
      période, fin de validité, fin de promo, fin de l offre, fin offre, fin promotion, fin validité
      other:budget, budget prévu, note sur 5, note sur 10, \
      catégorie, rayon, note moyenne, avis, étoiles, lien, image, disponible, disponibilité, actif, étagère, \
      famille, origine, pays, couleur, type, tva, taux, rang, ligne, statut, région, département, ville, calories, \
      bio, allée, étage, évaluation, groupe, variété, saveur, gamme, stock, en stock, stocks, réserve, en réserve, \
      restant, vendu, vendus, vendue, vendues, ventes, dlc, ddm, péremption, date de péremption, quantité disponible, \
      stock disponible, quantité en stock, remb, labo, millésime, cat., qté en stock, quantité stock
      number:numéro, n, no, code, identifiant
      withTax:ttc, toutes taxes comprises, taxes incluses, avec taxes, tvac, tvaci
      beforeTax:ht, hors taxe, hors taxes, avant taxes, sans taxes, htva, hors tva
      drained:poids égoutté, poids net égoutté, poids net egoutté, égoutté
      filler:de, du, des, d, en, le, la, les, l, un, une, et, ou, net, ttc, ht, par paquet, environ, pour, chez, \
      hors taxe
      sum:sous total général, total intermédiaire, \
      total à payer, total, somme, total général, sous total, moyenne, à payer, net à payer, reste à payer, montant total
      charge:consigne, tva, t v a, livraison, frais de livraison, frais de port, espèces, rendu monnaie, arrondi, \
      carte bancaire, carte bleue, cb, rendu, monnaie, frais de préparation, frais de service, frais de dossier
      address:adresse
      street:rue
      city:ville
      state:région, province
      postalCode:code postal
      phone:téléphone, tel
      fax:télécopie, fax
      email:courriel, email, e mail, mail
      webPage:site web, site
      distance:distance
      onOffer:en promotion, promotion, promo
      """,
    labels: [
      .stock: "stock disponible disponibles avis vendu vendus",
      .without: "sans",
      .markupBasketName: "panier caddie",
      .markupBasketPart: "apercu contenu",
      .markupFilter: "filtre",
      .withoutTax: "ht",
      .withTax: "ttc",
      .articles: "articles article art",
      .besideCount: "quantité qté unité pièce pce",
      .total: "total",
      .tax: "tva taxe taxes",
      .given: "espèces especes cb carte",
      .change: "rendu monnaie",
      .lowestPrice: "dès",
      .formerPrice: "avant",
      .otherMoney: "économisez livraison consigne panier mois",
      .bonus: "points",
      .orInstalments: "ou",
      .ofEachInstalment: "de à",
      .praise: "bio offre prix seul exclu nouveau nouveauté promo promotion",
      .beforePrice: "seul seulement maintenant prix",
      .each: "pièce",
      .per: "par",
      .alternative: "ou et",
      .atEach: "à",
      .hundredth: "centimes",
      .yes: "oui o",
      .no: "non n",
      .notKnown: "n.c. nc n/c inconnu épuisé",
      .memberPrice: "abonnement abonnés",
    ],
    labelParts: [
      .markupPrice: "prix",
      .markupFormer: "ancien",
      .markupWithTax: "price-ttc prix-ttc",
      .markupWithoutTax: "price-ht prix-ht",
      .markupOther: "livraison",
      .subtotal: "sous-total sous_total total_articles total_produits total_avant_remises",
      .otherSum: "remise economie économi points articles article hors_tax _ht avant_remise",
      .saving: "économi prix_normal",
      .total: "à_payer a_payer montant_dû total_ttc",
      .totalWithTax: "total_ttc",
      .rounding: "arrondi",
      .given: "carte_bancaire",
      .change: "à_rendre a_rendre",
      .discount: "remise réduction promo offert avantage",
      .shipping: "livraison frais_de_port",
      .deposit: "consigne vidange",
      .lowestPrice: "à_partir a_partir",
      .formerPrice: "plus_bas_des 30_derniers_jours au_lieu prix_conseillé",
      .memberPrice: "membre avec_carte avec_la_carte",
      .companyForm: "_s.a",
      .headLine: "avenue ticket bienvenu",
      .otherMoney: "prix_le_plus_élevé moins_de",
      .withShipping: "livraison_comprise livraison_incluse frais_de_port_inclus",
      .otherSellers: "autres_vendeurs autres_offres articles_neufs articles_d'occasion",
      .details: "origine",
    ])
}
