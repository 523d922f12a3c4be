import { describe, expect, test } from '@jest/globals';
import { widgetLanguages } from '../../../test/architecture/workspace.js';
import { pseudo, untranslated } from '../../../test/support/browser/pseudo-language.js';
import { en } from './texts/en.js';
import { addLanguage, languageFor } from './language.js';
import { merged } from './merged.js';
import { localeOfForms } from './direction.js';
import { counted, durationIn, phrase } from './phrases.js';
import { type Strings, stringsOf } from './strings-of.spec-fixture.js';
import { borrowed, otherForms, sameAsEnglish, signsOf } from './tables.spec-fixture.js';

const english = stringsOf(en);
const languages = new Map<string, Strings>();
for (const tag of widgetLanguages.filter((name) => name !== 'en'))
  languages.set(tag, stringsOf((await languageFor([tag])).words));

describe.each([...languages])('%s', (tag, strings) => {
  test('says everything that English says, and nothing else', () => {
    const forms = new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
    const expected = [...english.keys()].filter((name) => !name.endsWith('.one'));
    const plurals = [...english.keys()].filter((name) => name.endsWith('.one')).map((name) => name.slice(0, -4));
    const counting = plurals.flatMap((name) =>
      forms.filter((form) => form !== 'other').map((form) => `${name}.${form}`),
    );
    expect([...strings.keys()].filter((name) => !counting.includes(name)).sort()).toEqual(expected.sort());
  });

  test('has a text for each of its plural forms that whole numbers up to a hundred take', () => {
    const rules = new Intl.PluralRules(tag);
    const taken = new Set(Array.from({ length: 101 }, (_, count) => rules.select(count)));
    const plurals = [...english.keys()].filter((name) => name.endsWith('.one')).map((name) => name.slice(0, -4));
    expect(plurals).not.toEqual([]);
    for (const name of plurals) for (const form of taken) expect(strings.has(`${name}.${form}`)).toBe(true);
  });

  test('says nothing that is empty', () => {
    expect([...strings].filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  test('fills in what English fills in', () => {
    const others = [...strings].filter(([name, text]) => placeholders(text) !== placeholders(inEnglish(name)));
    expect(others.filter(([name]) => !isOne(name))).toEqual([]);
  });

  test('says how many wherever a plural form stands for several numbers', () => {
    const rules = new Intl.PluralRules(tag);
    const numbers = Array.from({ length: 100 }, (_, index) => index + 1);
    for (const [form, text] of [...strings].filter(([name]) => isOne(name)))
      if (numbers.filter((count) => rules.select(count) === form.split('.').at(-1)).length > 1)
        expect(text).toContain('{count}');
  });

  test('says it in its own words', () => {
    const same = [...strings].filter(([name, text]) => text === inEnglish(name)).map(([name]) => name);
    expect(same.sort()).toEqual([...(sameAsEnglish[tag] ?? [])].sort());
  });

  test('ends a sentence where English ends one', () => {
    const end = (text: string): string => {
      const sign = /[.…?:。।؟？：;；]$/.exec(text)?.[0] ?? '';
      return signsOf[tag]?.[sign] ?? sign;
    };
    expect([...strings].filter(([name, text]) => end(text) !== end(inEnglish(name)))).toEqual([]);
  });

  test('has no English left in it, no stray space, and no straight quotes', () => {
    const left = /\b(the|your|please|with|file|address)\b|^\s|\s$| {2}|["']/i;
    const own = (text: string): string => text.replaceAll(borrowed[tag] ?? /^$/g, '…');
    expect([...strings].filter(([, text]) => left.test(own(text)))).toEqual([]);
  });

  test('writes numbers in the digits that forms take', () => {
    expect([...strings].filter(([, text]) => /(?![0-9])\p{Nd}/u.test(text))).toEqual([]);
  });

  test('is about as long as English, so that it fits where English fits', () => {
    const room = (text: string): number => Math.max(text.length * 1.8, text.length + 22);
    expect([...strings].filter(([name, text]) => text.length > room(inEnglish(name)))).toEqual([]);
  });
});

test.each(Object.entries(otherForms))('%s addresses everyone in one form', (tag, other) => {
  const strings = [...(languages.get(tag) ?? [])];
  expect(strings).not.toEqual([]);
  expect(strings.filter(([, text]) => other.test(text))).toEqual([]);
});

test('French keeps its signs on the line of the word before them', () => {
  const loose = /[^\u00a0][?!;%]|(?<!\u00a0|https):/u;
  expect([...(languages.get('fr') ?? [])].filter(([, text]) => loose.test(text))).toEqual([]);
});

describe('the language', () => {
  test.each([
    [['es'], 'es', 'Continuar'],
    [['es-MX'], 'es-MX', 'Continuar'],
    [['pt'], 'pt', 'Continuar'],
    [['PT-br'], 'pt-BR', 'Continuar'],
    [['pt_BR'], 'pt-BR', 'Continuar'],
    [['en-', 'x', 'es'], 'es', 'Continuar'],
    [['en-US@posix', 'es'], 'en-US', 'Continue'],
    [['es_AR.UTF-8'], 'es-AR', 'Continuar'],
    [['en-GB', 'es'], 'en-GB', 'Continue'],
    [['eo', 'es'], 'es', 'Continuar'],
    [['eo', 'eu'], 'en', 'Continue'],
    [['ja-JP'], 'ja-JP', '次へ'],
    [['ko-KR'], 'ko-KR', '계속'],
    [['vi-VN'], 'vi-VN', 'Tiếp tục'],
    [['zh-CN'], 'zh-CN', '继续'],
    [['zh-TW'], 'zh-TW', '繼續'],
    [[], 'en', 'Continue'],
  ])('of the wishes %p is %s', async (wishes, tag, word) => {
    const language = await languageFor(wishes);
    expect([language.tag, language.words.shell.continue]).toEqual([tag, word]);
  });

  test('of a partner says in English what it leaves out', async () => {
    addLanguage('fo', () => Promise.resolve({ shell: { continue: 'Halda fram' } }));
    const { words } = await languageFor(['fo-FO']);
    expect([words.shell.continue, words.shell.back]).toEqual(['Halda fram', 'Back']);
  });
});

test.each([
  ['en', 1, 'one'],
  ['en', 2, '2 others'],
  ['es', 1_000_000, '1000000 others'],
  ['pl', 3, '3 few'],
  ['pl', 5, '5 many'],
  ['ja', 1, '1 others'],
])('in %s, %d is counted as %j', (locale, count, said) => {
  const words = { one: 'one', few: '{count} few', many: '{count} many', other: '{count} others' };
  const known = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
  const its = Object.fromEntries(Object.entries(words).filter(([form]) => known.includes(form as 'one')));
  expect(counted({ other: words.other, ...(locale === 'es' ? { one: 'one' } : its) }, count, locale)).toBe(said);
});

test.each([
  ['en', 1, '1 second'],
  ['en', 59, '59 seconds'],
  ['en', 60, '1 minute'],
  ['es', 600, '10 minutos'],
  ['es', 60, '1 minuto'],
  ['pt-BR', 61, '2 minutos'],
  [localeOfForms('bn'), 61, '2 মিনিট'],
  [localeOfForms('ar-EG-u-nu-arab'), 600, '10 دقائق'],
])('in %s, %d seconds are %j', (locale, seconds, said) => {
  expect(durationIn(locale, seconds)).toBe(said);
});

test('what is filled in keeps its own direction among letters that go from right to left', () => {
  expect(phrase('כמו {example}', { example: '30-50001091-2' })).toBe('כמו \u206830-50001091-2\u2069');
  expect(phrase('like {example}', { example: '30-50001091-2' })).toBe('like 30-50001091-2');
});

test('some words take the place of others, and the rest stays', () => {
  const words = { a: { b: 'one', c: 'two' }, d: 'three' };
  expect(merged(words, { a: { c: 'zwei' } })).toEqual({ a: { b: 'one', c: 'zwei' }, d: 'three' });
  expect(merged(words, undefined)).toBe(words);
});

describe('the made-up language', () => {
  test('wraps every string, makes it longer, and keeps what is filled in', async () => {
    const wrapped = stringsOf(pseudo(en));
    expect([...wrapped.keys()]).toEqual([...english.keys()]);
    for (const [name, text] of wrapped) {
      expect(text).toMatch(/^⟦.*⟧$/s);
      expect(text.length).toBeGreaterThan((english.get(name) ?? '').length * 1.4);
      expect(placeholders(text)).toBe(placeholders(english.get(name) ?? ''));
    }
  });

  test('finds what nobody translated', () => {
    const step = phrase(pseudo('{step} · {person}'), { step: pseudo('About you'), person: 'Ana' });
    expect(untranslated([step, pseudo('Continue'), '12', '·'])).toEqual([]);
    expect(untranslated([`${pseudo('Step')} of 4`, 'Next', 'Argentina'], ['Argentina'])).toEqual(['of 4', 'Next']);
  });
});

/** Forms that English does not have are compared with its `other`. */
function inEnglish(name: string): string {
  return english.get(name) ?? english.get(name.replace(/\.(zero|two|few|many)$/, '.other')) ?? '';
}

/** Of a plural, a form that may stand for a single number, and so may leave it out. */
function isOne(name: string): boolean {
  return /\.(zero|one|two|few|many)$/.test(name);
}

function placeholders(text: string): string {
  return [...new Set(text.match(/\{\w+\}/g))].sort().join();
}
