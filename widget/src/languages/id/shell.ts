import type { Words } from '../en/words.js';

export const shell: Words['shell'] = {
  label: 'Verifikasi',
  continue: 'Lanjutkan',
  back: 'Kembali',
  save: 'Simpan',
  change: 'Ubah',
  cancel: 'Batal',
  remove: 'Hapus',
  close: 'Tutup',
  retry: 'Coba lagi',
  optional: 'opsional',
  yes: 'Ya',
  no: 'Tidak',
  choose: 'Pilih…',
  loading: 'Mohon tunggu…',
  saving: 'Menyimpan…',
  stepOf: 'Langkah {step} dari {count}',
  steps: 'Langkah',
  problemsTitle: { other: '{count} jawaban perlu diperhatikan' },
  whyAsked: 'Mengapa kami menanyakan ini?',
  asked: 'Diminta oleh tim peninjau',
  masked: 'Sudah diisi ({value}). Kosongkan jika tidak berubah.',
  notSaved: 'Kami tidak dapat menyimpan ini.',
  found: 'Jawaban sebelumnya perlu diperhatikan',
  later: 'Selesaikan nanti',
  laterTitle: 'Disimpan untuk nanti',
  laterText:
    'Jawaban Anda tersimpan, kecuali file yang belum selesai diunggah. Untuk melanjutkan, buka lagi dengan browser ini dalam 14 hari.',
  laterLost: 'Jawaban Anda tersimpan, kecuali isian di halaman ini: browser ini tidak mengizinkannya.',
  reference: 'Referensi: {id}',
};

const text =
  'Undang-undang mewajibkan kami mengetahui siapa pelanggan kami. Anda dapat berhenti kapan saja dan melanjutkannya nanti.';

export const welcome: Words['welcome'] = {
  title: { individual: 'Verifikasi identitas Anda', business: 'Verifikasi perusahaan Anda' },
  text: { individual: text, business: text },
  time: { other: 'Ini perlu sekitar {count} menit.' },
  needTitle: 'Yang Anda perlukan',
  need: {
    identity: 'Paspor atau dokumen identitas lain milik Anda',
    camera: 'Kamera, atau foto dokumen Anda',
    taxNumber: 'Nomor pajak Anda',
    address: 'Tagihan atau surat dari 90 hari terakhir yang mencantumkan nama dan alamat',
    companyDocuments: 'Nomor pajak perusahaan, dan dokumen pendirian atau kutipan dari daftar perusahaan',
    owners: 'Data dan dokumen identitas para pemilik dan orang yang memimpin perusahaan',
  },
  privacy: 'Jawaban Anda dienkripsi. Setiap kali petugas kami membukanya, kami mencatatnya.',
  start: 'Mulai',
};

export const troubles: Words['troubles'] = {
  unreachable: {
    title: 'Kami tidak dapat terhubung saat ini',
    text: 'Mungkin karena koneksi Anda atau masalah di pihak kami. Semua isian Anda masih ada di sini.',
  },
  rateLimited: {
    title: 'Terlalu banyak percobaan',
    text: 'Kami akan mencoba lagi dalam {time}.',
  },
  sessionEnded: {
    title: 'Sesi Anda sudah berakhir',
    text: 'Demi keamanan Anda, sesi hanya berlaku sebentar. Tutup halaman ini dan mulai lagi: jawaban Anda tersimpan.',
  },
  sessionFailed: {
    title: 'Kami tidak dapat membuka verifikasi Anda',
    text: 'Situs ini tidak merespons sebagaimana mestinya. Tunggu sebentar, lalu coba lagi; semua isian Anda masih ada di sini.',
  },
  unsupported: {
    title: 'Mohon perbarui browser Anda',
    text: 'Gunakan versi terbaru Chrome, Edge, Firefox, atau Safari.',
  },
  internal: {
    title: 'Terjadi kesalahan',
    text: 'Halaman ini tidak dapat ditampilkan. Coba lagi; semua isian Anda masih ada di sini.',
  },
};
