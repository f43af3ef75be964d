extension Language {
  /// Japanese.
  static let japanese = Language(
    codes: ["ja"], habits: [.pricesOrdinals, .sizesBeforePacks, .monthsBeforeDays],
    numbers: """
      2: 二
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
      kilogram: キロ キログラム ㎏ ㌔
      gram: グラム ㌘
      milligram: ミリグラム ㎎
      microgram: ㎍
      ton: 米トン
      liter: リットル ㍑
      deciliter: ㎗
      milliliter: ミリリットル ㎖
      microliter: ㎕
      cubic-centimeter: ㏄ ㎤
      cubic-meter: ㎥
      go-jp: 合
      sho-jp: 升瓶
      @ sho-jp: 升
      meter: 米 メートル
      centimeter: センチ ㎝
      millimeter: ミリ ㎜
      kilometer: ㎞
      square-meter: 平米 ㎡
      square-centimeter: ㎠
      tsubo: 坪
      item: 個 個入り 個入 点 つ
      @ item: 玉 株 丁 尾 匹 切れ 房 輪 鉢 膳 串 貫 皿 斤
      dozen: 打 ダース
      second: 秒
      minute: 分
      hour: 時間
      day: 日
      week: 週間
      month: ヶ月
      year: 年
      @ are~: アール
      @ bakers-dozen~: パン屋のダース
      @ cubic-millimeter: 立方ミリメートル
      @ cup-imperial~: 英カップ
      @ cup-jp: 日本カップ
      @ dash~: ダッシュ
      @ dessert-spoon-metric~: 中さじ
      @ etto~: エット
      @ exabyte: エクサバイト
      @ gross~: グロス
      @ kiloliter: キロリットル
      @ long-ton~: 英トン
      @ megawatt-hour: メガワット時
      @ nanosecond: ナノ秒
      @ pair: 組 足 対
      @ pennyweight~: ペニーウェイト
      @ pfund~: ドイツポンド
      @ pint-imperial~: 英パイント 英pt
      @ pound-troy~: トロイポンド
      @ quintal~: キンタル
      @ ream~: 連
      @ score~: スコア
      @ watt-hour: ワット時
      @ zentner~: ツェントナー
      @ item: 玉 株 丁 尾 匹 切れ 切 入
      """,
    counts: """
      roll: ロール
      sheet: 枚入り 枚入 枚
      tablet: 錠 錠入り 錠入
      capsule: 粒 粒入り 粒入 カプセル
      wash: 回分
      serving: 人前 食 食入り
      bag: 袋 袋入り 袋入
      pack: 包入り 包入 食パック 食入りパック パック パック入り 個パック 個セット 袋セット
      @ pack: 冊 p
      @ roll: r
      box: 箱
      bottle: 本 本入り 本入 本パック 本セット 本組
      can: 缶 缶入り 缶入 缶パック 缶セット
      tub: 杯
      slice: 枚切 枚切り
      egg: 卵
      @ bar: バー
      @ battery: 電池
      @ blade: 替刃
      @ bulb: 電球
      @ bun: バンズ
      @ bunch: 束
      @ candle: ろうそく
      @ carton: カートン
      @ case: ケース
      @ cigarette: たばこ
      @ cube: キューブ
      @ dose: 服用分
      @ jar: 広口瓶
      @ meal: 食 食入り
      @ nappy: おむつ
      @ page: ページ
      @ patty: パティ
      @ plaster: 絆創膏
      @ ply: 枚重ね
      @ pod: ポッド
      @ pouch: パウチ
      @ sachet: 小袋
      @ sausage: ソーセージ
      @ slice: スライス
      @ teabag: ティーバッグ
      @ tissue: ティッシュ
      @ towel: タオル
      @ tray: トレー
      @ tub: 容器
      @ tube: チューブ
      @ wipe: ウェットシート
      @ pack: セット
      @ bag: 袋
      @ pouch: 包
      @ case: ケース
      @ serving: 人分
      @ roll: 巻
      """,
    currencies: """
      EUR: ユーロ
      dollar: ドル
      yen: 円 円から 円より
      """,
    foods: """
      almonds: アーモンド
      butter: バター
      cocoa: ココア
      coconut oil: ココナッツオイル
      cream: 生クリーム
      flour: 小麦粉
      honey: はちみつ
      ketchup: ケチャップ
      maple syrup: メープルシロップ
      mayonnaise: マヨネーズ
      milk: 牛乳
      oats: オートミール
      olive oil: オリーブオイル
      orange juice: オレンジジュース
      peanut butter: ピーナッツバター
      rapeseed oil: 菜種油
      rice: 米
      salt: 塩
      soy sauce: 醤油
      sugar: 砂糖
      sunflower oil: ひまわり油
      vinegar: 酢
      water: 水
      yogurt: ヨーグルト
      """,
    roles: [
      .exerciseBook: "ノート",
      .paper: "コピー用紙 ノート",
      .offerUntilBehind: "まで まで有効 まで限定",
      .offerFromBehind: "から",
      .offerFrom: "期間",
      .offerHead: "期間 開催期間 特価 特売 セール 期間限定 有効期限",
      .offerOnly: "限り 限定 のみ",
      .dayJoint: "から 〜 ～",
      .tomorrow: "明日",
      .keepsUntil: "賞味期限 消費期限",
      .beer: "ビール",
      .bag: "ゴミ袋 ごみ袋 ジッパー袋 フリーザーバッグ 保存袋 ポリ袋",
      .eyewear: "老眼鏡 コンタクトレンズ",
      .emptyHolder: "グラス コップ 水筒 魔法瓶 紙コップ プラカップ タッパー 保存容器 密閉容器 マグカップ タンブラー",
      .wholeOfPacks: "合計 計",
      .countSuffix: "入り 入 セット パック 組 組入り",
      .noise: "内容量 約 重量 入り 入",
      .of: "各",
      .per: "あたり 当たり 当り につき",
      .article: "一",
      .to: "から",
      .or: "または",
      .orMore: "以上 以上で",
      .priceNoise: """
      価格 税込 税抜 税別 税込価格 税込み価格 特価 特別価格 販売価格 セール価格 割引価格 値引き価格 お買い得価格 広告の品 今だけ 最安値 \
      現在価格 即決 即決価格 送料別 送料別途 クーポン適用後 クーポン利用で クーポン使用で 税込特価 新価格 実売価格 当店価格 店頭価格
      """,
      .free: "無料 プレゼント",
      .half: "半額",
      .off: "引き 引 オフ 値引き",
      .save: "減 おトク",
      .forWord: "で",
      .buy: "買 買うと 購入で 買って",
      .another: "もう",
      .getFree: "贈",
      .tenthsOff: "割引 割引き",
      .ordinalSign: "第",
      .two: "二",
      .three: "三",
      .four: "四",
      .second: "第二",
      .third: "第三",
      .fourth: "第四",
      .ordinalEnding: "点目 個目 本目 つ目 枚目 袋目 缶目 目",
      .dealNoise: "よりどり どれでも 選べる 分の価格 セール クーポンで",
      .day: "日 日間 日分",
      .week: "週 週間 週間分",
      .month: "か月 か月間 か月分 ヶ月 ヶ月間 カ月 カ月間 ヵ月 ヵ月間 月",
      .year: "年 年間 年分",
      .daily: "毎日",
      .weekly: "毎週",
      .monthly: "毎月",
      .yearly: "毎年",
      .everyDay: "日に 日ごとに",
      .everyWeek: "週に 週間に 週間ごとに 週ごとに",
      .everyMonth: "月に か月に ヶ月に カ月に ヵ月に か月ごとに ヶ月ごとに",
      .everyYear: "年に 年ごとに",
      .intervalLead: "毎",
      .duration: "日間 週間 日分 週間分 か月分 年分 か月間 ヶ月間 カ月間 ヵ月間 年間",
      .times: "回",
      .cashback: "ポイント還元 キャッシュバック 還元",
      .coupon: "クーポン 割引券",
      .couponOff: "引き 引 オフ 割引",
      .density: "密度",
      .deposit: "びん代 容器保証金 保証金 デポジット",
      .fee: "手数料",
      .drainedWeight: "固形量 固形総量",
      .clearLimit: "購入上限 お一人様 お1人様 おひとり様",
      .loyaltyPrice: "会員価格 会員特価 会員様価格 アプリ会員価格",
      .packsBought: "購入パック数",
      .shipping: "配送料 送料",
      .freeShipping: "送料無料 送料込 送料込み 送料込価格 配送無料",
      .strength: "濃度",
      .alcoholBefore: "アルコール度数 アルコール分 アルコール",
      .tax: "消費税 税金 税",
      .taxAlone: "税込価格 税込み価格 税抜価格 税抜き価格 税別価格 +税 税込み 税込 内税 税抜き 税抜 税別 本体価格 本体 外税",
      .taxIncluded: "税込価格 税込み価格 税込み 税込 内税 込み",
      .taxAdded: "税抜価格 税抜き価格 税別価格 +税 税抜き 税抜 税別 本体価格 本体 外税",
      .usableShare: "使える割合",
      .perPack: "1個あたり 1パックあたり",
      .perWholePack: "1パックあたり",
      .once: "1回",
      .perCustomer: "お一人様 お1人様 おひとり様 1人 一人",
      .limitNoise: "まで 限り 限定",
      .waste: "廃棄率",
      .countOne: "一",
      .countTwo: "二",
      .countThree: "三",
      .countFour: "四",
      .countFive: "五",
      .countSix: "六",
      .alcohol: "アルコール アルコール度数 アルコール分",
      .protein: "たんぱく質 タンパク質",
      .caffeine: "カフェイン",
      .cocoa: "カカオ ココア",
      .maximumPrice: "定価 メーカー希望小売価格 希望小売価格 参考価格 通常価格",
      .formerPrice: """
      定価 通常価格 通常 通常販売価格 当店通常価格 メーカー希望小売価格 希望小売価格 参考価格 参考小売価格 標準価格 元値 旧価格 税込定価 \
      メーカー価格
      """,
      .perBehindUnit: "あたり 当たり 当り",
      .taxNoise: "税込 税抜 税別",
      .orMoreEnding: "以上 以上で",
      .batterySize: "単",
      .runStart: "第 あたり 当たり 当り",
      .unitPriceMark: "単 単価",
      .holderSuffix: "缶 瓶 びん ビン ペット ボトル カップ 袋 箱 パウチ チューブ で",
      .alcoholDegree: "度",
      .inclusiveTax: "税込み 税込 内税",
      .numberLabel: "spf 号 番 番手",
      .gadget: "スマートフォン スマホ ノートパソコン",
      .fridge: "冷蔵庫 冷凍庫 電子レンジ",
      .washer: "洗濯機 乾燥機",
      .ink: "トナー インクカートリッジ",
      .device: "スマートフォン スマホ ルーター プリンター カメラ テレビ モニター ドローン イヤホン スピーカー",
      .clothing: "ジーンズ ジャケット パンツ シャツ ワンピース スカート コート スーツ セーター パーカー",
      .sizedByLength: """
      フライパン 中華鍋 鍋 片手鍋 両手鍋 土鍋 皿 プレート ボウル 蓋 包丁 ろうそく キャンドル 人形 ぬいぐるみ 傘 花瓶 鏡 トング ケーキ型
      """,
      .lifting: "ジャッキ ウインチ クレーン プレス",
      .soldByLength: "ケーブル コード 電線 テープ ホース ロープ チェーン 糸 リボン ラップ ホイル シート",
      .soldByMilligram: "サフラン",
    ],
    own: [
      .and: "と"
    ],
    letters: [
      .yearSign: "年",
      .monthSign: "月",
      .daySign: "日",
      .myriad: "万",
      .thousand: "千",
      .hundred: "百",
      .moneySign: "円",
      .tenthsSign: "割",
    ],
    months: "1月|2月|3月|4月|5月|6月|7月|8月|9月|10月|11月|12月",
    weekdays: "月曜日 月曜|火曜日 火曜|水曜日 水曜|木曜日 木曜|金曜日 金曜|土曜日 土曜|日曜日 日曜",
    headings: """
      name:商品名, 品名, 名前, 名称, 製品名, 品目名, 商品名称
      product:商品, 製品, 品目, 品, アイテム, 食品, 食材
      description:説明, 商品説明
      brand:ブランド, メーカー, 製造者, 製造元, メーカー名, ブランド名
      length:長さ, 全長
      loyalty:会員価格, 会員価, アプリ価格
      quantity:内容量, 容量, 量, 分量, 数量, 正味量
      weight:重量, 重さ, 正味重量, グラム数
      volume:体積
      size:サイズ, 規格, 大きさ
      count:個数, 入数, 枚数, 本数, 入り数, 入数量, 個, 枚, 本, 点数, 購入数, 買った数
      packs:パック数, セット数, 袋数, ケース入数
      unit:単位
      price:価格, 値段, 金額, 売価, 販売価格, 代金, 税込み価格, 税込価格, 仕入価格, 仕入れ価格, 仕入値, 原価, 売値
      total:支出, 支出額, 出金, 支払金額, \
      合計, 合計金額, 総額, 小計
      unitPrice:単価, 単位価格, ユニットプライス, 100gあたり, 100g当たり, 一個あたり, g単価, 1gあたり, kg単価, あたり価格
      former:通常価格, 定価, 元の価格, 旧価格, 参考価格, メーカー希望小売価格, 元値, 希望小売価格, 値引前価格, 値引き前価格, 割引前価格, 値引前, 割引前, セール前価格
      sale:特価, セール価格, 割引価格, 現在の価格, 特売価格, 割引後価格, 値引後価格, 値引き後, 割引後, お支払額, \
      支払額, 奉仕価格, 広告の品, 値引後
      paid:お支払額, 支払額, 支払金額, 割引後価格, 値引後価格, 割引後, 値引後
      cost:仕入, 仕入れ, 仕入価格, 仕入れ価格, 仕入値, 原価
      selling:売価, 販売価格, 売値
      per:あたり, 当たり, 当り
      saving:割引, 割引額, 値引き, 値引, 値引き額, 値引額, 節約, 節約額, お得額, クーポン
      currency:通貨
      deal:割引, セール, 特売, 値引き, お得, 値引
      deposit:保証金, デポジット, 容器代, 瓶代
      store:薬局, ドラッグストア, 店, 店名, 店舗, お店, 購入先, 販売店, スーパー, 購入店, 店舗名, 購入場所, ショップ, 仕入先, 取扱店
      note:備考, メモ, コメント, 注記
      barcode:バーコード, janコード, jan, ジャンコード
      basket:かご, カゴ, カート
      articleNumber:商品番号, 品番, 商品コード, 型番
      date:日付, 購入日, 日, 年月日, 月, 年
      offerFrom:開始日, 開始, セール開始日, 特売開始日
      offerUntil:終了日, 終了, 有効期限, 期間, セール終了日, 特売終了日, セール期限
      other:予算, 評点, 星, \
      カテゴリ, カテゴリー, 分類, 売り場, 棚, 評価, レビュー, 在庫, 画像, 原産国, 産地, 色, 種類, 通路, 順位, \
      税率, 消費税, 在庫数, 部門, 味, 在庫数量, 手持ち, 残数, 販売数, 販売数量, 販売個数, 販売量, 売上数, 売上, \
      賞味期限, 消費期限
      number:番号, コード, no
      withTax:税込, 内税, 税込み
      beforeTax:税抜, 税抜き, 税別, 外税, 本体
      drained:固形量
      each:1個あたり, 1個当たり, 1個あたりの価格, 1本あたり, 1枚あたり
      filler:の, 税抜, 円, 約, 込み, 税別
      sum:中計, 累計, \
      合計, 小計, 総計, 平均, お支払い, お支払い合計, 支払額, 税込合計, 総合計
      charge:消費税, 税, 内税, 外税, 送料, 配送料, お釣り, お預り, 現金, お預かり, お釣, クレジット, 釣銭
      address:住所
      city:市区町村
      state:都道府県
      postalCode:郵便番号
      phone:電話, 電話番号
      fax:ファックス
      email:メール
      distance:距離
      onOffer:特価, セール
      """,
    labels: [
      .praise: "国産 お買得 お買い得 特価 新商品 新発売 おすすめ 広告 セール 目玉",
      .sellerEnding: "専門店 楽天市場店 直営店 公式ストア 公式ショップ オンラインショップ",
      .per: "あたり 当たり 当り",
      .besideCount: "個 コ 点 単 数量 個数",
      .total: "合計金額",
      .given: "現金",
      .currencySign: "円",
      .counter: "個 コ 点 本 袋 枚",
      .priceOfEach: "単",
      .reducedTax: "軽",
      .yes: "はい",
      .no: "いいえ",
      .notKnown: "不明 未定 なし",
      .beforePrice: "価格 特価 販売価格 セール価格 本体 本体価格 税抜価格 税込価格",
    ],
    labelParts: [
      .stock: "在庫 レビュー",
      .withoutTax: "本体 税抜 税別",
      .withTax: "税込 内税",
      .subtotal: "小計 対象額 対象計 商品合計 商品代金",
      .otherSum: "点数 件数 税抜 外税 内税 (税 対象",
      .total: "合計 総計 お買上計 ご請求",
      .tax: "消費税 外税 内税 税額",
      .given: "お預 預り クレジット 電子マネー",
      .change: "お釣 おつり 釣銭",
      .discount: "割引 値引",
      .shipping: "送料 配送料",
      .deposit: "デポジット",
      .lowestPrice: "から",
      .formerPrice: "通常 定価",
      .otherMoney: "最高価格 送料 月々",
      .bonus: "ポイント",
      .memberPrice: "会員",
      .companyForm: "株式会社",
      .otherSellers: "こちらからもご購入いただけます 新品の出品 中古品の出品",
    ],
    spokenUnitPrice: { _, amount, isOne in
      PerPattern(before: (isOne ? "1" : "") + amount + "あたり", after: "")
    })
}
