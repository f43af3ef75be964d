extension Language {
  /// Persian.
  static let persian = Language(
    codes: ["fa"],
    units: """
      kilogram: کیلو کیلوگرم کیلویی کیلوگرمی
      gram: گرم گرمی
      liter: لیتر لیتری
      milliliter: میلی_لیتر میلی_لیتری سی_سی
      meter: متر متری
      item: عدد عددی تایی
      dozen: دوجین
      """,
    counts: """
      pack: بسته
      sheet: برگ برگی
      """,
    currencies: """
      toman: تومان تومن
      """,
    roles: [
      .noise: "حدود تقریبا"
    ],
    headings: """
      name:نام
      product:کالا, محصول
      brand:برند
      quantity:مقدار
      weight:وزن
      volume:حجم
      count:تعداد
      unit:واحد
      price:قیمت
      sale:قیمت با تخفیف
      store:فروشگاه, مغازه
      note:توضیحات
      date:تاریخ
      number:ردیف
      sum:جمع
      """,
    labels: [
      .total: "سـه"
    ])
}
