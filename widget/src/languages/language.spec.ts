import { expect, test } from '@jest/globals';
import { firstOf } from './languages.js';

const added = new Map(
  ['zh-Hans', 'zh-Hant', 'nn-NO', 'nn-SE', 'sr-Latn'].map((tag) => [
    tag,
    () => Promise.resolve({ shell: { continue: tag } }),
  ]),
);

test.each([
  ['zh', 'zh-Hans'],
  ['zh-CN', 'zh-Hans'],
  ['zh-SG', 'zh-Hans'],
  ['zh-TW', 'zh-Hant'],
  ['zh-HK', 'zh-Hant'],
  ['zh-Hant-US', 'zh-Hant'],
  ['nn', 'nn-NO'],
  ['nn-SE', 'nn-SE'],
  ['nn-FI', 'nn-SE'],
  ['sr-Latn-RS', 'sr-Latn'],
  ['sr', 'Continue'],
  ['tlh-001', 'Continue'],
])('somebody who wishes for %s reads %s', async (wish, read) => {
  expect((await firstOf([wish], added)).words.shell.continue).toBe(read);
});
