PRAGMA application_id = 1348825600;
PRAGMA user_version = 17;
CREATE TABLE comparison (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL,
  currency TEXT NOT NULL,
  reference_amount TEXT,
  reference_unit TEXT,
  tolerance TEXT NOT NULL,
  place INTEGER NOT NULL,
  product_count INTEGER NOT NULL DEFAULT 0,
  version INTEGER NOT NULL DEFAULT 1,
  modified INTEGER NOT NULL,
  removed INTEGER
, settings TEXT) STRICT;
CREATE TABLE product (
  key INTEGER PRIMARY KEY,
  comparison INTEGER NOT NULL REFERENCES comparison ON DELETE CASCADE,
  id INTEGER NOT NULL,
  place INTEGER NOT NULL,
  name TEXT NOT NULL,
  packs TEXT,
  amount TEXT,
  unit TEXT,
  count_name TEXT,
  price TEXT,
  currency TEXT,
  deal TEXT,
  deal_price_each TEXT,
  deal_currency TEXT,
  store TEXT NOT NULL,
  note TEXT NOT NULL,
  barcode TEXT NOT NULL,
  is_in_basket INTEGER NOT NULL
, terms TEXT, brand TEXT NOT NULL DEFAULT '', picture INTEGER, others TEXT) STRICT;
CREATE TABLE setting (
  name TEXT PRIMARY KEY,
  value INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE VIRTUAL TABLE product_search USING fts5 (
  name, store, note, barcode, brand,
  content = 'product', content_rowid = 'key', detail = none,
  tokenize = 'unicode61 remove_diacritics 2', prefix = '1 2 3 4 5 6 7 8'
);
CREATE TABLE picture (
  id INTEGER PRIMARY KEY,
  content BLOB NOT NULL CHECK (substr(content, 1, 8) = x'89504E470D0A1A0A')
) STRICT;
CREATE TABLE "store" (
  place INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  address TEXT NOT NULL,
  phone TEXT NOT NULL,
  distance TEXT,
  distance_unit TEXT
, fax TEXT NOT NULL DEFAULT '', email TEXT NOT NULL DEFAULT '', web_page TEXT NOT NULL DEFAULT '') STRICT;
CREATE TABLE entry (
  key INTEGER PRIMARY KEY AUTOINCREMENT,
  comparison INTEGER NOT NULL REFERENCES comparison ON DELETE CASCADE,
  is_list INTEGER NOT NULL,
  is_undone INTEGER NOT NULL,
  number INTEGER NOT NULL,
  version INTEGER,
  made INTEGER NOT NULL,
  content TEXT NOT NULL,
  pictures TEXT,
  previous INTEGER
) STRICT;
CREATE TABLE hidden (
  comparison INTEGER NOT NULL,
  entry INTEGER NOT NULL,
  first INTEGER NOT NULL,
  last INTEGER NOT NULL,
  first_place INTEGER NOT NULL
) STRICT;
CREATE TABLE article (
  key INTEGER PRIMARY KEY,
  id BLOB NOT NULL CHECK (length(id) = 16),
  name TEXT NOT NULL,
  brand TEXT NOT NULL,
  gtin INTEGER,
  picture INTEGER,
  name_key TEXT NOT NULL,
  revision INTEGER NOT NULL,
  members TEXT NOT NULL
) STRICT;
CREATE TABLE observation (
  key INTEGER PRIMARY KEY,
  id BLOB NOT NULL CHECK (length(id) = 16),
  article INTEGER NOT NULL,
  day INTEGER NOT NULL,
  store TEXT NOT NULL,
  kind TEXT NOT NULL,
  revision INTEGER NOT NULL,
  members TEXT NOT NULL
) STRICT;
CREATE TABLE target (
  key INTEGER PRIMARY KEY,
  article INTEGER NOT NULL,
  content TEXT NOT NULL
) STRICT;
CREATE TABLE book_entry (
  key INTEGER PRIMARY KEY AUTOINCREMENT,
  is_undone INTEGER NOT NULL,
  version INTEGER NOT NULL,
  made INTEGER NOT NULL,
  content TEXT NOT NULL,
  pictures TEXT,
  previous INTEGER
) STRICT;
CREATE VIRTUAL TABLE article_search USING fts5 (
  name, brand,
  content = 'article', content_rowid = 'key', detail = none,
  tokenize = 'unicode61 remove_diacritics 2', prefix = '1 2 3 4 5 6 7 8'
);
CREATE TABLE shopping (
  place INTEGER PRIMARY KEY,
  id BLOB NOT NULL CHECK (length(id) = 16),
  members TEXT NOT NULL
) STRICT;
CREATE TABLE catalogue (
  gtin INTEGER PRIMARY KEY,
  members TEXT NOT NULL CHECK (instr(members, ' ') > 0)
) STRICT;
CREATE TABLE rate (
  key INTEGER PRIMARY KEY,
  base TEXT NOT NULL CHECK (base GLOB '[A-Z][A-Z][A-Z]'),
  currency TEXT NOT NULL CHECK (currency GLOB '[A-Z][A-Z][A-Z]'),
  day INTEGER NOT NULL,
  amount TEXT NOT NULL
) STRICT;
CREATE TABLE shared_field (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  id BLOB NOT NULL CHECK (length(id) = 16),
  kind TEXT NOT NULL,
  name TEXT NOT NULL,
  value TEXT,
  clock INTEGER NOT NULL,
  device BLOB NOT NULL CHECK (length(device) = 16),
  is_sent INTEGER NOT NULL
) STRICT;
CREATE TABLE shared_alias (
  key INTEGER PRIMARY KEY,
  id BLOB NOT NULL CHECK (length(id) = 16),
  main BLOB NOT NULL CHECK (length(main) = 16)
) STRICT;
CREATE TABLE shared_setting (
  key INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE,
  value TEXT NOT NULL
) STRICT;
CREATE TABLE shared_file (
  key INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE
) STRICT;
CREATE TABLE shared_comparison (
  key INTEGER PRIMARY KEY,
  id BLOB NOT NULL UNIQUE CHECK (length(id) = 16)
) STRICT;
CREATE TABLE shared_product (
  key INTEGER PRIMARY KEY,
  id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
  comparison INTEGER NOT NULL,
  product INTEGER NOT NULL,
  UNIQUE (comparison, product)
) STRICT;
CREATE TABLE shared_mark (
  kind TEXT NOT NULL,
  row INTEGER NOT NULL,
  part INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (kind, row, part)
) STRICT, WITHOUT ROWID;
CREATE TABLE shared_arrival (article INTEGER PRIMARY KEY) STRICT;
CREATE TABLE purchase (
  key INTEGER PRIMARY KEY,
  id BLOB NOT NULL CHECK (length(id) = 16),
  day INTEGER NOT NULL,
  revision INTEGER NOT NULL,
  members TEXT NOT NULL
) STRICT;
INSERT INTO comparison VALUES (1, 'Tea', 'USD', NULL, NULL, '1/1000', 2, 5, 13, 1795643108, NULL, NULL);
INSERT INTO comparison VALUES (2, 'Parts', 'USD', NULL, NULL, '1/1000', 3, 2, 7, 1795643119, NULL, NULL);
INSERT INTO comparison VALUES (3, 'Other tea', 'USD', NULL, NULL, '1/1000', 1, 3, 3, 1795643066, NULL, NULL);
INSERT INTO comparison VALUES (4, 'x', 'USD', NULL, NULL, '1/1000', 4, 0, 1, 1795643066, 1795643066, NULL);
INSERT INTO product VALUES (1, 1, 6282298666797358235, 4294967296, 'Green Tea', NULL, '100', 'gram', NULL, '5/2', 'USD', NULL, NULL, NULL, 'Aldi', '', '', 0, NULL, '', NULL, NULL);
INSERT INTO product VALUES (3, 1, 38049769627092095, 12884901888, 'Chai', NULL, '1', 'pound', NULL, '11', 'USD', 'percentOff 1/10', NULL, NULL, '', '', '', 0, NULL, '', NULL, NULL);
INSERT INTO product VALUES (4, 1, 543534255476545819, 8589934592, 'Black Tea', '4', '50', 'gram', NULL, '549/100', 'USD', 'total 2 9', NULL, 'USD', 'Lidl', '', '', 0, 'deposit 1/4', '', NULL, NULL);
INSERT INTO product VALUES (6, 2, 5818879581826067394, 4294967296, 'Drill bits', NULL, '10', 'item', NULL, '499/100', 'USD', NULL, NULL, NULL, '', 'two
lines', '', 0, NULL, '', NULL, 'articleNumber AX-12');
INSERT INTO product VALUES (7, 2, 3175759338018848229, 8589934592, 'Screw', NULL, '100', 'item', NULL, '399/100', 'USD', NULL, NULL, NULL, '', '', '', 0, 'coupon amount 1/10 once', '', NULL, 'articleNumber S 7\\x');
INSERT INTO product VALUES (8, 3, 6282298666797358235, 4294967296, 'Green Tea', NULL, '100', 'gram', NULL, '5/2', 'USD', NULL, NULL, NULL, 'Aldi', '', '', 0, NULL, '', NULL, NULL);
INSERT INTO product VALUES (10, 3, 543534255476545819, 8589934592, 'Black Tea', '4', '50', 'gram', NULL, '549/100', 'USD', 'total 2 9', NULL, 'USD', 'Lidl', '', '', 0, 'deposit 1/4', '', NULL, NULL);
INSERT INTO product VALUES (11, 3, 5402708476172929977, 17179869184, 'Matcha', NULL, '50', 'gram', NULL, '25/4', 'USD', NULL, NULL, NULL, '', '', '', 0, NULL, '', NULL, 'conversion EUR USD 5/4 2026-11-25');
INSERT INTO product VALUES (12, 1, 8193298854757500810, 21474836480, 'Oolong', NULL, '50', 'gram', NULL, '7/2', 'USD', NULL, NULL, NULL, 'Rewe', 'tab	here \ back', '4006381333931', 0, NULL, 'Leaf', 2773760954987796188, 'aroma strong');
INSERT INTO product VALUES (13, 1, 5402708476172929977, 17179869184, 'Matcha', NULL, '50', 'gram', NULL, '25/4', 'USD', NULL, NULL, NULL, '', '', '', 0, NULL, '', NULL, 'conversion EUR USD 5/4 2026-11-25');
INSERT INTO product VALUES (14, 2, 1011893543873353945, 12884901888, 'Nail 0', NULL, '1', 'item', NULL, '1', 'USD', NULL, NULL, NULL, '', '', '', 0, NULL, '', NULL, NULL);
INSERT INTO product VALUES (15, 2, 6915999202693258040, 17179869184, 'Nail 1', NULL, '2', 'item', NULL, '1', 'USD', NULL, NULL, NULL, '', '', '', 0, NULL, '', NULL, NULL);
INSERT INTO setting VALUES ('last opened', 4);
INSERT INTO setting VALUES ('version of price book', 17);
INSERT INTO setting VALUES ('version of shopping', 1);
INSERT INTO setting VALUES ('version of stores', 1);
INSERT INTO picture VALUES (2773760954987796188, x'89504E470D0A1A0A0000000D49484452000000A00000005AC1675E0BB980A575A89661FEC08AA83B63F1EE08469CCDAC9FF735AB278A84BA6D1C170CF5C1183C');
INSERT INTO store VALUES (1, 'Aldi', '1 Road', '+49 30 123456', '2', 'kilometer', '', '', '');
INSERT INTO store VALUES (2, 'Lidl', '2 Street', '', NULL, NULL, '', '', '');
INSERT INTO entry VALUES (1, 1, 1, 0, 1, NULL, 1795643025, 'add	', NULL, NULL);
INSERT INTO entry VALUES (2, 1, 0, 0, 2, 2, 1795643025, 'add	3
0	6282298666797358235	name Green Tea	quantity.amount 100	quantity.unit gram	price.amount 5/2	price.currency USD	store Aldi
1	543534255476545819	name Black Tea	quantity.packs 4	quantity.amount 50	quantity.unit gram	price.amount 549/100	price.currency USD	deal.exact total 2 9	deal.currency USD	store Lidl	terms.deposit 1/4
2	38049769627092095	name Chai	quantity.amount 1	quantity.unit pound	price.amount 12	price.currency USD	deal.exact percentOff 1/10
book
several	2
add article	01a214aa-296b-704f-9538-8443735bd365	name Green Tea	pack 100 gram
add	01a214aa-296b-7050-a2a1-951240280388	01a214aa-296b-704f-9538-8443735bd365	2026-11-25	source comparison	quantity.amount 100	quantity.unit gram	price.amount 5/2	price.currency USD	store Aldi
several	2
add article	01a214aa-296c-72f5-8288-4932e74b62f2	name Black Tea	pack 4 x 50 gram
add	01a214aa-296c-72f6-b705-26db41c99060	01a214aa-296c-72f5-8288-4932e74b62f2	2026-11-25	kind offer	source comparison	quantity.packs 4	quantity.amount 50	quantity.unit gram	price.amount 549/100	price.currency USD	deal.exact total 2 9	deal.currency USD	store Lidl	terms.deposit 1/4
several	2
add article	01a214aa-296c-72f8-ac95-cae7fba625ba	name Chai	pack 1 pound
add	01a214aa-296c-72f9-b216-47b7306ea046	01a214aa-296c-72f8-ac95-cae7fba625ba	2026-11-25	kind offer	source comparison	quantity.amount 1	quantity.unit pound	price.amount 12	price.currency USD	deal.exact percentOff 1/10', NULL, NULL);
INSERT INTO entry VALUES (5, 1, 0, 0, 5, 7, 1795643025, 'add	1
3	5402708476172929977	name Matcha	quantity.amount 50	quantity.unit gram	price.amount 25/4	price.currency USD	conversion EUR USD 5/4 2026-11-25
book
several	2
add article	01a214aa-2a3c-71d4-acea-672631196bc7	name Matcha	pack 50 gram
add	01a214aa-2a3c-71d5-9011-4e86eef113e5	01a214aa-2a3c-71d4-acea-672631196bc7	2026-11-25	source comparison	quantity.amount 50	quantity.unit gram	price.amount 5	price.currency EUR', NULL, 2);
INSERT INTO entry VALUES (6, 2, 1, 0, 6, NULL, 1795643025, 'add	', NULL, NULL);
INSERT INTO entry VALUES (7, 2, 0, 0, 7, 2, 1795643026, 'add	2
0	5818879581826067394	name Drill bits	quantity.amount 10	quantity.unit item	price.amount 499/100	price.currency USD	note two\nlines	articleNumber AX-12
1	3175759338018848229	name Screw	quantity.amount 100	quantity.unit item	price.amount 399/100	price.currency USD	articleNumber S 7\\x
book
several	2
add article	01a214aa-2a83-7363-bdce-f20ec0163a66	name Drill bits	pack 10 item
add	01a214aa-2a83-7364-8bb1-7091ec9a3eef	01a214aa-2a83-7363-bdce-f20ec0163a66	2026-11-25	source comparison	quantity.amount 10	quantity.unit item	price.amount 499/100	price.currency USD	note two\nlines
several	2
add article	01a214aa-2a84-7137-873d-a2a9c3afc97c	name Screw	pack 100 item
add	01a214aa-2a84-7138-87db-4f5528edaf87	01a214aa-2a84-7137-873d-a2a9c3afc97c	2026-11-25	source comparison	quantity.amount 100	quantity.unit item	price.amount 399/100	price.currency USD', NULL, NULL);
INSERT INTO entry VALUES (8, 3, 1, 0, 8, NULL, 1795643026, 'add	1', NULL, NULL);
INSERT INTO entry VALUES (9, 3, 1, 0, 9, NULL, 1795643026, 'move	1	', NULL, NULL);
INSERT INTO entry VALUES (10, 3, 0, 0, 10, 2, 1795643026, 'rename	Tea again	Other tea', NULL, NULL);
INSERT INTO entry VALUES (12, 1, 0, 0, 12, 8, 1795643054, 'add	1
4	8193298854757500810	name Oolong	quantity.amount 50	quantity.unit gram	price.amount 7/2	price.currency USD	store Rewe	note tab\there \\ back	barcode 4006381333931	brand Leaf	picture 2773760954987796188	aroma strong
book
several	2
add article	01a214aa-99d6-70ea-9c56-4e456d6da987	name Oolong	brand Leaf	picture 2773760954987796188	pack 50 gram	barcode 4006381333931
add	01a214aa-99d6-70eb-9f35-2af3982a3f11	01a214aa-99d6-70ea-9c56-4e456d6da987	2026-11-25	source comparison	quantity.amount 50	quantity.unit gram	price.amount 7/2	price.currency USD	store Rewe	note tab\there \\ back	aroma strong', '[2773760954987796188]', 5);
INSERT INTO entry VALUES (14, 3, 0, 0, 14, 3, 1795643066, 'remove	1
2	38049769627092095	name Chai	quantity.amount 1	quantity.unit pound	price.amount 12	price.currency USD	deal.exact percentOff 1/10', NULL, 10);
INSERT INTO entry VALUES (15, 1, 0, 0, 15, 9, 1795643089, 'edit
38049769627092095	name Chai	quantity.amount 1	quantity.unit pound	price.amount 12	price.currency USD	deal.exact percentOff 1/10
38049769627092095	name Chai	quantity.amount 1	quantity.unit pound	price.amount 11	price.currency USD	deal.exact percentOff 1/10
book
several	2
withdraw	01a214aa-296c-72f9-b216-47b7306ea046	01a214aa-296c-72f8-ac95-cae7fba625ba	2026-11-25	kind offer	source comparison	quantity.amount 1	quantity.unit pound	price.amount 12	price.currency USD	deal.exact percentOff 1/10
add	01a214ab-2211-7265-97c2-d15d5364d2ea	01a214aa-296c-72f8-ac95-cae7fba625ba	2026-11-25	kind offer	source comparison	corrects 01a214aa-296c-72f9-b216-47b7306ea046	quantity.amount 1	quantity.unit pound	price.amount 11	price.currency USD	deal.exact percentOff 1/10', NULL, 12);
INSERT INTO entry VALUES (17, 2, 0, 0, 17, 3, 1795643089, 'edit
3175759338018848229	name Screw	quantity.amount 100	quantity.unit item	price.amount 399/100	price.currency USD	articleNumber S 7\\x
3175759338018848229	name Screw	quantity.amount 100	quantity.unit item	price.amount 399/100	price.currency USD	terms.coupon amount 1/10 once	articleNumber S 7\\x
book
add	01a214ab-2394-7081-853f-88e35a0cadcd	01a214aa-2a84-7137-873d-a2a9c3afc97c	2026-11-25	kind offer	source comparison	quantity.amount 100	quantity.unit item	price.amount 399/100	price.currency USD	terms.coupon amount 1/10 once', NULL, 7);
INSERT INTO entry VALUES (18, 1, 0, 1, 18, 13, 1795643108, 'remove	1
3	5402708476172929977	name Matcha	quantity.amount 50	quantity.unit gram	price.amount 25/4	price.currency USD	conversion EUR USD 5/4 2026-11-25', NULL, 15);
INSERT INTO entry VALUES (19, 2, 0, 1, 19, 7, 1795643119, 'rows	2	2', NULL, 17);
INSERT INTO hidden VALUES (2, 19, 14, 15, 12884901888);
INSERT INTO article VALUES (1, x'01A214AA296B704F95388443735BD365', 'Green Tea', '', NULL, NULL, 'green tea', 1, 'pack 100 gram');
INSERT INTO article VALUES (2, x'01A214AA296C72F582884932E74B62F2', 'Black Tea', '', NULL, NULL, 'black tea', 1, 'pack 4 x 50 gram');
INSERT INTO article VALUES (3, x'01A214AA296C72F8AC95CAE7FBA625BA', 'Chai', '', NULL, NULL, 'chai', 1, 'pack 1 pound');
INSERT INTO article VALUES (4, x'01A214AA2A3C71D4ACEA672631196BC7', 'Matcha', '', NULL, NULL, 'matcha', 1, 'pack 50 gram');
INSERT INTO article VALUES (5, x'01A214AA2A837363BDCEF20EC0163A66', 'Drill bits', '', NULL, NULL, 'drill bits', 1, 'pack 10 item');
INSERT INTO article VALUES (6, x'01A214AA2A847137873DA2A9C3AFC97C', 'Screw', '', NULL, NULL, 'screw', 1, 'pack 100 item');
INSERT INTO article VALUES (7, x'01A214AA2B6D709B8D7E8EFE05141199', 'Coffee', '', NULL, NULL, 'coffee', 1, 'pack 500 gram');
INSERT INTO article VALUES (8, x'01A214AA2B71717BBEB719B426AC1362', 'Milk', '', NULL, NULL, 'milk', 1, 'pack 1 liter');
INSERT INTO article VALUES (9, x'01A214AA2CB271F4AAEF84E1306907B1', 'Sugar', '', NULL, NULL, 'sugar', 1, 'pack 1 kilogram');
INSERT INTO article VALUES (10, x'01A214AA99D670EA9C564E456D6DA987', 'Oolong', 'Leaf', 4006381333931, 2773760954987796188, 'oolong', 1, 'pack 50 gram
barcode 4006381333931');
INSERT INTO article VALUES (11, x'01A214AB6CF673DDB7C31A7700A5C910', 'Bread', '', NULL, NULL, 'bread', 2, 'pack 500 gram');
INSERT INTO observation VALUES (1, x'01A214AA296B7050A2A1951240280388', 1, 20782, 'Aldi', '', 1, 'source comparison
quantity.amount 100
quantity.unit gram
price.amount 5/2
price.currency USD');
INSERT INTO observation VALUES (2, x'01A214AA296C72F6B70526DB41C99060', 2, 20782, 'Lidl', 'offer', 1, 'source comparison
quantity.packs 4
quantity.amount 50
quantity.unit gram
price.amount 549/100
price.currency USD
deal.exact total 2 9
deal.currency USD
terms.deposit 1/4');
INSERT INTO observation VALUES (3, x'01A214AA296C72F9B21647B7306EA046', 3, 20782, '', 'offer', 4, 'source comparison
quantity.amount 1
quantity.unit pound
price.amount 12
price.currency USD
deal.exact percentOff 1/10');
INSERT INTO observation VALUES (4, x'01A214AA29A2731FABD8C9F81E4BC66E', 3, 20782, '', 'offer', 2, 'source comparison
corrects 01a214aa-296c-72f9-b216-47b7306ea046
quantity.amount 1
quantity.unit pound
price.amount 11
price.currency USD
deal.exact percentOff 1/10');
INSERT INTO observation VALUES (5, x'01A214AA2A3C71D590114E86EEF113E5', 4, 20782, '', '', 1, 'source comparison
quantity.amount 50
quantity.unit gram
price.amount 5
price.currency EUR');
INSERT INTO observation VALUES (6, x'01A214AA2A8373648BB17091EC9A3EEF', 5, 20782, '', '', 1, 'source comparison
quantity.amount 10
quantity.unit item
price.amount 499/100
price.currency USD
note two\nlines');
INSERT INTO observation VALUES (7, x'01A214AA2A84713887DB4F5528EDAF87', 6, 20782, '', '', 1, 'source comparison
quantity.amount 100
quantity.unit item
price.amount 399/100
price.currency USD');
INSERT INTO observation VALUES (8, x'01A214AA2B6D709CA36DE279F6696438', 7, 20758, 'Aldi', '', 1, 'source typed
quantity.amount 500
quantity.unit gram
price.amount 499/100
price.currency USD');
INSERT INTO observation VALUES (9, x'01A214AA2B71717C99982A871F1A818B', 8, 20758, 'Lidl', '', 1, 'source typed
quantity.amount 1
quantity.unit liter
price.amount 119/100
price.currency USD');
INSERT INTO observation VALUES (10, x'01A214AA2BAA73B08537BED086AC7196', 7, 20762, 'Lidl', '', 1, 'source typed
quantity.amount 500
quantity.unit gram
price.amount 399/100
price.currency USD');
INSERT INTO observation VALUES (11, x'01A214AA2CB271F58C9157BB2744AF0B', 9, 20782, 'Rewe', '', 1, 'source typed
quantity.amount 1
quantity.unit kilogram
price.amount 99/100
price.currency USD');
INSERT INTO observation VALUES (12, x'01A214AA99D670EB9F352AF3982A3F11', 10, 20782, 'Rewe', '', 1, 'source comparison
quantity.amount 50
quantity.unit gram
price.amount 7/2
price.currency USD
note tab\there \\ back
aroma strong');
INSERT INTO observation VALUES (13, x'01A214AB2211726597C2D15D5364D2EA', 3, 20782, '', 'offer', 1, 'source comparison
corrects 01a214aa-296c-72f9-b216-47b7306ea046
quantity.amount 1
quantity.unit pound
price.amount 11
price.currency USD
deal.exact percentOff 1/10');
INSERT INTO observation VALUES (14, x'01A214AB23947081853F88E35A0CADCD', 6, 20782, '', 'offer', 1, 'source comparison
quantity.amount 100
quantity.unit item
price.amount 399/100
price.currency USD
terms.coupon amount 1/10 once');
INSERT INTO observation VALUES (15, x'01A214AB6CF673DEAB2B45E1E5C6DE39', 11, 20782, 'Aldi', '', 2, 'source typed
quantity.amount 500
quantity.unit gram
price.amount 199/100
price.currency USD');
INSERT INTO target VALUES (1, 7, 'at 8 USD per 1 kilogram');
INSERT INTO book_entry VALUES (1, 0, 6, 1795643026, 'several	2
add article	01a214aa-2b6d-709b-8d7e-8efe05141199	name Coffee	pack 500 gram
add	01a214aa-2b6d-709c-a36d-e279f6696438	01a214aa-2b6d-709b-8d7e-8efe05141199	2026-11-01	source typed	quantity.amount 500	quantity.unit gram	price.amount 499/100	price.currency USD	store Aldi', NULL, NULL);
INSERT INTO book_entry VALUES (2, 0, 7, 1795643026, 'several	2
add article	01a214aa-2b71-717b-beb7-19b426ac1362	name Milk	pack 1 liter
add	01a214aa-2b71-717c-9998-2a871f1a818b	01a214aa-2b71-717b-beb7-19b426ac1362	2026-11-01	source typed	quantity.amount 1	quantity.unit liter	price.amount 119/100	price.currency USD	store Lidl', NULL, 1);
INSERT INTO book_entry VALUES (3, 0, 8, 1795643026, 'add	01a214aa-2baa-73b0-8537-bed086ac7196	01a214aa-2b6d-709b-8d7e-8efe05141199	2026-11-05	source typed	quantity.amount 500	quantity.unit gram	price.amount 399/100	price.currency USD	store Lidl', NULL, 2);
INSERT INTO book_entry VALUES (4, 0, 15, 1795643026, 'target	01a214aa-2b6d-709b-8d7e-8efe05141199		at 8 USD per 1 kilogram', NULL, 3);
INSERT INTO book_entry VALUES (5, 1, 17, 1795643108, 'several	2
add article	01a214ab-6cf6-73dd-b7c3-1a7700a5c910	name Bread	pack 500 gram
add	01a214ab-6cf6-73de-ab2b-45e1e5c6de39	01a214ab-6cf6-73dd-b7c3-1a7700a5c910	2026-11-25	source typed	quantity.amount 500	quantity.unit gram	price.amount 199/100	price.currency USD	store Aldi', NULL, 4);
INSERT INTO shopping VALUES (1, x'01A214AA99DC70A2ADB922D2D09C31AB', 'name green tea
quantity 1 kilogram');
INSERT INTO shopping VALUES (2, x'01A214AA99DC70A38872D86415C37ECC', 'name eggs
done true
colour brown');
INSERT INTO shopping VALUES (3, x'00000000000000000000000000000000', 'stopCost 3/2 USD');
INSERT INTO catalogue VALUES (3800020423905, 'name Oats
brand Mill');
INSERT INTO rate VALUES (1, 'EUR', 'USD', 20782, '5/4');
INSERT INTO shared_field VALUES (1, x'01A214AA296B704F95388443735BD365', 'article', 'name', 'Green Tea', 117679261336928256, x'01A214AA2BF071019135D755A706AE3E', 0);
INSERT INTO shared_field VALUES (2, x'01A214AA296B704F95388443735BD365', 'article', 'pack', '100 gram', 117679261336928256, x'01A214AA2BF071019135D755A706AE3E', 0);
INSERT INTO shared_field VALUES (3, x'01A214AA296C72F582884932E74B62F2', 'article', 'name', 'Black Tea', 117679261336993792, x'01A214AA2BF071019135D755A706AE3E', 0);
INSERT INTO shared_field VALUES (4, x'01A214AA296C72F582884932E74B62F2', 'article', 'pack', '4 x 50 gram', 117679261336993792, x'01A214AA2BF071019135D755A706AE3E', 0);
INSERT INTO shared_field VALUES (5, x'01A214AA296C72F8AC95CAE7FBA625BA', 'article', 'name', 'Chai', 117679261336993792, x'01A214AA2BF071019135D755A706AE3E', 0);
INSERT INTO shared_field VALUES (6, x'01A214AA296C72F8AC95CAE7FBA625BA', 'article', 'pack', '1 pound', 117679261336993792, x'01A214AA2BF071019135D755A706AE3E', 0);
INSERT INTO shared_field VALUES (7, x'01A214AA2A3C71D4ACEA672631196BC7', 'article', 'name', 'Matcha', 117679261350625280, x'01A214AA2BF071019135D755A706AE3E', 0);
INSERT INTO shared_field VALUES (8, x'01A214AA2A3C71D4ACEA672631196BC7', 'article', 'pack', '50 gram', 117679261350625280, x'01A214AA2BF071019135D755A706AE3E', 0);
INSERT INTO shared_field VALUES (9, x'01A214AA2A837363BDCEF20EC0163A66', 'article', 'name', 'Drill bits', 117679261355278336, x'01A214AA2BF071019135D755A706AE3E', 0);
INSERT INTO shared_field VALUES (10, x'01A214AA2A837363BDCEF20EC0163A66', 'article', 'pack', '10 item', 117679261355278336, x'01A214AA2BF071019135D755A706AE3E', 0);
INSERT INTO shared_field VALUES (11, x'01A214AA2A847137873DA2A9C3AFC97C', 'article', 'name', 'Screw', 117679261355343872, x'01A214AA2BF071019135D755A706AE3E', 0);
INSERT INTO shared_field VALUES (12, x'01A214AA2A847137873DA2A9C3AFC97C', 'article', 'pack', '100 item', 117679261355343872, x'01A214AA2BF071019135D755A706AE3E', 0);
INSERT INTO shared_field VALUES (13, x'01A214AA2B6D709B8D7E8EFE05141199', 'article', 'name', 'Coffee', 117679261370613760, x'01A214AA2BF071019135D755A706AE3E', 0);
INSERT INTO shared_field VALUES (14, x'01A214AA2B6D709B8D7E8EFE05141199', 'article', 'pack', '500 gram', 117679261370613760, x'01A214AA2BF071019135D755A706AE3E', 0);
INSERT INTO shared_field VALUES (15, x'01A214AA2B71717BBEB719B426AC1362', 'article', 'name', 'Milk', 117679261370875904, x'01A214AA2BF071019135D755A706AE3E', 0);
INSERT INTO shared_field VALUES (16, x'01A214AA2B71717BBEB719B426AC1362', 'article', 'pack', '1 liter', 117679261370875904, x'01A214AA2BF071019135D755A706AE3E', 0);
INSERT INTO shared_field VALUES (17, x'01A214AA296B7050A2A1951240280388', 'price', 'content', 'article 01a214aa-296b-704f-9538-8443735bd365
day 2026-11-25
source comparison
quantity.amount 100
quantity.unit gram
price.amount 5/2
price.currency USD
store Aldi', 117679261336928256, x'01A214AA2BF071019135D755A706AE3E', 0);
INSERT INTO shared_field VALUES (18, x'01A214AA296C72F6B70526DB41C99060', 'price', 'content', 'article 01a214aa-296c-72f5-8288-4932e74b62f2
day 2026-11-25
kind offer
source comparison
quantity.packs 4
quantity.amount 50
quantity.unit gram
price.amount 549/100
price.currency USD
deal.exact total 2 9
deal.currency USD
store Lidl
terms.deposit 1/4', 117679261336993792, x'01A214AA2BF071019135D755A706AE3E', 0);
INSERT INTO shared_field VALUES (19, x'01A214AA296C72F9B21647B7306EA046', 'price', 'content', 'article 01a214aa-296c-72f8-ac95-cae7fba625ba
day 2026-11-25
kind offer
source comparison
quantity.amount 1
quantity.unit pound
price.amount 12
price.currency USD
deal.exact percentOff 1/10', 117679261336993792, x'01A214AA2BF071019135D755A706AE3E', 0);
INSERT INTO shared_field VALUES (20, x'01A214AA29A2731FABD8C9F81E4BC66E', 'price', 'content', 'article 01a214aa-296c-72f8-ac95-cae7fba625ba
day 2026-11-25
kind offer
source comparison
corrects 01a214aa-296c-72f9-b216-47b7306ea046
quantity.amount 1
quantity.unit pound
price.amount 11
price.currency USD
deal.exact percentOff 1/10', 117679261340532736, x'01A214AA2BF071019135D755A706AE3E', 0);
INSERT INTO shared_field VALUES (21, x'01A214AA29A2731FABD8C9F81E4BC66E', 'price', 'removed', '1', 117679261340532736, x'01A214AA2BF071019135D755A706AE3E', 0);
INSERT INTO shared_field VALUES (22, x'01A214AA2A3C71D590114E86EEF113E5', 'price', 'content', 'article 01a214aa-2a3c-71d4-acea-672631196bc7
day 2026-11-25
source comparison
quantity.amount 50
quantity.unit gram
price.amount 5
price.currency EUR', 117679261350625280, x'01A214AA2BF071019135D755A706AE3E', 0);
INSERT INTO shared_field VALUES (23, x'01A214AA2A8373648BB17091EC9A3EEF', 'price', 'content', 'article 01a214aa-2a83-7363-bdce-f20ec0163a66
day 2026-11-25
source comparison
quantity.amount 10
quantity.unit item
price.amount 499/100
price.currency USD
note two\nlines', 117679261355278336, x'01A214AA2BF071019135D755A706AE3E', 0);
INSERT INTO shared_field VALUES (24, x'01A214AA2A84713887DB4F5528EDAF87', 'price', 'content', 'article 01a214aa-2a84-7137-873d-a2a9c3afc97c
day 2026-11-25
source comparison
quantity.amount 100
quantity.unit item
price.amount 399/100
price.currency USD', 117679261355343872, x'01A214AA2BF071019135D755A706AE3E', 0);
INSERT INTO shared_field VALUES (25, x'01A214AA2B6D709CA36DE279F6696438', 'price', 'content', 'article 01a214aa-2b6d-709b-8d7e-8efe05141199
day 2026-11-01
source typed
quantity.amount 500
quantity.unit gram
price.amount 499/100
price.currency USD
store Aldi', 117679261370613760, x'01A214AA2BF071019135D755A706AE3E', 0);
INSERT INTO shared_field VALUES (26, x'01A214AA2B71717C99982A871F1A818B', 'price', 'content', 'article 01a214aa-2b71-717b-beb7-19b426ac1362
day 2026-11-01
source typed
quantity.amount 1
quantity.unit liter
price.amount 119/100
price.currency USD
store Lidl', 117679261370875904, x'01A214AA2BF071019135D755A706AE3E', 0);
INSERT INTO shared_field VALUES (27, x'01A214AA2BAA73B08537BED086AC7196', 'price', 'content', 'article 01a214aa-2b6d-709b-8d7e-8efe05141199
day 2026-11-05
source typed
quantity.amount 500
quantity.unit gram
price.amount 399/100
price.currency USD
store Lidl', 117679261374611456, x'01A214AA2BF071019135D755A706AE3E', 0);
INSERT INTO shared_field VALUES (28, x'14C83647DEA8566A61BA81789B06EFCB', 'store', 'address', '1 Road', 117679261379788800, x'01A214AA2BF071019135D755A706AE3E', 0);
INSERT INTO shared_field VALUES (29, x'14C83647DEA8566A61BA81789B06EFCB', 'store', 'distance', '2 kilometer', 117679261379788801, x'01A214AA2BF071019135D755A706AE3E', 0);
INSERT INTO shared_field VALUES (30, x'14C83647DEA8566A61BA81789B06EFCB', 'store', 'name', 'Aldi', 117679261379788802, x'01A214AA2BF071019135D755A706AE3E', 0);
INSERT INTO shared_field VALUES (31, x'14C83647DEA8566A61BA81789B06EFCB', 'store', 'phone', '+49 30 123456', 117679261379788803, x'01A214AA2BF071019135D755A706AE3E', 0);
INSERT INTO shared_field VALUES (32, x'14C83647DEA8566A61BA81789B06EFCB', 'store', 'place', '0', 117679261379788804, x'01A214AA2BF071019135D755A706AE3E', 0);
INSERT INTO shared_field VALUES (33, x'F3F5DE5FBE60411B48A7C6978CFEE916', 'store', 'address', '2 Street', 117679261379788805, x'01A214AA2BF071019135D755A706AE3E', 0);
INSERT INTO shared_field VALUES (34, x'F3F5DE5FBE60411B48A7C6978CFEE916', 'store', 'name', 'Lidl', 117679261379788806, x'01A214AA2BF071019135D755A706AE3E', 0);
INSERT INTO shared_field VALUES (35, x'F3F5DE5FBE60411B48A7C6978CFEE916', 'store', 'place', '1', 117679261379788807, x'01A214AA2BF071019135D755A706AE3E', 0);
INSERT INTO shared_field VALUES (36, x'01A214AA2C067035AA134641E35514DF', 'comparison', 'currency', 'USD', 117679261380706304, x'01A214AA2BF071019135D755A706AE3E', 0);
INSERT INTO shared_field VALUES (37, x'01A214AA2C067035AA134641E35514DF', 'comparison', 'name', 'Tea', 117679261380706305, x'01A214AA2BF071019135D755A706AE3E', 0);
INSERT INTO shared_field VALUES (38, x'01A214AA2C067035AA134641E35514DF', 'comparison', 'tolerance', '1/1000', 117679261380706306, x'01A214AA2BF071019135D755A706AE3E', 0);
INSERT INTO shared_field VALUES (39, x'01A214AA2C097006BC8904F273B4038D', 'product', 'comparison', '01a214aa-2c06-7035-aa13-4641e35514df', 117679261380902912, x'01A214AA2BF071019135D755A706AE3E', 0);
INSERT INTO shared_field VALUES (40, x'01A214AA2C097006BC8904F273B4038D', 'product', 'name', 'Green Tea', 117679261380902913, x'01A214AA2BF071019135D755A706AE3E', 0);
INSERT INTO shared_field VALUES (41, x'01A214AA2C097006BC8904F273B4038D', 'product', 'place', '4294967296', 117679261380902914, x'01A214AA2BF071019135D755A706AE3E', 0);
INSERT INTO shared_field VALUES (42, x'01A214AA2C097006BC8904F273B4038D', 'product', 'price.amount', '5/2', 117679261380902915, x'01A214AA2BF071019135D755A706AE3E', 0);
INSERT INTO shared_field VALUES (43, x'01A214AA2C097006BC8904F273B4038D', 'product', 'price.currency', 'USD', 117679261380968448, x'01A214AA2BF071019135D755A706AE3E', 0);
INSERT INTO shared_field VALUES (44, x'01A214AA2C097006BC8904F273B4038D', 'product', 'quantity.amount', '100', 117679261380968449, x'01A214AA2BF071019135D755A706AE3E', 0);
INSERT INTO shared_field VALUES (45, x'01A214AA2C097006BC8904F273B4038D', 'product', 'quantity.unit', 'gram', 117679261380968450, x'01A214AA2BF071019135D755A706AE3E', 0);
INSERT INTO shared_field VALUES (46, x'01A214AA2C097006BC8904F273B4038D', 'product', 'store', 'Aldi', 117679261380968451, x'01A214AA2BF071019135D755A706AE3E', 0);
INSERT INTO shared_field VALUES (47, x'01A214AA2C0A727F852E201AE04C553B', 'product', 'comparison', '01a214aa-2c06-7035-aa13-4641e35514df', 117679261380968452, x'01A214AA2BF071019135D755A706AE3E', 0);
INSERT INTO shared_field VALUES (48, x'01A214AA2C0A727F852E201AE04C553B', 'product', 'deal.currency', 'USD', 117679261380968453, x'01A214AA2BF071019135D755A706AE3E', 0);
INSERT INTO shared_field VALUES (49, x'01A214AA2C0A727F852E201AE04C553B', 'product', 'deal.exact', 'total 2 9', 117679261380968454, x'01A214AA2BF071019135D755A706AE3E', 0);
INSERT INTO shared_field VALUES (50, x'01A214AA2C0A727F852E201AE04C553B', 'product', 'name', 'Black Tea', 117679261380968455, x'01A214AA2BF071019135D755A706AE3E', 0);
INSERT INTO shared_field VALUES (51, x'01A214AA2C0A727F852E201AE04C553B', 'product', 'place', '8589934592', 117679261380968456, x'01A214AA2BF071019135D755A706AE3E', 0);
INSERT INTO shared_field VALUES (52, x'01A214AA2C0A727F852E201AE04C553B', 'product', 'price.amount', '549/100', 117679261380968457, x'01A214AA2BF071019135D755A706AE3E', 0);
INSERT INTO shared_field VALUES (53, x'01A214AA2C0A727F852E201AE04C553B', 'product', 'price.currency', 'USD', 117679261380968458, x'01A214AA2BF071019135D755A706AE3E', 0);
INSERT INTO shared_field VALUES (54, x'01A214AA2C0A727F852E201AE04C553B', 'product', 'quantity.amount', '50', 117679261380968459, x'01A214AA2BF071019135D755A706AE3E', 0);
INSERT INTO shared_field VALUES (55, x'01A214AA2C0A727F852E201AE04C553B', 'product', 'quantity.packs', '4', 117679261380968460, x'01A214AA2BF071019135D755A706AE3E', 0);
INSERT INTO shared_field VALUES (56, x'01A214AA2C0A727F852E201AE04C553B', 'product', 'quantity.unit', 'gram', 117679261380968461, x'01A214AA2BF071019135D755A706AE3E', 0);
INSERT INTO shared_field VALUES (57, x'01A214AA2C0A727F852E201AE04C553B', 'product', 'store', 'Lidl', 117679261380968462, x'01A214AA2BF071019135D755A706AE3E', 0);
INSERT INTO shared_field VALUES (58, x'01A214AA2C0A727F852E201AE04C553B', 'product', 'terms.deposit', '1/4', 117679261380968463, x'01A214AA2BF071019135D755A706AE3E', 0);
INSERT INTO shared_field VALUES (59, x'01A214AA2C0A7280AEEACA1928E63BC9', 'product', 'comparison', '01a214aa-2c06-7035-aa13-4641e35514df', 117679261380968464, x'01A214AA2BF071019135D755A706AE3E', 0);
INSERT INTO shared_field VALUES (60, x'01A214AA2C0A7280AEEACA1928E63BC9', 'product', 'deal.exact', 'percentOff 1/10', 117679261380968465, x'01A214AA2BF071019135D755A706AE3E', 0);
INSERT INTO shared_field VALUES (61, x'01A214AA2C0A7280AEEACA1928E63BC9', 'product', 'name', 'Chai', 117679261380968466, x'01A214AA2BF071019135D755A706AE3E', 0);
INSERT INTO shared_field VALUES (62, x'01A214AA2C0A7280AEEACA1928E63BC9', 'product', 'place', '12884901888', 117679261380968467, x'01A214AA2BF071019135D755A706AE3E', 0);
INSERT INTO shared_field VALUES (64, x'01A214AA2C0A7280AEEACA1928E63BC9', 'product', 'price.currency', 'USD', 117679261380968469, x'01A214AA2BF071019135D755A706AE3E', 0);
INSERT INTO shared_field VALUES (65, x'01A214AA2C0A7280AEEACA1928E63BC9', 'product', 'quantity.amount', '1', 117679261380968470, x'01A214AA2BF071019135D755A706AE3E', 0);
INSERT INTO shared_field VALUES (66, x'01A214AA2C0A7280AEEACA1928E63BC9', 'product', 'quantity.unit', 'pound', 117679261380968471, x'01A214AA2BF071019135D755A706AE3E', 0);
INSERT INTO shared_field VALUES (67, x'01A214AA2C0A72818028BF2EBBF495AF', 'product', 'comparison', '01a214aa-2c06-7035-aa13-4641e35514df', 117679261380968472, x'01A214AA2BF071019135D755A706AE3E', 0);
INSERT INTO shared_field VALUES (68, x'01A214AA2C0A72818028BF2EBBF495AF', 'product', 'conversion', 'EUR USD 5/4 2026-11-25', 117679261380968473, x'01A214AA2BF071019135D755A706AE3E', 0);
INSERT INTO shared_field VALUES (69, x'01A214AA2C0A72818028BF2EBBF495AF', 'product', 'name', 'Matcha', 117679261380968474, x'01A214AA2BF071019135D755A706AE3E', 0);
INSERT INTO shared_field VALUES (70, x'01A214AA2C0A72818028BF2EBBF495AF', 'product', 'place', '17179869184', 117679261380968475, x'01A214AA2BF071019135D755A706AE3E', 0);
INSERT INTO shared_field VALUES (71, x'01A214AA2C0A72818028BF2EBBF495AF', 'product', 'price.amount', '25/4', 117679261380968476, x'01A214AA2BF071019135D755A706AE3E', 0);
INSERT INTO shared_field VALUES (72, x'01A214AA2C0A72818028BF2EBBF495AF', 'product', 'price.currency', 'USD', 117679261380968477, x'01A214AA2BF071019135D755A706AE3E', 0);
INSERT INTO shared_field VALUES (73, x'01A214AA2C0A72818028BF2EBBF495AF', 'product', 'quantity.amount', '50', 117679261380968478, x'01A214AA2BF071019135D755A706AE3E', 0);
INSERT INTO shared_field VALUES (74, x'01A214AA2C0A72818028BF2EBBF495AF', 'product', 'quantity.unit', 'gram', 117679261380968479, x'01A214AA2BF071019135D755A706AE3E', 0);
INSERT INTO shared_field VALUES (75, x'01A214AA2CB271F4AAEF84E1306907B1', 'article', 'name', 'Sugar', 117679261392044032, x'01A214AA2C4472269F8C50B24AC03B8D', 0);
INSERT INTO shared_field VALUES (76, x'01A214AA2CB271F4AAEF84E1306907B1', 'article', 'pack', '1 kilogram', 117679261392044033, x'01A214AA2C4472269F8C50B24AC03B8D', 0);
INSERT INTO shared_field VALUES (77, x'01A214AA2CB271F58C9157BB2744AF0B', 'price', 'content', 'article 01a214aa-2cb2-71f4-aaef-84e1306907b1
day 2026-11-25
source typed
quantity.amount 1
quantity.unit kilogram
price.amount 99/100
price.currency USD
store Rewe', 117679261392109568, x'01A214AA2C4472269F8C50B24AC03B8D', 0);
INSERT INTO shared_field VALUES (78, x'01A214AA99D670EA9C564E456D6DA987', 'article', 'barcode', '4006381333931', 117679263223185408, x'01A214AA2BF071019135D755A706AE3E', 0);
INSERT INTO shared_field VALUES (79, x'01A214AA99D670EA9C564E456D6DA987', 'article', 'brand', 'Leaf', 117679263223185409, x'01A214AA2BF071019135D755A706AE3E', 0);
INSERT INTO shared_field VALUES (80, x'01A214AA99D670EA9C564E456D6DA987', 'article', 'name', 'Oolong', 117679263223185410, x'01A214AA2BF071019135D755A706AE3E', 0);
INSERT INTO shared_field VALUES (81, x'01A214AA99D670EA9C564E456D6DA987', 'article', 'pack', '50 gram', 117679263223185411, x'01A214AA2BF071019135D755A706AE3E', 0);
INSERT INTO shared_field VALUES (82, x'01A214AA99D670EB9F352AF3982A3F11', 'price', 'content', 'article 01a214aa-99d6-70ea-9c56-4e456d6da987
day 2026-11-25
source comparison
quantity.amount 50
quantity.unit gram
price.amount 7/2
price.currency USD
store Rewe
note tab\there \\ back
aroma strong', 117679263223250944, x'01A214AA2BF071019135D755A706AE3E', 0);
INSERT INTO shared_field VALUES (83, x'01A214AA99DA731BAA7BDC865F0DD83A', 'product', 'aroma', 'strong', 117679263223316480, x'01A214AA2BF071019135D755A706AE3E', 0);
INSERT INTO shared_field VALUES (84, x'01A214AA99DA731BAA7BDC865F0DD83A', 'product', 'barcode', '4006381333931', 117679263223316481, x'01A214AA2BF071019135D755A706AE3E', 0);
INSERT INTO shared_field VALUES (85, x'01A214AA99DA731BAA7BDC865F0DD83A', 'product', 'brand', 'Leaf', 117679263223316482, x'01A214AA2BF071019135D755A706AE3E', 0);
INSERT INTO shared_field VALUES (86, x'01A214AA99DA731BAA7BDC865F0DD83A', 'product', 'comparison', '01a214aa-2c06-7035-aa13-4641e35514df', 117679263223316483, x'01A214AA2BF071019135D755A706AE3E', 0);
INSERT INTO shared_field VALUES (87, x'01A214AA99DA731BAA7BDC865F0DD83A', 'product', 'name', 'Oolong', 117679263223316484, x'01A214AA2BF071019135D755A706AE3E', 0);
INSERT INTO shared_field VALUES (88, x'01A214AA99DA731BAA7BDC865F0DD83A', 'product', 'note', 'tab	here \ back', 117679263223316485, x'01A214AA2BF071019135D755A706AE3E', 0);
INSERT INTO shared_field VALUES (89, x'01A214AA99DA731BAA7BDC865F0DD83A', 'product', 'place', '21474836480', 117679263223316486, x'01A214AA2BF071019135D755A706AE3E', 0);
INSERT INTO shared_field VALUES (90, x'01A214AA99DA731BAA7BDC865F0DD83A', 'product', 'price.amount', '7/2', 117679263223316487, x'01A214AA2BF071019135D755A706AE3E', 0);
INSERT INTO shared_field VALUES (91, x'01A214AA99DA731BAA7BDC865F0DD83A', 'product', 'price.currency', 'USD', 117679263223316488, x'01A214AA2BF071019135D755A706AE3E', 0);
INSERT INTO shared_field VALUES (92, x'01A214AA99DA731BAA7BDC865F0DD83A', 'product', 'quantity.amount', '50', 117679263223316489, x'01A214AA2BF071019135D755A706AE3E', 0);
INSERT INTO shared_field VALUES (93, x'01A214AA99DA731BAA7BDC865F0DD83A', 'product', 'quantity.unit', 'gram', 117679263223316490, x'01A214AA2BF071019135D755A706AE3E', 0);
INSERT INTO shared_field VALUES (94, x'01A214AA99DA731BAA7BDC865F0DD83A', 'product', 'store', 'Rewe', 117679263223316491, x'01A214AA2BF071019135D755A706AE3E', 0);
INSERT INTO shared_field VALUES (95, x'01A214AA99DC70A2ADB922D2D09C31AB', 'shopping', 'name', 'green tea', 117679263223447552, x'01A214AA2BF071019135D755A706AE3E', 0);
INSERT INTO shared_field VALUES (96, x'01A214AA99DC70A2ADB922D2D09C31AB', 'shopping', 'quantity', '1 kilogram', 117679263223447553, x'01A214AA2BF071019135D755A706AE3E', 0);
INSERT INTO shared_field VALUES (97, x'01A214AA99DC70A38872D86415C37ECC', 'shopping', 'colour', 'brown', 117679263223447554, x'01A214AA2BF071019135D755A706AE3E', 0);
INSERT INTO shared_field VALUES (98, x'01A214AA99DC70A38872D86415C37ECC', 'shopping', 'done', 'true', 117679263223447555, x'01A214AA2BF071019135D755A706AE3E', 0);
INSERT INTO shared_field VALUES (99, x'01A214AA99DC70A38872D86415C37ECC', 'shopping', 'name', 'eggs', 117679263223447556, x'01A214AA2BF071019135D755A706AE3E', 0);
INSERT INTO shared_field VALUES (100, x'01A214AA296C72F9B21647B7306EA046', 'price', 'removed', '1', 117679265508753408, x'01A214AA2BF071019135D755A706AE3E', 0);
INSERT INTO shared_field VALUES (101, x'01A214AB2211726597C2D15D5364D2EA', 'price', 'content', 'article 01a214aa-296c-72f8-ac95-cae7fba625ba
day 2026-11-25
kind offer
source comparison
corrects 01a214aa-296c-72f9-b216-47b7306ea046
quantity.amount 1
quantity.unit pound
price.amount 11
price.currency USD
deal.exact percentOff 1/10', 117679265508753409, x'01A214AA2BF071019135D755A706AE3E', 0);
INSERT INTO shared_field VALUES (102, x'01A214AA2C0A7280AEEACA1928E63BC9', 'product', 'price.amount', '11', 117679265508753410, x'01A214AA2BF071019135D755A706AE3E', 0);
INSERT INTO shared_field VALUES (105, x'01A214AB23947081853F88E35A0CADCD', 'price', 'content', 'article 01a214aa-2a84-7137-873d-a2a9c3afc97c
day 2026-11-25
kind offer
source comparison
quantity.amount 100
quantity.unit item
price.amount 399/100
price.currency USD
terms.coupon amount 1/10 once', 117679265533984768, x'01A214AA2BF071019135D755A706AE3E', 0);
INSERT INTO shared_field VALUES (106, x'01A214AA2B6D709B8D7E8EFE05141199', 'article', 'target', 'at 8 USD per 1 kilogram', 117679266749677568, x'01A214AA2BF071019135D755A706AE3E', 0);
INSERT INTO shared_field VALUES (107, x'01A214AB6CF673DDB7C31A7700A5C910', 'article', 'name', 'Bread', 117679266765799424, x'01A214AA2BF071019135D755A706AE3E', 0);
INSERT INTO shared_field VALUES (108, x'01A214AB6CF673DDB7C31A7700A5C910', 'article', 'pack', '500 gram', 117679266765799425, x'01A214AA2BF071019135D755A706AE3E', 0);
INSERT INTO shared_field VALUES (109, x'01A214AB6CF673DEAB2B45E1E5C6DE39', 'price', 'content', 'article 01a214ab-6cf6-73dd-b7c3-1a7700a5c910
day 2026-11-25
source typed
quantity.amount 500
quantity.unit gram
price.amount 199/100
price.currency USD
store Aldi', 117679266765864960, x'01A214AA2BF071019135D755A706AE3E', 0);
INSERT INTO shared_field VALUES (110, x'01A214AB6CF673DDB7C31A7700A5C910', 'article', 'removed', '1', 117679266770124800, x'01A214AA2BF071019135D755A706AE3E', 0);
INSERT INTO shared_field VALUES (111, x'01A214AB6CF673DEAB2B45E1E5C6DE39', 'price', 'removed', '1', 117679266770190336, x'01A214AA2BF071019135D755A706AE3E', 0);
INSERT INTO shared_field VALUES (113, x'01A214AA2C0A72818028BF2EBBF495AF', 'product', 'removed', NULL, 117679266779365376, x'01A214AA2BF071019135D755A706AE3E', 0);
INSERT INTO shared_field VALUES (114, x'01A2259668C973709CEFD45CBE3DC8F6', 'purchase', 'content', 'day 2024-10-04
name coffee
quantity 500 gram
article 01a214aa-2b6d-709b-8d7e-8efe05141199', 117697868198445056, x'01A214AA2BF071019135D755A706AE3E', 0);
INSERT INTO shared_alias VALUES (1, x'01A214AA2B6D709B8D7E8EFE05141100', x'01A214AA2B6D709B8D7E8EFE05141199');
INSERT INTO shared_setting VALUES (1, 'book', '01a214aa-2bf0-7100-ad7d-f798d7c65158');
INSERT INTO shared_setting VALUES (2, 'device', '01a214aa-2bf0-7101-9135-d755a706ae3e');
INSERT INTO shared_setting VALUES (3, 'server', '');
INSERT INTO shared_setting VALUES (4, 'problem', '');
INSERT INTO shared_setting VALUES (5, 'received', '0');
INSERT INTO shared_setting VALUES (6, 'mark', '0');
INSERT INTO shared_setting VALUES (7, 'pushes', '0');
INSERT INTO shared_setting VALUES (8, 'files', '3');
INSERT INTO shared_setting VALUES (9, 'written', '99');
INSERT INTO shared_setting VALUES (10, 'clock offset', '0');
INSERT INTO shared_setting VALUES (11, 'last exchange', '1795643055');
INSERT INTO shared_setting VALUES (12, 'latest', '117679261392109568 01a214aa-2c44-7226-9f8c-50b24ac03b8d');
INSERT INTO shared_setting VALUES (13, 'described article', '9223372036854775807');
INSERT INTO shared_setting VALUES (14, 'described observation', '9223372036854775807');
INSERT INTO shared_setting VALUES (15, 'clock', '117697868198445056');
INSERT INTO shared_setting VALUES (16, 'described store', '1');
INSERT INTO shared_setting VALUES (17, 'described shopping', '1');
INSERT INTO shared_file VALUES (1, '01a214aa-2c44-7226-9f8c-50b24ac03b8d.1.jsonl');
INSERT INTO shared_comparison VALUES (1, x'01A214AA2C067035AA134641E35514DF');
INSERT INTO shared_product VALUES (1, x'01A214AA2C097006BC8904F273B4038D', 1, 6282298666797358235);
INSERT INTO shared_product VALUES (2, x'01A214AA2C0A727F852E201AE04C553B', 1, 543534255476545819);
INSERT INTO shared_product VALUES (3, x'01A214AA2C0A7280AEEACA1928E63BC9', 1, 38049769627092095);
INSERT INTO shared_product VALUES (4, x'01A214AA2C0A72818028BF2EBBF495AF', 1, 5402708476172929977);
INSERT INTO shared_product VALUES (5, x'01A214AA99DA731BAA7BDC865F0DD83A', 1, 8193298854757500810);
INSERT INTO purchase VALUES (1, x'01A2259668C973709CEFD45CBE3DC8F6', 20000, 1, 'name coffee
quantity 500 gram
article 01a214aa-2b6d-709b-8d7e-8efe05141199');
INSERT INTO product_search (product_search) VALUES ('rebuild');
INSERT INTO article_search (article_search) VALUES ('rebuild');
DELETE FROM sqlite_sequence;
INSERT INTO sqlite_sequence VALUES ('comparison', 4);
INSERT INTO sqlite_sequence VALUES ('entry', 19);
INSERT INTO sqlite_sequence VALUES ('book_entry', 5);
INSERT INTO sqlite_sequence VALUES ('shared_field', 114);
CREATE UNIQUE INDEX product_identity ON product (comparison, id);
CREATE INDEX product_order ON product (comparison, place);
CREATE TRIGGER product_inserted AFTER INSERT ON product BEGIN
  INSERT INTO product_search (rowid, name, store, note, barcode, brand)
  VALUES (new.key, new.name, new.store, new.note, new.barcode, new.brand);
END;
CREATE TRIGGER product_deleted AFTER DELETE ON product BEGIN
  INSERT INTO product_search (product_search, rowid, name, store, note, barcode, brand)
  VALUES ('delete', old.key, old.name, old.store, old.note, old.barcode, old.brand);
END;
CREATE TRIGGER product_changed AFTER UPDATE OF name, store, note, barcode, brand ON product
BEGIN
  INSERT INTO product_search (product_search, rowid, name, store, note, barcode, brand)
  VALUES ('delete', old.key, old.name, old.store, old.note, old.barcode, old.brand);
  INSERT INTO product_search (rowid, name, store, note, barcode, brand)
  VALUES (new.key, new.name, new.store, new.note, new.barcode, new.brand);
END;
CREATE INDEX product_picture ON product (picture) WHERE picture IS NOT NULL;
CREATE INDEX entry_order ON entry (comparison, is_list, is_undone, number);
CREATE INDEX entry_version ON entry (comparison, version);
CREATE INDEX entry_of_list ON entry (is_undone, number) WHERE is_list = 1;
CREATE INDEX entry_pictures ON entry (comparison) WHERE pictures IS NOT NULL;
CREATE INDEX hidden_order ON hidden (comparison, first);
CREATE UNIQUE INDEX article_identity ON article (id);
CREATE INDEX article_name ON article (name_key);
CREATE INDEX article_gtin ON article (gtin) WHERE gtin IS NOT NULL;
CREATE INDEX article_picture ON article (picture) WHERE picture IS NOT NULL;
CREATE UNIQUE INDEX observation_identity ON observation (id);
CREATE INDEX observation_history ON observation (article, day);
CREATE UNIQUE INDEX target_of_article ON target (article);
CREATE TRIGGER article_inserted AFTER INSERT ON article BEGIN
  INSERT INTO article_search (rowid, name, brand) VALUES (new.key, new.name, new.brand);
END;
CREATE TRIGGER article_deleted AFTER DELETE ON article BEGIN
  INSERT INTO article_search (article_search, rowid, name, brand)
  VALUES ('delete', old.key, old.name, old.brand);
END;
CREATE TRIGGER article_changed AFTER UPDATE OF name, brand ON article BEGIN
  INSERT INTO article_search (article_search, rowid, name, brand)
  VALUES ('delete', old.key, old.name, old.brand);
  INSERT INTO article_search (rowid, name, brand) VALUES (new.key, new.name, new.brand);
END;
CREATE UNIQUE INDEX rate_of_day ON rate (base, currency, day);
CREATE UNIQUE INDEX shared_field_place ON shared_field (id, kind, name);
CREATE INDEX shared_field_unsent ON shared_field (number) WHERE is_sent = 0;
CREATE UNIQUE INDEX shared_alias_identity ON shared_alias (id);
CREATE INDEX shared_alias_main ON shared_alias (main);
CREATE INDEX shared_field_comparison ON shared_field (value)
  WHERE kind = 'product' AND name = 'comparison';
CREATE TRIGGER comparison_update_shared AFTER UPDATE ON comparison
WHEN EXISTS (SELECT 1 FROM shared_comparison WHERE key = new.id) BEGIN
  INSERT OR IGNORE INTO shared_mark (kind, row, part)
  VALUES ('comparison', new.id, 0);
END;
CREATE TRIGGER product_insert_shared AFTER INSERT ON product
WHEN EXISTS (SELECT 1 FROM shared_comparison WHERE key = new.comparison) BEGIN
  INSERT OR IGNORE INTO shared_mark (kind, row, part)
  VALUES ('product', new.comparison, new.id);
END;
CREATE TRIGGER product_update_shared AFTER UPDATE ON product
WHEN EXISTS (SELECT 1 FROM shared_comparison WHERE key = new.comparison) BEGIN
  INSERT OR IGNORE INTO shared_mark (kind, row, part)
  VALUES ('product', new.comparison, new.id);
END;
CREATE TRIGGER product_delete_shared AFTER DELETE ON product
WHEN EXISTS (SELECT 1 FROM shared_comparison WHERE key = old.comparison) BEGIN
  INSERT OR IGNORE INTO shared_mark (kind, row, part)
  VALUES ('product', old.comparison, old.id);
END;
CREATE TRIGGER hidden_insert_shared AFTER INSERT ON hidden
WHEN EXISTS (SELECT 1 FROM shared_comparison WHERE key = new.comparison) BEGIN
  INSERT OR IGNORE INTO shared_mark (kind, row, part)
  VALUES ('products', new.comparison, 0);
END;
CREATE TRIGGER hidden_delete_shared AFTER DELETE ON hidden
WHEN EXISTS (SELECT 1 FROM shared_comparison WHERE key = old.comparison) BEGIN
  INSERT OR IGNORE INTO shared_mark (kind, row, part)
  VALUES ('products', old.comparison, 0);
END;
CREATE INDEX product_others ON product (key) WHERE others IS NOT NULL;
CREATE TRIGGER article_insert_shared AFTER INSERT ON article
WHEN EXISTS (SELECT 1 FROM shared_setting) BEGIN
  INSERT OR IGNORE INTO shared_mark (kind, row) VALUES ('article', new.key);
END;
CREATE TRIGGER article_update_shared AFTER UPDATE ON article
WHEN EXISTS (SELECT 1 FROM shared_setting) BEGIN
  INSERT OR IGNORE INTO shared_mark (kind, row) VALUES ('article', new.key);
END;
CREATE TRIGGER observation_insert_shared AFTER INSERT ON observation
WHEN EXISTS (SELECT 1 FROM shared_setting) BEGIN
  INSERT OR IGNORE INTO shared_mark (kind, row) VALUES ('price', new.key);
END;
CREATE TRIGGER observation_update_shared AFTER UPDATE OF revision ON observation
WHEN EXISTS (SELECT 1 FROM shared_setting) BEGIN
  INSERT OR IGNORE INTO shared_mark (kind, row) VALUES ('price', new.key);
END;
CREATE TRIGGER target_insert_shared AFTER INSERT ON target
WHEN EXISTS (SELECT 1 FROM shared_setting) BEGIN
  INSERT OR IGNORE INTO shared_mark (kind, row) VALUES ('article', new.article);
END;
CREATE TRIGGER target_delete_shared AFTER DELETE ON target
WHEN EXISTS (SELECT 1 FROM shared_setting) BEGIN
  INSERT OR IGNORE INTO shared_mark (kind, row) VALUES ('article', old.article);
END;
CREATE TRIGGER store_insert_shared AFTER INSERT ON store
WHEN EXISTS (SELECT 1 FROM shared_setting) BEGIN
  INSERT OR IGNORE INTO shared_mark (kind, row) VALUES ('store', 0);
END;
CREATE TRIGGER store_delete_shared AFTER DELETE ON store
WHEN EXISTS (SELECT 1 FROM shared_setting) BEGIN
  INSERT OR IGNORE INTO shared_mark (kind, row) VALUES ('store', 0);
END;
CREATE TRIGGER shopping_insert_shared AFTER INSERT ON shopping
WHEN EXISTS (SELECT 1 FROM shared_setting) BEGIN
  INSERT OR IGNORE INTO shared_mark (kind, row) VALUES ('shopping', 0);
END;
CREATE TRIGGER shopping_delete_shared AFTER DELETE ON shopping
WHEN EXISTS (SELECT 1 FROM shared_setting) BEGIN
  INSERT OR IGNORE INTO shared_mark (kind, row) VALUES ('shopping', 0);
END;
CREATE UNIQUE INDEX purchase_identity ON purchase (id);
CREATE TRIGGER purchase_insert_shared AFTER INSERT ON purchase
WHEN EXISTS (SELECT 1 FROM shared_setting) BEGIN
  INSERT OR IGNORE INTO shared_mark (kind, row) VALUES ('purchase', new.key);
END;
CREATE TRIGGER purchase_update_shared AFTER UPDATE ON purchase
WHEN EXISTS (SELECT 1 FROM shared_setting) BEGIN
  INSERT OR IGNORE INTO shared_mark (kind, row) VALUES ('purchase', new.key);
END;
