import type { Words } from '../en/words.js';

export const asking: Words['asking'] = {
  add: 'Ekle',
  addCountry: 'Ülke ekleyin…',
  removeNamed: 'Kaldır: {name}',
  addedNamed: '{name} eklendi.',
  removedNamed: '{name} kaldırıldı.',
  callingCode: 'Ülke',
  phoneDigits: 'Numara',
  taxNumberLike: '{label}, örneğin {example}',
  such: 'Örneğin {example}',
  noneOfThese: 'Bunların hiçbiri',
  prefilled: 'Sizin için dolduruldu: lütfen kontrol edin.',
};
