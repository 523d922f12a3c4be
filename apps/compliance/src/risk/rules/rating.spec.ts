import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { riskLevels } from '../../records/risk-level.js';
import { rate } from './rating.js';
import { riskRule, riskRuleNames } from './risk-rules.js';

const statuses = ['open', 'cleared', 'confirmed'] as const;
const finding = fc.record({
  rule: fc.constantFrom(...riskRuleNames),
  status: fc.constantFrom(...statuses),
  message: fc.string(),
});
const open = (rule: (typeof riskRuleNames)[number]): Parameters<typeof rate>[0][number] => ({
  rule,
  status: 'open',
  message: `Because of ${rule}`,
});

test('nothing is low', () => {
  expect(rate([])).toEqual({ level: 'low', score: 0, reasons: [] });
});

test('the sum of the points decides, and says why', () => {
  expect(rate([open('moneyOfCustomers')])).toMatchObject({ level: 'low', score: 25 });
  expect(rate([open('moneyOfCustomers'), open('exposureNotDeclared')])).toMatchObject({ level: 'medium', score: 30 });
  expect(rate([open('moneyOfCustomers'), open('politicallyExposed')])).toEqual({
    level: 'high',
    score: 65,
    reasons: [
      { rule: 'moneyOfCustomers', points: 25, because: 'Because of moneyOfCustomers' },
      { rule: 'politicallyExposed', points: 40, because: 'Because of politicallyExposed' },
    ],
  });
});

test('many findings of one kind count no more than the kind may', () => {
  expect(rate(Array.from({ length: 9 }, () => open('highRiskCountry')))).toMatchObject({ score: 50 });
});

test('a hit that was cleared counts no longer, and a country always', () => {
  expect(rate([{ ...open('maybeListed'), status: 'cleared' }])).toMatchObject({ score: 0 });
  expect(rate([{ ...open('prohibitedCountry'), status: 'cleared' }])).toMatchObject({ level: 'prohibited' });
});

test('the reasons add up to the score, and one more finding never lowers the risk', () => {
  fc.assert(
    fc.property(fc.array(finding), finding, (findings, another) => {
      const [before, after] = [rate(findings), rate([...findings, another])];
      expect(before.reasons.reduce((sum, { points }) => sum + points, 0)).toBe(before.score);
      expect(after.score).toBeGreaterThanOrEqual(before.score);
      expect(riskLevels.indexOf(after.level)).toBeGreaterThanOrEqual(riskLevels.indexOf(before.level));
    }),
  );
});

test('what prohibits is enough by itself', () => {
  for (const rule of riskRuleNames.filter((name) => riskRule(name).prohibits === true))
    expect(rate([open(rule)]).level).toBe('prohibited');
});
