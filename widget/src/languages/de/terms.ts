import type { Words } from '../en/words.js';

export const terms: Words['terms'] = {
  title: 'Nutzungsbedingungen',
  text: 'Bitte lesen Sie die Nutzungsbedingungen und stimmen Sie ihnen zu, um fortzufahren.',
  link: 'Nutzungsbedingungen lesen, Version {version} (öffnet sich in einem neuen Tab)',
  name: 'Ihr vollständiger Name',
  box: 'Ich habe die Nutzungsbedingungen gelesen und stimme ihnen zu.',
  boxMissing: 'Setzen Sie das Häkchen, um den Bedingungen zuzustimmen.',
  accept: 'Zustimmen und weiter',
  changed: 'Die Bedingungen haben sich inzwischen geändert. Bitte lesen Sie sie noch einmal.',
};
