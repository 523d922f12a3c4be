import { Injectable } from '@nestjs/common';
import type { HouseCaller } from '#auth';
import { Reads } from '#database';
import { ReviewNotes } from '../records/review-notes.js';
import { ReviewRows } from '../records/review.rows.js';
import type { TimelineEntry, TimelineKind, TimelineView } from './case.view.js';

interface Row {
  readonly at: Date;
  readonly kind: TimelineKind;
  readonly actor: string | null;
  readonly what: string;
  readonly text: string | null;
  readonly resourceId: string | null;
}

const most = 2_000;

/** The review and the persons whom it lists. */
const subjects = `subject (id) AS (
  SELECT $2::uuid UNION ALL SELECT person_id FROM review_person WHERE organization_id = $1 AND review_id = $2)`;

const attestations = `filed AS (
  SELECT a.* FROM subject CROSS JOIN LATERAL
    (SELECT * FROM attestation WHERE organization_id = $1 AND subject_id = subject.id OFFSET 0) AS a)`;

/** What is read of them leaves lines under their own names. */
const named = `named (name) AS (
  SELECT 'complianceReview:' || $2::uuid UNION ALL SELECT 'attestation:' || id FROM filed UNION ALL
  SELECT 'document:' || document_id FROM filed JOIN document_use u ON u.organization_id = $1 AND u.attestation_id = filed.id)`;

const everything = `
  WITH ${subjects}, ${attestations}, ${named}
  SELECT * FROM (
    SELECT occurred_at AS at, 'status' AS kind, NULL AS actor, payload #>> '{currentStatus,type}' AS what, NULL AS text, NULL::uuid AS "resourceId"
      FROM event WHERE organization_id = $1 AND resource_id = $2 AND type = 'compliance_review_status_changed'
    UNION ALL SELECT created_at, 'upload', created_by, type, NULL, id FROM filed
    UNION ALL SELECT validated_at, 'findings', NULL, type, jsonb_array_length(failures) || ' findings', id
      FROM filed WHERE validated_at IS NOT NULL
    UNION ALL SELECT at, 'audit', actor, action, reason, NULL
      FROM audit_entry WHERE organization_id = $1 AND subject IN (SELECT name FROM named)
  ) AS entry ORDER BY at LIMIT $3`;

/** Everything that has happened to a review, in one order. */
@Injectable()
export class TimelineReading {
  constructor(
    private readonly reads: Reads,
    private readonly reviews: ReviewRows,
    private readonly notes: ReviewNotes,
  ) {}

  async read(caller: HouseCaller, id: string, limit = most): Promise<TimelineView> {
    const review = await this.reviews.read(caller, id);
    const rows = await this.reads.query<Row>(everything, [review.organizationId, id, limit]);
    const { results: notes } = await this.notes.page(review, { limit });
    const written = notes.map(({ createdAt, author, text, id: noteId }): TimelineEntry => ({
      at: createdAt.toISOString(),
      kind: 'note',
      actor: author,
      what: 'note',
      text,
      resourceId: noteId,
    }));
    const results = [...rows.map(entry), ...written].sort((one, other) => (one.at < other.at ? -1 : 1));
    return { results: results.slice(0, limit) };
  }
}

function entry({ at, kind, actor, what, text, resourceId }: Row): TimelineEntry {
  return {
    at: at.toISOString(),
    kind,
    ...(actor === null ? {} : { actor }),
    what,
    ...(text === null ? {} : { text }),
    ...(resourceId === null ? {} : { resourceId }),
  };
}
