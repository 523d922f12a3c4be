import { Injectable } from '@nestjs/common';
import type { CallerOrSession } from '#auth';
import { greatestId } from '#contracts';
import { Reads, type Tx } from '#database';
import { ResourceNotFound } from '#errors';
import { Standings, notDeleted } from '#standing';
import { Review } from './review.entity.js';
import type { ReviewStatusType } from './review.lifecycle.js';

export interface ReviewFilter {
  readonly organizationId: string | undefined;
  readonly status: ReviewStatusType | undefined;
  readonly limit: number;
  readonly fromId: string | undefined;
}

/** The same words as in the partial index of active reviews, so that the planner uses it. */
export const isActive = "status <> ALL (ARRAY['approved'::text, 'rejected'::text])";

/** The part of a query on `review` after WHERE, with its values. */
export interface ReviewSelection {
  readonly condition: string;
  readonly values: readonly unknown[];
}

/** Selects the review with this id, if the caller may see it. */
export function visibleTo(caller: CallerOrSession, id: string): ReviewSelection {
  return caller.kind === 'operator'
    ? { condition: `id = $1 AND ${notDeleted('review')}`, values: [id] }
    : { condition: 'organization_id = $1 AND id = $2', values: [caller.organizationId, id] };
}

/** Selects a page, newest first. */
export function listedBy({ organizationId, status, limit, fromId }: ReviewFilter): ReviewSelection {
  const values: unknown[] = [fromId ?? greatestId, limit];
  const conditions = ['id <= $1'];
  if (organizationId !== undefined) conditions.push(`organization_id = $${values.push(organizationId)}`);
  else conditions.push(notDeleted('review'));
  if (status !== undefined) conditions.push(`status = $${values.push(status)}`);
  return { condition: `${conditions.join(' AND ')} ORDER BY id DESC LIMIT $2`, values };
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
    const { organizationId } = caller.kind === 'operator' ? await this.read(caller, id) : caller;
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
