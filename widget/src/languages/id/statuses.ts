import type { Words } from '../en/words.js';

export const summary: Words['summary'] = {
  title: 'Periksa jawaban Anda',
  text: 'Hampir selesai. Periksa jawaban Anda, ubah jika perlu, lalu kirim.',
  checking: 'Beberapa jawaban masih diperiksa. Anda sudah dapat mengirimnya.',
  answers: 'Jawaban',
  blockingTitle: 'Perlu diperhatikan sebelum dikirim',
  warningsTitle: 'Sebaiknya diperiksa',
  warningsText: 'Anda dapat memperbaikinya atau mengirimnya apa adanya. Petugas kami akan memeriksanya.',
  acknowledge: 'Saya sudah membaca ini dan tetap ingin mengirim.',
  declaration:
    'Dengan mengirim, saya menyatakan bahwa jawaban ini benar dan lengkap, dan saya setuju jawaban ini diperiksa dan disimpan selama diwajibkan oleh undang-undang.',
  submit: 'Kirim',
  submitting: 'Mengirim…',
  acknowledgeFirst: 'Perbaiki yang tercantum di atas, atau centang kotaknya.',
  document: 'File ditambahkan',
  nothing: 'Tidak ada',
  notReadable: 'Kami tidak dapat menampilkan jawaban ini saat ini.',
  missing: 'Masih kurang: {step}.',
  correctFirst: 'Perbaiki dulu yang tercantum di atas.',
  notSubmitted: 'Belum terkirim: baru saja ada yang berubah. Mohon periksa apa yang masih perlu dilakukan.',
};

export const statuses: Words['statuses'] = {
  draft: { title: 'Belum dikirim', text: 'Beberapa jawaban belum diisi.' },
  submitted: { title: 'Terkirim', text: 'Terima kasih. Jawaban Anda sudah kami terima dan segera kami periksa.' },
  validatingSubmission: {
    title: 'Memeriksa dokumen Anda',
    text: 'Biasanya ini perlu satu menit. Anda dapat menutup halaman ini.',
  },
  submissionValidationsFailed: {
    title: 'Ada yang perlu diperhatikan',
    text: 'Lihat rinciannya di bawah. Selebihnya tidak berubah.',
  },
  inReview: {
    title: 'Menunggu peninjauan',
    text: 'Petugas kami akan memeriksa jawaban Anda. Anda dapat menutup halaman ini dan kembali kapan saja.',
  },
  additionalInformationRequested: {
    title: 'Kami perlu sedikit lagi dari Anda',
    text: 'Tim peninjau meminta hal berikut. Selebihnya tidak berubah.',
  },
  approved: { title: 'Disetujui', text: 'Semuanya sudah beres. Terima kasih.' },
  rejected: {
    title: 'Tidak disetujui',
    text: 'Kami tidak dapat melanjutkan verifikasi ini. Jika menurut Anda ini keliru, hubungi tim dukungan situs ini.',
  },
  error: {
    title: 'Lebih lama dari biasanya',
    text: 'Terjadi kesalahan di pihak kami. Tidak ada yang hilang dan Anda tidak perlu melakukan apa pun: kami yang menanganinya.',
  },
};

export const status: Words['status'] = {
  submittedAt: 'Dikirim pada {date}',
  approvedAt: 'Disetujui pada {date}',
  finish: 'Tutup',
  closeNow: 'Anda dapat menutup halaman ini sekarang.',
  allMended: 'Semuanya sudah diperbaiki.',
  goToSummary: 'Periksa dan kirim',
  rejectedAt: 'Diputuskan pada {date}',
  allAnswered: 'Semua yang kami minta sudah Anda berikan.',
  itemsTitle: 'Yang perlu dilakukan',
  correct: 'Perbarui',
  newlyNeeded: 'Diperlukan karena jawaban baru Anda.',
};
