extension Language {
  /// Thai.
  static let thai = Language(
    codes: ["th"], habits: [.sizesBeforePacks],
    numbers: """
      2: สอง
      3: สาม
      4: สี่
      5: ห้า
      6: หก
      8: แปด
      10: สิบ
      """,
    units: """
      kilogram: กก กิโลกรัม กิโล กก.ละ กิโลกรัมละ กิโลละ
      gram: กรัม
      milligram: มก
      liter: ลิตร ลิตรละ
      milliliter: มล มิลลิลิตร
      meter: เมตร เมตรละ
      item: ชิ้น ชิ้นละ ฟองละ อันละ ลูกละ ขวดละ ถุงละ
      meter: เมตร
      item: ชิ้น
      item: ใบ ลูก อัน ตัว ดวง ผืน
      @ pair: คู่
      dozen: โหล
      """,
    counts: """
      tablet: กะเม็ด เม็ด
      bottle: ขวด
      can: กระป๋อง
      box: กล่อง
      sachet: ซอง
      pack: แพ็ค แพค แพ็ก ห่อ
      bag: ถุง
      egg: ฟอง
      roll: ม้วน
      sheet: แผ่น
      case: ลัง
      tub: ถ้วย
      capsule: แคปซูล
      tube: หลอด
      bar: แท่ง
      cube: ก้อน
      tray: ถาด
      jar: กระปุก
      """,
    currencies: """
      THB: บาท
      """,
    roles: [
      .noise: "ประมาณ",
      .numberedPack: "แพ็ค แพ็ก แพค",
      .perUnit: """
      กก.ละ กิโลกรัมละ กิโลละ ลิตรละ เมตรละ ชิ้นละ ฟองละ อันละ ลูกละ ขวดละ ถุงละ
      """,
    ],
    own: [
      .and: "และ"
    ],
    headings: """
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
      sale:ราคาโปรโมชั่น, ราคาลด, ราคาสุทธิ, ราคาพิเศษ, ราคาหลังลด
      saving:ส่วนลด, ประหยัด
      deal:ส่วนลด, โปรโมชั่น
      store:ร้าน, ร้านค้า, ห้าง, ตลาด
      note:หมายเหตุ
      barcode:บาร์โค้ด
      articleNumber:รหัสสินค้า
      date:วันที่, เดือน
      other:งบประมาณ, \
      หมวดหมู่, ประเภท, ชั้นวาง, คะแนน, คงเหลือ, สต็อก, สต๊อก, ในสต็อก, ขายแล้ว, ยอดขาย
      number:รหัส, ลำดับ
      sum:รวม, รวมทั้งหมด
      charge:ภาษี, ค่าจัดส่ง
      """)
}
