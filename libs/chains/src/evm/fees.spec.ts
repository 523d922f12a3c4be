import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type FeeAttempt, type FeeMarket, isOutgrown, offerAt } from './fees.js';

const policy = { limit: 500n, patienceBlocks: 25 };
const market = (baseFee: bigint, tip: bigint, block = 100): FeeMarket => ({ block, isLegacy: false, baseFee, tip });
const attempt = (most: bigint, tip: bigint, block = 100): FeeAttempt => ({ most, tip, block });

describe('what a transaction offers', () => {
  test.each([
    ['twice the base fee and the tip', market(20n, 3n), [], { most: 43n, tip: 3n }],
    ['no more than the limit', market(300n, 3n), [], { most: 500n, tip: 3n }],
    ['nothing when the base fee is at the limit', market(500n, 3n), [], undefined],
    [
      'nothing on a chain without base fee when the price is above the limit',
      { ...market(0n, 501n), isLegacy: true },
      [],
      undefined,
    ],
    ['an eighth more of both than an earlier one', market(1n, 1n), [attempt(80n, 8n)], { most: 90n, tip: 9n }],
    ['an eighth more, rounded up', market(1n, 1n), [attempt(81n, 9n)], { most: 92n, tip: 11n }],
    [
      'more than the highest of several',
      market(1n, 1n),
      [attempt(80n, 2n), attempt(40n, 16n)],
      { most: 90n, tip: 18n },
    ],
    ['what the market asks for, if that is more', market(100n, 5n), [attempt(80n, 2n)], { most: 205n, tip: 5n }],
    ['nothing when an eighth more is above the limit', market(1n, 1n), [attempt(480n, 2n)], undefined],
  ])('is %s', (_, now, earlier, offer) => {
    expect(offerAt(now, earlier, policy.limit)).toEqual(offer);
  });

  test('never goes beyond the limit, never tips more than it pays, and always takes the place of the one before', () => {
    const wei = fc.bigInt(1n, 600n);
    fc.assert(
      fc.property(wei, wei, fc.array(fc.tuple(wei, wei), { maxLength: 5 }), (baseFee, tip, pairs) => {
        const earlier = pairs.map(([a, b]) => (a > b ? { most: a, tip: b } : { most: b, tip: a }));
        const offer = offerAt(market(baseFee, tip), earlier, policy.limit);
        if (offer === undefined) return;
        expect(offer.most <= policy.limit && offer.tip <= offer.most).toBe(true);
        const isMore = earlier.every((each) => offer.most * 8n >= each.most * 9n && offer.tip * 8n >= each.tip * 9n);
        expect(isMore).toBe(true);
      }),
    );
  });
});

describe('another attempt is made', () => {
  test.each([
    ['when there is none', market(20n, 1n), [], true],
    ['not while fees suffice', market(20n, 1n), [attempt(41n, 1n)], false],
    ['when the next base fee may be more than is offered', market(37n, 1n), [attempt(41n, 1n)], true],
    ['not while the base fee stays below', market(36n, 1n), [attempt(41n, 1n)], false],
    ['when the tip has doubled for some blocks', market(20n, 2n, 103), [attempt(41n, 1n)], true],
    ['not when it only just did', market(20n, 2n, 102), [attempt(41n, 1n)], false],
    ['when it should have been mined long ago', market(20n, 1n, 125), [attempt(41n, 1n)], true],
    ['not a block earlier', market(20n, 1n, 124), [attempt(41n, 1n)], false],
    ['not when it offers far more than the market', market(20n, 1n, 999), [attempt(80n, 1n)], false],
    ['not when it would be above the limit', market(450n, 1n), [attempt(480n, 1n)], false],
    ['counting from the newest one', market(20n, 1n, 125), [attempt(36n, 1n), attempt(41n, 2n, 101)], false],
  ])('%s', (_, now, attempts, isSo) => {
    expect(isOutgrown(now, attempts, policy)).toBe(isSo);
  });
});
