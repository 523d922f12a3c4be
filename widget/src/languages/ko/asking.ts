import type { Words } from '../en/words.js';

export const asking: Words['asking'] = {
  add: '추가',
  addCountry: '국가 추가…',
  removeNamed: '{name} 삭제',
  addedNamed: '{name}: 추가했어요.',
  removedNamed: '{name}: 삭제했어요.',
  callingCode: '국가',
  phoneDigits: '번호',
  taxNumberLike: '{label}(예: {example})',
  such: '예: {example}',
  noneOfThese: '해당 사항 없음',
  prefilled: '미리 입력해 두었어요. 맞는지 확인해 주세요.',
};
