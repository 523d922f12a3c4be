import { expect, test } from '@jest/globals';
import { evidenceOf, identityDocument } from '../../../../../test/support/compliance/evidence.js';
import { expiry } from './expiry.js';

test.each<[expiresOn: string | undefined, today: string, isOver: boolean]>([
  [undefined, '2026-11-21', false],
  ['2026-11-21', '2026-11-21', false],
  ['2026-11-20', '2026-11-21', true],
  ['2036-01-01', '2026-11-21', false],
  ['2027-01-01', '2026-12-31', false],
  ['2026-12-31', '2027-01-01', true],
  ['1999-12-31', '2026-11-21', true],
])('a document that expires on %s is over on %s: %s', (expiresOn, today, isOver) => {
  const attestation = identityDocument(expiresOn === undefined ? {} : { expiresOn });
  const finding = expect.objectContaining({ failureCode: 'EXPIRED_DOCUMENT', severity: 'BLOCKING' });
  expect(expiry.run(evidenceOf(attestation, { today }))).toEqual(isOver ? [finding] : []);
});
