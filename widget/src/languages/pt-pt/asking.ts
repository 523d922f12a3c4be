import type { Words } from '../en/words.js';

export const asking: Words['asking'] = {
  add: 'Adicionar',
  addCountry: 'Adicionar um país…',
  removeNamed: 'Remover {name}',
  addedNamed: 'País adicionado: {name}.',
  removedNamed: 'País removido: {name}.',
  callingCode: 'País',
  phoneDigits: 'Número',
  taxNumberLike: '{label}, por exemplo {example}',
  such: 'Por exemplo, {example}',
  noneOfThese: 'Nenhuma destas',
  prefilled: 'Já preenchemos estes dados: confirme-os.',
};
