import type { Words } from '../en/words.js';

export const asking: Words['asking'] = {
  add: 'Agregar',
  addCountry: 'Agregar un país…',
  removeNamed: 'Quitar {name}',
  addedNamed: 'Agregaste {name}.',
  removedNamed: 'Quitaste {name}.',
  callingCode: 'País',
  phoneDigits: 'Número',
  taxNumberLike: '{label}, por ejemplo {example}',
  such: 'Por ejemplo, {example}',
  noneOfThese: 'Ninguna de estas',
  prefilled: 'Ya completado: revísalo.',
};
