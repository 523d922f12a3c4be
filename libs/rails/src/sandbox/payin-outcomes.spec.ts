import { expect, test } from '@jest/globals';
import { isSettlementRefused, payinOutcomeOf, sandboxPayinOutcomes } from './payin-outcomes.js';

test.each([0n, 100n, 150_000n, 1n, 70n, 73n, 80n, 82n, 99n, 7_100n])('%d cents are taken at once', (fiatUnits) => {
  expect(payinOutcomeOf(fiatUnits)).toEqual({ isHeld: false, later: [] });
  expect(isSettlementRefused(fiatUnits)).toBe(false);
});

test.each([
  [71n, 'released'],
  [150_071n, 'released'],
  [72n, 'rejected'],
  [999_972n, 'rejected'],
])('%d cents are held, and %s two seconds later', (fiatUnits, status) => {
  expect(payinOutcomeOf(fiatUnits)).toEqual({ isHeld: true, later: [{ afterSeconds: 2, status }] });
  expect(isSettlementRefused(fiatUnits)).toBe(false);
});

test.each([81n, 150_081n])('%d cents are taken at once, and the chain refuses their tokens', (fiatUnits) => {
  expect(payinOutcomeOf(fiatUnits)).toEqual({ isHeld: false, later: [] });
  expect(isSettlementRefused(fiatUnits)).toBe(true);
});

test('an amount has one outcome, and what is held is told of once more', () => {
  const hundredths = sandboxPayinOutcomes.map((outcome) => outcome.hundredths);
  expect(new Set(hundredths).size).toBe(hundredths.length);
  for (const { isHeld, later } of sandboxPayinOutcomes) expect(later.length).toBe(isHeld ? 1 : 0);
});
