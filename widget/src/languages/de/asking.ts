import type { Words } from '../en/words.js';

export const asking: Words['asking'] = {
  add: 'Hinzufügen',
  addCountry: 'Land hinzufügen…',
  removeNamed: '{name} entfernen',
  addedNamed: '{name} hinzugefügt.',
  removedNamed: '{name} entfernt.',
  callingCode: 'Land',
  phoneDigits: 'Nummer',
  taxNumberLike: '{label}, zum Beispiel {example}',
  such: 'Zum Beispiel {example}',
  noneOfThese: 'Nichts davon',
  prefilled: 'Für Sie vorausgefüllt: Bitte prüfen Sie die Angabe.',
};
