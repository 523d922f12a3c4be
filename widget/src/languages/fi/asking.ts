import type { Words } from '../en/words.js';

export const asking: Words['asking'] = {
  add: 'Lisää',
  addCountry: 'Lisää maa…',
  removeNamed: 'Poista {name}',
  addedNamed: 'Lisätty: {name}.',
  removedNamed: 'Poistettu: {name}.',
  callingCode: 'Maa',
  phoneDigits: 'Numero',
  taxNumberLike: '{label}, esimerkiksi {example}',
  such: 'Esimerkiksi {example}',
  noneOfThese: 'Ei mikään näistä',
  prefilled: 'Täytetty puolestasi: tarkista tiedot.',
};
