import type { Words } from '../en/words.js';

export const asking: Words['asking'] = {
  add: '添加',
  addCountry: '添加国家/地区…',
  removeNamed: '移除{name}',
  addedNamed: '已添加{name}。',
  removedNamed: '已移除{name}。',
  callingCode: '国家/地区',
  phoneDigits: '号码',
  taxNumberLike: '{label}，例如 {example}',
  such: '例如 {example}',
  noneOfThese: '以上都不是',
  prefilled: '已为您填好，请核对。',
};
