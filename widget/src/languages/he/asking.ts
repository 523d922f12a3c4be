import type { Words } from '../en/words.js';

export const asking: Words['asking'] = {
  add: 'הוספה',
  addCountry: 'הוספת מדינה…',
  removeNamed: 'הסרת {name}',
  addedNamed: 'נוסף: {name}.',
  removedNamed: 'הוסר: {name}.',
  callingCode: 'מדינה',
  phoneDigits: 'מספר',
  taxNumberLike: '{label}, לדוגמה \u2066{example}\u2069',
  such: 'לדוגמה, \u2066{example}\u2069',
  noneOfThese: 'אף אחד מאלה',
  prefilled: 'מילאנו בשבילך: כדאי לבדוק.',
};
