"""How much of pictures is read right: leaflets, labels, receipts, pages of shops and barcodes, drawn with ImageMagick.

Each is drawn with its truth, from a fixed seed. Drawn pictures are easier than photographs: the figures say whether
reading has become worse, and not how well it reads what people photograph.
"""

import json
import os
import random
import subprocess
import sys
import time

from programs import HERE, PLACE, built_cli

FONTS = "/usr/share/fonts/opentype/cantarell/"
ARTICLES = [
    ("Rispentomaten", "500 g", 149), ("Junger Gouda", "400 g", 279), ("Haferflocken", "500 g", 95),
    ("Olivenöl nativ extra", "750 ml", 799), ("Basmatireis", "1 kg", 249), ("Erdbeerjoghurt", "150 g", 49),
    ("Apfelsaft naturtrüb", "1 l", 129), ("Kaffee gemahlen", "500 g", 599), ("Vollmilchschokolade", "100 g", 119),
    ("Gurkensticks", "670 g", 189), ("Räucherlachs", "200 g", 449), ("Bergkäse gerieben", "150 g", 199),
    ("Tomatenketchup", "450 ml", 229), ("Salzbrezeln", "250 g", 139), ("Butter mild gesäuert", "250 g", 209),
    ("Spaghetti", "500 g", 85), ("Mineralwasser still", "1,5 l", 59), ("Bohnen weiß", "400 g", 109),
]
LEFT = "0001101 0011001 0010011 0111101 0100011 0110001 0101111 0111011 0110111 0001011".split()
KINDS = "LLLLLL LLGLGG LLGGLG LLGGGL LGLLGG LGGLLG LGGGLL LGLGLG LGLGGL LGGLGL".split()


def font(bold=False):
    names = ["Cantarell-Bold.otf" if bold else "Cantarell-Regular.otf", "Cantarell-VF.otf"]
    return next(FONTS + name for name in names if os.path.exists(FONTS + name))


def draw(path, size, texts, boxes=(), paper="white", ink="black", more=()):
    """Texts are (left, baseline, size, text) and perhaps a colour; boxes are (left, top, right, bottom, colour)."""
    words = ["convert", "-size", "%dx%d" % size, "xc:" + paper]
    for left, top, right, bottom, colour in boxes:
        words += ["-fill", colour, "-draw", f"rectangle {left},{top} {right},{bottom}"]
    for left, base, height, text, *colour in texts:
        words += ["-font", font(height >= 40), "-fill", colour[0] if colour else ink, "-pointsize", str(height),
                  "-annotate", f"+{left}+{base}", text]
    subprocess.run([*words, *more, path], check=True)
    return path


def euros(cents, mark=","):
    return f"{cents // 100}{mark}{cents % 100:02}"


def base_price(size, cents):
    """The printed unit price: what a kilogram or a liter costs."""
    number, unit = size.split()
    amount = float(number.replace(",", ".")) * (1 if unit in ("kg", "l") else 0.001)
    return ("kg" if unit in ("g", "kg") else "l", round(cents / amount))


def read(path, *words):
    """What per-cli finds in a picture: receipt and candidates."""
    environment = dict(os.environ, PER_MODELS=os.path.join(HERE, ".build", "models"))
    answer = subprocess.run([built_cli(), "read", "--json", "--locale", "de_DE", *words, path], capture_output=True, text=True,
                            env=environment)
    lines = [json.loads(line) for line in answer.stdout.splitlines()]
    return [line for line in lines if line.get("receipt")], [line for line in lines if not line.get("receipt")]


def cents(candidate):
    over, _, under = candidate.get("price", {}).get("amount", "0").partition("/")
    return round(int(over) * 100 / int(under or 1))


def amount(candidate):
    """How much there is in grams or milliliters, or as it is written."""
    quantity = candidate.get("quantity") or {}
    over, _, under = str(quantity.get("amount", "0")).partition("/")
    scale = {"kilogram": 1000, "liter": 1000, "gram": 1, "milliliter": 1}.get(quantity.get("unit"), 0)
    return round(int(over) / int(under or 1) * scale)


def is_whole(candidate, article):
    """Whether price, quantity and name are those of the article."""
    name, size, price = article
    number, unit = size.split()
    wanted = round(float(number.replace(",", ".")) * (1000 if unit in ("kg", "l") else 1))
    return cents(candidate) == price and amount(candidate) == wanted and name.lower() in candidate["name"].lower()


class Count:
    """How many of how many."""

    def __init__(self):
        self.hits = self.all = 0

    def add(self, hit):
        self.hits += bool(hit)
        self.all += 1

    def missed(self, figures, name, limit):
        figures.below_size(name, limit, 100 * (1 - self.hits / max(self.all, 1)), "%", "TOO MANY")


def leaflet(path, articles, chance):
    """A page with three offers in a row, whose prices are split as leaflets do it."""
    texts, boxes, parts = [], [], []
    width, height = 1240, 1754
    for index, (name, size, price) in enumerate(articles):
        left, top = 40 + index % 3 * 400, 60 + index // 3 * 420
        unit, base = base_price(size, price)
        boxes.append((left, top, left + 340, top + 150, chance.choice(["#c8d8b0", "#e0c0a0", "#b0c4d8"])))
        texts += [(left, top + 190, 28, name), (left, top + 224, 20, chance.choice(["Klasse I", "versch. Sorten", "gekühlt"])),
                  (left, top + 252, 20, f"{size} Packung"), (left, top + 280, 18, f"(1 {unit} = {euros(base)})")]
        red = ("#c00000",)
        whole, rest = str(price // 100), f"{price % 100:02}"
        style = chance.randrange(3)
        if style == 0:
            texts.append((left + 190, top + 370, 72, f"{whole}.{rest}", *red))
        elif style == 1:
            texts += [(left + 200, top + 370, 84, whole, *red), (left + 252, top + 340, 44, rest, *red)]
        else:
            texts.append((left + 180, top + 370, 72, f"{euros(price)} €", *red))
        parts.append((left - 20, top - 20, left + 370, top + 395))
    draw(path, (width, height), texts, boxes, more=["-quality", "85"])
    return [",".join("%.4f" % (side / (width, height, width, height)[i]) for i, side in enumerate(part)) for part in parts]


def measure_leaflets(figures, folder, chance):
    right, silent, whole, found, claims, confirmed = Count(), Count(), Count(), Count(), Count(), Count()
    for page in range(3):
        path = os.path.join(folder, f"leaflet-{page}.jpg")
        articles = chance.sample(ARTICLES, 12)
        parts = leaflet(path, articles, chance)
        for part, article in zip(parts, articles):
            first = next(iter(read(path, "--part", part)[1]), {"name": "", "evidence": "unclear"})
            right.add(cents(first) == article[2])
            silent.add(cents(first) == article[2] or first["evidence"] == "unclear")
            whole.add(is_whole(first, article))
        candidates = read(path)[1]
        for article in articles:
            found.add(any(cents(each) == article[2] and article[0].lower() in each["name"].lower() for each in candidates))
        for each in candidates:
            if each["evidence"] == "unclear":
                continue
            is_right = any(cents(each) == article[2] and article[0].lower() in each["name"].lower() for article in articles)
            claims.add(is_right)
            if each["evidence"] == "confirmed":
                confirmed.add(is_right)
    right.missed(figures, "marked offers without the right price", 7)
    silent.missed(figures, "the same, wrong without a mark", 1)
    whole.missed(figures, "the same, without price, quantity and name", 12)
    found.missed(figures, "offers of a page not found", 10)
    claims.missed(figures, "claims of a page that are wrong", 5)
    confirmed.missed(figures, "confirmed and wrong", 0.5)


def measure_receipts(figures, folder, chance):
    totals, dates, sums = Count(), Count(), Count()
    for number in range(8):
        rows = chance.sample(ARTICLES, 7)
        day = f"{chance.randrange(1, 28):02}.{chance.randrange(1, 12):02}.2026"
        total = sum(price for _, _, price in rows)
        given = (total // 1000 + 1) * 1000
        lines = [(f"{name.upper()[:18]}", f"{euros(price)} B") for name, _, price in rows]
        lines += [("SUMME EUR", euros(total)), ("BAR", euros(given)), ("RUECKGELD", euros(given - total))]
        texts = [(150, 60, 30, "HANSEN MARKT"), (120, 100, 24, f"Datum: {day} 17:04")]
        for index, (name, value) in enumerate(lines):
            texts += [(30, 160 + 36 * index, 24, name), (470 - 12 * len(value), 160 + 36 * index, 24, value)]
        path = draw(os.path.join(folder, f"receipt-{number}.jpg"), (520, 220 + 36 * len(lines)), texts, paper="#f4f2ea",
                    more=["-background", "#f4f2ea", "-rotate", str(chance.uniform(-1.5, 1.5)), "-blur", "0x0.6",
                          "-quality", "80"])
        receipts = read(path)[0]
        receipt = receipts[0] if receipts else {}
        over, _, under = str(receipt.get("total") or "0").partition("/")
        totals.add(round(int(over) * 100 / int(under or 1)) == total)
        dates.add(receipt.get("date") == "-".join(reversed(day.split("."))))
        sums.add(receipt.get("total") and receipt.get("total") == receipt.get("sum"))
    totals.missed(figures, "receipts without their total", 7)
    dates.missed(figures, "the same, without their date", 5)
    sums.missed(figures, "the same, whose lines do not add up", 30)


def screenshot(path, articles, is_dark, scale):
    """Cards of a shop, four in a row, as a screen of 96 dpi or twice that shows them."""
    paper, ink, pale = ("#1e1e24", "#f0f0f0", "#a0a0a8") if is_dark else ("white", "#202020", "#707070")
    texts = [(20, 36, 22, "Mein Laden"), (900, 36, 16, "Warenkorb (0)")]
    boxes = [(0, 52, 1100, 53, pale)]
    for index, (name, size, price) in enumerate(articles):
        left, top = 20 + index % 4 * 265, 80 + index // 4 * 330
        unit, base = base_price(size, price)
        boxes += [(left, top, left + 235, top + 150, "#7a9a6a"), (left, top + 262, left + 235, top + 296, "#2a6ad0")]
        texts += [(left, top + 176, 17, name, ink), (left, top + 200, 14, size, pale),
                  (left, top + 222, 13, f"{euros(base)} € / {unit}", pale), (left, top + 250, 22, f"{euros(price)} €", ink),
                  (left + 50, top + 285, 15, "In den Warenkorb", "white")]
    def larger(item):
        return tuple(each * scale if isinstance(each, int) else each for each in item)
    rows = (len(articles) + 3) // 4
    draw(path, (1100 * scale, (100 + 330 * rows) * scale), map(larger, texts), map(larger, boxes), paper, ink)


def measure_screenshots(figures, folder, chance):
    whole, seconds = Count(), []
    for is_dark in (False, True):
        for scale in (1, 2):
            articles = chance.sample(ARTICLES, 8)
            path = os.path.join(folder, f"screen-{'dark' if is_dark else 'light'}-{scale}.png")
            screenshot(path, articles, is_dark, scale)
            start = time.perf_counter()
            candidates = read(path)[1]
            if scale == 1:
                seconds.append(time.perf_counter() - start)
            for article in articles:
                whole.add(any(is_whole(each, article) for each in candidates))
    whole.missed(figures, "cards of screenshots that are not whole", 5)
    figures.below("a screenshot, until all is there", 4, seconds)


def bars(number):
    """The modules of an EAN-13."""
    def right(digit):
        return LEFT[int(digit)].translate(str.maketrans("01", "10"))
    half = "".join(LEFT[int(digit)] if kind == "L" else right(digit)[::-1]
                   for digit, kind in zip(number[1:7], KINDS[int(number[0])]))
    return "101" + half + "01010" + "".join(map(right, number[7:])) + "101"


def measure_barcodes(figures, folder, chance):
    looks = [[], ["-blur", "0x2"], ["-background", "#ccc", "-rotate", "14"], ["-background", "#ccc", "-rotate", "-40"],
             ["-resize", "40%"], ["-resize", "50%", "-blur", "0x1"], ["-motion-blur", "0x5+20"], ["-quality", "15"],
             ["-fill", "black", "-colorize", "75", "-attenuate", "0.3", "+noise", "Gaussian"], ["+level", "35%,60%"],
             ["-virtual-pixel", "white", "-distort", "Perspective", "0,0 40,30 700,0 640,0 700,420 700,420 0,420 0,390"]]
    seen, wrong = Count(), Count()
    for number, look in enumerate(looks * 2):
        digits = "4" + "".join(chance.choice("0123456789") for _ in range(11))
        digits += str(-sum(int(each) * (3 if place % 2 else 1) for place, each in enumerate(digits)) % 10)
        boxes = [(120 + 4 * index, 90, 123 + 4 * index, 300, "black")
                 for index, module in enumerate(bars(digits)) if module == "1"]
        path = draw(os.path.join(folder, f"bars-{number}.jpg"), (700, 420), [(140, 340, 30, digits)],
                    [(80, 60, 540, 360, "white"), *boxes], "#d8c8b0", more=look)
        found = [each["barcode"] for each in read(path)[1] if each.get("barcode")]
        seen.add(digits in found)
        wrong.add(all(each == digits for each in found))
    seen.missed(figures, "barcodes that are not read", 20)
    wrong.missed(figures, "barcodes that are read wrongly", 0.5)


MEMORY = """
import resource, subprocess, sys
subprocess.run(sys.argv[1:], check=True, stdout=subprocess.DEVNULL)
print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)
"""


def measure_page(figures, folder, chance):
    """A page of 1,024 by 1,448 pixels with 87 texts."""
    texts = [(40 + index % 3 * 330, 40 + index // 3 * 48, 20, f"{chance.choice(ARTICLES)[0]} {index}") for index in range(87)]
    path = draw(os.path.join(folder, "page.png"), (1024, 1448), texts)
    seconds = []
    for _ in range(3):
        start = time.perf_counter()
        read(path)
        seconds.append(time.perf_counter() - start)
    figures.below("a page of 1,024 × 1,448 with 87 texts", 4, seconds)
    environment = dict(os.environ, PER_MODELS=os.path.join(HERE, ".build", "models"))
    answer = subprocess.run([sys.executable, "-c", MEMORY, built_cli(), "read", path, "--texts"], capture_output=True, text=True,
                            env=environment, check=True)
    figures.below_size("the same, memory at its peak", 400, int(answer.stdout) / 1024)


def measure(figures):
    subprocess.run([os.path.join(HERE, "scripts", "models")], check=True)
    folder = os.path.join(PLACE, "pictures")
    os.makedirs(folder, exist_ok=True)
    chance = random.Random(38)
    for part in (measure_leaflets, measure_receipts, measure_screenshots, measure_barcodes, measure_page):
        part(figures, folder, chance)
