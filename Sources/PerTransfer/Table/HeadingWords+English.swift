extension HeadingWords {
  static let english = """
    name:name, title, product name, item name, article name, label, designation, goods
    product:product, products, item, items, article, articles, commodity, food, groceries, grocery, goods, sku name, \
    what, thing, ingredient, ingredients, foodstuff, material, model
    description:description, desc, details, product description, item description
    brand:brand, maker, manufacturer, producer, brand name, make, label name, vendor brand, brands, brewery, winery, roaster
    quantity:quantity, quantities, qty, amount, content, contents, net content, net contents, net, net quantity, net qty, amt, qnty, \
    quant, how much, unit size, unit quantity, package content, net amount, fill quantity
    weight:weight, net weight, net wt, wt, mass, pack weight, package weight, unit weight, weight volume, weight or volume, drained weight
    volume:volume, net volume, vol, capacity, fluid volume, unit volume
    size:size, pack size, package size, packsize, packet size, product size, item size, container size, bottle size, package, \
    packaging, sizing, pkg size, pkg, serving size, roll size, tin size, can size, bag size
    count:count, pieces, pcs, piece count, number of pieces, item count, pack count, sheets, number of units, no of units, ct, \
    units per pack, units in pack, pieces per pack, count per pack, number in pack, rolls, tablets, capsules, bags, pods, \
    pack of, pack qty, pack quantity, unit count
    packs:pack, packs, multipack, number of packs, no of packs, case, case pack, units per case, bottles, cans, tins, pieces per case, \
    case qty, case quantity, bottles per case, multi pack, packets, packages
    unit:unit, units, uom, unit of measure, measure, measurement, unit measure, measuring unit, measurement unit, quantity unit, \
    size unit, weight unit, unit type, unit name, sold by, sold as, unit of sale
    price:price, cost, prices, costs, our price, your price, shelf price, retail price, selling price, store price, item price, \
    product price, pack price, price per pack, package price, price each pack, price paid, paid, cash price, market price, \
    purchase price, rate, gross price, net price, mrp, retail, current price, latest price, average price, avg price, mean price, \
    price now, price today, modal price, value, spend, spent, asking price, charge, pack cost, price per item, cost per item
    total:total, total price, total cost, line total, subtotal, extended price, ext price, total paid, total amount, amount paid, row total
    unitPrice:unit price, ppu, unit cost, price per unit, cost per unit, base price, comparison price, price per measure, unit pricing, \
    unit rate, price per uom, reference price per unit
    former:regular, original, old, list, was, before, normal, full, rrp, msrp, srp, previous, former, usual, standard, reg, non sale, \
    undiscounted, strike, struck, crossed out, regular price, old price, original price, was price, list price, \
    recommended retail price, initial, prior, compare at, everyday
    sale:sale, offer price, special, promo, promotional, reduced, discounted, now, deal price, sale price, special price, promo price, \
    clearance, member sale, on sale, final, after discount, new, discount price, promotion price
    per:per, each per
    each:each, ea, per each, per piece, apiece, single
    currency:currency, currency code, iso currency, ccy, price currency, money
    deal:deal, deals, offer, offers, discount, discounts, promotion, promotions, promo text, special offer, savings, saving, save, \
    rebate, reduction, multibuy, percent off, amount off, off, coupon, price off, you save, disc
    deposit:deposit, bottle deposit, crv, deposit fee, container deposit
    store:store, shop, market, supermarket, retailer, seller, vendor, merchant, supplier, chain, outlet, where, bought at, \
    store name, shop name, source, place, grocer, retailer name, market name, dealer, store chain
    note:note, notes, comment, comments, remark, remarks, memo, info, information, additional info, observations
    barcode:barcode, bar code, ean, gtin, upc, ean code, upc code, ean13, gtin13, ean upc, isbn, ean gtin, gtin ean, jan code
    basket:basket, in basket, cart, selected, in cart, inbasket, incart
    terms:terms, conditions
    articleNumber:article number, article no, item number, item no, item code, sku, mpn, part number, serial number, product code, \
    product number, stock code, plu, plu code, item id, product id, material number, catalog number, article id, asin, art no, \
    product no, product sku, sku code, model number, commodity code, item nbr
    date:date, day, seen, timestamp, time, purchase date, date of purchase, price date, date recorded, created, updated, updated at, \
    created at, last updated, bought, bought on, purchased, month, year, week, \
    date added, scraped at, observed, last seen, recorded, \
    last bought, checked, last checked, quarter, season
    other:category, department, aisle, rating, reviews, review, stars, score, url, link, links, image, images, picture, photo, stock, in stock, \
    availability, available, active, enabled, index, rank, shelf, position, row, line, group, section, family, class, type, tags, tag, \
    color, colour, flavor, flavour, country, origin, region, city, address, postcode, zip, latitude, longitude, calories, kcal, energy, \
    fat, protein, carbs, carbohydrates, sugar content, salt, fiber, allergens, organic, bio, vegan, status, flag, priority, owner, user, buyer, who, \
    language, locale, isle, bay, row number, weightage, sort order, order, popularity, votes, sold, sales, vat, tax, tax rate, \
    vat rate, margin, markup, profit, inventory, warehouse, visible, featured, hidden, deleted, checked off, done, needed, subcategory, \
    sub category, product type, product category, item type, item category, kind, ratio, change, percent change, difference, height, width, length, depth, \
    dimensions, image url, product url, product link, website, web page, page, grade, quality, hash, version, thumbnail, slug, handle, taste, want, \
    favorite, favourite, bought before, out of stock, stock level, min order, lead time, shipping, delivery, tax code, hs code, abv, \
    alcohol, proof, vintage, gluten free, nutriscore, nutri score, ecoscore, nova, temperature, state, county, district, province, \
    market type, sample size, sample, observations count, number of observations, n, std, stddev, min, max, minimum, maximum, median, \
    cheapest, best, winner, unnamed, customer, invoice, invoice number, order number, receipt, receipt number, payment, payment method, weekday, share, servings, serving, portions, portion, points, stock status, sequence, seq
    number:number, no, nr, num, id, code, ids, key, uuid, guid, ref, reference, nbr
    filler:in, of, the, a, an, for, by, to, and, or, at, on, from, with, incl, including, inc, excl, excluding, ex, tax incl, \
    approx, my, our, your, current, actual, estimated, est, retail unit, local, is, this, as, each pack, or best, gross, all, vat incl, incl vat, inc vat, \
    ex vat, tax included, including vat, usual unit
    """
}
