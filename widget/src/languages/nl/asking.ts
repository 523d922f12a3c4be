import type { Words } from '../en/words.js';

export const asking: Words['asking'] = {
  add: 'Toevoegen',
  addCountry: 'Land toevoegen…',
  removeNamed: '{name} verwijderen',
  addedNamed: '{name} toegevoegd.',
  removedNamed: '{name} verwijderd.',
  callingCode: 'Land',
  phoneDigits: 'Nummer',
  taxNumberLike: '{label}, bijvoorbeeld {example}',
  such: 'Bijvoorbeeld {example}',
  noneOfThese: 'Geen van deze',
  prefilled: 'Al voor je ingevuld: controleer het even.',
};
