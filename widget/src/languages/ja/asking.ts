import type { Words } from '../en/words.js';

export const asking: Words['asking'] = {
  add: '追加',
  addCountry: '国・地域を追加…',
  removeNamed: '{name}を削除',
  addedNamed: '{name}を追加しました。',
  removedNamed: '{name}を削除しました。',
  callingCode: '国・地域',
  phoneDigits: '番号',
  taxNumberLike: '{label}（例：{example}）',
  such: '例：{example}',
  noneOfThese: 'いずれも該当しない',
  prefilled: '自動で入力されています。内容をご確認ください。',
};
