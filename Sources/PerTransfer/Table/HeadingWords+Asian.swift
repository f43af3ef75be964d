extension HeadingWords {
  static let arabic = """
    name:الاسم, اسم, اسم المنتج, اسم الصنف, اسم السلعة
    product:المنتج, منتج, الصنف, صنف, السلعة, سلعة, البند, المادة, المنتجات
    description:الوصف, وصف, البيان
    brand:العلامة التجارية, الماركة, ماركة, العلامة, الشركة المصنعة, الشركة
    quantity:الكمية, كمية, المحتوى, المقدار
    weight:الوزن, وزن, الوزن الصافي
    volume:السعة, الحجم باللتر
    size:الحجم, حجم, العبوة, حجم العبوة, المقاس, التعبئة
    count:العدد, عدد, عدد القطع, القطع, الحبات
    packs:عدد العبوات, العبوات
    unit:الوحدة, وحدة, وحدة القياس
    price:السعر, سعر, الثمن, ثمن, التكلفة, سعر البيع
    total:المجموع, الإجمالي, المبلغ, السعر الإجمالي
    unitPrice:سعر الوحدة, سعر الكيلو, السعر للكيلو, سعر اللتر
    former:السعر القديم, السعر الأصلي, السعر السابق, السعر قبل الخصم, السعر العادي, قبل
    sale:السعر الجديد, السعر بعد الخصم, سعر العرض, بعد الخصم
    per:لكل
    currency:العملة, عملة
    deal:العرض, عرض, الخصم, خصم, التخفيض
    deposit:التأمين, تأمين
    store:المتجر, متجر, المحل, محل, السوق, سوق, السوبرماركت, البائع, المكان
    note:ملاحظة, ملاحظات, تعليق, الملاحظات
    barcode:الباركود, باركود, رمز شريطي, الرمز الشريطي
    basket:السلة, سلة
    articleNumber:رقم الصنف, رقم المنتج, كود المنتج, رمز المنتج
    date:التاريخ, تاريخ, اليوم, تاريخ الشراء, الشهر, السنة
    other:الفئة, فئة, القسم, قسم, الرف, التقييم, تقييم, التصنيف, المخزون, متوفر, الصورة, المنشأ, البلد, اللون, النوع, الضريبة, الممر
    number:رقم, الرقم, كود, م
    filler:في, من, ال, مع, شامل
    """

  static let hebrew = """
    name:שם, שם המוצר, שם מוצר, שם פריט, שם הפריט
    product:מוצר, פריט, מוצרים, פריטים, המוצר, מצרך
    description:תיאור
    brand:מותג, יצרן, שם יצרן
    quantity:כמות, תכולה, תכולת אריזה
    weight:משקל, משקל נטו
    volume:נפח
    size:גודל, אריזה, גודל אריזה, מידה
    count:יחידות, מספר יחידות, יח, מספר פריטים
    packs:חבילות, מארזים, מארז
    unit:יחידה, יחידת מידה, יח מידה
    price:מחיר, עלות, מחיר מכירה
    total:סהכ, סך הכל, סכום
    unitPrice:מחיר ליחידה, מחיר יחידה, מחיר לקג, מחיר ליחידת מידה, מחיר לק ג
    former:מחיר רגיל, מחיר קודם, מחיר מלא, מחיר מקורי, לפני
    sale:מחיר מבצע, מחיר חדש, מחיר לאחר הנחה, אחרי הנחה
    currency:מטבע
    deal:מבצע, הנחה, הצעה
    deposit:פיקדון, פקדון
    store:חנות, סופר, סופרמרקט, רשת, שוק, איפה, מקום, שם הרשת
    note:הערה, הערות
    barcode:ברקוד, קוד מוצר ברקוד
    basket:סל, עגלה
    articleNumber:מקט, מק ט, מספר פריט, קוד מוצר, קוד פריט
    date:תאריך, יום, תאריך קנייה, חודש, שנה, תאריך עדכון
    other:קטגוריה, מחלקה, מדף, דירוג, ציון, מלאי, זמין, תמונה, ארץ, צבע, סוג, מעמ, שורה, קבוצה, פעיל, טעם
    number:מספר, קוד, מס
    filler:של, ב, עם, כולל, את
    """

  static let japanese = """
    name:商品名, 品名, 名前, 名称, 製品名, 品目名, 商品名称
    product:商品, 製品, 品目, 品, アイテム, 食品, 食材
    description:説明, 商品説明
    brand:ブランド, メーカー, 製造者, 製造元, メーカー名, ブランド名
    quantity:内容量, 容量, 量, 分量, 数量, 正味量
    weight:重量, 重さ, 正味重量, グラム数
    volume:体積
    size:サイズ, 規格, 大きさ
    count:個数, 入数, 枚数, 本数, 入り数, 入数量, 個, 枚, 本
    packs:パック数, セット数, 袋数
    unit:単位
    price:価格, 値段, 税込価格, 税込, 税抜価格, 金額, 売価, 本体価格, 販売価格, 代金, 税込み価格
    total:合計, 合計金額, 総額, 小計
    unitPrice:単価, 単位価格, ユニットプライス, 100gあたり, 100g当たり, 一個あたり
    former:通常価格, 定価, 元の価格, 旧価格, 参考価格, メーカー希望小売価格, 元値
    sale:特価, セール価格, 割引価格, 現在の価格, 特売価格, 割引後価格
    per:あたり, 当たり, 当り
    currency:通貨
    deal:割引, セール, 特売, 値引き, お得, 値引
    deposit:保証金, デポジット
    store:店, 店名, 店舗, お店, 購入先, 販売店, スーパー, 購入店, 店舗名, 購入場所, ショップ
    note:備考, メモ, コメント, 注記
    barcode:バーコード, janコード, jan, ジャンコード
    basket:かご, カゴ, カート
    articleNumber:商品番号, 品番, 商品コード, 型番
    date:日付, 購入日, 日, 年月日, 月, 年
    other:カテゴリ, カテゴリー, 分類, 売り場, 棚, 評価, レビュー, 在庫, 画像, 原産国, 産地, 色, 種類, 通路, 順位, 税率, 消費税, 在庫数, 部門, 味
    number:番号, コード, no
    filler:の, 税抜, 円, 約, 込み, 税別
    """

  static let chinese = """
    name:名称, 商品名称, 产品名称, 品名, 商品名, 名字, 產品名稱, 商品名稱, 名稱, 货品名称
    product:商品, 产品, 货品, 物品, 食品, 產品, 貨品, 項目, 项目, 品项, 品項
    description:描述, 说明, 商品描述, 說明
    brand:品牌, 厂商, 制造商, 牌子, 廠商, 製造商, 生产商
    quantity:数量, 净含量, 含量, 容量, 份量, 數量, 淨含量, 內容量
    weight:重量, 净重, 淨重
    volume:体积, 體積
    size:规格, 大小, 包装, 尺寸, 規格, 包裝
    count:件数, 个数, 片数, 張數, 入數, 支数, 個數, 枚数
    packs:包数, 袋数, 包數, 瓶数
    unit:单位, 计量单位, 單位, 計量單位
    price:价格, 价钱, 售价, 價格, 售價, 零售价, 金额, 现价, 市场价格, 價錢, 費用, 费用, 金額
    total:总价, 合计, 总计, 总额, 小计, 總價, 合計
    unitPrice:单价, 單價, 单位价格, 每公斤价格, 每斤价格, 单位价, 單位價格
    former:原价, 市场价, 原價, 建议零售价, 划线价, 定價, 定价, 建議售價
    sale:促销价, 特价, 折后价, 优惠价, 特價, 優惠價, 活动价, 券后价, 促銷價, 会员价
    per:每
    currency:货币, 币种, 貨幣, 幣別
    deal:优惠, 折扣, 促销, 优惠活动, 活动, 優惠, 促銷
    deposit:押金
    store:商店, 店铺, 超市, 门店, 卖家, 店家, 商家, 店鋪, 賣場, 通路, 购买地点, 市场, 商場
    note:备注, 注释, 备考, 備註, 附註, 说明备注, 註記
    barcode:条码, 条形码, 條碼, 商品条码, 国际条码
    basket:购物车, 购物篮, 購物車
    articleNumber:货号, 商品编号, 编号, 货品编号, 商品编码, 型号, 商品編號, 貨號
    date:日期, 购买日期, 时间, 月份, 年份, 采集日期, 日期时间, 購買日期
    other:类别, 分类, 类型, 货架, 评分, 评价, 库存, 图片, 产地, 国家, 颜色, 序号, 排名, 状态, 地区, 口味, 類別, 分類, 評分, 評價, 庫存, 產地, 税率, 省份, 城市, 是否有货, 链接, 部门
    number:号, 编码, 代码, 編號
    filler:的, 元, 含税, 约
    """

  static let korean = """
    name:상품명, 제품명, 품명, 이름, 품목명, 명칭
    product:상품, 제품, 품목, 물품, 식품
    description:설명
    brand:브랜드, 제조사, 상표
    quantity:수량, 용량, 내용량, 양
    weight:중량, 무게
    volume:부피
    size:규격, 크기, 사이즈, 포장
    count:개수, 입수, 매수
    packs:묶음, 팩수
    unit:단위
    price:가격, 판매가, 금액, 값, 판매가격, 현재가
    total:합계, 총액, 총금액
    unitPrice:단가, 단위가격, 단위 가격
    former:정가, 정상가, 원가, 기존가
    sale:할인가, 행사가, 특가, 세일가
    per:당
    currency:통화
    deal:할인, 행사, 프로모션
    deposit:보증금
    store:매장, 상점, 가게, 마트, 판매처, 구입처, 판매업소, 쇼핑몰
    note:비고, 메모, 참고
    barcode:바코드
    articleNumber:상품번호, 제품번호, 상품코드
    date:날짜, 구매일, 일자, 구입일, 조사일
    other:카테고리, 분류, 코너, 진열대, 평점, 별점, 리뷰, 재고, 이미지, 원산지, 색상, 종류, 순위, 순번
    number:번호, 코드
    """

  static let vietnamese = """
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
    total:tổng, thành tiền
    unitPrice:đơn giá
    former:giá gốc, giá cũ, giá niêm yết
    sale:giá khuyến mãi, giá mới, giá giảm
    deal:khuyến mãi, giảm giá, ưu đãi
    currency:tiền tệ
    store:cửa hàng, siêu thị, chợ, nơi bán
    note:ghi chú
    barcode:mã vạch
    articleNumber:mã hàng, mã sản phẩm
    date:ngày, ngày mua, tháng
    other:danh mục, loại, kệ, đánh giá, tồn kho, hình ảnh, xuất xứ, màu
    number:số, mã, stt
    """

  static let indonesian = """
    name:nama, nama produk, nama barang
    product:produk, barang, bahan, komoditas
    description:deskripsi, keterangan barang
    brand:merek, merk, jenama, pengeluar
    quantity:jumlah, isi, isi bersih, kuantitas, kuantiti, kandungan
    weight:berat, berat bersih
    volume:isi padu
    size:ukuran, kemasan, saiz
    count:jumlah isi, pcs, buah
    unit:satuan, unit ukuran
    price:harga, harga jual, biaya, kos
    total:jumlah harga, total harga
    unitPrice:harga satuan, harga per satuan, harga seunit, harga per kg
    former:harga asli, harga lama, harga normal, harga asal
    sale:harga promo, harga diskon, harga baru, harga jualan
    deal:diskon, promo, promosi, diskaun
    currency:mata uang, mata wang
    store:toko, pasar, swalayan, kedai, warung, supermarket
    note:catatan, keterangan, nota
    barcode:kode batang, kod bar
    articleNumber:kode produk, kode barang
    date:tanggal, tarikh, bulan, tahun
    other:kategori, rak, penilaian, stok, gambar, asal, warna, jenis, ulasan
    number:nomor, kode, no urut
    filler:di, dan, per
    """

  static let thai = """
    name:ชื่อ, ชื่อสินค้า, ชื่อผลิตภัณฑ์
    product:สินค้า, ผลิตภัณฑ์, รายการ
    description:รายละเอียด
    brand:ยี่ห้อ, แบรนด์, ผู้ผลิต
    quantity:ปริมาณ, จำนวน
    weight:น้ำหนัก
    volume:ปริมาตร
    size:ขนาด, บรรจุ
    unit:หน่วย, หน่วยนับ
    price:ราคา, ราคาขาย
    total:รวม, ยอดรวม
    unitPrice:ราคาต่อหน่วย
    former:ราคาปกติ, ราคาเดิม
    sale:ราคาโปรโมชั่น, ราคาลด
    deal:ส่วนลด, โปรโมชั่น
    store:ร้าน, ร้านค้า, ห้าง, ตลาด
    note:หมายเหตุ
    barcode:บาร์โค้ด
    articleNumber:รหัสสินค้า
    date:วันที่, เดือน
    other:หมวดหมู่, ประเภท, ชั้นวาง, คะแนน, คงเหลือ
    number:รหัส, ลำดับ
    """

  static let hindi = """
    name:नाम, उत्पाद का नाम
    product:उत्पाद, वस्तु, सामान
    brand:ब्रांड
    quantity:मात्रा
    weight:वजन
    size:आकार
    unit:इकाई
    price:मूल्य, कीमत, दाम
    total:कुल
    store:दुकान, बाजार
    note:टिप्पणी
    date:तारीख, दिनांक
    other:श्रेणी
    """
}
