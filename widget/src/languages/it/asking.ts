import type { Words } from '../en/words.js';

export const asking: Words['asking'] = {
  add: 'Aggiungi',
  addCountry: 'Aggiungi un Paese…',
  removeNamed: 'Rimuovi {name}',
  addedNamed: 'Paese aggiunto: {name}.',
  removedNamed: 'Paese rimosso: {name}.',
  callingCode: 'Paese',
  phoneDigits: 'Numero',
  taxNumberLike: '{label}, per esempio {example}',
  such: 'Per esempio, {example}',
  noneOfThese: 'Nessuna di queste',
  prefilled: 'Abbiamo già compilato questi dati: controllali.',
};
