import { Injectable } from '@nestjs/common';
import { type Queries, columnsAs } from '#database';
import type { Review } from '../../records/review.entity.js';
import { ScreeningHit } from './screening-hit.entity.js';
import { namingTypes } from './screened-subject.js';

export interface ReviewScreening {
  /** Those that are found at present, the highest score first. */
  readonly hits: readonly Pick<ScreeningHit, 'id' | 'subjectId' | 'listId' | 'sourceId' | 'score' | 'status'>[];
  /** The review, or its persons, whose present name was not looked for yet. */
  readonly notScreened: readonly string[];
  /** Those of whom there are more hits than are kept. */
  readonly cut: readonly string[];
}

const subjectsOf = `
  SELECT $2::uuid AS id UNION ALL SELECT person_id FROM review_person WHERE organization_id = $1 AND review_id = $2`;

/** What screening has found about a review and the persons whom it lists. */
@Injectable()
export class HitsOfReview {
  async read(
    queries: Queries,
    { organizationId, id }: Pick<Review, 'organizationId' | 'id'>,
  ): Promise<ReviewScreening> {
    // First who was screened: a screening that ends in between adds hits, and must not be taken for one without.
    const named = await queries.query<{ subjectId: string; isScreened: boolean; isCut: boolean }>(
      `SELECT DISTINCT ON (named.subject_id) named.subject_id AS "subjectId",
         screened.attestation_id IS NOT NULL AS "isScreened", coalesce(screened.is_cut, false) AS "isCut"
       FROM attestation AS named LEFT JOIN screening_subject AS screened ON screened.organization_id = named.organization_id
         AND screened.subject_id = named.subject_id AND screened.attestation_id = named.id
       WHERE named.organization_id = $1 AND named.subject_id IN (${subjectsOf}) AND named.superseded_at IS NULL AND named.type = ANY($3)
       ORDER BY named.subject_id, named.id DESC`,
      [organizationId, id, namingTypes],
    );
    const hits = await queries.query<ScreeningHit>(
      `SELECT ${columnsAs(['id', 'subjectId', 'listId', 'sourceId', 'score', 'status'])} FROM screening_hit
       WHERE organization_id = $1 AND subject_id IN (${subjectsOf}) AND ended_at IS NULL ORDER BY score DESC, id`,
      [organizationId, id],
    );
    return {
      hits,
      notScreened: named.filter(({ isScreened }) => !isScreened).map(({ subjectId }) => subjectId),
      cut: named.filter(({ isCut }) => isCut).map(({ subjectId }) => subjectId),
    };
  }
}
