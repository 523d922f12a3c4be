import type { Words } from '../en/words.js';

export const asking: Words['asking'] = {
  add: 'Adicionar',
  addCountry: 'Adicionar um país…',
  removeNamed: 'Remover {name}',
  addedNamed: 'Você adicionou {name}.',
  removedNamed: 'Você removeu {name}.',
  callingCode: 'País',
  phoneDigits: 'Número',
  taxNumberLike: '{label}, por exemplo {example}',
  such: 'Por exemplo, {example}',
  noneOfThese: 'Nenhuma destas',
  prefilled: 'Já preenchido: confira.',
};
