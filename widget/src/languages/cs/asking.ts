import type { Words } from '../en/words.js';

export const asking: Words['asking'] = {
  add: 'Přidat',
  addCountry: 'Přidat zemi…',
  removeNamed: 'Odebrat: {name}',
  addedNamed: 'Přidáno: {name}.',
  removedNamed: 'Odebráno: {name}.',
  callingCode: 'Země',
  phoneDigits: 'Číslo',
  taxNumberLike: '{label}, například {example}',
  such: 'Například {example}',
  noneOfThese: 'Nic z uvedeného',
  prefilled: 'Údaje jsou předvyplněné: zkontrolujte je.',
};
