import { expect, test } from '@jest/globals';
import { answer, answerIn, requirementsOf } from './requirement.js';

const rule = { reason: 'Because.', requires: ['individualTaxInfo'] } as const;

test('the first rule that requires something gives the reason', () => {
  const rules = [
    { ...rule, id: 'no', when: () => false },
    { ...rule, id: 'first', when: () => true },
    { ...rule, id: 'second', because: answerIn([], () => answer('individualPersonalInfo', 'nationality', 'PT')) },
  ];
  expect(requirementsOf(rules, { answers: () => undefined })).toEqual([
    { attestationType: 'individualTaxInfo', ruleId: 'first', reason: 'Because.' },
  ]);
});
