import type { Words } from '../en/words.js';

export const asking: Words['asking'] = {
  add: '新增',
  addCountry: '新增國家/地區…',
  removeNamed: '移除{name}',
  addedNamed: '已新增{name}。',
  removedNamed: '已移除{name}。',
  callingCode: '國家/地區',
  phoneDigits: '號碼',
  taxNumberLike: '{label}，例如 {example}',
  such: '例如 {example}',
  noneOfThese: '以上皆非',
  prefilled: '已為您填妥，請確認內容。',
};
