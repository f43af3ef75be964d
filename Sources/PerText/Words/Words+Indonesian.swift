extension Language {
  /// Indonesian and Malay.
  static let indonesian = Language(
    codes: ["id", "ms"], habits: [.sizesBeforePacks],
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
      .noise: "isi",
      .numberedPack: "isi",
    ],
    own: [
      .and: "dan"
    ],
    headings: """
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
      total:pengeluaran, dibayar, \
      jumlah harga, total harga
      unitPrice:harga satuan, harga per satuan, harga seunit, harga per kg
      former:harga asli, harga lama, harga normal, harga asal
      sale:harga promo, harga diskon, harga baru, harga jualan, harga akhir, harga setelah diskon, harga khusus, \
      harga nett
      saving:diskon, diskaun, hemat, penghematan, potongan, potongan harga, jimat
      currency:mata uang, mata wang
      deal:diskon, promo, promosi, diskaun
      store:toko, pasar, swalayan, kedai, warung, supermarket
      note:catatan, keterangan, nota
      barcode:kode batang, kod bar
      articleNumber:kode produk, kode barang
      date:tanggal, tarikh, bulan, tahun
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
