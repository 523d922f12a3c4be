import type { Words } from '../en/words.js';

export const asking: Words['asking'] = {
  add: 'Adaugă',
  addCountry: 'Adaugă o țară…',
  removeNamed: 'Elimină {name}',
  addedNamed: 'Țară adăugată: {name}.',
  removedNamed: 'Țară eliminată: {name}.',
  callingCode: 'Țara',
  phoneDigits: 'Numărul',
  taxNumberLike: '{label}, de exemplu {example}',
  such: 'De exemplu, {example}',
  noneOfThese: 'Niciuna dintre acestea',
  prefilled: 'Am completat deja aceste date: verifică-le.',
};
