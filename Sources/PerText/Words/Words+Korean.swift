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
      7: 일곱
      8: 여덟
      9: 아홉
      10: 열
      20: 스무
      """,
    packSizes: """
      2: 듀오 트윈
      """,
    packEndings: "팩",
    units: """
      kilogram: 킬로그램 킬로 키로
      gram: 그램
      milligram: 밀리그램
      liter: 리터
      milliliter: 밀리리터
      meter: 미터
      centimeter: 센티미터
      item: 개 개입 개들이 개당
      dozen: 다스
      second: 초
      minute: 분
      hour: 시간
      day: 일
      week: 주
      month: 개월
      year: 년
      item: 개당 매당 롤당 병당 캔당 봉당 봉지당 팩당 장당 포당 알당 마리당 구당 켤레당 캡슐당 인분당 입당
      @ item: 망 t p 구 입 알 송이 마리 조각 자루 권 모 줄 포기 쪽 토막 벌 환 단 손 접시
      @ pair: 켤레 쌍
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
      @ pack: 세트 묶음 갑 곽 팩입
      @ box: 상자
      @ tub: 컵 통
      @ sheet: 장 매입
      @ tablet: 알
      @ tray: 판
      @ teabag: 티백
      @ dose: 회분
      @ bunch: 다발
      @ pouch: 파우치
      """,
    currencies: """
      EUR: 유로
      dollar: 달러
      KRW: 원 원부터
      """,
    roles: [
      .andHalf: "반",
      .per: "당",
      .perBehindUnit: "당",
      .perUnit: "개당 매당 롤당 병당 캔당 봉당 봉지당 팩당 장당 포당 알당 마리당 구당 켤레당 캡슐당 인분당 입당",
      .runStart: "당",
      .holderSuffix: "캔 병 팩 봉 페트 박스 컵",
      .noise: "약 만 입 입니다 내외 용량 중량 내용량 총량 총중량",
      .beer: "맥주",
      .bag: "쓰레기봉투 지퍼백",
      .eyewear: "돋보기 콘택트렌즈 렌즈",
      .emptyHolder: "컵 머그컵 종이컵 플라스틱컵 유리컵 텀블러 물병 밀폐용기",
      .wholeOfPacks: "총",
      .formerPrice: """
      정가 소비자가 정상가 기존가 원래가 시중가 권장소비자가 권장소비자가격 소비자가격 정상가격 할인전 출시가 기존 원가
      """,
      .priceNoise: """
      가격 할인가 특가 판매가 행사가 쿠폰가 쿠폰적용가 쿠폰할인가 최저가 혜택가 즉시할인가 세일가 단돈 현재가 할인가격 판매가격 균일가 \
      최종가 최대혜택가 카드할인가 와우할인가 오늘만 부터 단독특가 타임특가 실구매가 총
      """,
      .minimum: "최저가",
      .free: "무료 공짜",
      .half: "반값 반값에",
      .off: "할인 세일",
      .save: "절약",
      .buy: "구매시 구매하면 사면",
      .getFree: "증정 덤",
      .orMore: "이상",
      .second: "두번째 두_번째 두번째는",
      .dealNoise: "행사 이벤트 골라담기",
      .day: "일 하루",
      .coupon: "쿠폰 할인쿠폰",
      .couponOff: "할인",
      .cashback: "적립 캐시백",
      .deposit: "공병보증금 보증금",
      .drainedWeight: "고형량 고형물",
      .limit: "최대",
      .clearLimit: "1인당 인당 1인 한정수량",
      .perCustomer: "1인당 인당 1인",
      .limitNoise: "한정 제한 까지",
      .loyaltyPrice: "회원가 멤버십가 회원할인가",
      .shipping: "배송비 택배비 배송료",
      .freeShipping: "무료배송 무배 배송비무료 배송비_무료",
      .tax: "부가세 부가가치세",
      .taxIncluded: "포함",
      .taxAdded: "별도",
      .taxAlone: "부가세포함 부가세별도",
      .plies: "겹",
      .alcoholDegree: "도",
      .alcohol: "알코올",
      .alcoholBefore: "알코올 알코올도수 도수",
      .protein: "단백질",
      .caffeine: "카페인",
      .cocoa: "카카오",
      .offerUntilBehind: "까지",
      .offerFromBehind: "부터",
      .offerHead: "행사 특가 할인 기간",
      .offerOnly: "만",
      .today: "오늘",
      .tomorrow: "내일",
      .keepsUntil: "유통기한 소비기한",
      .sizeLabel: "사이즈",
      .oneContainer: "병 캔 통",
      .gadget: "스마트폰 휴대폰 노트북",
      .fridge: "냉장고 냉동고 전자레인지",
      .washer: "세탁기 건조기",
      .ink: "토너 잉크",
      .device: "스마트폰 휴대폰 공유기 프린터 카메라 모니터",
      .clothing: "청바지 재킷 바지 셔츠 원피스 코트",
      .soldByLength: "케이블 테이프 호스 로프 랩 호일",
      .soldByMilligram: "사프란",
    ],
    own: [
      .poundOfGoods: "근",
      .and: "와 과",
      .oneOfUnit: "한",
    ],
    letters: [
      .myriad: "만",
      .thousand: "천",
      .hundred: "백",
      .moneySign: "원",
      .yearSign: "년",
      .monthSign: "월",
      .daySign: "일",
    ],
    months: "1월|2월|3월|4월|5월|6월|7월|8월|9월|10월|11월|12월",
    weekdays: "월요일|화요일|수요일|목요일|금요일|토요일|일요일",
    headings: """
      name:상품명, 제품명, 품명, 이름, 품목명, 명칭
      product:상품, 제품, 품목, 물품, 식품
      description:설명
      brand:브랜드, 제조사, 상표, 메이커, 제조업체
      length:길이
      loyalty:회원가, 멤버십가
      each:개당
      quantity:수량, 용량, 내용량, 양
      weight:중량, 무게
      volume:부피
      size:규격, 크기, 사이즈, 포장
      count:개수, 입수, 매수, 구매수량, 갯수, 구입수량
      packs:묶음, 팩수, 박스당 수량, 입수량, 박스 입수
      unit:단위
      price:가격, 판매가, 금액, 값, 판매가격, 현재가, 구매가, 구입가, 매가, 구매가격, 구입가격
      total:지출, 지출액, \
      합계, 총액, 총금액, 소계
      unitPrice:단가, 단위가격, 단위 가격, 단위당가격, 100g당, 100g당 가격, 단위당 가격
      former:정가, 정상가, 원가, 기존가, 소비자가, 원가격, 할인전 가격, 할인전, 할인 전 가격, 할인전가격, 권장소비자가
      sale:할인가, 행사가, 특가, 세일가, 할인가격, 할인된가격, 최종가, 최종가격, 혜택가, 쿠폰가, 실구매가, 결제금액
      per:당
      saving:할인, 할인액, 할인금액, 절약, 절감, 절약액
      currency:통화
      deal:할인, 행사, 프로모션
      deposit:보증금
      store:매장, 상점, 가게, 마트, 판매처, 구입처, 판매업소, 쇼핑몰, 구매처, 판매점, 점포, 구입매장, 구매매장
      note:비고, 메모, 참고
      barcode:바코드
      articleNumber:상품번호, 제품번호, 상품코드
      date:날짜, 구매일, 일자, 구입일, 조사일
      offerFrom:시작일, 행사시작일, 할인시작일
      offerUntil:종료일, 기간, 행사종료일, 할인종료일, 유효기간
      other:예산, \
      카테고리, 분류, 코너, 진열대, 평점, 별점, 리뷰, 재고, 이미지, 원산지, 색상, 종류, 순위, 순번, 재고량, \
      재고수, 재고수량, 보유, 보유수량, 판매량, 판매수, 판매수량, 유통기한
      number:번호, 코드
      withTax:부가세 포함
      beforeTax:부가세 별도
      sum:합계, 총계, 소계, 평균
      charge:부가세, 부가가치세, 세금, 배송비, 현금, 신용카드, 거스름돈
      address:주소
      """,
    labels: [
      .total: "합계 총액 총계 결제금액 받을금액",
      .tax: "부가세 과세",
      .given: "카드 신용카드 현금",
      .change: "거스름돈",
      .lowestPrice: "최저가",
      .formerPrice: "정가 정상가",
      .otherMoney: "배송비",
      .bonus: "적립 포인트",
      .memberPrice: "회원가 멤버십",
      .beforePrice: "할인가 특가 판매가 가격 단돈",
      .per: "당",
      .yes: "예 네",
      .no: "아니오 아니요",
      .notKnown: "없음 미정 품절",
    ],
    labelParts: [
      .stock: "재고 리뷰",
      .subtotal: "소계",
      .discount: "할인",
      .shipping: "배송비",
      .total: "결제대상",
      .otherSum: "할인_합계 할인합계 품목",
    ])
}
