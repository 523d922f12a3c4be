import type { Words } from '../en/words.js';

export const asking: Words['asking'] = {
  add: 'Ajouter',
  addCountry: 'Ajouter un pays…',
  removeNamed: 'Retirer {name}',
  addedNamed: 'Pays ajouté\u00a0: {name}.',
  removedNamed: 'Pays retiré\u00a0: {name}.',
  callingCode: 'Pays',
  phoneDigits: 'Numéro',
  taxNumberLike: '{label}, par exemple {example}',
  such: 'Par exemple, {example}',
  noneOfThese: 'Aucune de ces options',
  prefilled: 'Nous avons prérempli vos réponses\u00a0: vérifiez-les.',
};
