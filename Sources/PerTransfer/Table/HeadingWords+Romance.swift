extension HeadingWords {
  static let french = """
    name:nom, désignation, libellé, intitulé, nom du produit, nom produit, nom article, dénomination
    product:produit, produits, article, articles, denrée, aliment, ingrédient, marchandise
    description:description, descriptif, détail
    brand:marque, fabricant, producteur, nom de la marque
    quantity:quantité, qté, contenance, contenu, qte, quantité nette, contenu net
    weight:poids, poids net, poids en, masse, grammage
    volume:volume, capacité, contenance nette
    size:taille, format, conditionnement, taille du paquet, emballage
    count:nombre, pièces, nb, nombre de pièces, nb pièces, nombre unités, nbre, rouleaux, feuilles
    packs:lot, lots, paquets, nombre de paquets, pack, colis, bouteilles, nb par lot
    unit:unité, unité de mesure, unités, mesure
    price:prix, coût, prix de vente, tarif, prix ttc, prix public, prix payé, montant payé, prix du paquet, prix actuel, prix paquet, prix moyen
    total:total, montant, prix total, montant total
    unitPrice:prix unitaire, prix au kilo, prix au litre, prix à l unité, prix par unité, pu, prix unité, prix kilo, prix au kg, prix à l unite
    former:ancien, normal, habituel, barré, prix barré, ancien prix, prix normal, prix initial, prix conseillé, avant, régulier, prix régulier, prix de base, prix d origine
    sale:soldé, promotionnel, prix promo, prix soldé, prix remisé, nouveau prix, prix réduit, nouveau, prix promotionnel, prix en promo
    per:par, au, à la, à l
    each:pièce, la pièce, l unité, à la pièce, à l unité, chacun
    currency:devise, monnaie
    deal:offre, remise, réduction, promotion, rabais, promo, avantage
    deposit:consigne
    store:magasin, enseigne, boutique, supermarché, marché, vendeur, point de vente, commerce, lieu, lieu d achat, fournisseur, épicerie
    note:remarque, remarques, commentaire, commentaires, observation, observations
    barcode:code barres, code barre, codebarres, codebarre, code ean
    basket:panier, dans le panier
    articleNumber:référence, numéro d article, numéro article, code article, code produit, réf, référence produit
    date:date, jour, date d achat, mois, année, date achat, relevé le, date de relevé, semaine
    other:catégorie, rayon, note moyenne, avis, étoiles, lien, image, disponible, disponibilité, actif, étagère, famille, origine, \
    pays, couleur, type, tva, taux, rang, ligne, statut, région, département, ville, calories, bio, allée, étage, évaluation, groupe, variété, saveur, gamme
    number:numéro, n, no, code, identifiant
    filler:de, du, des, d, en, le, la, les, l, un, une, et, ou, net, ttc, ht, par paquet, environ, pour, chez, hors taxe
    """

  static let spanish = """
    name:nombre, denominación, nombre producto, nombre del producto, designación, título
    product:producto, productos, artículo, articulo, ítem, alimento, mercancía, ingrediente, mercadería, rubro
    description:descripción, detalle, concepto
    brand:marca, fabricante, productor
    quantity:cantidad, contenido, cant, contenido neto, cantidad neta, cuánto
    weight:peso, peso neto, gramaje
    volume:volumen, capacidad
    size:tamaño, formato, presentación, envase, tamaño del envase, empaque
    count:unidades, piezas, número de unidades, nº de unidades, pzas, uds, hojas, rollos
    packs:paquetes, paquete, pack, botellas, latas, cajas, unidades por caja, unidades por paquete, lote
    unit:unidad, unidad de medida, medida, u m
    price:precio, coste, costo, pvp, precio de venta, precio venta, precio actual, importe pagado, precio al público, precio paquete, \
    precio promedio, precio medio, precio de lista actual
    total:total, importe, importe total, precio total
    unitPrice:precio unitario, precio unidad, precio por unidad, precio kilo, precio por kilo, p unitario, precio de referencia, costo unitario, precio por medida, precio x unidad
    former:anterior, antes, original, habitual, regular, precio anterior, precio antes, precio regular, precio normal, precio original, precio de lista, precio lista, precio habitual, normal
    sale:rebajado, oferta precio, precio oferta, precio de oferta, precio rebajado, precio promoción, precio con descuento, ahora, precio ahora, promocional, precio promocional
    per:por, al, x
    each:cada uno, c u, la unidad, por pieza
    currency:moneda, divisa
    deal:oferta, promoción, descuento, rebaja, ahorro, dto, desc
    deposit:fianza, depósito, depósito envase
    store:tienda, supermercado, comercio, establecimiento, mercado, vendedor, cadena, súper, lugar, dónde, proveedor, sucursal, negocio
    note:nota, notas, comentario, comentarios, observación, observaciones
    barcode:código de barras, códigodebarras, código barras, cod barras, codbarras
    basket:cesta, carrito, carro, en la cesta
    terms:condiciones
    articleNumber:código de artículo, código artículo, código producto, código de producto, número de artículo, referencia, númerodeartículo
    date:fecha, día, fecha de compra, mes, año, semana, fecha compra
    other:categoría, pasillo, sección, estante, valoración, estrellas, enlace, imagen, foto, disponible, existencias, activo, activa, \
    puntuación, opiniones, departamento, tipo, origen, país, color, iva, familia, ciudad, región, estado, fila, calorías, grupo, subcategoría, sabor, variedad, orden, posición, índice
    number:número, nº, código, cod, clave, identificador
    filler:de, del, la, el, los, las, en, un, una, y, o, con, sin, neto, iva incluido, con iva, sin iva, por paquete, para, a, aprox
    """

  static let italian = """
    name:nome, denominazione, nome prodotto, nome del prodotto, nome articolo
    product:prodotto, prodotti, articolo, articoli, alimento, merce, ingrediente, voce
    description:descrizione, dettaglio
    brand:marca, marchio, produttore, fabbricante
    quantity:quantità, contenuto, qta, q tà, quantita, contenuto netto, qtà
    weight:peso, peso netto, grammatura
    volume:volume, capacità
    size:formato, dimensione confezione, confezione, dimensione, taglia
    count:pezzi, numero pezzi, pz, numero di pezzi, n pezzi, rotoli, fogli, unità per confezione
    packs:confezioni, pacchi, bottiglie, lattine, multipack, pezzi per confezione, n confezioni
    unit:unità, unità di misura, um, u m, misura
    price:prezzo, costo, prezzo di vendita, prezzo confezione, importo pagato, prezzo attuale, prezzo medio, prezzo vendita
    total:totale, importo, prezzo totale
    unitPrice:prezzo unitario, prezzo al kg, prezzo al chilo, prezzo al litro, prezzo per unità, prezzo unità, prezzo al kilo
    former:prezzo pieno, prezzo originale, prezzo precedente, prima, prezzo di listino, listino, pieno, vecchio prezzo, originale, prezzo normale, vecchio, prezzo intero
    sale:scontato, prezzo scontato, prezzo offerta, prezzo in offerta, prezzo promo, adesso, nuovo prezzo, ora, prezzo promozionale
    per:al, per, alla
    each:cadauno, cad, al pezzo, l uno, pezzo
    currency:valuta
    deal:offerta, sconto, promozione, risparmio, promo
    deposit:cauzione, vuoto a rendere
    store:negozio, supermercato, punto vendita, mercato, insegna, catena, venditore, dove, fornitore, bottega
    note:nota, note, commento, commenti, osservazioni, annotazioni
    barcode:codice a barre, codiceabarre, codice ean, codice barre
    basket:carrello, cesto
    terms:condizioni
    articleNumber:codice articolo, codicearticolo, codice prodotto, riferimento, numero articolo
    date:data, giorno, data acquisto, mese, anno, settimana, data di acquisto
    other:categoria, reparto, corsia, scaffale, valutazione, voto, stelle, disponibile, disponibilità, attivo, attiva, immagine, origine, paese, \
    colore, tipo, iva, riga, stato, giudizio, recensioni, punteggio, città, regione, calorie, biologico, gruppo, gusto, sottocategoria, varietà, indice, ripiano, link
    number:numero, codice, cod, id
    filler:di, del, della, dei, delle, il, lo, i, gli, le, in, un, e, o, con, senza, netto, iva inclusa, da, circa, dell
    """

  static let portuguese = """
    name:nome, designação, nome do produto, denominação, nome do item
    product:produto, produtos, artigo, item, itens, mercadoria, alimento, gênero, ingrediente
    description:descrição, detalhe, especificação
    brand:marca, fabricante, produtor
    quantity:quantidade, conteúdo, qtd, qtde, quant, conteúdo líquido, teor, qt
    weight:peso, peso líquido, gramatura
    volume:volume, capacidade
    size:tamanho, embalagem, formato, apresentação, tamanho da embalagem
    count:unidades, peças, número de unidades, unid, un, rolos, folhas, nº de unidades
    packs:pacotes, pacote, caixas, garrafas, latas, unidades por caixa, unidades por embalagem, fardo, embalagens
    unit:unidade, unidade de medida, medida, und
    price:preço, custo, valor, preço de venda, preço atual, preço venda, valor pago, preço da embalagem, preço médio
    total:total, valor total, preço total, montante
    unitPrice:preço unitário, valor unitário, preço por unidade, preço por kg, preço por quilo, preço por litro, preço unidade, custo unitário, preço quilo
    former:preço antigo, antes, de, preço normal, original, preço original, preço anterior, anterior, preço regular, preço de tabela, pvpr, preço cheio, pvp recomendado
    sale:preço promocional, promocional, preço com desconto, agora, preço de oferta, por, preço oferta, preço em promoção, preço novo
    per:por, ao, pelo
    each:cada, a unidade, por peça
    currency:moeda
    deal:oferta, promoção, desconto, poupança, economia
    deposit:caução, depósito, vasilhame, tara
    store:loja, mercado, supermercado, estabelecimento, vendedor, mercearia, rede, onde, fornecedor, local, local de compra, feira
    note:nota, notas, observação, observações, comentário, comentários, obs
    barcode:código de barras, cod barras, código barras
    basket:cesto, carrinho, cesta
    terms:condições
    articleNumber:código do produto, código produto, referência, ref, código do item, código do artigo
    date:data, dia, data da compra, mês, ano, data compra, semana
    other:categoria, corredor, seção, secção, prateleira, avaliação, estrelas, nota média, disponível, estoque, ativo, ativa, imagem, origem, país, cor, tipo, \
    linha, estado, classificação, pontuação, cidade, região, setor, departamento, calorias, grupo, sabor, ordem, posição, subcategoria, link
    number:número, código, cod, nº
    filler:do, da, dos, das, em, o, os, e, ou, um, uma, com, sem, líquido, com iva, s iva, no, na, para, aprox
    """

  static let romanian = """
    name:nume, denumire, nume produs, denumire produs
    product:produs, produse, articol, marfă
    description:descriere
    brand:marcă, brand, producător
    quantity:cantitate, conținut
    weight:greutate, gramaj, masă
    volume:volum, capacitate
    size:mărime, ambalaj, dimensiune
    count:bucăți, buc, număr bucăți
    unit:unitate, unitate de măsură, um
    price:preț, cost, preț de vânzare
    total:total, valoare
    unitPrice:preț unitar, preț pe unitate, preț pe kg
    former:preț vechi, preț inițial, preț normal
    sale:preț redus, preț promoțional, preț nou
    per:pe, per
    deal:ofertă, reducere, promoție, discount
    deposit:garanție
    currency:monedă, valută
    store:magazin, supermarket, unde, piață
    note:notă, observații, comentariu
    barcode:cod de bare
    articleNumber:cod produs, cod articol
    date:dată, ziua, luna, an
    other:categorie, raion, raft, evaluare, stoc, disponibil, imagine, origine, țară, culoare, tip, tva, rând
    number:număr, cod, nr
    filler:de, la, în, și, cu
    """
}
