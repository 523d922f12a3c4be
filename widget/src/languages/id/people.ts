import type { Words } from '../en/words.js';

export const stepStates: Words['stepStates'] = {
  open: 'Belum diisi',
  checking: 'Sedang diperiksa',
  blocking: 'Perlu diperhatikan',
  warning: 'Sebaiknya diperiksa',
  done: 'Selesai',
};

export const people: Words['people'] = {
  add: 'Tambah orang',
  empty:
    'Belum ada orang di daftar. Tambahkan semua orang yang memiliki 25% atau lebih, dan orang yang memimpin perusahaan.',
  howRelated: 'Apa peran orang ini?',
  newPerson: 'Orang baru',
  personNumber: 'Orang {number}',
  needsControl: 'Tambahkan orang yang memimpin perusahaan, atau ubah peran seseorang di daftar.',
  oneControl: 'Hanya satu orang yang dapat dicantumkan sebagai pemimpin perusahaan.',
  tooManyOwners: 'Anda dapat mencantumkan paling banyak empat pemilik.',
  everyone: 'Lanjutkan',
  addDetails: 'Setelah ini, kami akan menanyakan data setiap orang.',
  removeTitle: 'Hapus {person}?',
  removeText: 'Jawaban tentang orang ini tidak akan kami gunakan lagi.',
  progress: '{done} dari {count} selesai',
  of: '{step}\u00a0· {person}',
  company: 'Perusahaan',
  both: 'Memiliki 25% atau lebih dan memimpin perusahaan',
  othersTitle: 'Pernah ditambahkan, tetapi tidak ada di daftar',
  listAgain: 'Tambahkan {person} ke daftar',
  gone: 'Seseorang baru saja dihapus dari daftar. Mohon periksa daftarnya.',
  notNow: 'Daftar tidak dapat diubah saat ini.',
  listed: 'Orang di daftar',
};

export const why: Words['why'] = {
  PersonalInfoLight: 'Undang-undang mewajibkan kami mengetahui siapa pelanggan kami.',
  PersonalInfo: 'Undang-undang mewajibkan kami mengetahui siapa pelanggan kami, dan siapa di balik suatu perusahaan.',
  ContactInfo: 'Agar kami dapat menghubungi Anda jika ada yang kurang jelas dalam verifikasi ini.',
  ResidentialAddress: 'Aturan yang berlaku bergantung pada tempat tinggal seseorang.',
  IdentityDocument: 'Dokumen membuktikan bahwa datanya milik orang yang nyata.',
  FinancialInfo: 'Dengan mengetahui yang wajar, kami lebih mudah mengenali hal janggal, seperti pencucian uang.',
  TaxInfo: 'Peraturan pajak mewajibkan kami meminta nomor ini.',
  SelfiePhoto: 'Foto menunjukkan bahwa dokumen itu milik Anda, bukan milik orang lain.',
  Identification: 'Kami mencocokkan data ini dengan daftar perusahaan resmi.',
  Address: 'Aturan yang berlaku bergantung pada tempat perusahaan terdaftar dan beroperasi.',
  Details: 'Beberapa jenis usaha perlu diperiksa lebih teliti.',
  Operations: 'Beberapa kegiatan dan negara perlu diperiksa lebih teliti.',
  FormationDocuments: 'Dokumen ini membuktikan bahwa perusahaan memang ada.',
  AssociatedPersons: 'Undang-undang mewajibkan kami mengetahui siapa yang memiliki dan memimpin perusahaan.',
  ProofOfAddressDocuments: 'Verifikasi lengkap mencakup bukti alamat perusahaan.',
  UboOwnershipDocuments: 'Verifikasi lengkap mencakup bukti kepemilikan perusahaan.',
  ProofOfAddress: 'Verifikasi lengkap mencakup bukti alamat setiap orang.',
};

const eea =
  'Kami menanyakan ini kepada semua orang yang tinggal di Wilayah Ekonomi Eropa atau Inggris Raya, atau warga negara salah satu negara tersebut.';

export const reasons: Words['reasons'] = {
  'individual-eea': eea,
  'individual-volume': 'Untuk 5.000 dolar AS per bulan atau lebih, kami memerlukan bukti asal dananya.',
  'business-customer-funds': 'Perusahaan mengelola dana pelanggan, jadi kami perlu melihat alirannya.',
  'person-eea': eea,
  'person-signatory':
    'Orang yang bertanda tangan atas nama perusahaan tetapi bukan direktur harus menunjukkan wewenangnya.',
};
