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
          [Arguments.Option.add, .book, .part, .texts].entries),
      ],
      examples: [
        "per-cli read receipt.pdf", "per-cli read --json page.html order.eml",
        "per-cli read --add --comparison Oats page.html",
        "per-cli read --part 0,0.5,1,1 leaflet.jpg",
      ])
  }
}
