import { describe, expect, test } from '@jest/globals';
import type { AttestationValidationFailure } from '../api/contract.js';
import type { Step } from '../flow/steps.js';
import type { Question } from '../questions/question.js';
import { failureCodes, findings } from '../languages/en/findings.js';
import type { Words } from '../languages/en/words.js';
import { failureText, findingsAt, toldOf } from './findings.js';

const words = { findings, failureCodes } as Words;

test('a finding is shown in the words of its check', () => {
  const failure = { failureCode: 'POOR_QUALITY', severity: 'BLOCKING', check: 'sharpness', message: '' } as const;
  expect(failureText(words, failure)).toBe(findings.sharpness);
});

test('one of several findings of a check is told in words of its own', () => {
  const failure = { failureCode: 'INCONSISTENT_DATA', severity: 'BLOCKING', check: 'zone', message: '' } as const;
  expect(failureText(words, { ...failure, reason: 'numberDiffers' })).toBe(findings.numberDiffers);
  expect(failureText(words, { ...failure, reason: 'news' })).toBe(findings.zone);
});

describe('a finding is shown', () => {
  const differs = (field: string): AttestationValidationFailure => ({
    failureCode: 'INCONSISTENT_DATA',
    severity: 'BLOCKING',
    check: 'zone',
    message: '',
    field,
    reason: field.endsWith('number') ? 'numberDiffers' : 'birthDateDiffers',
  });
  const step = (type: string, ...failures: readonly AttestationValidationFailure[]): Step =>
    ({ id: type, type, failures }) as unknown as Step;
  const document = step(
    'individualIdentityDocument',
    differs('governmentId.number'),
    differs('individualPersonalInfo.birthDate'),
  );
  const person = step('individualPersonalInfo');
  const questionAt = (path: string): Question => ({ path, name: path, field: { kind: 'text', max: 50 } });

  test('at its field', () => {
    const here = { questions: [questionAt('governmentId')], others: [document, person] };
    expect(findingsAt(words, document, here)).toEqual([
      { path: 'governmentId.number', text: findings.numberDiffers, isBlocking: true },
    ]);
  });

  test('also where that is in another step', () => {
    const here = { questions: [questionAt('birthDate')], others: [document, person] };
    expect(findingsAt(words, person, here)).toEqual([
      { path: 'birthDate', text: findings.birthDateDiffers, isBlocking: true },
    ]);
  });
});

test('the only file of a step that is asked for again is not taken for one that will do', () => {
  const questions: readonly Question[] = [
    { path: 'selfie', name: 'selfie', field: { kind: 'document', camera: 'user' } },
  ];
  const step = { id: 'individualSelfiePhoto', failures: [], attestationId: 'earlier' } as unknown as Step;
  const at = (state: Step['state']): unknown => findingsAt(words, { ...step, state }, { questions, others: [] });
  expect(at('open')).toEqual([{ path: 'selfie', text: failureCodes.OTHER, isBlocking: true }]);
  expect(at('done')).toEqual([]);
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

test('a picture that cannot be read is told once, as badly as it is, and other findings beside it', () => {
  const about = (check: string, severity: 'BLOCKING' | 'WARNING', field?: string): AttestationValidationFailure => ({
    failureCode: 'POOR_QUALITY',
    severity,
    check,
    ...(field === undefined ? {} : { field }),
  });
  const expired = {
    ...about('expiry', 'BLOCKING', 'governmentId.expiresOn'),
    failureCode: 'EXPIRED_DOCUMENT',
  } as const;
  const front = 'governmentId.front';
  const found = [
    about('sharpness', 'WARNING', front),
    about('print', 'BLOCKING', front),
    expired,
    { ...about('zone', 'WARNING', front), reason: 'linesNotFound' },
    about('glare', 'WARNING', 'governmentId.back'),
  ];
  expect(toldOf(found)).toEqual([
    about('sharpness', 'BLOCKING', front),
    expired,
    about('glare', 'WARNING', 'governmentId.back'),
  ]);
});
