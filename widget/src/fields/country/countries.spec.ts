import { expect, test } from '@jest/globals';
import { isISO31661Alpha2 } from 'class-validator';
import { countries, countriesIn } from './countries.js';

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

test('the countries to choose from are those that the server takes', () => {
  const taken = letters.flatMap((one) => letters.map((other) => one + other)).filter((code) => isISO31661Alpha2(code));
  expect(countries).toEqual(taken);
});

test.each(['en', 'es', 'pt-BR', 'ar'])('in %s every country has a name, in the order of the alphabet', (locale) => {
  const list = countriesIn(locale);
  expect(list.map(({ code }) => code).sort()).toEqual([...countries]);
  expect(list.filter(({ code, name }) => name === code)).toEqual([]);
  expect(list.map(({ name }) => name)).toEqual(list.map(({ name }) => name).sort(new Intl.Collator(locale).compare));
});
