import type { Words } from '../en/words.js';

export const asking: Words['asking'] = {
  add: 'Tilføj',
  addCountry: 'Tilføj et land…',
  removeNamed: 'Fjern {name}',
  addedNamed: '{name} er tilføjet.',
  removedNamed: '{name} er fjernet.',
  callingCode: 'Land',
  phoneDigits: 'Nummer',
  taxNumberLike: '{label}, for eksempel {example}',
  such: 'For eksempel {example}',
  noneOfThese: 'Ingen af disse',
  prefilled: 'Udfyldt for dig: Tjek, at det passer.',
};
