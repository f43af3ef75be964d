extension Language {
  /// Chinese.
  static let chinese = Language(
    codes: ["zh"],
    habits: [
      .pricesOrdinals, .countsBeforeTenths, .sizesBeforePacks, .monthsBeforeDays, .numbersInRuns,
    ],
    numbers: """
      1: 一
      2: 二 两 兩 双 雙
      3: 三
      4: 四
      5: 五
      6: 六
      7: 七
      8: 八
      9: 九
      10: 十
      12: 十二
      """,
    units: """
      kilogram: 公斤 千克 每公斤 每千克
      gram: 克 公克
      milligram: 毫克
      microgram: 微克
      tonne: 吨
      jin*: 斤 每斤
      jin: 市斤 每市斤
      liang*: 两 兩
      jin-taiwan: 台斤 每台斤
      liter: 升 公升
      milliliter: 毫升
      meter: 米 公尺
      centimeter: 厘米 公分
      millimeter: 毫米
      kilometer: 公里
      square-meter: 平方米 平米
      item: 個 个 个装 件 只
      @ item: 枚 塊 尾 把 套 組 盆 株 块 组
      pair: 双
      dozen: 打
      foodcalorie: 大卡
      kilowatt-hour: 度电
      second: 秒
      minute: 分 分钟
      hour: 小时
      day: 天 日
      week: 周 週間
      month: 个月
      year: 年
      pint-imperial~: 英制_pt
      @ are~: 公亩
      @ bakers-dozen~: 面包师打
      @ cubic-millimeter: 立方毫米
      @ cup-imperial~: 英制杯
      @ cup-jp~: 日本杯
      @ dash~: 少许
      @ dessert-spoon-metric~: 公制甜品匙
      @ etto~: 埃托
      @ exabyte: 艾字节
      @ fortnight~: 两周
      @ gross~: 罗
      @ kiloliter: 千升
      @ long-ton~: 长吨
      @ megawatt-hour: 兆瓦时
      @ nanosecond: 纳秒
      @ pennyweight~: 本尼威特
      @ pfund~: 德国磅
      @ pint-imperial~: 英制品脱
      @ pound-troy~: 金衡磅
      @ quintal~: 公担
      @ ream~: 令
      @ tablespoon-australian~: 澳制汤匙
      @ tablespoon-metric~: 公制汤匙
      @ teaspoon-metric~: 公制茶匙
      @ watt-hour: 瓦时
      @ zentner~: 德国担
      @ item: 枚 入 隻 串 朵
      @ pair: 雙 對 对
      @ tonne: 噸
      """,
    counts: """
      roll: 卷
      sheet: 张
      tablet: 片
      capsule: 粒
      serving: 份
      bag: 袋
      pack: 包 连包 連包
      box: 盒 箱
      bottle: 瓶
      can: 听 罐
      tub: 杯
      egg: 鸡蛋
      @ bar: 条
      @ battery: 电池
      @ blade: 刀片
      @ bulb: 灯泡
      @ bun: 小面包
      @ bunch: 束
      @ candle: 蜡烛
      @ carton: 纸盒
      @ case: 箱
      @ cigarette: 香烟
      @ cube: 小块
      @ dose: 剂
      @ jar: 玻璃罐
      @ meal: 餐
      @ nappy: 纸尿裤
      @ page: 页
      @ patty: 肉饼
      @ plaster: 创可贴
      @ ply: 层
      @ pod: 颗
      @ pouch: 软袋
      @ sachet: 小袋
      @ sausage: 香肠
      @ slice: 切片
      @ teabag: 茶包
      @ tissue: 纸巾
      @ towel: 毛巾
      @ tray: 托盘
      @ tube: 管
      @ wash: 次
      @ wipe: 湿巾
      sheet: 抽
      @ bottle: 瓶
      @ bag: 袋
      @ pack: 提 入組
      @ bar: 支 條 条 根
      @ roll: 捲
      @ tablet: 錠 锭
      @ tub: 桶 碗
      @ sheet: 張
      @ pod: 顆
      @ capsule: 膠囊 胶囊
      @ copy: 册
      """,
    currencies: """
      EUR: 欧元
      USD: 美元
      TWD: 元新台幣 新台币 新臺幣
      yuan: 元起 块起 元整
      JPY: 日元 日圓
      yuan: 元 圆 人民币 块
      """,
    foods: """
      almonds: 杏仁
      butter: 黄油
      cocoa: 可可粉
      coconut oil: 椰子油
      cream: 奶油
      flour: 面粉
      honey: 蜂蜜
      ketchup: 番茄酱
      maple syrup: 枫糖浆
      mayonnaise: 蛋黄酱
      milk: 牛奶
      oats: 燕麦
      olive oil: 橄榄油
      orange juice: 橙汁
      peanut butter: 花生酱
      rapeseed oil: 菜籽油
      rice: 米 大米
      salt: 盐
      soy sauce: 酱油
      sugar: 糖
      sunflower oil: 葵花籽油
      vinegar: 醋
      water: 水
      yogurt: 酸奶
      """,
    roles: [
      .paper: "打印纸 复印纸 影印紙 笔记本 筆記本",
      .offerUntil: "到 至 優惠至 優惠到 有效期至 截至 截止到 有效期至 有效期到 优惠至 优惠到 直到",
      .offerUntilBehind: "止 为止 截止 前有效",
      .offerFromBehind: "起 开始",
      .offerFrom: "从 自 由",
      .offerHead: "优惠 特价 促销 活动 优惠期 優惠 特價 促銷 活動 優惠期 檔期",
      .offerOnly: "仅限 限",
      .dayJoint: "到 至",
      .tomorrow: "明天",
      .keepsUntil: "保质期 保质期至 赏味期限 保存期限 有效日期 賞味期限 此日期前最佳",
      .beer: "啤酒 生啤",
      .bag: "垃圾袋 保鲜袋 保鮮袋 夾鏈袋 密封袋 自封袋 夹链袋 冷冻袋 冷凍袋",
      .eyewear: "老花镜 老花鏡 隐形眼镜 隱形眼鏡",
      .emptyHolder: "马克杯 馬克杯 保温杯 保溫杯 水壶 水壺 保鮮盒 保鲜盒 玻璃杯 水桶 纸杯 紙杯 杯子 水杯 塑料杯 塑膠杯 密封罐 收纳盒 收納盒",
      .wholeOfPacks: "共 总共 總共 共计 共計 合计",
      .countSuffix:
        "優惠組 優惠裝 优惠组 优惠装 特惠組 特惠裝 特惠组 特惠装 超值組 超值裝 超值组 超值装 家庭裝 家庭装 整箱 整件 装 裝 入裝 入装 入組 入组 組 组",
      .noise: "净含量 约 重量 装",
      .of: "各 每杯 每瓶 每包 每袋 每盒 每罐",
      .per: "每",
      .article: "一",
      .to: "到 至",
      .or: "或 或者 單買 单买",
      .orMore: "以上 起 起售 起购 及以上 或以上",
      .priceNoise: """
      满 滿 价格 售价 仅 现价 活动价 價格 售價 僅 現價 活動價 只要 只需 特价 特價 优惠价 優惠價 促销价 促銷價 会员特价 折后价 折後價 \
      折扣价 折扣價 到手价 到手價 券后价 券後價 券后 券後 秒杀价 秒殺價 限时价 限時價 下殺 下杀 现售 現售 加购价 加購價 網購價 网购价 \
      网店价 網店價 起售价 批发价 批發價 含運 含运
      """,
      .free: "免费 免費",
      .half: "半额 半价 半價",
      .halfOf: "半",
      .off: "折扣",
      .save: "减 減 立减 立減 直降 省 現省 现省 立省 現折 现折 现减 折抵",
      .forWord: "共",
      .buy: "买 買 购买 买满",
      .pay: "付 付款",
      .another: "另",
      .getFree: "送 赠 贈",
      .tenthsPaid: "折",
      .ordinalSign: "第",
      .two: "两 兩 二",
      .three: "三",
      .four: "四",
      .second: "第二",
      .third: "第三",
      .fourth: "第四",
      .dealNoise: "促销 促銷 任选 任選 任買 任买 混搭",
      .day: "日 天",
      .week: "週間 周 个星期 星期",
      .month: "个月 月",
      .year: "年",
      .daily: "每天 每日",
      .weekly: "每周 每星期 每个星期",
      .monthly: "每月 每个月",
      .yearly: "每年",
      .intervalLead: "每",
      .durationLead: "在 持续 连续 共 为期",
      .duration: "週間 个月 个星期",
      .times: "次",
      .cashback: "返现 返現 回饋 返利",
      .coupon: "折價劵 優惠碼 优惠码 购物券 購物券 优惠券 代金券 抵用券 折扣券 優惠券 折價券 折扣碼",
      .density: "密度",
      .densityUnit: "公斤/升 千克/升",
      .deposit: "押金 按金 保證金 瓶罐押金",
      .fee: "附加费",
      .drainedWeight: "沥干物 固形物 瀝乾物 固形量 瀝乾重",
      .limit: "最多 上限",
      .clearLimit: "每人限购 限购 每人最多 每人限購 限購 每人限",
      .loyaltyPrice: "会员价 會員價 会员专享价 會員專享價",
      .packsBought: "购买包数",
      .shipping: "运费 邮费 運費 郵費 配送费 配送費",
      .freeShipping: "包邮 包郵 免运费 免運費 免運 免运 免邮 免郵費 免费配送 免費送貨",
      .strength: "含量",
      .alcoholBefore: "酒精度数 酒精度 酒精浓度 酒精",
      .tax: "税 稅",
      .taxAlone: "+税 含税 含稅 不含税 不含稅 未税 未稅 税前 另加税 另加稅",
      .taxIncluded: "含税 含稅",
      .taxAdded: "+税 不含税 不含稅 未税 未稅 税前 另加税 另加稅",
      .usableShare: "可用比例",
      .perPack: "每件 每包",
      .perWholePack: "每包",
      .once: "每单",
      .perCustomer: "每人 每位顾客 每位 每位顧客 每客",
      .waste: "损耗",
      .countOne: "一",
      .countTwo: "二 两",
      .countThree: "三",
      .countFour: "四",
      .countFive: "五",
      .countSix: "六",
      .alcohol: "酒精 酒精度 酒精度数 酒精浓度",
      .protein: "蛋白质 蛋白質",
      .caffeine: "咖啡因",
      .cocoa: "可可",
      .strengthEnding: "酒精",
      .maximumPrice: "建议售价 建議售價 建议零售价 建議零售價 定价 定價 市价 市價 原价 原價",
      .formerPrice: """
      原价 原價 定价 定價 市价 市價 市场价 市場價 吊牌价 吊牌價 划线价 劃線價 建议售价 建議售價 建议零售价 建議零售價 日常价 日常價 \
      平时价 平時價 平日價 原售价 原售價 專櫃價 专柜价 門市價 门市价 參考價 参考价 指导价
      """,
      .perBeforeUnit: "一",
      .perInRun: "每 一",
      .minimum: "满 滿",
      .tenthsLead: "打",
      .orMoreEnding: "以上 起",
      .runStart: "第",
      .holderSuffix: "罐 瓶 听 袋 盒 桶 杯 箱 支 罐装 瓶装 听装 袋装 盒装 桶装 杯装 箱装",
      .alcoholDegree: "度",
      .inclusiveTax: "含税 含稅",
      .numberLabel: "spf 号 號 系数 係數",
      .gadget: "手机 手機 笔记本电脑 平板",
      .fridge: "冰箱 冰柜 微波炉",
      .plies: "层 層",
      .washer: "洗衣机 干衣机",
      .ink: "墨盒 硒鼓 碳粉 墨水匣 碳粉匣",
      .device: "手机 路由器 打印机 相机 电视 電視 手機 显示器 耳机 音箱 平板",
      .clothing: "牛仔裤 外套 裤子 衬衫 连衣裙 裙子 大衣 西装 毛衣 卫衣",
      .sizedByLength: "平底锅 炒锅 煎锅 炒鍋 平底鍋 汤锅 奶锅 盘子 餐盘 碗 锅盖 菜刀 蜡烛 蠟燭 娃娃 公仔 毛绒玩具 雨伞 花瓶 镜子 烤盘",
      .lifting: "千斤顶 绞盘 吊机 起重机",
      .soldByLength: "线 电缆 胶带 水管 绳 绳子 链 丝带 保鲜膜 锡纸 膠帶 纱布",
      .soldByMilligram: "藏红花",
      .perUnit: "每公斤 每千克 每斤 每市斤 每台斤",
    ],
    own: [
      .formerBehind: "券后 券後 券后价 券後價 到手价 到手價",
      .and: "和 与 及",
    ],
    letters: [
      .yearSign: "年",
      .monthSign: "月",
      .daySign: "日 号 號",
      .myriad: "万 萬",
      .thousand: "千",
      .hundred: "百",
      .moneySign: "元 圓 块 塊",
      .tenthsSign: "折",
    ],
    months: "1月|2月|3月|4月|5月|6月|7月|8月|9月|10月|11月|12月",
    weekdays: "周一 星期一 礼拜一|周二 星期二|周三 星期三|周四 星期四|周五 星期五|周六 星期六|周日 星期日 星期天 周天",
    headings: """
      name:名称, 商品名称, 产品名称, 品名, 商品名, 名字, 產品名稱, 商品名稱, 名稱, 货品名称
      product:商品, 产品, 货品, 物品, 食品, 產品, 貨品, 項目, 项目, 品项, 品項
      description:描述, 说明, 商品描述, 說明
      brand:品牌, 厂商, 制造商, 牌子, 廠商, 製造商, 生产商, 厂家, 生产厂家, 廠牌, 生產廠商
      length:长度, 長度
      loyalty:会员价, 會員價, 会员价格
      quantity:数量, 净含量, 含量, 容量, 份量, 數量, 淨含量, 內容量
      weight:重量, 净重, 淨重, 克重
      volume:体积, 體積
      size:规格, 大小, 包装, 尺寸, 規格, 包裝, 规格型号, 規格型號
      count:件数, 个数, 片数, 張數, 入數, 支数, 個數, 枚数, 件數, 购买数量, 采购数量, 購買數量
      packs:包数, 袋数, 包數, 瓶数, 箱规, 装箱数, 包装数, 每箱数量, 件装数, 箱入数, 箱入數, 每箱數量, 裝箱數
      unit:单位, 计量单位, 單位, 計量單位
      price:价格, 价钱, 售价, 價格, 售價, 零售价, 金额, 现价, 市场价格, 價錢, 費用, 费用, 金額, 价, 标价, 到手价格, 进价, 进货价, 成本价, 進價, 進貨價, 成本價, 零售價
      total:支出, 花费, 花費, 支出金额, \
      总价, 合计, 总计, 总额, 小计, 總價, 合計, 總計
      unitPrice:单价, 單價, 单位价格, 每公斤价格, 每斤价格, 单位价, 單位價格, 每公斤, 每千克价格, 每千克, 每公斤单价, 每公斤單價, 每克价格, 每100克价格, 每斤单价
      former:原价, 市场价, 原價, 建议零售价, 划线价, 定價, 定价, 建議售價, 吊牌价, 市價, 促销前价格, 促销前, 折前价, 折扣前, 優惠前價格, 促銷前, 折扣前价格
      sale:促销价, 特价, 折后价, 优惠价, 特價, 優惠價, 活动价, 券后价, 促銷價, 会员价, 到手价, 实付, 实付价, 秒杀价, \
      折扣价, 抢购价, 实际支付, 實付, 折扣價, 折後價, 优惠後, 现价, 现售价
      paid:实付, 实付价, 到手价, 券后价, 折后价, 實付, 折後價
      cost:进价, 进货价, 成本, 成本价, 進價, 進貨價, 成本價
      selling:售价, 零售价, 售價, 零售價
      per:每
      saving:折扣, 节省, 立省, 优惠金额, 节约, 立减, 減免, 節省, 折扣金额, 折扣金額, 优惠, 優惠, 折抵, 折让, 优惠券, 優惠券
      currency:货币, 币种, 貨幣, 幣別
      deal:优惠, 折扣, 促销, 优惠活动, 活动, 優惠, 促銷
      deposit:押金
      store:药店, 電商, 商店, 店铺, 超市, 门店, 卖家, 店家, 商家, 店鋪, 賣場, 通路, 购买地点, 市场, 商場, 通路商, 购买渠道, 平台, 供应商, 供應商, 購買地點, 購買店家, 购买超市, 购买商店, \
      购物地点
      note:备注, 注释, 备考, 備註, 附註, 说明备注, 註記
      barcode:条码, 条形码, 條碼, 商品条码, 国际条码
      basket:购物车, 购物篮, 購物車
      articleNumber:货号, 商品编号, 编号, 货品编号, 商品编码, 型号, 商品編號, 貨號
      date:日期, 购买日期, 时间, 月份, 年份, 采集日期, 日期时间, 購買日期
      offerFrom:开始日期, 开始, 開始日期, 開始, 起始日期, 优惠开始日期
      offerUntil:结束日期, 结束, 有效期至, 有效期, 結束日期, 截止日期, 优惠截止日期, 優惠期限, 有效期限, 截止日
      other:预算, 預算, \
      类别, 分类, 类型, 货架, 评分, 评价, 库存, 图片, 产地, 国家, 颜色, 序号, 排名, 状态, 地区, 口味, 類別, \
      分類, 評分, 評價, 庫存, 產地, 税率, 省份, 城市, 是否有货, 链接, 部门, 库存量, 库存数, 现货, 剩余, 銷量, 销量, \
      月销量, 月销, 销售量, 销售数量, 銷售量, 已售, 售出, 庫存量, 剩餘, 保质期, 到期日, 赏味期限, 賞味期限
      number:号, 编码, 代码, 編號
      withTax:含税, 含稅
      beforeTax:不含税, 不含稅, 未税, 未稅
      drained:固形物, 沥干重量, 固形量, 瀝乾重
      filler:的, 元, 含税, 约
      sum:合计, 总计, 小计, 总额, 平均, 平均值, 合計, 總計, 小計, 应付, 实付, 应付金额, 實付, 應付金額, 应付总额
      charge:增值税, 税费, 税额, 运费, 配送费, 運費, 找零, 现金, 現金, 找零金额, 支付宝, 微信支付, 银行卡, 信用卡
      address:地址
      city:城市
      state:省份
      postalCode:邮编
      phone:电话
      fax:传真
      email:邮箱
      webPage:网站
      distance:距离
      onOffer:促销, 优惠
      """,
    labels: [
      .praise: """
      包邮 包郵 爆款 热卖 熱賣 特价 特價 新品 自营 次日达 次日達 当日达 小时达 秒杀 秒殺 限时降价 限时特惠 限時特價 百亿补贴 官方补贴 \
      天无理由退货 天無理由退貨 退货包运费 假一赔十 放心购 现货速发 券后价 到手价 第二件半价 满 滿 减 減 满减 满件 每满 件折 领券 优惠券 畅销榜
      """,
      .sellerEnding: "旗舰店 旗艦店 专营店 专卖店 專賣店 自营超市 进店 進店",
      .withTax: "含税 含稅",
      .given: "现金 現金 微信 支付宝",
      .change: "找零 找续",
      .currencySign: "元",
      .hundredth: "角 分",
      .yes: "是",
      .no: "否",
      .notKnown: "未知 暂无 不详 無",
      .beforePrice: "网络价 網路價 網購價 优惠价 優惠價 促销价 促銷價 特价 特價 售价 售價 现价 現價 到手价 折扣價 活动价",
    ],
    labelParts: [
      .stock: "库存 庫存 评论 評論 已售 条评价 則評價 好评 好評",
      .withoutTax: "未税 不含税",
      .subtotal: "小計 小计 商品总额 商品總額 商品金额",
      .otherSum: "点数 點數 件数 外税",
      .total: "合計 总计 合计 總計 应付 應付 总额 實付 实付 应收 總金額 总金额",
      .tax: "外税 税额 増値税",
      .discount: "优惠 折扣",
      .shipping: "运费",
      .deposit: "押金",
      .lowestPrice: "起",
      .formerPrice: "原价 原價",
      .otherMoney: "最高价格 每期 分期 运费 運費",
      .bonus: "积分",
      .memberPrice: "会员",
      .companyForm: "有限公司",
      .given: "实收",
      .otherSellers: "其他卖家 其他賣家 更多购买选择",
    ],
    spokenUnitPrice: { words, _, _ in
      PerPattern(
        before: words.before.replacing("千克", with: "公斤"),
        after: words.after.replacing("千克", with: "公斤"))
    })
}
