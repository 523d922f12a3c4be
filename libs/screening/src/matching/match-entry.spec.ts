import { describe, expect, test } from '@jest/globals';
import { type ComparedEntry, type Subject, matchEntry } from './match-entry.js';
import { slipsBetween } from './likeness.js';

function asked(name: string, more: Partial<Subject> = {}): Subject {
  return { kind: 'person', names: [name], birthDate: undefined, countries: [], ...more };
}

function listed(name: string, more: Partial<ComparedEntry> = {}): ComparedEntry {
  return { kind: 'person', names: [{ text: name, isWeak: false }], birthDates: [], countries: [], ...more };
}

describe('is a hit', () => {
  test.each([
    ['Vladimir Petrov', 'Владимир Петров'],
    ['Petrov Vladimir', 'Vladimir PETROV'],
    ['Muhammad Hasan', 'محمد حسن'],
    ['Giorgos Papadopoulos', 'Γιώργος Παπαδόπουλος'],
    ['José García López', 'Jose Garcia'],
    ['J. Kowalczyk', 'Jan Kowalczyk'],
    ['Abdul Rahman Yasin', 'Abdulrahman Yasin'],
    ['Mohamad al-Hassan', 'Muhammad Hasan'],
    ['Aleksandr Ivanov', 'Alexander Ivanov'],
    ['Alexandre Ivanof', 'Aleksandr Ivanov'],
    ['Jonathan Wilkinsn', 'Jonathan Wilkinson'],
  ])('%s for %s', (name, entry) => {
    expect(matchEntry(asked(name), listed(entry))).toMatchObject({ isHit: true });
  });

  test.each([
    ['ACME Trading Ltd.', 'Acme Trading L.L.C.'],
    ['Romashka', 'ООО «Ромашка»'],
  ])('%s for the business %s', (name, entry) => {
    const match = matchEntry(asked(name, { kind: 'business' }), listed(entry, { kind: 'business' }));
    expect(match).toMatchObject({ isHit: true });
  });
});

describe('is no hit', () => {
  test.each([
    ['Maria', 'Maria Lopez'],
    ['Maria Gonzalez', 'Maria Lopez'],
    ['Juan Carlos Garcia', 'Juan Pedro Garcia'],
    ['Li Wei', 'Lu Wang'],
    ['J. K.', 'John Kennedy'],
    ['李小龙', '王小明'],
    ['', 'Maria Lopez'],
  ])('%s for %s', (name, entry) => {
    expect(matchEntry(asked(name), listed(entry))).toMatchObject({ isHit: false });
  });
});

describe('other fields', () => {
  const slipped = 'Jonatan Wilkinssen';
  const points = (subject: Partial<Subject>, entry: Partial<ComparedEntry>): (string | number)[][] =>
    matchEntry(asked(slipped, subject), listed('Jonathan Wilkinson', entry)).fields.map((field) => [
      field.field,
      field.points,
    ]);

  test.each([
    ['1970-05-06', ['1970-05-06'], 0.06],
    ['1970-05-06', ['1970-06-05'], 0.04],
    ['1970-05-06', ['1970'], 0.03],
    ['1970-05-06', ['1971-01-01'], 0],
    ['1970-05-06', ['1973'], -0.08],
    ['1970-05-06', ['1962-05-06'], -0.14],
    ['1970-05-06', ['1950'], -0.25],
    ['1970-05-06', ['1950', '1970'], 0.03],
  ])('born on %s, and listed with %j', (birthDate, birthDates, expected) => {
    expect(points({ birthDate }, { birthDates })).toContainEqual(['birthDate', expected]);
  });

  test('country, kind and weak aliases raise and lower a score', () => {
    expect(points({ countries: ['AR'] }, { countries: ['US', 'AR'] })).toContainEqual(['country', 0.02]);
    expect(points({ countries: ['AR'] }, { countries: ['US'] })).toContainEqual(['country', -0.04]);
    expect(points({}, { kind: 'business' })).toContainEqual(['kind', -0.3]);
    expect(points({}, { names: [{ text: 'Jonathan Wilkinson', isWeak: true }] })).toContainEqual(['alias', -0.05]);
  });

  test('of which nothing is known change nothing', () => {
    expect(points({}, {})).toHaveLength(1);
  });

  test('decide: the same name of somebody born long before is no hit', () => {
    const entry = listed('Maria Lopez', { birthDates: ['1940-01-01'] });
    expect(matchEntry(asked('Maria Lopez'), entry).isHit).toBe(true);
    expect(matchEntry(asked('Maria Lopez', { birthDate: '1990-01-01' }), entry).isHit).toBe(false);
  });
});

test('the score is the sum of what its fields say, and names the words', () => {
  const match = matchEntry(
    asked('Vladimir Petrov', { birthDate: '1970-05-06', countries: ['UA'] }),
    listed('Владимир Петрофф', { birthDates: ['1970'], countries: ['RU'] }),
  );
  const sum = match.fields.reduce((points, field) => points + field.points, 0);
  expect(match.score).toBeCloseTo(Math.min(1, sum), 3);
  expect(match.words.map(({ listed: word, how }) => [word, how])).toEqual([
    ['vladimir', 'equal'],
    ['petroff', 'sound'],
  ]);
});

test('the best of several names decides', () => {
  const entry = listed('Nobody Else', { names: ['Nobody Else', 'Ana Perez'].map((text) => ({ text, isWeak: false })) });
  expect(matchEntry(asked('x', { names: ['Somebody Other', 'Pérez Ana'] }), entry)).toMatchObject({
    listedName: 'Ana Perez',
    isHit: true,
  });
});

test.each([
  ['abcd', 'abcd', 0],
  ['abcd', 'abdc', 1],
  ['abcd', 'abc', 1],
  ['abcd', 'xbcdy', 2],
  ['abcd', 'wxyz', 3],
])('%s and %s differ by %i slips', (a, b, slips) => {
  expect(slipsBetween(a, b, 2)).toBe(slips);
});
