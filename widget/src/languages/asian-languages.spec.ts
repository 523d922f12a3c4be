import { expect, test } from '@jest/globals';
import { languageFor } from './languages.js';
import { type Strings, stringsOf } from './strings-of.spec-fixture.js';

test('Japanese says です and ます to everyone', async () => {
  const plain = /(だ|である|(?<![まで])した|する|いる|ある|できる|った|ない|なさい)[。？]/u;
  expect([...(await stringsIn('ja'))].filter(([, text]) => plain.test(text))).toEqual([]);
});

test('Korean says 해요 to everyone, and 합니다 only where the person declares', async () => {
  const formal = [...(await stringsIn('ko'))].filter(([, text]) => /(다|하라)[.?!]/u.test(text));
  expect(formal.map(([name]) => name).sort()).toEqual(['summary.acknowledge', 'summary.declaration', 'terms.box']);
});

test('Korean puts no particle that depends on the last letter behind what is filled in', async () => {
  const particle = /\}(은|는|이|가|을|를|과|와|으로|로|이에요|예요)(?!\p{L})/u;
  expect([...(await stringsIn('ko'))].filter(([, text]) => particle.test(text))).toEqual([]);
});

test('Vietnamese says bạn to everyone, and sets its tones as in xóa and tùy', async () => {
  const other =
    /(?<!\p{L})(quý khách|quý vị|anh[ /]chị|chị|các bạn|ông|bà)(?!\p{L})|(o[àáảãạèéẻẽẹ]|(?<!q)u[ỳýỷỹỵ])(?!\p{L})/iu;
  expect([...(await stringsIn('vi'))].filter(([, text]) => other.test(text))).toEqual([]);
});

test.each(['zh-hans'])('%s says 您 to everyone', async (tag) => {
  expect([...(await stringsIn(tag))].filter(([, text]) => /[你妳]/u.test(text))).toEqual([]);
});

test.each(['ja', 'zh-hans'])('%s writes its own signs beside its own letters', async (tag) => {
  const narrow = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}] ?[,.?!:;()]|[,.?!:;()] ?[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]/u;
  expect([...(await stringsIn(tag))].filter(([, text]) => narrow.test(text))).toEqual([]);
});

async function stringsIn(tag: string): Promise<Strings> {
  return stringsOf((await languageFor([tag])).words);
}
