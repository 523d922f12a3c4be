import type { Words } from '../en/words.js';

export const asking: Words['asking'] = {
  add: 'Lägg till',
  addCountry: 'Lägg till ett land…',
  removeNamed: 'Ta bort {name}',
  addedNamed: '{name} har lagts till.',
  removedNamed: '{name} har tagits bort.',
  callingCode: 'Land',
  phoneDigits: 'Nummer',
  taxNumberLike: '{label}, till exempel {example}',
  such: 'Till exempel {example}',
  noneOfThese: 'Inget av detta',
  prefilled: 'Ifyllt åt dig: kontrollera att det stämmer.',
};
