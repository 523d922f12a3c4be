import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { toDecimal, toSmallestUnits, toWireNumber } from './money.js';

describe('money', () => {
  test('keeps every unit there and back', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }),
        fc.integer({ min: 0, max: 18 }),
        (units, exponent) => {
          expect(toSmallestUnits(toDecimal(units, exponent), exponent)).toBe(units);
        },
      ),
    );
  });

  test.each([
    ['12.5', 6, 12_500_000n],
    ['0.000001', 6, 1n],
    ['-3', 2, -300n],
    ['1.10', 1, 11n],
    ['007', 0, 7n],
  ])('%s with exponent %i is %s', (text, exponent, units) => {
    expect(toSmallestUnits(text, exponent)).toBe(units);
  });

  test.each(['', '.', '1.', '.5', '1e3', '1,5', ' 1', '١', 'NaN', 'Infinity', '0x10', '--1'])(
    '"%s" is no amount',
    (text) => {
      expect(() => toSmallestUnits(text, 6)).toThrow(RangeError);
    },
  );

  test('is never rounded silently', () => {
    expect(() => toSmallestUnits('0.0000001', 6)).toThrow('More than 6 decimal places');
    expect(toSmallestUnits('0.1000000', 6)).toBe(100_000n);
  });

  test('is shown without needless zeros', () => {
    expect([toDecimal(0n, 6), toDecimal(-5n, 2), toDecimal(1_200_000n, 6), toDecimal(42n, 0)]).toEqual([
      '0',
      '-0.05',
      '1.2',
      '42',
    ]);
    expect(toWireNumber(12_500_000n, 6)).toBe(12.5);
  });
});
