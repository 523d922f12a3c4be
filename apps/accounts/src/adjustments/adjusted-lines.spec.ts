import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type AdjustedPlace, adjustedLines } from './adjusted-lines.js';

const placed = (units: readonly bigint[]): AdjustedPlace[] =>
  units.map((each, index) => ({ place: { book: `settlement:${index}` }, units: each }));

test('each place gets exactly what it is to get, by no more lines than there are places', () => {
  const some = fc.array(
    fc.bigInt({ min: -1000n, max: 1000n }).filter((units) => units !== 0n),
    { minLength: 1, maxLength: 8 },
  );
  fc.assert(
    fc.property(some, (units) => {
      const rest = -units.reduce((sum, each) => sum + each, 0n);
      const places = placed(rest === 0n ? units : [...units, rest]);
      const moved = new Map<string, bigint>();
      const lines = adjustedLines(places);
      for (const line of lines) {
        expect(line.units).toBeGreaterThan(0n);
        moved.set(line.from.book, (moved.get(line.from.book) ?? 0n) - line.units);
        moved.set(line.to.book, (moved.get(line.to.book) ?? 0n) + line.units);
      }
      expect(places.map(({ place }) => moved.get(place.book))).toEqual(places.map((each) => each.units));
      expect(lines.length).toBeLessThan(places.length);
    }),
  );
});

test('what does not add up to zero is no adjustment', () => {
  expect(() => adjustedLines(placed([-5n, 4n]))).toThrow('adds up to zero');
});
