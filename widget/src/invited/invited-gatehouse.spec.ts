import { expect, test } from '@jest/globals';
import { requirementsOf } from './invited-gatehouse.js';

type Person = Parameters<typeof requirementsOf>[0];
type Uploaded = Person['uploadedAttestations'][number];

const uploaded = (attestationType: Uploaded['attestationType'], type: 'approved' | 'failed'): Uploaded => ({
  id: attestationType,
  attestationType,
  validationStatus: type === 'failed' ? { type, failures: [] } : { type },
});

test('what is missing, failed or asked for again is to do, and everything given is there', () => {
  const person: Person = {
    associatedPersonId: 'ana',
    relationships: ['BENEFICIAL_OWNER'],
    requiredAttestations: [
      { attestationType: 'associatedPersonTaxInfo' },
      { attestationType: 'associatedPersonContactInfo' },
      { attestationType: 'associatedPersonPersonalInfo' },
    ],
    uploadedAttestations: [
      uploaded('associatedPersonResidentialAddress', 'approved'),
      uploaded('associatedPersonContactInfo', 'failed'),
      uploaded('associatedPersonPersonalInfo', 'approved'),
    ],
  };
  expect(requirementsOf(person).map(({ attestationType, met }) => [attestationType, met])).toEqual([
    ['associatedPersonResidentialAddress', true],
    ['associatedPersonContactInfo', true],
    ['associatedPersonPersonalInfo', false],
    ['associatedPersonTaxInfo', false],
  ]);
});
