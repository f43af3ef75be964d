import PerWords

// What `per-cli read --help` says.
extension HelpText {
  static var read: CommandHelp {
    CommandHelp(
      usage: ["read"].usages,
      parts: [
        .paragraph(
          localized(
            "Says what each FILE offers: a saved page, a mail (.eml), a PDF file, a picture, a receipt or copied text. Nothing is opened or loaded from the network."
          )),
        .paragraph(
          localized(
            "What something else in the document confirms, such as the unit price or the sum of a receipt, has a check mark; what is unclear has a question mark and the reason."
          )),
        .entries(
          heading: localized("Options:"),
          [
            ("--add", localized("adds what is clear to a comparison, as one change")),
            ("--book", localized("notes what is clear in your price book")),
            (
              "--part LEFT,TOP,RIGHT,BOTTOM",
              localized("reads only a part of a picture: four fractions of its width and height")
            ),
            (
              "--texts",
              localized("prints every text of a picture with its place and score, as JSON")
            ),
          ]),
      ],
      examples: [
        "per-cli read receipt.pdf", "per-cli read --json page.html order.eml",
        "per-cli read --add --comparison Oats page.html",
        "per-cli read --part 0,0.5,1,1 leaflet.jpg",
      ])
  }
}
