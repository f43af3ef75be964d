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
      weight:khối lượng, trọng lượng, kl tịnh, khối lượng tịnh, tl tịnh
      volume:thể tích, dung tích
      size:kích cỡ, quy cách, kích thước
      count:sl, s lượng
      packs:số lượng thùng, sl thùng, quy cách thùng, số lượng mỗi thùng, số gói mỗi thùng
      unit:đơn vị, đơn vị tính, đvt, đ vị
      price:giá, giá bán, giá tiền, giá có vat, giá bán lẻ, giá đã có vat
      total:chi phí, đã chi, \
      tổng, thành tiền, số tiền, t tiền, tổng tiền, tổng cộng
      unitPrice:đơn giá, giá mỗi kg, giá theo kg, giá 1 kg, giá mỗi đơn vị
      former:giá gốc, giá cũ, giá niêm yết, giá trước giảm, giá trước khuyến mãi, giá ban đầu, giá chưa giảm
      sale:km, giá km, giá khuyến mãi, giá mới, giá giảm, giá sau giảm, giá cuối, giá ưu đãi
      saving:giảm giá, tiết kiệm, giảm, tiền giảm, chiết khấu, số tiền giảm
      currency:tiền tệ
      deal:khuyến mãi, giảm giá, ưu đãi
      deposit:tiền cọc, đặt cọc
      store:cửa hàng, siêu thị, chợ, nơi bán, nơi mua, mua tại, mua ở, nhà cung cấp, tên cửa hàng, đại lý
      note:ghi chú
      barcode:mã vạch
      articleNumber:mã hàng, mã sản phẩm
      date:ngày, ngày mua, tháng, ngày tháng
      offerFrom:từ ngày, ngày bắt đầu, hiệu lực từ
      offerUntil:đến ngày, ngày kết thúc, hiệu lực đến, hạn khuyến mãi
      other:ngân sách, xếp hạng, \
      danh mục, loại, kệ, đánh giá, tồn kho, hình ảnh, xuất xứ, màu, tồn, còn hàng, còn lại, đã bán, lượng bán, \
      nhóm hàng
      number:số, mã, stt
      sum:tổng, tổng cộng
      charge:thuế, thuế gtgt, vat gtgt, phí giao hàng, phí vận chuyển
      """)
}
