import { expect, test } from '@jest/globals';
import { evidenceOf, proofOfAddress } from '../../../../../test/support/compliance/evidence.js';
import { ageOfProof } from './age-of-proof.js';

test.each<[issuedOn: string, today: string, isOld: boolean]>([
  ['2026-11-21', '2026-11-21', false],
  ['2026-08-23', '2026-11-21', false],
  ['2026-08-22', '2026-11-21', true],
  ['2025-11-21', '2026-11-21', true],
  ['2028-02-29', '2028-05-29', false],
  ['2028-02-28', '2028-05-29', true],
  ['2026-12-31', '2027-03-31', false],
  ['2026-12-30', '2027-03-31', true],
])('a proof of %s is too old on %s: %s', (issuedOn, today, isOld) => {
  const finding = expect.objectContaining({ failureCode: 'EXPIRED_DOCUMENT', severity: 'BLOCKING' });
  expect(ageOfProof.run(evidenceOf(proofOfAddress(issuedOn), { today }))).toEqual(isOld ? [finding] : []);
});

test('each old one is named', () => {
  const proofs = proofOfAddress('2020-01-01', '2026-11-20', '2026-01-01');
  expect(ageOfProof.run(evidenceOf(proofs))).toEqual([
    expect.objectContaining({ message: expect.stringContaining('Proof of address 1 ') }),
    expect.objectContaining({ message: expect.stringContaining('Proof of address 3 ') }),
  ]);
});
