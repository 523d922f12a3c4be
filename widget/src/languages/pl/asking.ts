import type { Words } from '../en/words.js';

export const asking: Words['asking'] = {
  add: 'Dodaj',
  addCountry: 'Dodaj kraj…',
  removeNamed: 'Usuń: {name}',
  addedNamed: 'Dodano: {name}.',
  removedNamed: 'Usunięto: {name}.',
  callingCode: 'Kraj',
  phoneDigits: 'Numer',
  taxNumberLike: '{label}, na przykład {example}',
  such: 'Na przykład {example}',
  noneOfThese: 'Żadne z tych',
  prefilled: 'Dane są już wpisane: sprawdź je.',
};
