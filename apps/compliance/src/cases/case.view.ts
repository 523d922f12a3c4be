import { Choice, Instant, ListOf, Text, Uuid } from '#contracts';
import type { OpenedNote } from '../records/review-notes.js';

const actor = '`staff:<id>`, `operator`, `key:<id>`, `session:<id>` or `phone:<id>`.';

export class NoteView {
  @Uuid()
  id: string;

  @Text({ max: 100, example: 'staff:0199f1f0-a0b1-7c3e-8d2a-5b6c7d8e9f00', describe: actor })
  author: string;

  @Text({ max: 4000, example: 'I have called the register.' })
  text: string;

  @Instant()
  createdAt: string;
}

export const timelineKinds = ['status', 'upload', 'findings', 'note', 'audit'] as const;
export type TimelineKind = (typeof timelineKinds)[number];

export class TimelineEntry {
  @Instant()
  at: string;

  @Choice(timelineKinds, {
    describe:
      'A status that the review came into, an attestation that was uploaded or validated, a note, or a line of the audit trail: decisions, assignments and looks.',
  })
  kind: TimelineKind;

  @Text({ max: 100, optional: true, describe: actor })
  actor?: string;

  @Text({
    max: 200,
    example: 'inReview',
    describe: 'The status, the type of the attestation, the action; of a note nothing but `note`.',
  })
  what: string;

  @Text({
    max: 4000,
    optional: true,
    describe: 'The reason of a line of the audit trail, the text of a note, what was found.',
  })
  text?: string;

  @Uuid({ optional: true, describe: 'Of the attestation or the note.' })
  resourceId?: string;
}

export class TimelineView {
  @ListOf(() => TimelineEntry, { max: 2000, describe: 'In the order in which it happened.' })
  results: TimelineEntry[];
}

export function noteView({ id, author, text, createdAt }: OpenedNote): NoteView {
  return { id, author, text, createdAt: createdAt.toISOString() };
}
