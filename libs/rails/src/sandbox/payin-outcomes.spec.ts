import { expect, test } from '@jest/globals';
import { payinOutcomeOf, sandboxPayinOutcomes } from './payin-outcomes.js';

test.each([0n, 100n, 150_000n, 1n, 70n, 73n, 80n, 82n, 99n, 7_100n])('%d cents are taken at once', (fiatUnits) => {
  expect(payinOutcomeOf(fiatUnits)).toMatchObject({ isHeld: false, later: [] });
});

test.each([
  [71n, 'released'],
  [150_071n, 'released'],
  [72n, 'rejected'],
  [999_972n, 'rejected'],
])('%d cents are held, and %s two seconds later', (fiatUnits, status) => {
  expect(payinOutcomeOf(fiatUnits)).toMatchObject({ isHeld: true, later: [{ afterSeconds: 2, status }] });
});

test.each([81n, 150_081n])('%d cents are taken at once, whatever the chain does with their tokens', (fiatUnits) => {
  expect(payinOutcomeOf(fiatUnits)).toMatchObject({ hundredths: 81, isHeld: false, later: [] });
});

test('an amount has one outcome, and what is held is told of once more', () => {
  const hundredths = sandboxPayinOutcomes.map((outcome) => outcome.hundredths);
  expect(new Set(hundredths).size).toBe(hundredths.length);
  for (const { isHeld, later } of sandboxPayinOutcomes) expect(later.length).toBe(isHeld ? 1 : 0);
});
