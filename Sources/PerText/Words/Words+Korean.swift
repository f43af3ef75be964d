extension Language {
  /// Korean.
  static let korean = Language(
    codes: ["ko"], habits: [.sizesBeforePacks, .monthsBeforeDays],
    numbers: """
      2: 두
      3: 세
      4: 네
      5: 다섯
      6: 여섯
      8: 여덟
      10: 열
      """,
    packSizes: """
      2: 듀오 트윈
      """,
    packEndings: "팩",
    units: """
      kilogram: 킬로그램 킬로
      gram: 그램
      milligram: 밀리그램
      liter: 리터
      milliliter: 밀리리터
      meter: 미터
      centimeter: 센티미터
      item: 개 개입 개들이
      dozen: 다스
      second: 초
      minute: 분
      hour: 시간
      day: 일
      week: 주
      month: 개월
      year: 년
      @ item: 구 입 알 송이 마리 조각 자루 권 모 줄
      """,
    counts: """
      roll: 롤
      sheet: 매
      tablet: 정
      capsule: 캡슐
      serving: 인분
      bag: 봉 봉지
      pack: 팩
      box: 박스
      bottle: 병
      can: 캔
      @ bag: 봉 봉지
      @ can: 캔 통조림
      @ sachet: 포 스틱
      @ pack: 세트 묶음 갑 곽
      @ box: 상자
      @ tub: 컵 통
      @ sheet: 장
      @ tablet: 알
      @ tray: 판
      """,
    currencies: """
      EUR: 유로
      dollar: 달러
      KRW: 원
      """,
    roles: [
      .per: "당",
      .perBehindUnit: "당",
      .runStart: "당",
      .holderSuffix: "캔 병 팩 봉 페트 박스 컵",
      .noise: "약 만 입 입니다",
      .beer: "맥주",
      .bag: "쓰레기봉투",
      .emptyHolder: "컵 머그컵",
      .wholeOfPacks: "총",
      .priceNoise: "가격",
      .free: "무료",
      .gadget: "스마트폰 휴대폰 노트북",
      .fridge: "냉장고 냉동고 전자레인지",
      .washer: "세탁기 건조기",
      .device: "스마트폰 휴대폰 공유기 프린터 카메라 모니터",
      .clothing: "청바지 재킷 바지 셔츠 원피스 코트",
      .soldByLength: "케이블 테이프 호스 로프 랩 호일",
      .soldByMilligram: "사프란",
    ],
    own: [
      .and: "와 과"
    ],
    labels: [
      .total: "합계 총액 총계 결제금액 받을금액",
      .tax: "부가세 과세",
      .given: "카드 신용카드 현금",
      .change: "거스름돈",
      .yes: "예 네",
      .no: "아니오 아니요",
    ],
    labelParts: [
      .subtotal: "소계",
      .discount: "할인",
      .shipping: "배송비",
    ])
}
