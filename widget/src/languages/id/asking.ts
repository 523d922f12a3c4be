import type { Words } from '../en/words.js';

export const asking: Words['asking'] = {
  add: 'Tambah',
  addCountry: 'Tambah negara…',
  removeNamed: 'Hapus {name}',
  addedNamed: '{name} ditambahkan.',
  removedNamed: '{name} dihapus.',
  callingCode: 'Negara',
  phoneDigits: 'Nomor',
  taxNumberLike: '{label}, misalnya {example}',
  such: 'Misalnya, {example}',
  noneOfThese: 'Tidak satu pun',
  prefilled: 'Sudah kami isikan: mohon diperiksa.',
};
