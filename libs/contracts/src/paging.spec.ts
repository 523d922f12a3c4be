import 'reflect-metadata';
import { describe, expect, test } from '@jest/globals';
import { PageQuery, pageOf, viewsOf } from './paging.js';
import { refusals } from './refusals.spec-fixture.js';

const rows = ['c', 'b', 'a'].map((id) => ({ id }));
const named = ({ id }: { id: string }): string => id.toUpperCase();

describe('a page', () => {
  test('ends where the limit does, and the next begins with the first that was left out', () => {
    expect(viewsOf(pageOf(rows, 2), named)).toEqual({ results: ['C', 'B'], nextId: 'a' });
  });

  test('is the last when nothing is left out', () => {
    expect(viewsOf(pageOf(rows, 3), named)).toStrictEqual({ results: ['C', 'B', 'A'] });
    expect(pageOf([], 3)).toStrictEqual({ results: [] });
  });

  test.each(['1', '25', '100'])('of %s may be asked for', (limit) => {
    expect(refusals(PageQuery, { limit })).toEqual({});
  });

  test.each(['0', '101', '-1', '1.5', '1e1', '', 'all'])('of %j may not', (limit) => {
    expect(refusals(PageQuery, { limit })).toEqual({ limit: ['must be a whole number from 1 to 100'] });
  });
});
