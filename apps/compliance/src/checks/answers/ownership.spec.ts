import { expect, test } from '@jest/globals';
import type { AssociatedPersonRelationship } from '#contracts';
import { evidenceOf, personalInfo } from '../../../../../test/support/compliance/evidence.js';
import { ownership } from './ownership.js';

test.each<[AssociatedPersonRelationship[], number, boolean]>([
  [['BENEFICIAL_OWNER'], 25, false],
  [['BENEFICIAL_OWNER'], 24.99, true],
  [['BENEFICIAL_OWNER'], 0, true],
  [['BENEFICIAL_OWNER', 'CONTROL_PERSON'], 10, true],
  [['CONTROL_PERSON'], 0, false],
])('%j with %d %% is told: %s', (relationships, ownershipPercentage, isTold) => {
  const finding = expect.objectContaining({ failureCode: 'INCONSISTENT_DATA', severity: 'WARNING' });
  const found = ownership.run(evidenceOf(personalInfo({ ownershipPercentage }), { relationships }));
  expect(found).toEqual(isTold ? [finding] : []);
});
