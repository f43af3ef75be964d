extension Language {
  /// Vietnamese.
  static let vietnamese = Language(
    codes: ["vi"], habits: [.sizesBeforePacks, .marksTellWords],
    numbers: """
      2: hai
      3: ba
      4: bốn
      5: năm
      6: sáu
      7: bảy
      8: tám
      9: chín
      10: mười
      12: mười_hai
      """,
    units: """
      @ kilogram: ký kí cân kilô kilogam
      @ hectogram: lạng
      @ gram: gam gr
      @ meter: mét
      @ item: quả trái cái chiếc củ con ổ nải cây quyển cuốn tép bánh xấp
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
      @ bunch: bó
      @ serving: suất phần
      @ tub: cốc
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
      .bag: "rác túi_zip",
      .beer: "bia",
      .material: "thủy_tinh nhựa",
      .eyewear: "kính kính_lão",
      .emptyHolder: "cốc xô thau ly_giấy ly_nhựa cốc_giấy hộp_nhựa bình_nước",
      .bracketEstimate: "khoảng",
      .numberedPack: "lốc",
      .noise: """
      khối_lượng_tịnh trọng_lượng_tịnh thể_tích_thực dung_tích khối_lượng trọng_lượng xấp_xỉ khoảng_chừng
      """,
      .orMore: "trở_lên",
      .rangeJoint: "đến hoặc",
      .priceNoise: """
      giá_chỉ giá_chỉ_từ giá_chỉ_còn giá_còn giá_bán giá_khuyến_mãi giá_km giá_ưu_đãi giá_sốc giá_mới giá_sỉ giá_lẻ giá_từ \
      giá_sau_giảm giá_tốt giá_hiện_tại giá_online giá_flash_sale chỉ_còn chỉ_từ chỉ_với giảm_còn giảm_chỉ_còn đồng_giá \
      khuyến_mãi khuyến_mại sau_giảm sau_voucher sau_khi_giảm hiện_tại bây_giờ đã_gồm_vat đã_bao_gồm_vat đã_có_vat
      """,
      .minimum: "từ chỉ_từ giá_từ giá_chỉ_từ",
      .perBeforeUnit: "một",
      .free: "miễn_phí",
      .half: "nửa_giá",
      .save: "tiết_kiệm giảm_ngay giảm_thêm",
      .whenBuying: "khi_mua mua_từ",
      .second: "thứ_hai",
      .third: "thứ_ba",
      .formerPrice: """
      giá_gốc giá_cũ giá_niêm_yết giá_thường giá_trước_giảm giá_trước giá_ban_đầu giá_thị_trường giá_bìa giá_hãng \
      giá_chưa_giảm trước_đây trước_đó niêm_yết gốc
      """,
      .formerPair: "từ",
      .nowPair: "còn xuống",
      .coupon: "mã_giảm_giá voucher phiếu_giảm_giá mã",
      .couponOff: "giảm",
      .cashback: "hoàn_tiền hoàn_xu",
      .deposit: "tiền_cọc cọc_vỏ tiền_vỏ đặt_cọc",
      .drainedWeight: """
      khối_lượng_ráo_nước trọng_lượng_ráo_nước khối_lượng_ráo ráo_nước trọng_lượng_ráo
      """,
      .limit: "tối_đa",
      .clearLimit: "giới_hạn",
      .perCustomer:
        "mỗi_khách mỗi_khách_hàng mỗi_người mỗi_đơn mỗi_hóa_đơn mỗi_hoá_đơn /khách /đơn",
      .loyaltyPrice: "giá_thành_viên giá_hội_viên giá_thẻ",
      .shipping: "phí_ship phí_vận_chuyển phí_giao_hàng tiền_ship cước",
      .freeShipping: """
      freeship miễn_phí_vận_chuyển miễn_phí_giao_hàng miễn_phí_ship miễn_ship giao_hàng_miễn_phí free_ship
      """,
      .tax: "thuế vat gtgt",
      .taxIncluded: "đã_bao_gồm bao_gồm đã_gồm đã_có gồm",
      .taxAdded: "chưa_bao_gồm chưa_gồm chưa_có chưa",
      .taxNoise: "thuế",
      .plies: "lớp",
      .washes: "lần_giặt",
      .alcohol: "cồn độ_cồn",
      .alcoholBefore: "độ_cồn nồng_độ_cồn",
      .offerUntil: "đến_hết đến_ngày đến_hết_ngày đến áp_dụng_đến",
      .offerFrom: "từ_ngày từ",
      .offerHead: "khuyến_mãi áp_dụng ưu_đãi",
      .offerOnly: "chỉ",
      .dayJoint: "đến",
      .today: "hôm_nay",
      .tomorrow: "ngày_mai",
      .keepsUntil: "hsd",
      .numberLabel: "số tuổi",
      .sizeLabel: "cỡ",
      .oneContainer: "chai lon hũ lọ tuýp thùng",
    ],
    own: [
      .and: "và",
      .noise: "khoảng",
      .andHalf: "rưỡi",
      .atStore: "tại ở",
      .formerBehind: "còn xuống",
      .oneOfUnit: "một",
      .or: "hoặc",
      .to: "đến",
      .per: "mỗi",
      .priceNoise: "giá chỉ còn từ nay tổng",
      .halfOf: "nửa",
      .off: "giảm",
      .buy: "mua lấy",
      .get: "được",
      .getFree: "tặng",
      .pay: "trả",
      .forWord: "với",
      .ordinalSign: "thứ",
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
      """,
    labels: [
      .besideCount: "sl",
      .tax: "thuế vat",
      .lowestPrice: "từ",
      .formerPrice: "gốc",
      .bonus: "xu",
      .beforePrice: "chỉ giá còn",
      .per: "mỗi",
      .alternative: "hoặc",
      .yes: "có",
      .no: "không",
    ],
    labelParts: [
      .subtotal: "tạm_tính",
      .total: "tổng_cộng tổng_tiền thanh_toán phải_trả",
      .given: "tiền_mặt khách_đưa chuyển_khoản",
      .change: "tiền_thừa tiền_thối trả_lại",
      .discount: "giảm_giá chiết_khấu khuyến_mãi",
      .shipping: "phí_giao_hàng phí_vận_chuyển phí_ship",
      .formerPrice: "giá_gốc giá_cũ niêm_yết",
      .memberPrice: "thành_viên hội_viên",
    ])
}
