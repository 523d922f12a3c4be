import type { Check } from '../evidence/check.js';
import { nameOf } from '../evidence/document-name.js';
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
      .map((document) => ({
        ...other,
        field: document.path,
        message: `${nameOf(document)} has also been used by another person or organization.`,
        officersOnly: true,
      })),
};
