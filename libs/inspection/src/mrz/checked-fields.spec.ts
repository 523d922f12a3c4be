import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type MrzFormat, mrzLines } from '../../../../test/support/specimens/mrz-writer.js';
import { alphabet } from './glyph-classifier.js';
import { seen } from './seen-line.spec-fixture.js';
import { parseMrz } from './parse-mrz.js';

const layouts: readonly MrzFormat[] = ['TD1', 'TD2', 'TD3', 'IDFRA'];
const word = fc.stringMatching(/^[A-Z]{2,12}$/);
const day = fc
  .date({ min: new Date('1940-01-01'), max: new Date('2039-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const fields = fc.record({
  layout: fc.constantFrom(...layouts),
  code: fc.constant('ID'),
  issuer: fc.constantFrom('PRT', 'FRA', 'D'),
  nationality: fc.constantFrom('PRT', 'FRA', 'D'),
  lastNames: word,
  firstNames: word,
  number: fc.stringMatching(/^[A-Z0-9]{8,12}$/),
  birthDate: day,
  expiresOn: day,
  sex: fc.constantFrom('F', 'M', 'X'),
  optional: fc.stringMatching(/^[A-Z0-9]{0,7}$/),
});

/** Of some characters, another one looks likelier than the one that stands there, or nearly as likely. */
const doubts = fc.dictionary(
  fc.integer({ min: 0, max: 43 }).map(String),
  fc.record({ other: fc.constantFrom(...alphabet), isLikelier: fc.boolean() }),
  { maxKeys: 3 },
);

test('what is certain of an MRZ stands there, whatever else looks likely', () => {
  fc.assert(
    fc.property(fields, fc.tuple(doubts, doubts, doubts), (written, unclear) => {
      const lines = mrzLines(written);
      const right = parseMrz(
        written.layout,
        lines.map((line) => seen(line)),
      );
      const found = parseMrz(
        written.layout,
        lines.map((line, at) => seen(line, doubtsIn(line, unclear[at]))),
      );
      for (const part of ['number', 'birthDate', 'expiresOn'] as const)
        if (found[part]?.isCertain === true) expect(found[part]).toMatchObject(right[part] ?? {});
      const certain = found.optional.filter(({ isCertain }) => isCertain);
      if (certain.length > 0) expect(certain).toEqual(right.optional);
      expect(right).toMatchObject({ isWhole: true, number: { isCertain: true }, birthDate: { isCertain: true } });
    }),
    { numRuns: 300 },
  );
});

type Doubts = Readonly<Record<string, { other: string; isLikelier: boolean }>>;

function doubtsIn(line: string, unclear: Doubts = {}): Record<number, string> {
  const pairs = Object.entries(unclear).map(([at, { other, isLikelier }]): [string, string] => {
    const own = line[Number(at)] ?? '<';
    return [at, other === own ? own : isLikelier ? other + own : own + other];
  });
  return Object.fromEntries(pairs);
}
