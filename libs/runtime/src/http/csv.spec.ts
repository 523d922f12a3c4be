import { describe, expect, test } from '@jest/globals';
import { csvLine, wantsCsv } from './csv.js';

describe('a line of a table', () => {
  test.each([
    ['a formula', '=1+1', "'=1+1"],
    ['a sum', '+SUM(A1)', "'+SUM(A1)"],
    ['a difference', '-A1', "'-A1"],
    ['a reference', '@A1', "'@A1"],
    ['a tab before a formula', '\t=1', "'\t=1"],
    ['a line end before a formula', '\r=1', `"'\r=1"`],
    ['a formula with quotes', '=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
    ['a number below zero', '-12.50', '-12.50'],
    ['a number that is none in JSON', -3, '-3'],
    ['a telephone number', '+5491112345678', "'+5491112345678"],
    ['a comma', 'a,b', '"a,b"'],
    ['an object', { a: '=1' }, '"{""a"":""=1""}"'],
    ['nothing', undefined, ''],
    ['null', null, ''],
    ['false', false, 'false'],
  ])('keeps %s from being run and in one cell', (_, value, cell) => {
    expect(csvLine([value, 'x'])).toBe(`${cell},x\r\n`);
  });
});

test.each([
  ['text/csv', true],
  ['text/csv;q=0.9, application/json;q=0.1', true],
  ['application/json, text/csv', false],
  ['*/*', false],
  ['text/html', false],
  [undefined, false],
])('%s is a wish for a table: %s', (accept, isWished) => {
  expect(wantsCsv(accept)).toBe(isWished);
});
