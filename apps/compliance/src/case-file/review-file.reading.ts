import { Injectable } from '@nestjs/common';
import type { AssociatedPersonRelationship, AttestationType } from '#contracts';
import { type Queries, columnsAs } from '#database';
import { SealedAttestations } from '../records/attestation.sealed.js';
import type { Review } from '../records/review.entity.js';
import type { ReviewSelection } from '../records/review.rows.js';
import { personRules } from '../requirements/associated-person.requirements.js';
import { answersLookedAt } from '../requirements/requirement.js';
import { reviewRules } from '../requirements/review.requirements.js';
import type { FiledAttestation } from './filed-attestation.js';
import { type FiledPerson, PersonFile } from './person-file.js';
import { ReviewFile } from './review-file.js';

const openedAnswers = [...answersLookedAt(reviewRules), ...answersLookedAt(personRules)];

/** As JSON in a query result carries it. */
type AsJson<T> = { readonly [K in keyof T]: T[K] extends Date ? string : T[K] };
type AttestationJson = Omit<AsJson<FiledAttestation>, 'payload'> & { readonly payload: string | null };

interface Row extends Review {
  readonly persons: readonly (Omit<AsJson<FiledPerson>, 'relationships'> & {
    readonly relationships: AssociatedPersonRelationship[];
  })[];
  readonly attestations: readonly AttestationJson[];
}

/** Reads the files of reviews in one query, whatever the number of reviews, persons and attestations. */
@Injectable()
export class ReviewFileReading {
  constructor(private readonly sealed: SealedAttestations) {}

  async of(queries: Queries, review: Review, opened?: readonly AttestationType[]): Promise<ReviewFile> {
    const [file] = await this.all(queries, [review], opened);
    if (file === undefined) throw new Error('A review has no file');
    return file;
  }

  all(queries: Queries, reviews: readonly Review[], opened?: readonly AttestationType[]): Promise<ReviewFile[]> {
    const keys = [reviews.map(({ organizationId }) => organizationId), reviews.map(({ id }) => id)];
    const condition = '(organization_id, id) IN (SELECT * FROM unnest($1::uuid[], $2::uuid[]))';
    return this.find(queries, { condition, values: keys }, opened);
  }

  /** In the order of the selection. Beside the answers that decide what is required, those of the types in `opened` are unsealed. */
  async find(
    queries: Queries,
    { condition, values }: ReviewSelection,
    opened: readonly AttestationType[] = [],
  ): Promise<ReviewFile[]> {
    const types = [...openedAnswers, ...opened];
    const rows = await queries.query<Row>(filesWhere(condition, values.length + 1), [...values, types]);
    return Promise.all(rows.map((row) => this.file(row)));
  }

  private async file({ persons, attestations, ...review }: Row): Promise<ReviewFile> {
    const filed = await Promise.all(attestations.map((json) => this.attestation(review.organizationId, json)));
    const about = (id: string): FiledAttestation[] => filed.filter(({ subjectId }) => subjectId === id);
    return new ReviewFile(
      review,
      about(review.id),
      persons.map(
        ({ createdAt, updatedAt, ...person }) =>
          new PersonFile(
            { ...person, createdAt: new Date(createdAt), updatedAt: new Date(updatedAt) },
            about(person.id),
          ),
      ),
    );
  }

  private async attestation(
    organizationId: string,
    { payload, createdAt, ...rest }: AttestationJson,
  ): Promise<FiledAttestation> {
    const opened =
      payload === null ? undefined : await this.sealed.open(organizationId, rest.id, Buffer.from(payload, 'base64'));
    return { ...rest, createdAt: new Date(createdAt), payload: opened };
  }
}

const reviewColumns = [
  'organizationId',
  'id',
  'type',
  'tier',
  'status',
  'submittedAt',
  'warningsAcknowledged',
  'declaration',
  'decidedAt',
  'decisionText',
  'revokedAt',
  'revocationReason',
  'reviewAgainAt',
  'renewal',
  'renewalDueAt',
  'informationRequests',
  'assigneeId',
  'riskLevel',
  'riskScore',
  'createdAt',
  'updatedAt',
] as const satisfies readonly (keyof Review)[];

/** A review with a final decision shows what was decided on; any other shows the latest attestations. */
function filesWhere(condition: string, opened: number): string {
  const decided = `review.status IN ('approved', 'rejected')`;
  // One subject at a time: given a list, the planner reads every attestation of the organization.
  const about = (which: string): string => `
    SELECT one.* FROM (SELECT review.id UNION ALL
      SELECT person_id FROM review_person WHERE organization_id = review.organization_id AND review_id = review.id) AS subject (id)
    CROSS JOIN LATERAL (SELECT * FROM attestation
      WHERE organization_id = review.organization_id AND subject_id = subject.id AND ${which} OFFSET 0) AS one`;
  return `
  SELECT ${columnsAs(reviewColumns)},
    (SELECT coalesce(json_agg(json_build_object('id', p.id, 'relationships', coalesce(listed.relationships, p.relationships), 'createdAt', p.created_at, 'updatedAt', p.updated_at) ORDER BY listed.ordinal), '[]')
     FROM review_person listed JOIN associated_person p ON p.organization_id = listed.organization_id AND p.id = listed.person_id
     WHERE listed.organization_id = review.organization_id AND listed.review_id = review.id) AS persons,
    (SELECT coalesce(json_agg(json_build_object('id', a.id, 'subjectId', a.subject_id, 'type', a.type, 'status', a.status, 'failures', a.failures, 'checks', a.checks, 'createdAt', a.created_at,
       'payload', CASE WHEN a.type = ANY($${opened}) THEN encode(a.payload, 'base64') END) ORDER BY a.id), '[]')
     FROM (${about(`superseded_at IS NULL AND (NOT (${decided}) OR created_at <= review.decided_at)`)}
       UNION ALL ${about(`${decided} AND created_at <= review.decided_at AND superseded_at > review.decided_at`)}) AS a) AS attestations
  FROM review WHERE ${condition}`;
}
