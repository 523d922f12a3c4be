import type { Check } from '../evidence/check.js';
import { withIdentityDocument } from '../evidence/documented-types.js';

const expired = { failureCode: 'EXPIRED_DOCUMENT', severity: 'BLOCKING' } as const;

const expiredText = 'The identity document has expired. Upload one that is still valid.';

/** A document is still valid on the day on which it expires. */
export const expiry: Check = {
  name: 'expiry',
  looksAt: 'the typed date on which an identity document expires',
  finds: [{ ...expired, when: 'it is before today' }],
  appliesTo: withIdentityDocument,
  comparesWith: {},
  run: ({ attestation, today }) => {
    if (!('governmentId' in attestation)) return [];
    const { expiresOn } = attestation.governmentId;
    const isOver = expiresOn !== undefined && expiresOn < today;
    return isOver ? [{ ...expired, field: 'governmentId.expiresOn', message: expiredText }] : [];
  },
};
