import { Injectable } from '@nestjs/common';
import type { CallerOrSession } from '#auth';
import type { Page, PageQuery } from '#contracts';
import { Reads, type Tx } from '#database';
import { Forbidden, IllegalTransition, ResourceNotFound } from '#errors';
import { Standings, notDeleted } from '#standing';
import { refuseWhileClosed } from '../reviews/admission.js';
import { Review } from '../reviews/review.entity.js';
import { Reviews } from '../reviews/reviews.js';
import { AssociatedPerson } from './associated-person.entity.js';

/** The rows of associated persons, as far as the caller may see them. */
@Injectable()
export class AssociatedPersons {
  constructor(
    private readonly reads: Reads,
    private readonly reviews: Reviews,
    private readonly standings: Standings,
  ) {}

  async read(caller: CallerOrSession, id: string): Promise<AssociatedPerson> {
    await this.refuseIndividual(caller);
    const [person] =
      caller.kind === 'operator'
        ? await this.reads.many(
            AssociatedPerson,
            `SELECT * FROM associated_person WHERE id = $1 AND ${notDeleted('associated_person')}`,
            [id],
          )
        : [await this.reads.one(AssociatedPerson, { organizationId: caller.organizationId, id })];
    return living(person, id);
  }

  async list(caller: CallerOrSession, query: PageQuery): Promise<Page<AssociatedPerson>> {
    if (caller.kind === 'operator') return { results: [] };
    await this.refuseIndividual(caller);
    return this.reads.page(AssociatedPerson, { organizationId: caller.organizationId }, query, 'deleted_at IS NULL');
  }

  /** A session adds persons while its review is open; an organization whenever it likes. */
  async holdToAdd(tx: Tx, caller: CallerOrSession): Promise<string> {
    await this.refuseIndividual(caller);
    if (caller.kind === 'operator') throw new Error('The operator has no associated persons');
    const { organizationId } = caller;
    if (!(await this.standings.hold(tx, organizationId))) throw new ResourceNotFound('organization', organizationId);
    if (caller.kind === 'session')
      refuseWhileClosed(await this.reviews.lock(tx, caller, caller.complianceReviewId), 'addAssociatedPerson');
    return organizationId;
  }

  /**
   * To change something about them, with the reviews under way that list them, while the organization is held. A session
   * changes those of its own review alone, and nobody once that is closed.
   */
  async lock(
    tx: Tx,
    caller: CallerOrSession,
    id: string,
    trigger: string,
  ): Promise<{ person: AssociatedPerson; reviews: Review[] }> {
    const { organizationId } = await this.read(caller, id);
    const isThere = await this.standings.hold(tx, organizationId);
    if (caller.kind === 'session')
      refuseWhileClosed(await this.reviews.lock(tx, caller, caller.complianceReviewId), trigger);
    const person = living(isThere ? await tx.one(AssociatedPerson, { organizationId, id }) : undefined, id);
    const reviews = await this.reviews.activeAbout(tx, organizationId, id);
    refuseStranger(caller, person, reviews);
    return { person, reviews };
  }

  /** To look at what was uploaded about them. */
  async readOwn(caller: CallerOrSession, id: string): Promise<AssociatedPerson> {
    const person = await this.read(caller, id);
    if (caller.kind === 'session') refuseStranger(caller, person, await this.reviews.listing(person));
    return person;
  }

  /** After a request for more information, who is related how changes only where that was asked about. */
  refuseChange(reviews: readonly Review[], id: string): void {
    for (const review of reviews) {
      refuseWhileClosed(review, 'changeAssociatedPerson');
      if (review.status !== 'additionalInformationRequested') continue;
      const isAskedFor = review.informationRequests.some(
        ({ attestationType, associatedPersonId }) =>
          attestationType === 'businessAssociatedPersons' || associatedPersonId === id,
      );
      const message = 'Only what the compliance officer asked for can be changed now';
      if (!isAskedFor)
        throw new IllegalTransition('complianceReview', review.id, review.status, 'changeAssociatedPerson', message);
    }
  }

  /** A session is there for one review; that of an individual has no associated persons. */
  private async refuseIndividual(caller: CallerOrSession): Promise<void> {
    if (caller.kind !== 'session') return;
    const { type } = await this.reviews.read(caller, caller.complianceReviewId);
    if (type !== 'business')
      throw new Forbidden('compliance:read', 'This session is for a review that has no associated persons');
  }
}

/** A session sees who there is, as one of them may serve its review too; the rest of what is known of them it sees once they do. */
function refuseStranger(caller: CallerOrSession, person: AssociatedPerson, reviews: readonly Review[]): void {
  if (caller.kind !== 'session') return;
  const { complianceReviewId: own } = caller;
  if (person.createdInReview === own || reviews.some(({ id }) => id === own)) return;
  throw new Forbidden('compliance:write', 'This session is for the associated persons of its own review');
}

function living(person: AssociatedPerson | undefined, id: string): AssociatedPerson {
  if (person === undefined || person.deletedAt !== null) throw new ResourceNotFound('associatedPerson', id);
  return person;
}
