import { Injectable } from '@nestjs/common';
import { type CallerOrSession, isOfHouse } from '#auth';
import { Reads, type Tx } from '#database';
import { ResourceNotFound } from '#errors';
import { Standings, notDeleted } from '#standing';
import { Review } from './review.entity.js';

/** The same words as in the partial index of active reviews, so that the planner uses it. */
export const isActive = "status <> ALL (ARRAY['approved'::text, 'rejected'::text])";

/** The part of a query on `review` after WHERE, with its values. */
export interface ReviewSelection {
  readonly condition: string;
  readonly values: readonly unknown[];
}

/** Selects the review with this id, if the caller may see it. */
export function visibleTo(caller: CallerOrSession, id: string): ReviewSelection {
  return isOfHouse(caller)
    ? { condition: `id = $1 AND ${notDeleted('review')}`, values: [id] }
    : { condition: 'organization_id = $1 AND id = $2', values: [caller.organizationId, id] };
}

/** The rows of reviews that a caller may see: all for officers of the operator, their organization's for everyone else. */
@Injectable()
export class ReviewRows {
  constructor(
    private readonly reads: Reads,
    private readonly standings: Standings,
  ) {}

  async read(caller: CallerOrSession, id: string): Promise<Review> {
    const { condition, values } = visibleTo(caller, id);
    const [review] = await this.reads.many(Review, `SELECT * FROM review WHERE ${condition}`, values);
    return review ?? reviewNotFound(id);
  }

  /**
   * Locks a review for a change. Everything about the compliance of one organization is written while its standing is
   * held, so writes come one after the other and each decision sees all of the data.
   */
  async lock(tx: Tx, caller: CallerOrSession, id: string): Promise<Review> {
    const { organizationId } = isOfHouse(caller) ? await this.read(caller, id) : caller;
    const isThere = await this.standings.hold(tx, organizationId);
    return (isThere ? await tx.one(Review, { organizationId, id }) : undefined) ?? reviewNotFound(id);
  }

  /** The active reviews that are this subject, or list it. */
  activeAbout(tx: Tx, organizationId: string, subjectId: string): Promise<Review[]> {
    return tx.many(
      Review,
      `SELECT * FROM review WHERE organization_id = $1 AND ${isActive} AND id IN
         (SELECT $2::uuid UNION ALL SELECT review_id FROM review_person WHERE organization_id = $1 AND person_id = $2) ORDER BY id`,
      [organizationId, subjectId],
    );
  }

  /** The reviews that list this person, including decided ones. */
  listingPerson({ organizationId, id }: { organizationId: string; id: string }): Promise<Review[]> {
    return this.reads.many(
      Review,
      `SELECT * FROM review WHERE organization_id = $1
         AND id IN (SELECT review_id FROM review_person WHERE organization_id = $1 AND person_id = $2)`,
      [organizationId, id],
    );
  }

  activeOfBusiness(organizationId: string): Promise<Review[]> {
    return this.reads.many(
      Review,
      `SELECT * FROM review WHERE organization_id = $1 AND type = 'business' AND ${isActive} ORDER BY id`,
      [organizationId],
    );
  }
}

export function reviewNotFound(id: string): never {
  throw new ResourceNotFound('complianceReview', id);
}
