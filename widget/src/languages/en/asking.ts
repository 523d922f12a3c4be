/** Texts of questions beside their labels and hints. */
export const asking = {
  add: 'Add',
  addCountry: 'Add a country…',
  removeNamed: 'Remove {name}',
  addedNamed: '{name} added.',
  removedNamed: '{name} removed.',
  callingCode: 'Country',
  phoneDigits: 'Number',
  taxNumberLike: '{label}, for example {example}',
  such: 'For example, {example}',
  noneOfThese: 'None of these',
  prefilled: 'Filled in for you: please check it.',
};
