import type { Words } from '../en/words.js';

export const asking: Words['asking'] = {
  add: 'যোগ করুন',
  addCountry: 'দেশ যোগ করুন…',
  removeNamed: '{name} সরান',
  addedNamed: '{name} যোগ হয়েছে।',
  removedNamed: '{name} সরানো হয়েছে।',
  callingCode: 'দেশ',
  phoneDigits: 'নম্বর',
  taxNumberLike: '{label}, যেমন {example}',
  such: 'যেমন, {example}',
  noneOfThese: 'এগুলোর কোনোটিই নয়',
  prefilled: 'আমরা এটি পূরণ করে রেখেছি: দেখে নিন।',
};
