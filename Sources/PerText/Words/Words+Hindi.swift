extension Language {
  /// Hindi.
  static let hindi = Language(
    codes: ["hi"], habits: [.countsWithS],
    units: """
      kilogram: किलो किग्रा किलोग्राम
      gram: ग्राम
      tola: तोला
      liter: लीटर
      milliliter: मिली
      meter: मीटर
      item: नग पीस
      dozen: दर्जन
      """,
    counts: """
      pack: का_पैक पैक
      bag: पैकेट
      """,
    currencies: """
      INR: रु रुपये रू
      """,
    roles: [
      .netJoint: "का",
      .noise: "लगभग करीब",
    ],
    headings: """
      name:नाम, उत्पाद का नाम
      product:उत्पाद, वस्तु, सामान
      brand:ब्रांड, निर्माता, कंपनी
      quantity:मात्रा, शुद्ध मात्रा
      weight:वजन, शुद्ध वजन
      size:आकार, पैक साइज, पैक
      count:संख्या, नग
      unit:इकाई, यूनिट
      price:मूल्य, कीमत, दाम, भाव, विक्रय मूल्य
      total:कुल, कुल राशि, राशि, कुल मूल्य, योग
      unitPrice:प्रति किलो मूल्य, इकाई मूल्य, प्रति किलो, दर, प्रति इकाई मूल्य
      former:पुराना मूल्य, एमआरपी, अधिकतम खुदरा मूल्य
      sale:ऑफर मूल्य, छूट मूल्य, बिक्री मूल्य, नया मूल्य
      saving:छूट, बचत
      store:दुकान, बाजार, स्टोर, दुकान का नाम
      note:टिप्पणी, नोट
      date:तारीख, दिनांक, खरीद की तारीख
      other:श्रेणी, स्टॉक, शेष, बिक्री
      sum:कुल
      """,
    labels: [
      .currencySign: "Rs",
      .yes: "हाँ",
      .no: "नहीं",
    ])
}
