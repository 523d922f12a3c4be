import type { Words } from '../en/words.js';

export const terms: Words['terms'] = {
  title: 'Ketentuan layanan',
  text: 'Mohon baca ketentuan layanan, lalu setujui untuk melanjutkan.',
  link: 'Baca ketentuan layanan, versi {version} (terbuka di tab baru)',
  name: 'Nama lengkap Anda',
  box: 'Saya telah membaca ketentuan layanan dan menyetujuinya.',
  boxMissing: 'Centang kotak untuk menyetujui ketentuan.',
  accept: 'Setujui dan lanjutkan',
  changed: 'Ketentuannya baru saja berubah. Mohon baca sekali lagi.',
};
