/** Texts of questions beside their labels and hints. */
export const asking = {
  clear: 'Clear the answer',
  add: 'Add',
  addCountry: 'Add a country…',
  removeNamed: 'Remove {name}',
  addedNamed: '{name} was added.',
  removedNamed: '{name} was removed.',
  callingCode: 'Country',
  phoneDigits: 'Number',
  taxNumberLike: '{label}, such as {example}',
  such: 'Such as {example}',
};
