extension Language {
  /// Indonesian and Malay.
  static let indonesian = Language(
    codes: ["id", "ms"], habits: [.countsWithS, .sizesBeforePacks],
    numbers: """
      2: dua
      3: tiga
      4: empat
      5: lima
      6: enam
      7: tujuh
      8: delapan lapan
      9: sembilan
      10: sepuluh
      12: dua_belas
      """,
    units: """
      @ kilogram: sekilo
      @ hectogram: ons
      @ liter: seliter
      @ item: butir buah biji ekor potong keping batang sebiji sebuah sebutir seekor ikat sisir bh btr
      @ dozen: lusin selusin
      @ pair: pasang
      """,
    counts: """
      @ bag: kantong kantung beg karung guni
      @ bottle: botol sebotol
      @ box: kotak sekotak
      @ can: kaleng tin setin klg
      @ capsule: kapsul
      @ case: dus kardus karton krat sekarton
      @ cube: kubus
      @ jar: toples
      @ pack: bungkus pak paket renceng sebungkus bks pek peket strip
      @ pouch: refill
      @ roll: gulung rol
      @ sachet: sachet saset
      @ sheet: lembar lbr helai
      @ tablet: tablet kaplet
      @ serving: porsi sajian
      @ teabag: kantong_teh uncang
      @ tray: tray
      @ tub: cup gelas
      @ tube: tube
      """,
    currencies: """
      @ thousand-rupiah: k rb ribu
      """,
    roles: [
      .beer: "bir",
      .bracketEstimate: "sekitar kira-kira lebih_kurang",
      .bag: "sampah plastik_klip",
      .material: "kaca plastik",
      .eyewear: "kacamata softlens",
      .emptyHolder: """
      tumbler termos ember baldi cangkir cawan stoples mug gelas_plastik gelas_kertas
      """,
      .noise: """
      isi berat_bersih isi_bersih berat_netto kira-kira kurang_lebih lebih_kurang isi_padu_bersih
      """,
      .numberedPack: "isi",
      .per: "setiap",
      .to: "hingga",
      .or: "atau",
      .orMore: "atau_lebih",
      .rangeJoint: "hingga atau",
      .priceNoise: """
      harga hanya cuma sekarang harga_promo harga_diskon harga_spesial harga_khusus harga_jual harga_jualan \
      harga_promosi harga_tawaran harga_baru harga_satuan harga_kini hanya_dengan mulai_dari mulai bermula \
      serendah promosi termasuk_ppn sudah_termasuk_ppn termasuk_pajak sudah_termasuk_pajak belum_termasuk_ppn \
      setelah_voucher setelah_diskon setelah_kupon selepas_baucar selepas_diskaun
      """,
      .minimum: "mulai mulai_dari bermula",
      .free: "percuma cuma-cuma",
      .half: "setengah_harga separuh_harga",
      .halfOf: "setengah separuh",
      .quarterOf: "seperempat",
      .off: "diskon diskaun potongan potongan_harga",
      .save: "hemat jimat",
      .forWord: "untuk seharga",
      .whenBuying:
        "setiap_pembelian dengan_pembelian minimal_pembelian min._pembelian pembelian_minimal untuk_pembelian",
      .get: "dapat dapatkan",
      .pay: "bayar",
      .second: "kedua barang_kedua",
      .third: "ketiga",
      .dealNoise: "promo tawaran",
      .day: "hari",
      .week: "minggu",
      .month: "bulan",
      .year: "tahun",
      .formerPrice: """
      harga_normal harga_awal harga_asli harga_lama harga_coret harga_sebelum_diskon harga_sebelum harga_sebelumnya \
      dari_harga harga_asal harga_biasa harga_pasaran harga_eceran_tertinggi sebelumnya semula tadinya dahulu dulu
      """,
      .formerPair: "dari daripada",
      .nowPair: "jadi menjadi",
      .each: "masing-masing satuan",
      .termFiller: "had",
      .coupon: "kupon baucar kode_voucher",
      .couponOff: "diskon diskaun",
      .drainedWeight: "berat_bersih_tuntas bobot_tuntas berat_tuntas tuntas",
      .deposit: "uang_jaminan jaminan_botol cagaran",
      .limit: "maks. maks maksimal maksimum",
      .clearLimit:
        "dibatasi dihadkan terhad_kepada had_pembelian batas_pembelian maksimal_pembelian maks._pembelian",
      .perCustomer: """
      per_pelanggan setiap_pelanggan per_orang per_akun per_transaksi per_pembeli setiap_orang per_struk
      """,
      .loyaltyPrice: """
      harga_member harga_anggota harga_ahli dengan_kartu_member harga_kartu dengan_kad_ahli
      """,
      .shipping: """
      ongkir ongkos_kirim biaya_kirim biaya_pengiriman kos_penghantaran caj_penghantaran yuran_penghantaran
      """,
      .freeShipping: """
      gratis_ongkir bebas_ongkir gratis_kirim gratis_biaya_kirim penghantaran_percuma pos_percuma pengiriman_gratis \
      gratis_pengiriman
      """,
      .tax: "ppn pajak cukai sst",
      .taxIncluded: "termasuk sudah_termasuk",
      .taxAdded: "belum_termasuk tidak_termasuk",
      .taxNoise: "ppn pajak",
      .once: "per_pesanan",
      .cocoa: "kakao",
      .caffeine: "kafein",
      .offerUntil:
        "sampai hingga s/d s.d. sampai_dengan berlaku_sampai berlaku_hingga berlaku_s/d sehingga sah_sehingga",
      .offerFrom: "mulai berlaku_mulai bermula",
      .offerHead: "promo promosi berlaku",
      .offerOnly: "hanya",
      .dayJoint: "sampai hingga s/d sampai_dengan",
      .today: "hari_ini",
      .tomorrow: "besok esok",
      .keepsUntil: "kadaluarsa kedaluwarsa luput tamat",
      .numberLabel: "nomor nomer tahap usia umur tingkat peringkat tipe warna",
      .sizeLabel: "ukuran saiz",
      .oneContainer: "botol kaleng kotak toples kantong",
      .gadget: "ponsel telefon",
      .fridge: "kulkas",
      .ink: "tinta toner",
      .device: "ponsel telefon proyektor kamera televisi pencetak tetikus",
      .clothing: "jaket kemeja kaos baju seluar",
      .soldByLength: "kabel tali selang lakban benang rantai wayar",
      .soldByMilligram: "safron",
    ],
    own: [
      .and: "dan",
      .atStore: "di",
      .oneOfUnit: "satu",
      .per: "tiap",
      .buy: "beli",
      .priceNoise: "kini jadi menjadi dari",
      .formerBehind: "jadi menjadi",
    ],
    months: """
      jan januari|feb februari|mar maret mac|apr april|mei|jun juni|jul juli julai|agu agt agustus ogos| \
      sep sept september|okt oktober|nov november|des desember dis disember
      """,
    weekdays: "senin isnin|selasa|rabu|kamis khamis|jumat jumaat|sabtu|minggu ahad",
    headings: """
      name:nama, nama produk, nama barang
      product:produk, barang, bahan, komoditas
      description:deskripsi, keterangan barang, butiran
      brand:merek, merk, jenama, pengeluar, produsen
      quantity:jumlah, isi, isi bersih, kuantitas, kuantiti, kandungan
      weight:berat, berat bersih, berat netto
      volume:isi padu
      size:ukuran, kemasan, saiz, saiz pek, pembungkusan
      count:jumlah isi, pcs, buah, banyaknya, jml, kuantitas, kuantiti, bilangan, bil unit
      packs:isi per dus, isi dus, isi per karton, isi karton, pcs karton, isi per pak
      unit:satuan, unit ukuran
      price:harga, harga jual, biaya, kos, harga eceran, harga beli, harga runcit
      total:pengeluaran, dibayar, \
      jumlah harga, total harga, jumlah, total bayar, jumlah keseluruhan
      unitPrice:harga satuan, harga per satuan, harga seunit, harga per kg, h satuan, hrg satuan, hrg kg, \
      hrg per kg, harga kg, harga sekilo
      former:harga asli, harga lama, harga normal, harga asal, harga coret, harga awal, harga sebelum diskon, \
      harga biasa
      sale:harga promo, harga diskon, harga baru, harga jualan, harga akhir, harga setelah diskon, harga khusus, \
      harga nett, harga tawaran, harga promosi, harga jualan murah
      saving:diskon, diskaun, hemat, penghematan, potongan, potongan harga, jimat, penjimatan
      currency:mata uang, mata wang
      deal:diskon, promo, promosi, diskaun
      deposit:uang jaminan, jaminan
      store:toko, pasar, swalayan, kedai, warung, supermarket, tempat beli, beli di, dibeli di, nama toko, \
      pemasok, minimarket, hipermarket, gerai, pasaraya, pasar raya
      note:catatan, keterangan, nota, ket
      barcode:kode batang, kod bar
      articleNumber:kode produk, kode barang, kod barang
      date:tanggal, tarikh, bulan, tahun, tgl, tanggal beli, tgl beli, tanggal pembelian, tarikh beli
      offerFrom:berlaku dari, mulai, berlaku mulai, dari tanggal, tanggal mulai, awal promo, sah dari
      offerUntil:berlaku sampai, berlaku s d, sampai tanggal, akhir promo, berlaku hingga, tanggal berakhir, \
      sampai dengan, sah sehingga, sah hingga
      other:anggaran, rating, \
      kategori, rak, penilaian, stok, gambar, asal, warna, jenis, ulasan, persediaan, tersedia, sisa, terjual, \
      baki
      number:nomor, kode, no urut
      filler:di, dan, per
      sum:total, jumlah, jumlah total, total keseluruhan
      charge:pajak, ppn, ongkir, ongkos kirim, biaya kirim
      """,
    labels: [
      .besideCount: "buah bh",
      .total: "jumlah",
      .tax: "ppn pajak cukai",
      .given: "tunai kartu kad debit kredit",
      .change: "kembali kembalian baki",
      .lowestPrice: "mulai",
      .formerPrice: "normal asal",
      .otherMoney: "hemat jimat ongkir",
      .bonus: "poin",
      .memberPrice: "anggota ahli",
      .praise: "promo hemat diskon murah",
      .beforePrice: "hanya harga sekarang kini",
      .per: "per setiap",
      .alternative: "atau",
      .hundredth: "sen",
      .yes: "ya",
      .no: "tidak",
    ],
    labelParts: [
      .markupPrice: "harga",
      .subtotal: "sub_total",
      .otherSum: "total_item total_diskon hemat",
      .saving: "anda_hemat",
      .rounding: "pembulatan pelarasan",
      .discount: "diskon diskaun potongan voucher",
      .shipping: "ongkir biaya_kirim penghantaran",
      .headLine: "npwp selamat_datang struk",
      .companyForm: "sdn_bhd",
    ])
}
