import type { Check } from '../evidence/check.js';
import { withDocuments } from '../evidence/documented-types.js';

const other = { failureCode: 'OTHER', severity: 'WARNING' } as const;

/** It never says who used the file, which may be another customer. */
export const sameBytes: Check = {
  name: 'sameBytes',
  looksAt: 'whether another person or organization has used the very same file',
  finds: [{ ...other, when: 'one has; reported to officers only' }],
  appliesTo: withDocuments,
  comparesWith: {},
  run: ({ documents }) =>
    documents
      .filter(({ isUsedElsewhere }) => isUsedElsewhere)
      .map(({ path }) => ({
        ...other,
        message: `The file at ${path} has been used by another person or organization as well.`,
        officersOnly: true,
      })),
};
