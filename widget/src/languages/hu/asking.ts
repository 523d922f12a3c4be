import type { Words } from '../en/words.js';

export const asking: Words['asking'] = {
  add: 'Hozzáadás',
  addCountry: 'Ország hozzáadása…',
  removeNamed: 'Eltávolítás: {name}',
  addedNamed: 'Hozzáadva: {name}.',
  removedNamed: 'Eltávolítva: {name}.',
  callingCode: 'Ország',
  phoneDigits: 'Szám',
  taxNumberLike: '{label}, például {example}',
  such: 'Például {example}',
  noneOfThese: 'Egyik sem',
  prefilled: 'Előre kitöltve: nézd át, hogy minden stimmel-e.',
};
