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
      8: delapan
      10: sepuluh
      """,
    units: """
      @ item: butir buah biji ekor potong keping batang
      @ dozen: lusin
      @ pair: pasang
      """,
    counts: """
      @ bag: kantong kantung
      @ bottle: botol
      @ box: kotak
      @ can: kaleng tin
      @ capsule: kapsul
      @ case: dus kardus karton krat
      @ cube: kubus
      @ jar: toples
      @ pack: bungkus pak paket renceng
      @ pouch: refill
      @ roll: gulung rol
      @ sachet: sachet saset
      @ sheet: lembar lbr helai
      @ tablet: tablet
      @ teabag: kantong_teh
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
      .noise: "isi",
      .numberedPack: "isi",
    ],
    own: [
      .and: "dan"
    ],
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
      .total: "jumlah",
      .hundredth: "sen",
      .yes: "ya",
      .no: "tidak",
    ],
    labelParts: [
      .markupPrice: "harga",
      .companyForm: "sdn_bhd",
    ])
}
