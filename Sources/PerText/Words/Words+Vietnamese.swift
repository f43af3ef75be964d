extension Language {
  /// Vietnamese.
  static let vietnamese = Language(
    codes: ["vi"], habits: [.sizesBeforePacks],
    numbers: """
      2: hai
      3: ba
      4: bốn
      5: năm
      6: sáu
      8: tám
      10: mười
      """,
    units: """
      @ meter: mét
      @ item: quả trái cái chiếc củ con
      @ pair: đôi
      """,
    counts: """
      @ can: lon
      @ bottle: chai bình
      @ box: hộp
      @ pack: gói lốc
      @ bag: túi bịch bao
      @ tablet: viên
      @ roll: cuộn
      @ sheet: tờ
      @ case: thùng két
      @ tray: vỉ khay
      @ jar: hũ lọ
      @ tub: ly
      @ bar: thanh
      @ tube: tuýp
      @ ampoule: ống
      @ nappy: miếng
      @ sachet: que
      """,
    currencies: """
      VND: đ vnđ đồng
      @ thousand-dong: k ngàn nghìn
      """,
    roles: [
      .andHalf: "rưỡi",
      .bracketEstimate: "khoảng",
      .numberedPack: "lốc",
    ],
    own: [
      .and: "và"
    ],
    headings: """
      name:tên, tên sản phẩm, tên hàng, tên mặt hàng
      product:sản phẩm, mặt hàng, hàng hóa
      description:mô tả
      brand:thương hiệu, nhãn hiệu, nhà sản xuất, hãng
      quantity:số lượng, dung lượng, khối lượng tịnh
      weight:khối lượng, trọng lượng
      volume:thể tích, dung tích
      size:kích cỡ, quy cách, kích thước
      unit:đơn vị, đơn vị tính, đvt
      price:giá, giá bán, giá tiền
      total:chi phí, đã chi, \
      tổng, thành tiền
      unitPrice:đơn giá
      former:giá gốc, giá cũ, giá niêm yết
      sale:km, giá km, giá khuyến mãi, giá mới, giá giảm, giá sau giảm, giá cuối, giá ưu đãi
      saving:giảm giá, tiết kiệm, giảm
      currency:tiền tệ
      deal:khuyến mãi, giảm giá, ưu đãi
      store:cửa hàng, siêu thị, chợ, nơi bán
      note:ghi chú
      barcode:mã vạch
      articleNumber:mã hàng, mã sản phẩm
      date:ngày, ngày mua, tháng
      other:ngân sách, xếp hạng, \
      danh mục, loại, kệ, đánh giá, tồn kho, hình ảnh, xuất xứ, màu, tồn, còn hàng, còn lại, đã bán, lượng bán
      number:số, mã, stt
      sum:tổng, tổng cộng
      charge:thuế, thuế gtgt, vat gtgt, phí giao hàng, phí vận chuyển
      """)
}
