import PerWords

extension HelpPage {
  static var quickStart: Section {
    Section(
      title: localized("Quick Start"),
      blocks: [
        .paragraph(
          localized(
            "Type the quantity and the price of each pack, and press Return. The best value goes to the top of the list, and every other product shows how much more it costs."
          )),
        .picture(.compare),
        .paragraph(
          localized(
            "The form is ready for the next product at once; the result shows while you type. The quick line above the list takes a whole product in one go."
          )),
        .list([
          Entry(
            "6 x 330 ml 4.99 Cola @ Aldi", localized("quantity, price, name and store"), as: .line),
          Entry(
            localized("Oat Flakes") + " 500 g 0.95", localized("in any sensible order"), as: .line),
        ]),
        .paragraph(
          localized(
            "The window has three places: comparisons, the price book and the shopping list. The buttons beside the title and the main menu lead to them; Back returns."
          )),
        .paragraph(
          localized(
            "Everything is saved as it happens. Ctrl+Z in the list undoes the last change, even after a restart."
          )),
      ])
  }

  static var typing: Section {
    Section(
      title: localized("What You Can Type"),
      blocks: [
        .paragraph(
          localized(
            "A quantity is a number with its unit. Without a unit, the unit selected next to it is used."
          )),
        .list([
          Entry("500 g", localized("a weight"), as: .quantity),
          Entry("1.5 l", localized("a volume"), as: .quantity),
          Entry("6 x 330 ml", localized("six of 330 ml each"), as: .quantity),
          Entry("2 x 6 x 250 ml", localized("two packs of six"), as: .quantity),
          Entry("12 rolls x 150 sheets", localized("1800 sheets"), as: .quantity),
          Entry("1 lb 4 oz", localized("one pound and four ounces"), as: .quantity),
          Entry("1½ cups", localized("a fraction"), as: .quantity),
          Entry("2 dozen", localized("24 pieces"), as: .quantity),
        ]),
        .paragraph(
          localized(
            "The decimal mark can be a point or a comma. A price can be a sum; the result shows while you type."
          )),
        .list([
          Entry("4.99", localized("a price in the currency of the comparison"), as: .price),
          Entry("99¢", localized("in cents"), as: .price),
          Entry("3*2.49-0.50", localized("three, with a coupon of 0.50"), as: .price),
          // xgettext:no-c-format
          Entry("4.99-20%", localized("20% off"), as: .price),
        ]),
        .paragraph(
          localized(
            "Names, brands and stores that you have typed before are suggested in a list below the field: Down chooses, and Return takes what is chosen. A known name fills in the brand, the quantity and the store as well, and a known barcode the name, the brand and the quantity."
          )),
        .paragraph(
          localized(
            "What cannot be read is underlined, with one sentence about it. Nothing that you have typed is lost."
          )),
      ])
  }

  static var deals: Section {
    Section(
      title: localized("Deals"),
      blocks: [
        .paragraph(
          localized(
            "A deal changes what you pay. The unit price is that of the whole purchase: with 3 for 2, you buy three."
          )),
        .list([
          Entry("3 for 2", localized("three for the price of two"), as: .deal),
          Entry("2 for 5", localized("two for 5.00"), as: .deal),
          // xgettext:no-c-format
          Entry("-20%", localized("20% off"), as: .deal),
          Entry("-1.50", localized("1.50 off"), as: .deal),
          Entry("2nd half price", localized("the second at half price"), as: .deal),
          Entry("buy 2 get 1 free", localized("three for the price of two"), as: .deal),
          Entry("1+1", localized("two for the price of one"), as: .deal),
          Entry(
            "until 29 Nov", localized("the last day on which the price holds"),
            as: .term(.offerDays)),
        ]),
      ])
  }

  static var weighedGoods: Section {
    Section(
      title: localized("Weighed Goods"),
      blocks: [
        .paragraph(
          localized(
            "The shelf shows a price per weight. Type it into the price field as it stands there."
          )),
        .list([
          Entry("3.49/lb", localized("for a pound"), as: .price),
          Entry("12.90/kg", localized("for a kilogram"), as: .price),
          Entry("1.99/100 g", localized("for 100 grams"), as: .price),
        ]),
        .paragraph(
          localized("With a quantity beside it, Per works out what the whole piece costs.")),
      ])
  }

  static var costs: Section {
    Section(
      title: localized("Deposit and Tax"),
      blocks: [
        .paragraph(
          localized(
            "A deposit comes back, so it does not count as paid unless Comparison Settings say so. A sales tax that is added at checkout can be set there for all products, and in Preferences for new comparisons."
          )),
        .list([
          Entry("0.25", localized("a deposit on each pack"), as: .term(.deposit)),
          Entry("8.25%", localized("a tax that is added at checkout"), as: .term(.tax)),
          Entry("19% included", localized("a tax that the price includes"), as: .term(.tax)),
          Entry("4.95", localized("shipping"), as: .term(.shipping)),
          Entry("80%", localized("how much of the pack can be used"), as: .term(.usableShare)),
        ]),
      ])
  }

  static var needs: Section {
    Section(
      title: localized("What You Need"),
      blocks: [
        .paragraph(
          localized(
            "In Comparison Settings, type how much you need. Per then shows the cheapest packs that cover it, what they cost, and what is left over."
          )),
        .list([
          Entry("10 l", localized("an amount"), as: .need),
          Entry("2 per week for 3 months", localized("an amount for a time"), as: .need),
        ]),
        .paragraph(localized("If you do not say for how long, it is for a year.")),
        .paragraph(
          localized(
            "If you need something regularly, the details of a product show what a year of it costs: at its price, at the usual price, and at the lowest price of the last 12 months."
          )),
      ])
  }

  static var stores: Section {
    Section(
      title: localized("Stores"),
      blocks: [
        .paragraph(
          localized(
            "Stores in the main menu has the list of your stores. Each product shows the address, phone number and distance of the store that it names, in any letter case (if several have that name, the nearest is shown)."
          )),
        .paragraph(
          localized(
            "A list can be loaded from a JSON file: an array of objects with name, address or address1, city, state and zipCode, phone, fax, email, webPage and distance. A distance without a unit is in miles or kilometers, as usual in your region."
          )),
      ])
  }

  static var priceBook: Section {
    Section(
      title: localized("Price Book"),
      blocks: [
        .paragraph(
          localized(
            "Each price that you type in a comparison is saved with its date and store. The form and details compare it with the last 12 months and say whether it is low or high, and where it was lowest in 30 days. An example is not saved."
          )),
        .paragraph(
          localized(
            "If you saw a price on another day, type that under Date in “About It”. A price that is older than the newest one of its store is saved, and the row keeps using the newest. Rows say when a price is low, high or old, and what the product costs now if a newer price is known."
          )),
        .paragraph(
          localized(
            "Price Book, in the main menu, shows all articles: search, sort and filter them, check some to compare their newest prices, and open one to note, correct or remove prices."
          )),
        .picture(.priceBook),
        .paragraph(
          localized(
            "The chart of an article shows its unit prices over three months, a year or all days, one line for each store; Save writes them as a picture, or all prices as a table."
          )),
        .paragraph(
          localized(
            "Import in the price book adds prices from files: price books that Per has exported, prices of Open Prices, and tables of stores. The export of Open Food Facts tells Per what barcodes identify."
          )),
        .paragraph(
          localized(
            "A price in another currency is converted where its rate is known, and stays as it was paid in the price book. Rates are typed in the preferences, or come from a file of the European Central Bank that you open there."
          )),
        .paragraph(
          localized(
            "A target says at which unit price you want to buy an article. Details and the price book show when it is met."
          )),
        .list([
          Entry("1.80/kg", localized("this unit price or less"), as: .target),
          Entry("10%", localized("this much below the usual price"), as: .target),
        ]),
        .paragraph(
          localized(
            "My Inflation, in the menu of the price book, compares what you buy month by month with the first month. What you tick off on the shopping list, and what your receipts say, has been bought."
          )),
      ])
  }

  static var shopping: Section {
    Section(
      title: localized("Shopping List"),
      blocks: [
        .paragraph(
          localized(
            "Shopping List, in the main menu, holds what you need, with or without an amount: the name finds articles in the price book. Products and comparisons are added from their menus; for a comparison, any of its products will do."
          )),
        .paragraph(
          localized(
            "It says what to buy in which store, by the newest prices that are still valid, and which split costs least. Under Stores, choose which of them count, the maximum number, and what each extra stop costs you: the trip or your time."
          )),
        .paragraph(
          localized(
            "Check off what you have bought; if it was not the expected price, enter the one that you paid. Use Copy or Print to take the list with you."
          )),
      ])
  }

  static var importing: Section {
    Section(
      title: localized("Import"),
      blocks: [
        .paragraph(
          localized(
            "Import takes tables (CSV, TSV), lists with a product on each line, and comparisons that Per has exported as JSON. Before a table is imported, you see what each column is taken for, and can change that."
          )),
        .paragraph(
          localized(
            "You can also drop a file on the list, or paste products that you have copied elsewhere. Name, size and price may stand on lines of their own, as they are copied from a shop’s page."
          )),
        .paragraph(
          localized(
            "Copy the page of a shop, an order or a receipt in the browser, and paste it into the list: Per shows what it offers, and what confirms each price. Space chooses, F2 changes an offer, Return adds what is chosen. Import opens saved pages, mails and PDF files likewise. Nothing is sent anywhere, and no page is fetched."
          )),
        .picture(.paste),
        .paragraph(
          localized(
            "A screenshot, a leaflet, a photographed label or a receipt is read likewise: open the picture with Import, drop it beside the products, or paste it while none is selected. A printed unit price confirms what was read, and what is hard to read is marked. The picture never leaves this computer."
          )),
        .paragraph(
          localized(
            "The piece of the picture that an offer was read in stands beside it. Alt+Return shows it in the whole picture, where you can mark a part with the mouse or the keys and have only that read."
          )),
      ])
  }
}
