import type { Words } from '../en/words.js';

export const asking: Words['asking'] = {
  clear: 'Borrar la respuesta',
  add: 'Agregar',
  addCountry: 'Agregar un país…',
  removeNamed: 'Quitar {name}',
  addedNamed: 'Se agregó {name}.',
  removedNamed: 'Se quitó {name}.',
  callingCode: 'País',
  phoneDigits: 'Número',
  taxNumberLike: '{label}, como {example}',
  such: 'Por ejemplo, {example}',
};
