import { expect, test } from '@jest/globals';
import { languageFor } from './language.js';
import { type Strings, stringsOf } from './strings-of.spec-fixture.js';

test('Japanese says です and ます to everyone', async () => {
  const plain = /(だ|である|(?<![まで])した|する|いる|ある|できる|った|ない|なさい)[。？]/u;
  expect([...(await stringsIn('ja'))].filter(([, text]) => plain.test(text))).toEqual([]);
});

test('Korean says 해요 to everyone, and 합니다 only in thanks and where the person declares', async () => {
  const formal = [...(await stringsIn('ko'))].filter(([, text]) => /((?<!감사합니)다|하라)[.?!]/u.test(text));
  const declared = ['summary.acknowledge', 'summary.declaration'];
  expect(formal.map(([name]) => name).sort()).toEqual([
    ...declared.map((name) => `invited.inWidget.${name}`),
    ...declared,
    'terms.box',
  ]);
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

test.each(['zh-hans', 'zh-hant'])('%s says 您 to everyone', async (tag) => {
  expect([...(await stringsIn(tag))].filter(([, text]) => /[你妳]/u.test(text))).toEqual([]);
});

test.each(['ja', 'zh-hans', 'zh-hant'])('%s writes its own signs beside its own letters', async (tag) => {
  const narrow = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}] ?[,.?!:;()]|[,.?!:;()] ?[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]/u;
  expect([...(await stringsIn(tag))].filter(([, text]) => narrow.test(text))).toEqual([]);
});

/** The letters of the national standards: GB 2312 has no traditional ones, and Big5 no simplified ones. */
test.each([
  ['zh-hans', 'gbk', { leads: [0xb0, 0xf7], trails: [0xa1, 0xfe] }],
  ['zh-hant', 'big5', { leads: [0xa4, 0xf9], trails: [0x40, 0xfe] }],
] as const)('%s writes no letters of the other script', async (tag, encoding, { leads, trails }) => {
  const decoder = new TextDecoder(encoding);
  const known = new Set<string>();
  for (let lead: number = leads[0]; lead <= leads[1]; lead += 1)
    for (let trail: number = trails[0]; trail <= trails[1]; trail += 1)
      known.add(decoder.decode(new Uint8Array([lead, trail])));
  const isOther = (letter: string): boolean => /\p{Script=Han}/u.test(letter) && !known.has(letter);
  expect([...(await stringsIn(tag))].filter(([, text]) => [...text].some(isOther))).toEqual([]);
});

test('Traditional Chinese uses the terms of Taiwan and Hong Kong', async () => {
  const mainland =
    /信息|軟件|視頻|默認|用戶|屏幕|打印|鏈接|二維碼|條形碼|郵箱|標籤頁|複選框|賬|登錄|添加|身份|質量|數據/u;
  expect([...(await stringsIn('zh-hant'))].filter(([, text]) => mainland.test(text))).toEqual([]);
});

async function stringsIn(tag: string): Promise<Strings> {
  return stringsOf((await languageFor([tag])).words);
}
