import { expect, test } from '@jest/globals';
import { addLanguage, languageFor } from './languages.js';

test.each([
  ['pt', 'Continuar'],
  ['pt-BR', 'Continuar'],
  ['pt-PT', 'de Portugal'],
  ['pt-AO', 'de Portugal'],
  ['pt-MZ', 'de Portugal'],
  ['sr', 'ћирилица'],
  ['sr-RS', 'ћирилица'],
  ['sr-ME', 'latinica'],
  ['sr-Latn-RS', 'latinica'],
  ['es-AR', 'Continuar'],
  ['es-MX', 'de México'],
  ['und', 'Continue'],
  ['zh', '继续'],
  ['zh-CN', '继续'],
  ['zh-SG', '继续'],
  ['zh-Hans-HK', '继续'],
  ['zh-TW', '繼續'],
  ['zh-HK', '繼續'],
  ['zh_MO.UTF-8', '繼續'],
  ['zh-Hant-CN', '繼續'],
])('the language of %s is the one that is closest in script and region: %s', async (wish, word) => {
  addLanguage('pt_PT', () => Promise.resolve({ shell: { continue: 'de Portugal' } }));
  addLanguage('sr-latn', () => Promise.resolve({ shell: { continue: 'latinica' } }));
  addLanguage('sr-Cyrl', () => Promise.resolve({ shell: { continue: 'ћирилица' } }));
  addLanguage('es-MX', () => Promise.resolve({ shell: { continue: 'de México' } }));
  addLanguage('no tag', () => Promise.resolve({ shell: { continue: 'never' } }));
  expect((await languageFor([wish])).words.shell.continue).toBe(word);
});
