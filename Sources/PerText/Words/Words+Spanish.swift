extension Language {
  /// Spanish.
  static let spanish = Language(
    codes: ["es"], habits: [.knowsAllUnits, .timesIsFor],
    numbers: """
      2: dos
      3: tres
      4: cuatro
      5: cinco
      6: seis
      7: siete
      8: ocho
      9: nueve
      10: diez decena decenas
      11: once
      12: doce
      13: trece
      14: catorce
      15: quince
      16: dieciséis
      17: diecisiete
      18: dieciocho
      19: diecinueve
      20: veinte
      21: veintiuno veintiún
      22: veintidós
      23: veintitrés
      24: veinticuatro
      25: veinticinco
      26: veintiséis
      27: veintisiete
      28: veintiocho
      29: veintinueve
      30: treinta
      40: cuarenta
      50: cincuenta
      60: sesenta
      70: setenta
      80: ochenta
      90: noventa
      100: cien
      200: doscientos doscientas
      """,
    packSizes: """
      2: duplo duo dúo doble bi twin
      3: trio trío triple tri
      4: cuádruple
      6: six
      """,
    packEndings: "pack packs pak",
    units: """
      @ kilogram: k
      kilogram: kilo kilos kilogramo kilogramos
      gram: gr grs gramo gramos
      milligram: miligramo miligramos
      tonne: tonelada toneladas
      ounce: onza onzas
      pound: libra libras
      ton: tonelada_corta toneladas_cortas
      quintal: quintal quintales
      liter: lt lts litro litros
      deciliter: decilitro decilitros
      centiliter: centilitro centilitros
      milliliter: mililitro mililitros
      pint*: pinta
      gallon*: galon galones
      dram: fl_dr
      meter: metro metros
      centimeter: centimetros
      inch: pulgada pulgadas
      @ foot: pie pies
      cubic-foot: pie_cúbico pies_cúbicos
      square-meter: metro_cuadrado metros_cuadrados
      item: pieza piezas pz pzs pza pzas unidad unidades uds ud cada_uno cada_una producto productos pipeta pipetas
      @ item: und unds u unid unids
      pair: pares
      @ pair: par
      dozen: docena docenas
      ream: resma resmas
      bit: bits
      byte: bytes
      kilobit: kilobit kilobits
      megabit: megabit megabits
      gigabit: gigabit gigabits
      terabit: terabit terabits
      kilobyte: kilobyte kilobytes
      megabyte: megabyte megabytes
      gigabyte: gigabyte gigabytes
      terabyte: terabyte terabytes
      petabyte: petabyte petabytes
      kibibyte: kib kibibyte kibibytes
      mebibyte: mib mebibyte mebibytes
      gibibyte: gib gibibyte gibibytes
      tebibyte: tib tebibyte tebibytes
      pebibyte: pib pebibyte pebibytes
      foodcalorie: calorías
      second: s segundo segundos
      minute: minuto minutos
      hour: h hora horas
      day: d
      @ day: día días
      week: semana semanas
      month: meses
      @ month: mes
      @ year: año años
      year: y
      centigram: centigramo centigramos
      decigram: decigramo decigramos
      dekaliter: decalitro
      @ thousand: mil
      light-year: año_luz años_luz
      bakers-dozen~: docena_de_fraile docenas_de_fraile
      cubic-millimeter: milímetro_cúbico milímetros_cúbicos
      cup-imperial~: taza_imperial taza_imp tazas_imperiales
      cup-jp~: taza_japonesa tazas_japonesas
      dessert-spoon-metric~: cuchara_de_postre_métrica c_postre_métrica cucharas_de_postre_métricas
      jin-taiwan~: jin_de_Taiwán
      long-ton~: tonelada_larga ton_larga toneladas_largas
      megawatt-hour: megavatios-hora
      pint-imperial~: pinta_imperial pintas_imperiales
      pound-troy~: libra_troy libras_troy
      tablespoon-australian~: cucharada_australiana cda_australiana cucharadas_australianas
      tablespoon-metric~: cucharada_métrica cda_métrica cucharadas_métricas
      teaspoon-metric~: cucharadita_métrica cdta_métrica cucharaditas_métricas
      watt-hour: vatios-hora
      @ are~: área áreas
      @ dash~: chorrito chorritos
      @ dozen: doc
      @ fortnight~: quincena quincenas
      @ gross~: gruesa gruesas
      @ kiloliter: kilolitro kilolitros
      @ nanosecond: nanosegundo nanosegundos
      @ score~: veintena veintenas
      @ thousand~: millar millares
      @ meter: mts mt
      """,
    counts: """
      @ pack: blister blísteres
      roll: rollo rollos
      sheet: hoja hojas
      tablet: comprimido comprimidos pastilla pastillas tableta tabletas
      capsule: cápsula cápsulas
      wash: lavado lavados
      serving: ración raciones porción porciones
      bag: bolsa bolsas
      sachet: sobres
      @ sachet: sobre
      pack: pack packs paquete paquetes envase envases set
      box: caja cajas
      bottle: botella botellas
      can: latas
      @ can: lata
      jar: tarro tarros
      tube: tubo tubos
      tub: botes vasos
      @ tub: bote vaso tarrina
      carton: brik briks tetrapak
      tray: bandeja bandejas
      bar: barrita barritas
      slice: rebanada rebanadas loncha lonchas
      egg: huevo huevos
      nappy: pañal pañales
      wipe: toallita toallitas
      tissue: pañuelo pañuelos
      towel: toalla
      bulb: bombilla bombillas
      battery: pila pilas
      blade: cuchilla cuchillas
      plaster: tirita tiritas
      ampoule: ampolla ampollas
      page: página páginas
      cube: cubito cubitos
      sausage: salchicha salchichas
      bunch: manojo manojos
      meal: comida comidas
      cigarette: cigarrillo cigarrillos
      candle: velas
      @ candle: vela
      teabag: bolsitas_de_té bolsita_de_té
      @ bun: panecillos panecillo
      @ case: cajones cajón
      @ dose: dosis
      @ patty: hamburguesas hamburguesa
      @ ply: capas capa
      @ pod: monodosis
      @ pouch: bolsitas bolsita
      @ towel: toallas
      @ tub: tarrinas vasitos flaneras
      @ bottle: bot. botellines tercios quintos benjamines garrafas frasquitos botellín frasco
      @ carton: minibriks bricks cartones
      @ ampoule: viales unidosis
      @ jar: frascos tarritos
      @ wash: lav lv lvds cacitos
      @ bag: mallas sacos malla
      @ case: cajón cajones estuche estuches
      @ tray: cestas barquetas
      @ pack: fardo fardos lote lotes kit kits paq pqte
      @ sachet: sobrecitos stick sticks
      @ tablet: comp grageas
      @ slice: rodajas
      """,
    currencies: """
      EUR: euro euros
      dollar: dólar dólares
      peso: peso pesos
      VES: bolivar bolívares
      PEN: soles sol
      cent: céntimo céntimos centavo centavos
      grosz: gr
      """,
    foods: """
      almonds: almendras
      butter: mantequilla
      cocoa: cacao
      coconut oil: aceite_de_coco
      cream: nata
      flour: harina
      honey: miel
      maple syrup: sirope_de_arce
      mayonnaise: mayonesa
      milk: leche
      oats: avena
      olive oil: aceite_de_oliva
      orange juice: zumo_de_naranja
      rapeseed oil: aceite_de_colza
      rice: arroz
      salt: sal
      soy sauce: salsa_de_soja
      sugar: azúcar
      sunflower oil: aceite_de_girasol
      vinegar: vinagre
      water: agua
      yogurt: yogur
      """,
    roles: [
      .packOrDeposit: "envase",
      .nowPaid: "ahora solo sólo",
      .exerciseBook: "cuaderno cuadernos libreta libretas",
      .sideLabel: "altura alto alta grosor espesor diámetro ancho anchura profundidad fondo",
      .paper: "cuaderno cuadernos folios libreta",
      .offerUntil: """
      hasta hasta_el válido_hasta válida_hasta válido_hasta_el válida_hasta_el vigente_hasta
      vigente_hasta_el termina_el finaliza_el acaba_el
      """,
      .offerFrom: "desde desde_el del a_partir_del a_partir_de válido_desde válido_del válida_del",
      .offerHead: "oferta promoción promo válido válida oferta_válida vigente",
      .offerOnly: "solo sólo solamente únicamente",
      .dayJoint: "al a hasta",
      .dayFiller: "el de del",
      .tomorrow: "mañana",
      .offerFromOrOf: "del",
      .dayEnding: "ª º",
      .ambiguousMonth: "mar ago dic",
      .keepsUntil: "consumir consumo caduca caducidad",
      .beer: "cerveza cervezas",
      .bag: "basura congelar congelación bolsas_zip",
      .material: "vidrio cristal plástico",
      .eyewear: "gafas lentillas lentes",
      .emptyHolder: """
      vasos copas tazas taza tarteras tartera cubo jarrón termo cantimplora hervidor jarra
      vasos_de_plástico fiambrera
      """,
      .eachPack: "multipaquete",
      .wholeOfPacks: "totales",
      .noise: """
      contenido peso peso_neto neto aprox aproximadamente al_menos total escurrido peso_escurrido pn pne formato
      """,
      .of: "de del da con",
      .per: "por al cada",
      .article: "un una",
      .or: "o",
      .orMore: "o_más",
      .estimated: "e",
      .priceNoise: """
      precio a_pagar solo desde ahora iva iva_incluido iva_incl nuestro_precio p_v_p pvp brutto a_partir_de
      """,
      .unitPriceName: "precio",
      .within: "en",
      .sizeOfNappies: "p g xg xxg",
      .people: "personas",
      .free: "gratis gratuito gratuita regalo de_regalo",
      .half: "mitad_de_precio a_mitad_de_precio a_mitad_precio mitad_precio",
      .halved: "mitad a_mitad a_la_mitad",
      .sizeOfCount: "mega triple super mini grandes pequeños pequeñas xl xxl",
      .halfOf: "medio media medios medias",
      .andHalf: "y_medio y_media",
      .quarterOf: "cuarto cuarto_de un_cuarto_de",
      .off: "descuento de_descuento dto de_dto",
      .save: "ahorra ahorre menos descuento_de descuento_del",
      .forWord: "por_el_precio_de al_precio_de a_solo",
      .buy: "compra compre lleva llevas lleve",
      .whenBuying: """
      por_la_compra_de en_la_compra_de al_comprar al_llevar comprando llevando
      """,
      .get: "llévate y_llévate y_lleva y_te_llevas",
      .pay: "paga pagas pague y_paga",
      .another: "otro otra",
      .two: "dos",
      .three: "tres",
      .four: "cuatro",
      .second: """
      segunda segundo segunda_unidad segundo_producto la_segunda la_segunda_unidad
      """,
      .third: "tercera tercero tercera_unidad",
      .fourth: "cuarta cuarto",
      .quarterAndHalf: "cuarto_y_mitad",
      .ordinalEnding: "a_unidad",
      .dealNoise: "promo oferta",
      .joining: "y en la el lo",
      .day: "día días",
      .week: "semana semanas",
      .month: "mes meses",
      .year: "año años",
      .daily: "diario diaria diarios diarias diariamente",
      .weekly: "semanal semanales semanalmente",
      .monthly: "mensual mensuales mensualmente",
      .yearly: "anual anuales anualmente",
      .intervalLead: "a a_la al por cada todos_los todas_las por_cada",
      .durationLead: "por para durante",
      .onePeriodAhead: "a un uno una en",
      .halfPeriod: "medio media",
      .times: "veces vez",
      .cashback: "cashback de_reembolso de_devolución reembolso devolución de_vuelta",
      .coupon: "cupón cupon vale_descuento",
      .couponOff: "de_descuento",
      .density: "densidad",
      .deposit: """
      envase fianza depósito_del_envase depósito más_envase importe_de_envase importe_del_envase
      """,
      .depositIncluded: "incl. incluido incluye incluida",
      .fee: "tasa",
      .drainedWeight: """
      peso_neto_escurrido peso_escurrido p.n.e. p.e. peso_esc. escurrido escurridos escurrida escurridas
      """,
      .bodyFor: "para",
      .bodyBound: "más_de menos_de",
      .limit: "máx. máx maximo máximo hasta",
      .clearLimit: "límite limitado_a",
      .loyaltyPrice: """
      con_cupón con_cupon con_la_tarjeta con_app con_la_app con_tarjeta precio_socio precio_tarjeta \
      precio_con_tarjeta_de_fidelización precio_con_tarjeta
      """,
      .packsBought: "unidades_compradas paquetes_comprados comprados",
      .shipping: "gastos_de_envío gastos_de_envio envío envio",
      .freeShipping: "envío_gratis envio_gratis envío_gratuito",
      .strength: "contiene concentración",
      .alcoholBefore: "alcohol graduación_alcohólica graduación alcol",
      .tax: "iva igic impuestos impuesto",
      .taxAlone: "brutto +iva",
      .taxIncluded: "incluido incluidos incluida brutto con",
      .taxAdded: "+iva no_incluido no_incluidos no_incluida más excluido sin",
      .usableShare: "comestible aprovechable usado parte_aprovechable",
      .perPack: "por_paquete por_unidad cada_uno",
      .perWholePack: "por_paquete",
      .once: "una_vez por_pedido",
      .perCustomer: "por_cliente por_persona por_hogar",
      .termLink: "de por da",
      .boughtPacks: "packs paquetes",
      .limitNoise: "solo",
      .termFiller: "y en e a",
      .waste: "desperdicio merma",
      .behindNumber: "por en da y e",
      .countOne: "un uno una en",
      .countTwo: "dos",
      .countThree: "tres",
      .countFour: "cuatro",
      .countFive: "cinco",
      .countSix: "seis",
      .alcohol: "vol vol. alcohol alcol alcohólica graduación",
      .protein: "proteína proteínas",
      .caffeine: "cafeína",
      .cocoa: "cacao",
      .washes: "lavados",
      .plies: "capas",
      .strengthEnding: "vol vol. alcohol alcol proteínas proteína",
      .lowestPrice: "precio_más_bajo precio_mínimo",
      .maximumPrice: "pvp",
      .formerPrice: "antes en_lugar_de en_vez_de pvp_anterior de pvp pvpr precio_anterior",
      .each: "c/u cada_uno cada_una",
      .eachAtEnd: "cada",
      .unitArticle: "el la",
      .bareAt: "a",
      .rangeJoint: "hasta a o",
      .gluedOrdinalEnding: "a o do da",
      .buying: "comprando",
      .atLeast: "mínimo al_menos",
      .forAfterLeast: "por",
      .groupLink: "al",
      .reducedTo: "al",
      .reducedStem: "unidad ud segund tercer cuart",
      .priceOfHalf: "precio",
      .claim: "menos",
      .dealArticle: "el la",
      .minimum: "desde a_partir_de",
      .taxNoise: "iva",
      .sizeLabel: "talla nº",
      .numberedPack: "lote",
      .slashedEach: "c/u c/u.",
      .days: "días",
      .spokenPercent: "por_ciento",
      .substancePer: "por a",
      .boughtCondition: "desde",
      .boughtFree: "gratis",
      .numberLabel:
        "spf fps factor nº n.º no. número edad tono color omega tipo modelo serie nivel fuerza etapa categoría cat.",
      .oneContainer: """
      botella lata tubo bote tarro envase frasco caja bolsa sobre garrafa tarrina bidón cartón paquete \
      barril
      """,
      .net: "malla mallas red redes",
      .gadget: "smartphone móvil celular portátil consola",
      .fridge: "frigorífico nevera refrigerador congelador microondas",
      .washer: "lavadora secadora",
      .ink: "tóner toner tinta",
      .device: """
      ratón teclado tarifa móvil móviles celular celulares proyector webcam teléfono smartphone router módem modem impresora cámara televisor \
      televisión tv monitor dron consola auriculares altavoz
      """,
      .clothing: """
      vaquero vaqueros jeans chaqueta chaquetas pantalón pantalones camisa camisas camiseta camisetas vestido \
      vestidos falda faldas abrigo traje jersey sudadera chaleco cazadora blusa calcetines medias leggings \
      uniforme
      """,
      .sizedByLength: """
      bicicleta bici sartén sartenes wok cazo cacerola olla cazuela comal paellera plato platos cuenco bol fuente tapa cuchillo cuchillos vela velas muñeca muñeco peluche \
      paraguas lámpara florero jarrón espejo espátula pinzas molde budinera
      """,
      .reach: "cubre rinde rendimiento cobertura",
      .lifting: """
      cafetera máquina hidrolimpiadora compresor bomba gato gatos cabrestante polipasto grúa prensa eslinga eslingas cincha remolque transpaleta caballete \
      caballetes partidora
      """,
      .soldByLength: """
      cable cables alambre papel film cinta cintas manguera mangueras cuerda cuerdas cadena cadenas hilo \
      cordel guirnalda guirnaldas venda vendas gasa seda lana alargador rollo rollos tubería
      """,
      .soldByMilligram: "azafrán azafran",
      .bracketEstimate: "unos unas",
    ],
    own: [
      .quarterOfKilogram: "cuarto",
      .pieceBeforePrice: "ud ud. u. c/u manojo",
      .yields: "para rinde",
      .sixPack: "six",
      .atStore: "en",
      .designation: "dop",
      .and: "y e",
      .beforeCents: "con",
      .toNow: "a",
      .sizeLink: "de",
      .pluralEnding: "s",
      .ingredient: """
      cereales quesos semillas frutas leches verduras sabores colores variedades frutos pimientas
      """,
      .numberNoun: "decena decenas",
      .countedNoun: """
      huevos panecillos bollos croissants cruasanes magdalenas rosquillas donuts napolitanas tortitas gofres empanadillas
      croquetas salchichas hamburguesas albóndigas nuggets tortillas wraps bagels baguettes limones naranjas manzanas peras
      plátanos aguacates kiwis mangos cebollas tomates pimientos pepinos servilletas platos vasos velas bombillas pilas
      pañales toallitas esponjas helados conos filetes muslos alitas brochetas
      """,
      .pieceBehindNumber: "un",
      .packOfEach: "pack packs",
      .rangeEnd: "a",
      .countWith: "c",
    ],
    months: """
      ene enero|feb febrero|mar marzo|abr abril|may mayo|jun junio|jul julio|ago agosto| \
      sep sept septiembre setiembre|oct octubre|nov noviembre|dic diciembre
      """,
    weekdays: "lun lunes|martes|mié miércoles|jue jueves|vie viernes|sáb sábado|dom domingo",
    headings: """
      name:nombre, denominación, nombre producto, nombre del producto, designación, título
      product:producto, productos, artículo, art, ítem, alimento, mercancía, ingrediente, mercadería, rubro
      description:descripción, detalle, concepto
      brand:marca, fabricante, productor, tostador, bodega, cervecería, tostadero
      length:longitud, largo
      loyalty:precio con tarjeta, con tarjeta, precio club, precio socio, precio socios, precio tarjeta
      quantity:cantidad, contenido, cant, contenido neto, cantidad neta, cuánto, cuánta, ctd, cont., pres., tam.
      weight:peso, peso neto, gramaje, p neto, p bruto
      volume:volumen, capacidad
      size:tamaño, formato, presentación, envase, tamaño del envase, empaque
      count:unidades, piezas, número de unidades, nº de unidades, pzas, uds, hojas, rollos, cuántos, cuántas, \
      nº uds, no piezas, cant comprada
      packs:paquetes, paquete, pack, botellas, latas, cajas, unidades por caja, unidades por paquete, lote, \
      uds por caja, piezas por caja, pzas por caja, uds caja, caja de, pzas x caja, und x caja, und por caja, \
      unid por caja, uds por paquete, uds pack, unidades por bulto, empaque master, caja c, unidades por empaque, \
      unidades x caja, piezas por paquete, caja con
      unit:unidad, unidad de medida, medida, u m
      price:precio, coste, costo, pvp, precio de venta, precio venta, precio actual, importe pagado, \
      precio al público, precio paquete, precio promedio, precio medio, precio de lista actual, p v p, pagado, \
      precio con iva, precio caja, gasto, prec., pcio, precio de estante, precio de caja, precio de mostrador, \
      precio menudeo, \
      precio de costo, precio de coste, precio costo, precio de compra, precio compra, p costo, \
      precio de venta al público, p venta
      total:gastado, \
      total, importe, importe total, precio total
      unitPrice:precio unitario, precio unidad, precio por unidad, precio kilo, precio por kilo, p unitario, \
      precio de referencia, costo unitario, precio por medida, precio x unidad, precio por litro, \
      precio por unidad de medida, p unidad, precio unit, precio und, precio unidad de medida, \
      precio unidad medida, precio x kg, precio por kg
      former:anterior, antes, original, habitual, regular, precio anterior, precio antes, precio regular, \
      precio normal, precio original, precio de lista, precio lista, precio habitual, normal, precio tachado, \
      precio recomendado, precio sin descuento, precio sin oferta, sin descuento, precio sin dto, \
      precio antes de descuento
      sale:rebajado, oferta precio, precio oferta, precio de oferta, precio rebajado, precio promoción, \
      precio con descuento, ahora, precio ahora, promocional, precio promocional, precio final, precio neto, \
      precio con dto, precio tras descuento, precio en oferta, precio especial, a pagar, precio rebaja, \
      precio con oferta, usted paga, pagas, importe a pagar, precio a pagar
      paid:a pagar, usted paga, pagas, importe a pagar, precio a pagar, precio final, precio tras descuento, \
      pagado, importe pagado
      cost:costo, coste, costo unitario, precio de costo, precio de coste, precio costo, precio de compra, \
      precio compra, p costo
      selling:precio de venta, precio venta, pvp, p v p, precio al público, precio de venta al público, p venta
      per:por, al, x
      each:cada uno, c u, la unidad, por pieza, precio ud, p u
      saving:ahorro, ahorros, ahorras, usted ahorra, te ahorras, descuento, rebaja, dto, bonificación, desc, \
      importe descuento, importe dto, importe del descuento, descuento importe, cupón, cupones, vale descuento
      currency:moneda, divisa
      deal:oferta, promoción, descuento, rebaja, ahorro, dto, desc
      deposit:fianza, depósito, depósito envase, envase, retornable, importe envase, importe del envase, \
      fianza envase, depósito de envase
      store:droguería, panadería, carnicería, tienda, farmacia, supermercado, comercio, establecimiento, mercado, vendedor, cadena, súper, lugar, dónde, \
      proveedor, sucursal, negocio, almacén, almacen, tda, establec., comprado en, punto de venta, abarrotes, \
      tienda de compra, establecimiento de compra, hipermercado
      note:nota, notas, comentario, comentarios, observación, observaciones
      barcode:código de barras, códigodebarras, código barras, cod barras, codbarras, cód de barras, cod de barra, \
      código de barra
      basket:cesta, carrito, carro, en la cesta
      terms:condiciones
      articleNumber:código de artículo, código artículo, código producto, código de producto, número de artículo, \
      referencia, númerodeartículo
      date:cuándo, cuando, fecha, día, fecha de compra, mes, año, semana, fecha compra, fecha ticket, fecha del ticket, \
      fecha del precio, fecha de consulta, f compra, fecha de captura
      offerFrom:válido desde, vigente desde, fecha de inicio, inicio, desde, fecha inicio, inicio oferta, \
      inicio de vigencia, inicio de la oferta, inicio promoción, desde el, inicio vigencia
      offerUntil:válido hasta, vigente hasta, vigencia, validez, fecha de fin, fecha fin, fin, hasta, \
      fecha de término, fecha término, fin oferta, fin de la oferta, fin promoción, fin vigencia, hasta el, \
      fin de vigencia
      other:calificación, presupuesto, presupuestado, previsto, \
      categoría, pasillo, sección, estante, valoración, estrellas, enlace, imagen, foto, disponible, \
      existencias, activo, activa, puntuación, opiniones, departamento, tipo, origen, país, color, iva, familia, \
      ciudad, región, estado, fila, calorías, grupo, subcategoría, sabor, variedad, orden, posición, índice, stock, \
      en stock, en almacén, en existencia, existencia, en inventario, inventario, en bodega, vendido, vendidos, \
      vendida, vendidas, ventas, caducidad, fecha de caducidad, vencimiento, cantidad disponible, \
      existencias disponibles
      number:número, nº, código, cod, clave, identificador
      withTax:con iva, iva incluido, iva incl, con impuestos, c iva
      beforeTax:sin iva, sin impuestos, antes de impuestos, s iva, más iva
      drained:peso escurrido, escurrido
      filler:de, del, la, el, los, las, en, un, una, y, o, con, sin, neto, iva incluido, con iva, sin iva, \
      por paquete, para, a, aprox
      sum:total parcial, gran total, \
      total, total general, subtotal, suma, promedio, media, total a pagar, a pagar, total compra, importe total
      charge:iva, envío, gastos de envío, entrega, efectivo, propina, redondeo, tarjeta, tarjeta de crédito, \
      tarjeta de débito, cambio, entregado, su cambio, tarjeta bancaria, gastos de gestión, gastos de preparación
      address:dirección
      street:calle
      city:ciudad
      state:región, provincia, estado
      postalCode:código postal
      phone:teléfono
      fax:fax
      email:correo, correo electrónico, email
      webPage:sitio web, web
      distance:distancia
      onOffer:oferta, en oferta
      """,
    labels: [
      .stock: "existencias disponible disponibles opiniones valoraciones reseñas vendidos",
      .without: "sin",
      .markupBasketName: "carrito carro cesta",
      .markupBasketPart: "lateral resumen",
      .markupFilter: "filtro",
      .articles: "artículos articulos",
      .besideCount: "ud uds un cantidad cant unidad unidades",
      .total: "total importe",
      .tax: "iva impuesto",
      .given: "efectivo tarjeta",
      .change: "cambio vuelto",
      .lowestPrice: "desde",
      .formerPrice: "antes lista",
      .otherMoney: "ahorra ahorro envío subtotal carrito mes",
      .bonus: "puntos",
      .orInstalments: "o",
      .ofEachInstalment: "de a",
      .praise: "bio eco oferta precio solo descuento novedad nuevo promoción",
      .beforePrice: "solo ahora precio",
      .each: "pieza",
      .per: "por al",
      .alternative: "o u y e",
      .atEach: "á",
      .hundredth: "céntimos centavos",
      .yes: "sí si s",
      .no: "no n",
      .notKnown: "s/d n.d. nd agotado desconocido",
      .memberPrice: "suscripción suscríbete suscriptores",
      .upTo: "hasta",
    ],
    labelParts: [
      .formerPrice: "más_bajo_de_los últimos_30_días",
      .markupPrice: "precio",
      .markupFormer: "antiguo",
      .markupOther: "envio",
      .subtotal: "subtotal total_artículos total_productos",
      .otherSum: "descuento ahorr artículos",
      .saving: "ahorr precio_normal",
      .total: "a_pagar",
      .totalWithTax: "iva_incl",
      .rounding: "redondeo",
      .discount: "descuento dto promo oferta cupón cupon",
      .shipping: "envío gastos_de_preparación gastos_de_gestión",
      .deposit: "fianza envase depósito botellas",
      .memberPrice: "socio con_tarjeta con_la_tarjeta",
      .companyForm: "_s.a _s.l",
      .headLine: "ticket",
      .otherMoney: "precio_más_alto menos_de",
      .withShipping: "con_envío envío_incluido",
      .otherSellers: "otros_vendedores otras_ofertas más_opciones_de_compra",
      .details: "origen",
    ])
}
