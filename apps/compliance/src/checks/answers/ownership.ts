import type { Check } from '../evidence/check.js';

const inconsistent = { failureCode: 'INCONSISTENT_DATA', severity: 'WARNING' } as const;
const leastPercentage = 25;

export const ownership: Check = {
  name: 'ownership',
  looksAt: 'how much of the company a beneficial owner owns',
  finds: [{ ...inconsistent, when: `less than ${leastPercentage} %` }],
  appliesTo: ['associatedPersonPersonalInfo'],
  comparesWith: {},
  run: ({ attestation, relationships }) => {
    if (attestation.type !== 'associatedPersonPersonalInfo') return [];
    const isSmallOwner =
      relationships.includes('BENEFICIAL_OWNER') && attestation.ownershipPercentage < leastPercentage;
    return isSmallOwner ? [{ ...inconsistent, field: 'ownershipPercentage', message }] : [];
  },
};

const message =
  `A beneficial owner usually owns ${leastPercentage} % or more. ` +
  'Correct the share, or leave it if this person controls the company in another way.';
