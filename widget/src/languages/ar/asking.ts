import type { Words } from '../en/words.js';

export const asking: Words['asking'] = {
  add: 'إضافة',
  addCountry: 'إضافة بلد…',
  removeNamed: 'إزالة {name}',
  addedNamed: 'تمت إضافة {name}.',
  removedNamed: 'تمت إزالة {name}.',
  callingCode: 'البلد',
  phoneDigits: 'الرقم',
  taxNumberLike: '{label}، على سبيل المثال \u2066{example}\u2069',
  such: 'على سبيل المثال، \u2066{example}\u2069',
  noneOfThese: 'لا شيء من هذه',
  prefilled: 'عبّأنا هذا الحقل عنك: يُرجى التحقق منه.',
};
