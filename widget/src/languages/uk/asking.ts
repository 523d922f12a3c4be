import type { Words } from '../en/words.js';

export const asking: Words['asking'] = {
  add: 'Додати',
  addCountry: 'Додати країну…',
  removeNamed: 'Видалити: {name}',
  addedNamed: 'Додано: {name}.',
  removedNamed: 'Видалено: {name}.',
  callingCode: 'Країна',
  phoneDigits: 'Номер',
  taxNumberLike: '{label}, наприклад {example}',
  such: 'Наприклад, {example}',
  noneOfThese: 'Нічого з переліченого',
  prefilled: 'Дані заповнено заздалегідь: перевірте їх, будь ласка.',
};
