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

/** As the index of active reviews says it. */
const underWay = "status <> ALL (ARRAY['approved'::text, 'rejected'::text])";

/** What is asked of `review`: a condition, and what may follow it, with its values. */
export interface Selection {
  readonly condition: string;
  readonly values: readonly unknown[];
}

/** The review with this id, if the caller may see it. */
export function visibleTo(caller: CallerOrSession, id: string): Selection {
  return caller.kind === 'operator'
    ? { condition: `id = $1 AND ${notDeleted('review')}`, values: [id] }
    : { condition: 'organization_id = $1 AND id = $2', values: [caller.organizationId, id] };
}

/** A page, newest first. */
export function listedBy({ organizationId, status, limit, fromId }: ReviewFilter): Selection {
  const values: unknown[] = [fromId ?? greatestId, limit];
  const conditions = ['id <= $1'];
  if (organizationId !== undefined) conditions.push(`organization_id = $${values.push(organizationId)}`);
  else conditions.push(notDeleted('review'));
  if (status !== undefined) conditions.push(`status = $${values.push(status)}`);
  return { condition: `${conditions.join(' AND ')} ORDER BY id DESC LIMIT $2`, values };
}

/** The rows of reviews, as far as the caller may see them: officers of the operator all, everyone else their organization's. */
@Injectable()
export class Reviews {
  constructor(
    private readonly reads: Reads,
    private readonly standings: Standings,
  ) {}

  async read(caller: CallerOrSession, id: string): Promise<Review> {
    const { condition, values } = visibleTo(caller, id);
    const [review] = await this.reads.many(Review, `SELECT * FROM review WHERE ${condition}`, values);
    return review ?? absent(id);
  }

  /**
   * To change something in it. All that is written about the compliance of one organization is written while its
   * standing is held, one after the other: what is decided is decided on all that is there.
   */
  async lock(tx: Tx, caller: CallerOrSession, id: string): Promise<Review> {
    const { organizationId } = caller.kind === 'operator' ? await this.read(caller, id) : caller;
    const isThere = await this.standings.hold(tx, organizationId);
    return (isThere ? await tx.one(Review, { organizationId, id }) : undefined) ?? absent(id);
  }

  /** Those that are under way and are this subject, or list it. */
  activeAbout(tx: Tx, organizationId: string, subjectId: string): Promise<Review[]> {
    return tx.many(
      Review,
      `SELECT * FROM review WHERE organization_id = $1 AND ${underWay} AND id IN
         (SELECT $2::uuid UNION ALL SELECT review_id FROM review_person WHERE organization_id = $1 AND person_id = $2) ORDER BY id`,
      [organizationId, subjectId],
    );
  }

  /** Those that list this person, decided ones too. */
  listing({ organizationId, id }: { organizationId: string; id: string }): Promise<Review[]> {
    return this.reads.many(
      Review,
      `SELECT * FROM review WHERE organization_id = $1
         AND id IN (SELECT review_id FROM review_person WHERE organization_id = $1 AND person_id = $2)`,
      [organizationId, id],
    );
  }

  businessUnderWay(organizationId: string): Promise<Review[]> {
    return this.reads.many(
      Review,
      `SELECT * FROM review WHERE organization_id = $1 AND type = 'business' AND ${underWay} ORDER BY id`,
      [organizationId],
    );
  }
}

export function absent(id: string): never {
  throw new ResourceNotFound('complianceReview', id);
}
