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
      if (problem === undefined) return [];
      const { reason, says } = problem;
      return [{ ...incorrect, reason, field: document.path, message: `${nameOf(document)} ${says}` }];
    }),
};

interface Problem {
  readonly reason: string;
  readonly says: string;
}

function problemOf({ inspection }: EvidenceDocument): Problem | undefined {
  if (inspection.kind === 'unreadable') return unreadable;
  if (!inspection.isWhole) return damaged;
  return inspection.kind === 'pdf' && inspection.pages === 0 ? empty : undefined;
}

const unreadable: Problem = {
  reason: 'unreadable',
  says: 'cannot be opened. Save or scan it again, and upload the new file.',
};
const damaged: Problem = {
  reason: 'damaged',
  says: 'can only be opened in part: it is damaged or incomplete. Upload the whole file.',
};
const empty: Problem = { reason: 'noPages', says: 'has no pages. Upload the right file.' };
