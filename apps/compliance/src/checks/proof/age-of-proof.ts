import type { Check } from '../evidence/check.js';
import { withProofOfAddress } from '../evidence/documented-types.js';

const expired = { failureCode: 'EXPIRED_DOCUMENT', severity: 'BLOCKING' } as const;
const mostDays = 90;
const millisecondsPerDay = 24 * 60 * 60 * 1_000;

export const ageOfProof: Check = {
  name: 'ageOfProof',
  looksAt: 'the typed date on which a proof of address was issued',
  finds: [{ ...expired, when: `it is more than ${mostDays} days ago` }],
  appliesTo: withProofOfAddress,
  comparesWith: {},
  run: ({ attestation, today }) => {
    if (!('proofOfAddressDocuments' in attestation)) return [];
    return attestation.proofOfAddressDocuments.flatMap(({ issuedOn }, index) =>
      daysBetween(issuedOn, today) > mostDays
        ? [{ ...expired, field: `proofOfAddressDocuments.${index}`, message: messageFor(index) }]
        : [],
    );
  },
};

/** Both are calendar days, read as midnight UTC, so that every day has 24 hours. */
function daysBetween(earlier: string, later: string): number {
  return (Date.parse(later) - Date.parse(earlier)) / millisecondsPerDay;
}

function messageFor(index: number): string {
  return `Proof of address ${index + 1} was issued more than ${mostDays} days ago. Upload a more recent one.`;
}
