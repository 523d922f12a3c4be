import type { Words } from '../en/words.js';

export const findings: Words['findings'] = {
  readable: 'Kami tidak dapat membuka seluruh file. Tambahkan lagi.',
  resolution: 'Gambarnya terlalu kecil untuk dibaca. Tambahkan yang lebih besar.',
  sharpness: 'Gambarnya buram. Tambahkan yang lebih tajam.',
  hardToRead: 'Gambarnya mungkin sulit dibaca. Tambahkan yang lebih baik.',
  exposure: 'Gambarnya terlalu gelap atau terlalu terang. Tambahkan yang pencahayaannya lebih baik.',
  glare: 'Sebagian gambar tertutup pantulan cahaya. Tambahkan yang tanpa pantulan.',
  print: 'Tidak ada tulisan yang terbaca di gambar. Tambahkan gambar jelas dari seluruh dokumen.',
  selfie: 'Wajah Anda tidak terlihat di gambar ini. Tambahkan foto yang terang dan menghadap kamera.',
  numberDiffers:
    'Nomor dokumen yang Anda isi tidak cocok dengan dokumennya. Perbaiki, atau tambahkan dokumen yang benar.',
  passportNumberDiffers:
    'Nomor paspor yang Anda isi tidak cocok dengan dokumennya. Perbaiki, atau tambahkan dokumen yang benar.',
  birthDateDiffers:
    'Tanggal lahir yang Anda isi tidak cocok dengan dokumennya. Perbaiki, atau tambahkan dokumen yang benar.',
  nationalityDiffers:
    'Kewarganegaraan yang Anda isi tidak cocok dengan dokumennya. Perbaiki, atau tambahkan dokumen yang benar.',
  nameDiffers: 'Nama yang Anda isi tidak cocok dengan dokumennya. Perbaiki, atau tambahkan dokumen yang benar.',
  expiresOnDiffers:
    'Masa berlaku yang Anda isi tidak cocok dengan dokumennya. Perbaiki, atau tambahkan dokumen yang benar.',
  countryDiffers:
    'Negara penerbit yang Anda isi tidak cocok dengan dokumennya. Perbaiki, atau tambahkan dokumen yang benar.',
  expired: 'Masa berlaku dokumen ini sudah habis. Tambahkan yang masih berlaku.',
  otherKind: 'Ini tampaknya jenis dokumen lain. Pilih jenis yang benar, atau tambahkan dokumen yang benar.',
  otherPage:
    'Ini tampaknya bukan halaman foto: dua baris huruf di bagian bawahnya tidak ada. Tambahkan gambar seluruh halaman.',
  linesUnclear:
    'Kami tidak dapat membaca baris kode di dokumen, jadi petugas kami akan memeriksanya. Gambar tajam dari seluruh halaman mempercepatnya.',
  linesNotFound:
    'Kami tidak menemukan baris kode di dokumen. Gambar tajam dari seluruh dokumen mempercepat pemeriksaan.',
  barcodeUnclear:
    'Kami tidak dapat membaca kode batang di sisi belakang, jadi petugas kami akan memeriksanya. Gambar tajam tanpa pantulan mempercepatnya.',
  isLicence: 'Ini kode batang surat izin mengemudi. Pilih jenis yang benar, atau tambahkan dokumen yang benar.',
  isIdentityCard: 'Ini kode batang kartu identitas. Pilih jenis yang benar, atau tambahkan dokumen yang benar.',
  sideMissing: 'Salah satu sisi dokumen belum ada. Tambahkan gambar tiap sisi.',
  sameSide: 'Kedua gambar menunjukkan sisi yang sama. Tambahkan gambar tiap sisi.',
  notAPicture: 'Ini PDF. Tambahkan foto wajah Anda.',
  isDocument: 'Ini gambar dokumen. Tambahkan foto wajah Anda.',
  mayBeDocument: 'Ada tulisan di dekat wajah Anda. Foto wajah saja lebih mudah diperiksa.',
  noFace: 'Tidak ada wajah di gambar ini. Tambahkan foto yang terang dan memperlihatkan seluruh wajah Anda.',
  unclearFace: 'Wajah Anda kurang jelas. Foto yang terang dan menghadap kamera lebih mudah diperiksa.',
  dark: 'Gambarnya terlalu gelap. Tambahkan yang pencahayaannya lebih baik.',
  bright: 'Gambarnya terlalu terang atau kosong. Tambahkan yang cahayanya lebih lembut.',
  pale: 'Gambarnya hampir kosong. Tambahkan yang pencahayaannya lebih baik.',
  unreadable: 'Kami tidak dapat membuka file ini. Simpan atau pindai lagi, lalu tambahkan yang baru.',
  damaged: 'File ini rusak atau tidak lengkap. Tambahkan file yang lengkap.',
  noPages: 'File ini tidak berisi halaman. Tambahkan yang benar.',
  wrongCheckDigit: 'Periksa nomor ini: tampaknya ada angka yang salah.',
  wrongForm: 'Format nomor ini tidak digunakan di negara itu. Periksa jenis dan angkanya.',
  uncertain: 'Kami tidak dapat memastikan nomor ini. Cocokkan dengan dokumen.',
  foreign: 'Jenis nomor ini tidak digunakan di negara yang Anda pilih. Periksa jenisnya.',
  legalNameNotShown:
    'Nama resmi perusahaan tidak tercantum di sini. Tambahkan dokumen yang mencantumkannya, atau perbaiki namanya.',
  registrationNumberNotShown:
    'Nomor pendaftaran perusahaan tidak tercantum di sini. Tambahkan dokumen yang mencantumkannya, atau perbaiki nomornya.',
  legalNameAndRegistrationNumberNotShown:
    'Nama resmi dan nomor pendaftaran perusahaan tidak tercantum di sini. Tambahkan dokumen yang mencantumkannya, atau perbaiki datanya.',
  nameNotShown:
    'Nama orang ini tidak tercantum di sini. Tambahkan dokumen yang mencantumkannya, atau perbaiki namanya.',
  addressNotShown: 'Alamat tidak tercantum di sini. Tambahkan dokumen yang mencantumkannya, atau perbaiki alamatnya.',
  nameAndAddressNotShown:
    'Nama dan alamat orang ini tidak tercantum di sini. Tambahkan dokumen yang mencantumkannya, atau perbaiki datanya.',
  legalNameAndAddressNotShown:
    'Nama resmi dan alamat perusahaan tidak tercantum di sini. Tambahkan dokumen yang mencantumkannya, atau perbaiki datanya.',
  personTwice: 'Orang yang sama tercantum dua kali. Cantumkan setiap orang satu kali saja.',
  tooMuchOwned: 'Jumlah porsi kepemilikan lebih dari 100%. Perbaiki porsinya.',
  sides: 'Salah satu sisi belum ada, atau kedua gambar menunjukkan sisi yang sama. Tambahkan gambar tiap sisi.',
  expiry: 'Masa berlaku dokumen ini sudah habis. Tambahkan yang masih berlaku.',
  zone: 'Isian Anda tidak cocok dengan dokumen, atau kami tidak dapat membacanya. Cocokkan keduanya, atau tambahkan gambar yang lebih tajam.',
  barcode:
    'Isian Anda tidak cocok dengan kode batang, atau kami tidak dapat membacanya. Cocokkan keduanya, atau tambahkan gambar sisi belakang yang lebih tajam.',
  ageOfProof: 'Dokumen ini berumur lebih dari 90 hari. Tambahkan yang lebih baru.',
  pdfText: 'Isian Anda tidak tercantum di dokumen ini. Tambahkan yang mencantumkannya, atau perbaiki isian Anda.',
  taxNumber: 'Periksa nomor ini: tampaknya ada yang salah.',
  persons: 'Orang yang sama tercantum dua kali, atau jumlah porsi kepemilikan lebih dari 100%.',
  ownership:
    'Orang ini tercantum sebagai pemilik, tetapi porsinya kurang dari 25%. Periksa porsi atau peran orang ini.',
};

export const failureCodes: Words['failureCodes'] = {
  INCORRECT_DOCUMENT: 'Ini tampaknya bukan dokumen yang benar.',
  POOR_QUALITY: 'Gambarnya sulit dibaca. Tambahkan yang lebih baik.',
  MISSING_INFORMATION: 'Ada yang belum diisi. Lengkapi sisanya.',
  INCONSISTENT_DATA: 'Ini tidak cocok dengan jawaban Anda yang lain. Cocokkan keduanya.',
  EXPIRED_DOCUMENT: 'Masa berlaku dokumen ini sudah habis. Tambahkan yang masih berlaku.',
  OTHER: 'Mohon periksa ini sekali lagi.',
};

export const rejectedFiles: Words['rejectedFiles'] = {
  empty: 'File ini kosong.',
  tooLarge: 'File ini lebih besar dari {megabytes} MB.',
  type: 'Jenis file ini tidak dapat digunakan. Tambahkan JPEG, PNG, WebP, atau PDF.',
  encrypted: 'PDF ini dilindungi kata sandi. Tambahkan yang tanpa kata sandi.',
  scripted: 'PDF ini berisi skrip atau lampiran. Cetak ke PDF baru, atau tambahkan foto.',
  unreadable: 'Kami tidak dapat membuka file ini. Mungkin file ini rusak.',
  bomb: 'Piksel gambar ini terlalu banyak. Tambahkan yang lebih kecil.',
  malware: 'File ini mungkin berbahaya, jadi tidak kami simpan.',
  tooMany: 'Terlalu banyak file yang ditambahkan. Coba lagi nanti, atau hubungi tim dukungan situs ini.',
  interrupted: 'Pengunggahan terputus. File Anda masih ada di sini.',
  failed: 'Terjadi kesalahan. File Anda masih ada di sini. Coba lagi.',
  closed: 'File tidak dapat ditambahkan lagi: verifikasi sudah dikirim atau ditutup.',
  received: 'Tautan ini sudah digunakan. Anda dapat kembali ke komputer.',
  ended: 'Tautan ini sudah kedaluwarsa. Pindai kode yang tampil di komputer Anda.',
  rateLimited: 'Terlalu banyak percobaan. Tunggu sebentar, lalu coba lagi.',
  sessionEnded: 'Sesi Anda sudah berakhir. Tutup halaman ini dan mulai lagi.',
};
