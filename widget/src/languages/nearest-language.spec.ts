import { expect, test } from '@jest/globals';
import { addLanguage, languageFor } from './language.js';

test.each([
  ['pt', 'Salvar'],
  ['pt-BR', 'Salvar'],
  ['pt-PT', 'Guardar'],
  ['pt-AO', 'Guardar'],
  ['pt-MZ', 'Guardar'],
  ['sr', 'ћирилица'],
  ['sr-RS', 'ћирилица'],
  ['sr-ME', 'latinica'],
  ['sr-Latn-RS', 'latinica'],
  ['is-IS', 'af Íslandi'],
  ['is-CA', 'úr Kanada'],
  ['es-AR', 'Guardar'],
  ['und', 'Save'],
  ['zh', '保存'],
  ['zh-CN', '保存'],
  ['zh-SG', '保存'],
  ['zh-Hans-HK', '保存'],
  ['zh-TW', '儲存'],
  ['zh-HK', '儲存'],
  ['zh_MO.UTF-8', '儲存'],
  ['zh-Hant-CN', '儲存'],
])('the language of %s is the one that is closest in script and region: %s', async (wish, word) => {
  const added = {
    'sr-latn': 'latinica',
    'sr-Cyrl': 'ћирилица',
    is_CA: 'úr Kanada',
    is: 'af Íslandi',
    'no tag': 'never',
  };
  for (const [tag, save] of Object.entries(added)) addLanguage(tag, () => Promise.resolve({ shell: { save } }));
  expect((await languageFor([wish])).words.shell.save).toBe(word);
});
