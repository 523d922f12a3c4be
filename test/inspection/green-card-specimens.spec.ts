import { describe, expect, test } from '@jest/globals';
import { caseOf } from '../support/specimens/cases.js';
import { specimenOf } from '../support/specimens/specimen.js';

describe('a green card', () => {
  const all = Array.from({ length: 40 }, (_, seed) => specimenOf(seed, { kind: 'permanentResidenceCard' }));

  test('says where somebody was born, and not of which country they are', () => {
    const born = all.map(({ mrz, person }) => mrz?.nationality === person.nationality.issuer);
    expect(new Set(born)).toEqual(new Set([true, false]));
    for (const { mrz } of all) expect(mrz?.lines[1]?.slice(15, 18).replaceAll('<', '')).toBe(mrz?.nationality);
  });

  test('is of nobody who typed another nationality than it says', () => {
    const seeds = Array.from({ length: 2_500 }, (_, seed) => seed);
    const cards = seeds.filter((seed) => specimenOf(seed).kind === 'permanentResidenceCard');
    const faults = new Set(cards.map((seed) => caseOf(seed).fault));
    expect(faults).toContain('otherNumber');
    expect(faults).not.toContain('otherNationality');
  });
});
