import type { Words } from '../en/words.js';

export const invited: Words['invited'] = {
  retry: 'Coba lagi',
  refusals: {
    opened: {
      title: 'Dibuka di perangkat lain',
      text: 'Demi keamanan Anda, tautan ini hanya berfungsi di perangkat yang pertama kali membukanya. Kembali ke perangkat itu, atau minta tautan baru kepada perusahaan.',
    },
    revoked: {
      title: 'Tautan ini tidak berfungsi lagi',
      text: 'Perusahaan sudah menariknya kembali, atau mengirimkan tautan lain kepada Anda.',
    },
    expired: { title: 'Tautan ini sudah kedaluwarsa', text: 'Minta tautan baru kepada perusahaan.' },
    unlisted: { title: 'Tidak ada lagi yang perlu dilakukan', text: 'Perusahaan tidak lagi meminta data Anda.' },
    closed: {
      title: 'Semuanya sudah dikirim',
      text: 'Perusahaan sudah mengirim jawabannya. Saat ini tidak ada yang dapat diubah.',
    },
    unknown: {
      title: 'Tautan ini tidak lengkap',
      text: 'Buka sekali lagi dari pesan yang Anda terima, atau salin seluruh alamatnya.',
    },
    unreachable: {
      title: 'Kami tidak dapat terhubung saat ini',
      text: 'Mungkin karena koneksi Anda atau masalah di pihak kami.',
    },
  },
  inWidget: {
    welcome: {
      title: { individual: 'Data Anda untuk {organization}' },
      text: {
        individual:
          'Undang-undang mewajibkan kami mengetahui siapa yang memiliki dan memimpin perusahaan, dan {organization} mencantumkan Anda. Berikan jawaban Anda sendiri di sini. Anda dapat berhenti kapan saja dan melanjutkannya nanti di perangkat ini.',
      },
    },
    summary: {
      text: 'Hampir selesai. Periksa jawaban Anda, ubah jika perlu, lalu selesaikan.',
      checking: 'Beberapa jawaban masih diperiksa. Anda sudah dapat menyelesaikan pengisian.',
      acknowledge: 'Saya sudah membaca ini dan tetap ingin menyelesaikannya.',
      declaration:
        'Dengan menyelesaikan ini, saya menyatakan bahwa jawaban ini benar dan lengkap, dan saya setuju jawaban ini diperiksa dan disimpan selama diwajibkan oleh undang-undang.',
      submit: 'Selesaikan',
      submitting: 'Menyelesaikan…',
    },
    statuses: {
      submitted: {
        title: 'Selesai',
        text: 'Terima kasih. {organization} dapat melihat bahwa semuanya sudah Anda berikan.',
      },
    },
    status: { submittedAt: 'Selesai pada {date}', goToSummary: 'Periksa dan selesaikan' },
  },
};
