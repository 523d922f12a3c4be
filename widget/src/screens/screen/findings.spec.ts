import { expect, test } from '@jest/globals';
import { failureCodes, findings } from '../../languages/en/findings.js';
import type { Words } from '../../languages/en/words.js';
import { failureText } from './findings.js';

const words = { findings, failureCodes } as Words;

test('a finding is shown in the words of its check', () => {
  const failure = { failureCode: 'POOR_QUALITY', severity: 'BLOCKING', check: 'sharpness', message: '' } as const;
  expect(failureText(words, failure)).toBe(findings.sharpness);
});

test('an unknown check is shown by its failure code', () => {
  const failure = { failureCode: 'OTHER', severity: 'WARNING', check: 'moon', message: '' } as const;
  expect(failureText(words, failure)).toBe(failureCodes.OTHER);
});

test.each(['zone', 'barcode'])('what %s finds beside a difference is shown by its failure code', (check) => {
  const failure = { severity: 'BLOCKING', check, message: '' } as const;
  expect(failureText(words, { ...failure, failureCode: 'INCONSISTENT_DATA' })).toBe(
    findings[check as 'zone' | 'barcode'],
  );
  for (const failureCode of ['EXPIRED_DOCUMENT', 'INCORRECT_DOCUMENT', 'POOR_QUALITY'] as const)
    expect(failureText(words, { ...failure, failureCode })).toBe(failureCodes[failureCode]);
});
