import type { Words } from '../en/words.js';

export const asking: Words['asking'] = {
  add: 'जोड़ें',
  addCountry: 'देश जोड़ें…',
  removeNamed: '{name} हटाएँ',
  addedNamed: '{name} जोड़ा गया।',
  removedNamed: '{name} हटाया गया।',
  callingCode: 'देश',
  phoneDigits: 'नंबर',
  taxNumberLike: '{label}, जैसे {example}',
  such: 'जैसे, {example}',
  noneOfThese: 'इनमें से कोई नहीं',
  prefilled: 'हमने इसे पहले से भरा है: कृपया जाँच लें।',
};
