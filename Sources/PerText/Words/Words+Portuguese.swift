extension Language {
  /// Portuguese.
  static let portuguese = Language(
    codes: ["pt"],
    numbers: """
      2: dois duas
      3: três
      4: quatro
      5: cinco
      6: seis
      7: sete
      8: oito
      9: nove
      10: dez dezena dezenas
      11: onze
      12: doze
      14: catorze quatorze
      15: quinze
      16: dezesseis dezasseis
      18: dezoito
      20: vinte
      30: trinta
      40: quarenta
      50: cinquenta
      60: sessenta
      70: setenta
      80: oitenta
      90: noventa
      100: cem cento
      200: duzentos duzentas
      """,
    packSizes: """
      2: duplo dupla duo bi twin
      3: triplo tripla trio tri triple
      4: quádruplo quádrupla
      6: six
      """,
    packEndings: "pack packs pak",
    units: """
      @ kilogram: k
      kilogram: kilo quilo quilos quilograma quilogramas
      gram: grama gramas
      tonne: tonelada
      pound: libra libras
      ton: tonelada_americana toneladas_americanas
      liter: litro litros
      deciliter: decilitro decilitros
      centiliter: centilitro centilitros
      milliliter: mililitro mililitros
      pint*: pinta
      meter: metro metros
      hectare: hectare hectares
      item: unidades unidade cada_um cada_uma pipeta pipetas
      @ item: un und unds unid unids uni peça peças
      @ pair: par
      dozen: dúzia
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
      kibibyte: kibibyte kibibytes
      mebibyte: mebibyte mebibytes
      gibibyte: gibibyte gibibytes
      tebibyte: tebibyte tebibytes
      pebibyte: pebibyte pebibytes
      joule: joules
      megajoule: megajoule megajoules
      second: s segundo segundos
      minute: minuto minutos
      hour: h hora horas
      @ day: dia dias
      week: semana semanas
      month: meses
      @ month: mês
      @ year: ano anos
      @ thousand: mil
      bakers-dozen~: dúzia_de_padeiro dúzias_de_padeiro
      cubic-millimeter: milímetro_cúbico milímetros_cúbicos
      cup-imperial~: xícara_imperial xíc_imp xícaras_imperiais
      cup-jp~: xícara_japonesa xíc_japonesa xícaras_japonesas
      dessert-spoon-metric~: colher_de_sobremesa_métrica c_sobrem_métr colheres_de_sobremesa_métricas
      jin-taiwan~: jin_de_Taiwan
      long-ton~: tonelada_longa ton_longa toneladas_longas
      megawatt-hour: megawatt-hora megawatts-hora
      pint-imperial~: pinta_imperial pintas_imperiais
      pound-troy~: libra_troy libras_troy
      tablespoon-australian~: colher_de_sopa_australiana c_sopa_austr colheres_de_sopa_australianas
      tablespoon-metric~: colher_de_sopa_métrica c_sopa_métr colheres_de_sopa_métricas
      teaspoon-metric~: colher_de_chá_métrica c_chá_métr colheres_de_chá_métricas
      watt-hour: watt-hora watts-hora
      @ dozen: dúzias
      @ fortnight~: quinzena quinzenas
      @ gross~: grosa grosas
      @ kiloliter: quilolitro quilolitros
      @ nanosecond: nanossegundo nanossegundos
      @ quintal~: quintais
      @ score~: vintena vintenas
      @ thousand~: milheiro milheiros
      @ meter: mts mt
      """,
    counts: """
      @ case: grade grades engradado engradados
      @ pack: blister
      roll: rolo rolos
      sheet: folha folhas
      tablet: comprimido comprimidos pastilha pastilhas
      capsule: cápsula cápsulas
      wash: lavagem lavagens
      serving: porção porções
      pack: pacote pacotes embalagem embalagens
      box: caixa caixas
      bottle: garrafa garrafas
      can: latas
      @ can: lata
      tube: tubo tubos
      tray: bandeja bandejas
      slice: fatia fatias
      page: página páginas
      candle: velas
      @ candle: vela
      teabag: saquinho_de_chá saquinhos_de_chá
      wipe: lenço_umedecido lenços_umedecidos
      @ bag: saco sacos
      @ bar: barra barras
      @ battery: pilha pilhas
      @ blade: lâmina lâminas
      @ bulb: lâmpada lâmpadas
      @ bun: pãozinho pãezinhos
      @ bunch: maço maços
      @ carton: caixinha caixinhas
      @ case: engradado engradados
      @ cigarette: cigarro cigarros
      @ cube: cubo cubos
      @ dose: dose doses
      @ egg: ovo ovos
      @ jar: vidro vidros boião
      @ meal: refeição refeições
      @ nappy: fralda fraldas
      @ patty: hambúrguer hambúrgueres
      @ plaster: curativo curativos
      @ ply: camada camadas
      @ sachet: sachê sachês saqueta
      @ sausage: salsicha salsichas
      @ tissue: lenço lenços
      @ towel: toalha toalhas
      @ tub: pote potes
      @ tub: boiões copinhos potinhos
      @ bottle: garrafinhas frascos minis gfa frasco
      @ box: cx cxs estojo estojos
      @ pack: fardo fardos pct pcts pcte kit kits conjunto conjuntos emb pack packs pacotinhos
      @ sachet: saquetas sachets stick sticks
      @ bag: saquinhos redes
      @ ampoule: ampolas monodoses unidoses ampola
      @ tray: cartela cartelas cuvetes bandejinha cuvete
      @ can: latinhas
      @ wash: lavagens
      @ slice: fatias
      @ jar: frasquinhos
      @ pod: cápsulas_de_café
      @ bar: tabletes barrinhas
      @ sheet: fls
      @ tablet: comp cp cps drágeas
      @ wipe: toalhitas toalhetes
      """,
    currencies: """
      EUR: euro euros
      dollar: dólar dólares
      BRL: reais real
      peso: peso
      cent: centavo centavos
      """,
    foods: """
      almonds: amêndoas
      butter: manteiga
      cocoa: cacau cacau_em_pó
      coconut oil: óleo_de_coco
      cream: creme_de_leite
      flour: farinha
      honey: mel
      maple syrup: xarope_de_bordo
      mayonnaise: maionese
      milk: leite
      oats: aveia
      olive oil: azeite azeite_de_oliva
      orange juice: suco_de_laranja
      peanut butter: manteiga_de_amendoim
      rapeseed oil: óleo_de_canola
      rice: arroz
      salt: sal
      soy sauce: molho_de_soja
      sugar: açúcar
      sunflower oil: óleo_de_girassol
      vinegar: vinagre
      water: água
      yogurt: iogurte
      """,
    roles: [
      .nowPaid: "agora apenas só",
      .exerciseBook: "caderno cadernos",
      .sideLabel: "altura espessura diâmetro largura profundidade",
      .paper: "caderno cadernos resma sulfite",
      .offerUntil: """
      até até_o até_a até_dia até_ao válido_até válida_até válido_até_dia válida_até_dia termina_em
      termina_dia
      """,
      .offerFrom: "desde a_partir_de válido_de válida_de a_partir_do_dia",
      .offerHead: "oferta promoção promo válido válida oferta_válida",
      .offerOnly: "só apenas somente",
      .dayJoint: "a até ao",
      .dayFiller: "de o dia",
      .tomorrow: "amanhã",
      .ambiguousMonth: "mar set out ago",
      .keepsUntil: "consumir validade vencimento vence",
      .noise: "aprox aproximadamente cerca peso pelo_menos",
      .beer: "cerveja cervejas chope",
      .halfOf: "meia meio",
      .andHalf: "e_meio e_meia",
      .quarterOf: "quarto quarto_de um_quarto_de",
      .bag: "lixo congelar congelação",
      .material: "vidro plástico",
      .eyewear: "óculos lentes",
      .emptyHolder: """
      copos taças canecas caneca balde térmica chaleira cantil copo_descartável
      copos_descartáveis squeeze garrafa_térmica marmita
      """,
      .numberedPack: "pct pcte fardo cx caixa kit",
      .eachPack: "multiembalagem",
      .wholeOfPacks: "totais",
      .of: "de du da com ao",
      .per: "por cada",
      .or: "ou o",
      .orMore: "ou_mais",
      .estimated: "e",
      .priceNoise: "iva preço por_apenas apenas a_partir_de a_pagar",
      .unitPriceName: "preço",
      .within: "em",
      .sizeOfNappies: "p g xg xxg",
      .people: "pessoas",
      .free: "gratis brinde",
      .half: "metade_do_preço pela_metade_do_preço",
      .halved: "metade pela_metade",
      .sizeOfCount: "grandes pequenos pequenas mini",
      .off: "de_desconto desconto",
      .save: "menos desconto_de poupe economize",
      .forWord: "pelo_preço_de",
      .buy: "compre leve leva",
      .whenBuying: "comprando na_compra_de levando",
      .get: "e_receba",
      .pay: "paga pague pagues e_pague",
      .another: "outro outra",
      .getFree: "ganhe e_ganhe ganha",
      .two: "dois duas",
      .four: "quatro",
      .second: "segunda segundo",
      .ordinalEnding: "a_unidad",
      .dealNoise: "promo oferta promoção",
      .day: "dia dias",
      .week: "semana semanas",
      .month: "mes meses",
      .year: "ano anos",
      .daily: "diario diaria diariamente",
      .weekly: "semanal semanalmente semanais",
      .monthly: "mensal mensais mensalmente",
      .yearly: "anual anualmente anuais",
      .intervalLead: "a por cada ao a_cada todo toda todos_os todas_as na",
      .durationLead: "por para durante na",
      .onePeriodAhead: "a um uma",
      .halfPeriod: "meio meia",
      .times: "vez vezes",
      .cashback: "cashback de_cashback",
      .coupon: "cupom cupão vale_desconto",
      .couponOff: "de_desconto",
      .density: "densidade",
      .deposit: "tara depósito depósito_do_vasilhame vasilhame caução",
      .depositIncluded: "incl. incluído inclui",
      .fee: "tarifa",
      .drainedWeight: "peso_drenado drenado peso_escorrido peso_líquido_escorrido escorrido",
      .bodyFor: "para",
      .bodyBound: "acima_de mais_de",
      .limit: "até do",
      .clearLimit: "limitado_a",
      .loyaltyPrice: """
      preço_com_cartão_fidelidade preço_com_cartão com_cartão preço_clube clube no_clube preço_cliente_mais \
      cliente_mais no_pix com_pix com_cupom com_cupão
      """,
      .packsBought: "pacotes_comprados comprados",
      .shipping: "frete entrega",
      .freeShipping: "frete_grátis frete_gratis entrega_grátis",
      .strength: "teor",
      .alcoholBefore: "teor_alcoólico álcool",
      .tax: "iva impostos imposto",
      .taxAlone: "+iva",
      .taxIncluded: "inclusos incluídos com c/ incluído",
      .taxAdded: "+iva mais sem não_incluídos não_incluído não_inclusos não_incluso s/",
      .usableShare: "parte_aproveitável aproveitável",
      .perPack: "por_pacote",
      .perWholePack: "por_pacote",
      .once: "por_pedido uma_vez",
      .perCustomer: "por_cliente por_pessoa por_família",
      .termLink: "de du por da na",
      .limitNoise: "apenas",
      .termFiller: "e a",
      .waste: "desperdício",
      .behindNumber: "por da e",
      .countOne: "um uma",
      .countTwo: "dois",
      .countThree: "três",
      .countFour: "quatro",
      .alcohol: "alcoólico álcool",
      .protein: "proteína",
      .cocoa: "cacau",
      .strengthEnding: "proteína álcool",
      .lowestPrice: "preço_mais_baixo menor_preço",
      .formerPrice: "antes de em_vez_de preço_anterior pvp_rec pvp_recomendado",
      .each: "cada_um cada_uma",
      .eachAtEnd: "cada",
      .bareAt: "a",
      .rangeJoint: "a o ou",
      .buying: "comprando",
      .atLeast: "mínimo ao_menos pelo_menos",
      .forAfterLeast: "por",
      .minimum: "a_partir_de",
      .formerPair: "de",
      .nowPair: "por",
      .days: "dias",
      .substancePer: "por",
      .numberLabel: """
      fps spf fator factor nº n.º n° no. número idade cor omega ômega ómega tipo modelo série nível etapa categoria cat.
      """,
      .oneContainer:
        "garrafa lata tubo frasco caixa pote bisnaga embalagem pacote boião saco sachê galão garrafão",
      .net: "rede redes malha",
      .gadget: "smartphone celular telemóvel notebook console",
      .fridge: "frigorífico geladeira congelador microondas micro-ondas",
      .washer: "máquina_de_lavar lava_e_seca lavadora secadora",
      .ink: "tinteiro tinteiros",
      .device: """
      rato teclado plano celular telemóvel telefone smartphone roteador router modem impressora câmera câmara televisor televisão \
      tv monitor drone console consola fones notebook
      """,
      .clothing: """
      jeans calça calças jaqueta casaco camisa camisas camiseta vestido saia terno fato blusa moletom colete \
      bermuda short calções meias t-shirt camisola
      """,
      .sizedByLength: """
      bicicleta frigideira frigideiras sertã wok panela panelas caçarola tacho prato pratos tigela saladeira travessa tampa faca facas vela velas boneca boneco \
      pelúcia peluche guarda-chuva luminária vaso espelho espátula pinça concha forma tabuleiro
      """,
      .reach: "cobre rende rendimento cobertura",
      .lifting: """
      máquina cafeteira lavadora bomba compressor macaco guincho talha guindaste prensa cinta cintas manilha reboque transpalete cavalete cavaletes \
      rachador
      """,
      .soldByLength: """
      cabo cabos fio arame filme fita fitas mangueira corda cordas corrente barbante linha guirlanda grinalda \
      ligadura gaze lã extensão rolo rolos papel cordão
      """,
      .soldByMilligram: "açafrão",
      .bracketEstimate: "uns umas",
    ],
    own: [
      .pieceBeforePrice: "un un. und und. unid unid. maço pé",
      .yields: "para rende faz",
      .atStore: "no na",
      .oneOfUnit: "um uma",
      .designation: "dop",
      .and: "e",
      .sizeLink: "de",
      .pluralEnding: "s",
      .ingredient: """
      cereais queijos sementes grãos leites frutas frutos sabores cores variedades vegetais
      """,
      .numberNoun: "dezena dezenas",
      .countedNoun: """
      ovos pães pãezinhos croissants bolos queques pastéis rissóis croquetes salsichas hambúrgueres almôndegas nuggets wraps
      tortilhas limões laranjas maçãs peras bananas abacates kiwis mangas cebolas tomates pimentos guardanapos pratos copos
      velas lâmpadas pilhas fraldas toalhitas esponjas gelados cones filetes bifes espetadas
      """,
      .pieceBehindNumber: "un",
      .packOfEach: "pack packs",
      .unitArticle: "o",
      .rangeEnd: "à a",
      .countWith: "c",
    ],
    months: """
      jan janeiro|fev fevereiro|mar março|abr abril|mai maio|jun junho|jul julho|ago agosto|set setembro| \
      out outubro|nov novembro|dez dezembro
      """,
    weekdays: """
      seg segunda segunda-feira|ter terça terça-feira|qua quarta quarta-feira|qui quinta quinta-feira| \
      sex sexta sexta-feira|sáb sábado|dom domingo
      """,
    headings: """
      name:nome, designação, nome do produto, denominação, nome do item
      product:produto, produtos, artigo, art, item, itens, mercadoria, alimento, gênero, ingrediente
      description:descrição, detalhe, especificação
      brand:marca, fabricante, produtor, torrefação, vinícola, cervejaria
      length:comprimento
      loyalty:c cartão, preço c cartão, cartão, preço cartão, com cartão, preço com cartão, preço clube, preço sócio, cartão fidelidade, preço cliente
      quantity:quantidade, conteúdo, qtd, qtde, quant, conteúdo líquido, teor, qt, gramagem, cont.
      weight:peso, peso líquido, gramatura, p líquido, p líq, peso líq
      volume:volume, capacidade
      size:tamanho, embalagem, formato, apresentação, tamanho da embalagem, emb, embal
      count:unidades, peças, número de unidades, unid, un, rolos, folhas, nº de unidades, quantos, quantas, \
      nº unid, nº unidades, nº de unid
      packs:pacotes, pacote, caixas, garrafas, latas, unidades por caixa, unidades por embalagem, fardo, embalagens, \
      un por caixa, unid por caixa, un por cx, cx com, qtde cx, qtd cx, qtd emb, qtd por caixa, qtde por caixa, \
      itens por caixa, un por embalagem, uni caixa, un cx, unidades por fardo, qtd por embalagem, \
      caixa com, caixa c
      unit:unidade, unidade de medida, medida, und, unid medida
      price:preço, custo, valor, preço de venda, preço atual, preço venda, valor pago, preço da embalagem, \
      preço médio, \
      pago, vlr, pr., preç., preço de prateleira, preço à vista, preço varejo, preço de varejo, preço no caixa, \
      preço de caixa, preço de custo, preço custo, preço de compra, preço compra, valor de custo, valor de venda
      total:despesa, gasto, \
      total, valor total, preço total, montante, vl total, vlr total, vr total, v total, total linha, \
      total da linha, valor da linha, total do item, total item
      unitPrice:preço unitário, valor unitário, preço por unidade, preço por kg, preço por quilo, preço por litro, \
      preço unidade, custo unitário, preço quilo, vl unit, vl unitário, vlr unit, vlr unitário, vr unit, \
      vr unitário, valor unit, v unit, p unit, preço unit, pr unit, preço unidade de medida
      former:preço antigo, antes, de, preço normal, original, preço original, preço anterior, anterior, preço regular, \
      preço de tabela, pvpr, preço cheio, pvp recomendado, preço sem desconto, preço sem promoção, sem desconto, \
      preço sem oferta, preço antes, preço antes do desconto
      sale:preço promocional, promocional, preço com desconto, agora, preço de oferta, por, preço oferta, \
      preço em promoção, preço novo, preço final, preço líquido, preço reduzido, preço especial, preço após desconto, \
      preço em oferta, a pagar, preço promo, valor a pagar, preço a pagar, você paga
      paid:a pagar, valor a pagar, preço a pagar, você paga, preço final, preço após desconto, pago, valor pago
      cost:custo, custo unitário, preço de custo, preço custo, preço de compra, preço compra, valor de custo
      selling:preço de venda, preço venda, valor de venda, pvp
      per:por, ao, pelo
      each:cada, a unidade, por peça
      saving:poupança, economia, economize, você economiza, desconto, abatimento, desc, valor do desconto, \
      valor desconto, vl desconto, vlr desconto, valor de desconto, descontos, \
      cupom, cupão, cupons, vale desconto
      currency:moeda
      deal:oferta, promoção, desconto, poupança, economia
      deposit:caução, depósito, vasilhame, tara, casco, valor do vasilhame, depósito de garantia
      store:farmácia, drogaria, padaria, talho, açougue, loja, mercado, supermercado, estabelecimento, vendedor, mercearia, rede, onde, fornecedor, local, \
      local de compra, feira, comprado em, onde comprou, superfície comercial, cadeia, atacadista, atacado, \
      hipermercado, comprado no, local da compra, cadeia de lojas, insígnia
      note:nota, notas, observação, observações, comentário, comentários, obs, anotações, anotação
      barcode:código de barras, cod barras, código barras, cód de barras, código barra
      basket:cesto, carrinho, cesta
      terms:condições
      articleNumber:código do produto, código produto, referência, ref, código do item, código do artigo
      date:quando, data, dia, data da compra, mês, ano, data compra, semana, data do preço, data da pesquisa, \
      data do talão, data da coleta, dt compra
      offerFrom:válido desde, válido de, válido a partir de, data de início, início, desde, a partir de, \
      data inicial, início da promoção, início promoção, início da oferta, válida de, válida desde, oferta de
      offerUntil:válido até, válida até, vigência, data de fim, data fim, fim, até, validade da oferta, \
      data final, fim da promoção, fim promoção, oferta até, fim da oferta, válido até dia, validade da promoção
      other:orçamento, orçado, previsto, nota de avaliação, \
      categoria, corredor, seção, secção, prateleira, avaliação, estrelas, nota média, disponível, estoque, \
      ativo, ativa, imagem, origem, país, cor, tipo, linha, estado, classificação, pontuação, cidade, região, setor, \
      departamento, calorias, grupo, sabor, ordem, posição, subcategoria, link, em estoque, em stock, stock, \
      existências, em armazém, vendas, validade, data de validade, quantidade disponível
      number:número, código, cod, nº
      withTax:com iva, c iva, iva incluído
      beforeTax:sem iva, s iva
      drained:peso escorrido, peso drenado, drenado, escorrido
      filler:do, da, dos, das, em, o, os, e, ou, um, uma, com, sem, líquido, com iva, s iva, no, na, para, aprox
      sum:total parcial, \
      valor a pagar, qtd total de itens, quantidade total de itens, total de itens, total, subtotal, soma, média, total geral, a pagar, total a pagar, total da compra, valor total
      charge:iva, icms, frete, entrega, troco, dinheiro, cartão, cartão débito, cartão de débito, cartão crédito, \
      cartão de crédito, pix, valor pago, multibanco, taxa de entrega, taxa de serviço, cartão bancário
      address:endereço, morada
      street:rua
      city:cidade
      state:estado
      postalCode:código postal, cep
      phone:telefone
      fax:fax
      email:email
      webPage:site
      distance:distância
      onOffer:em promoção, promoção, oferta
      """,
    labels: [
      .stock: "estoque avaliações vendidos disponível disponíveis",
      .without: "sem",
      .markupBasketName: "carrinho sacola",
      .praise: "bio nacional oferta novidade novo promoção desconto",
      .articles: "artigos itens",
      .besideCount: "un quantidade qtd",
      .total: "total",
      .tax: "iva imposto taxa",
      .given: "dinheiro cartão cartao multibanco",
      .change: "troco",
      .lowestPrice: "desde",
      .formerPrice: "antes pvpr",
      .otherMoney: "economize frete subtotal mês",
      .orInstalments: "ou",
      .ofEachInstalment: "de a",
      .per: "por",
      .alternative: "ou e",
      .hundredth: "centavos cêntimos",
      .yes: "sim s",
      .no: "não nao n",
      .notKnown: "n/d n.d. esgotado",
      .memberPrice: "assinatura clube",
      .beforePrice: "por apenas só preço",
      .upTo: "até",
    ],
    labelParts: [
      .otherMoney: "preço_mais_alto",
      .memberPrice: "com_cartão com_o_cartão",
      .formerPrice: "últimos_30_dias",
      .markupPrice: "preco",
      .subtotal: "subtotal total_dos_produtos total_dos_artigos",
      .otherSum: "desconto",
      .saving: "economi poupan economia",
      .total: "a_pagar valor_pago",
      .rounding: "arredond",
      .discount: "desconto poupança promoção",
      .shipping: "frete envio entrega",
      .otherSellers: "outras_ofertas outros_vendedores mais_opções_de_compra",
      .details: "origem",
    ])
}
