import type { Check, EvidenceDocument } from '../evidence/check.js';
import { nameOf } from '../evidence/document-name.js';
import { withDocuments } from '../evidence/documented-types.js';

const incorrect = { failureCode: 'INCORRECT_DOCUMENT', severity: 'BLOCKING' } as const;

/** Files whose first bytes show that they cannot be decoded were refused at upload. */
export const readable: Check = {
  name: 'readable',
  looksAt: 'whether every document can be opened from its beginning to its end',
  finds: [{ ...incorrect, when: 'a document cannot be opened, only a part of it can, or it has no pages' }],
  appliesTo: withDocuments,
  comparesWith: {},
  run: ({ documents }) =>
    documents.flatMap((document) => {
      const problem = problemOf(document);
      return problem === undefined ? [] : [{ ...incorrect, message: `${nameOf(document)} ${problem}` }];
    }),
};

function problemOf({ inspection }: EvidenceDocument): string | undefined {
  if (inspection.kind === 'unreadable') return 'cannot be opened. Save or scan it again, and upload the new file.';
  if (!inspection.isWhole) return 'can only be opened in part: its file is damaged or cut off. Upload the whole file.';
  if (inspection.kind === 'pdf' && inspection.pages === 0) return 'has no pages. Upload the file that has them.';
  return undefined;
}
