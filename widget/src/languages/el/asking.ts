import type { Words } from '../en/words.js';

export const asking: Words['asking'] = {
  add: 'Προσθήκη',
  addCountry: 'Προσθήκη χώρας…',
  removeNamed: 'Αφαίρεση: {name}',
  addedNamed: 'Προστέθηκε: {name}.',
  removedNamed: 'Αφαιρέθηκε: {name}.',
  callingCode: 'Χώρα',
  phoneDigits: 'Αριθμός',
  taxNumberLike: '{label}, για παράδειγμα {example}',
  such: 'Για παράδειγμα, {example}',
  noneOfThese: 'Καμία από αυτές',
  prefilled: 'Τα έχουμε ήδη συμπληρώσει: ελέγξτε τα.',
};
