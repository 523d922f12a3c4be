import type { Words } from '../en/words.js';

export const asking: Words['asking'] = {
  clear: 'Apagar a resposta',
  add: 'Adicionar',
  addCountry: 'Adicionar um país…',
  removeNamed: 'Remover {name}',
  addedNamed: 'Adicionado: {name}.',
  removedNamed: 'Removido: {name}.',
  callingCode: 'País',
  phoneDigits: 'Número',
  taxNumberLike: '{label}, como {example}',
  such: 'Por exemplo, {example}',
};
