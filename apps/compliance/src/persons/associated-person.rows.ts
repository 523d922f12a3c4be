import { Injectable } from '@nestjs/common';
import { type CallerOrSession, invitationOf, isOfHouse } from '#auth';
import type { Page, PageQuery } from '#contracts';
import { Reads, type Tx } from '#database';
import { Forbidden, IllegalTransition, ResourceNotFound } from '#errors';
import { Standings, notDeleted } from '#standing';
import { refuseWhileClosed } from '../case-file/allowed-uploads.js';
import { invitationIsOver } from '../case-file/invitation-is-over.js';
import { AssociatedPerson } from '../records/associated-person.entity.js';
import { Review } from '../records/review.entity.js';
import { ReviewRows } from '../records/review.rows.js';

/** The rows of associated persons that a caller may see. */
@Injectable()
export class AssociatedPersonRows {
  constructor(
    private readonly reads: Reads,
    private readonly reviews: ReviewRows,
    private readonly standings: Standings,
  ) {}

  async read(caller: CallerOrSession, id: string): Promise<AssociatedPerson> {
    await this.refuseIndividual(caller);
    const [person] = isOfHouse(caller)
      ? await this.reads.many(
          AssociatedPerson,
          `SELECT * FROM associated_person WHERE id = $1 AND ${notDeleted('associated_person')}`,
          [id],
        )
      : [await this.reads.one(AssociatedPerson, { organizationId: caller.organizationId, id })];
    const found = unlessDeleted(person, id);
    if (invitationOf(caller) !== undefined) refuseStranger(caller, found, await this.reviews.listingPerson(found));
    return found;
  }

  async list(caller: CallerOrSession, query: PageQuery): Promise<Page<AssociatedPerson>> {
    if (isOfHouse(caller)) return { results: [] };
    await this.refuseIndividual(caller);
    return this.reads.page(AssociatedPerson, { organizationId: caller.organizationId }, query, 'deleted_at IS NULL');
  }

  /** A session adds persons only while its review is open, an organization at any time. */
  async holdToAdd(tx: Tx, caller: CallerOrSession): Promise<string> {
    await this.refuseIndividual(caller);
    if (isOfHouse(caller)) throw new Error('The operator has no associated persons');
    const { organizationId } = caller;
    if (!(await this.standings.hold(tx, organizationId))) throw new ResourceNotFound('organization', organizationId);
    if (caller.kind === 'session')
      refuseWhileClosed(await this.reviews.lock(tx, caller, caller.complianceReviewId), 'addAssociatedPerson');
    return organizationId;
  }

  /**
   * Locks a person for a change, with the active reviews that list the person. A session may change only persons of its
   * own review, and only while that is open.
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
    const person = unlessDeleted(isThere ? await tx.one(AssociatedPerson, { organizationId, id }) : undefined, id);
    const reviews = await this.reviews.activeAbout(tx, organizationId, id);
    refuseStranger(caller, person, reviews);
    return { person, reviews };
  }

  /** Reads a person whose attestations the caller may see. */
  async readOwn(caller: CallerOrSession, id: string): Promise<AssociatedPerson> {
    const person = await this.read(caller, id);
    if (caller.kind === 'session') refuseStranger(caller, person, await this.reviews.listingPerson(person));
    return person;
  }

  /** After a request for more information, relationships change only if the request is about them. */
  refuseChange(reviews: readonly Review[], id: string): void {
    for (const review of reviews) {
      refuseWhileClosed(review, 'changeAssociatedPerson');
      if (review.status !== 'additionalInformationRequested') continue;
      const isRequested = review.informationRequests.some(
        ({ attestationType, associatedPersonId }) =>
          attestationType === 'businessAssociatedPersons' || associatedPersonId === id,
      );
      const message = 'Only what the compliance officer asked for can be changed now';
      if (!isRequested)
        throw new IllegalTransition('complianceReview', review.id, review.status, 'changeAssociatedPerson', message);
    }
  }

  /** A session belongs to one review, and the review of an individual has no associated persons. */
  private async refuseIndividual(caller: CallerOrSession): Promise<void> {
    if (caller.kind !== 'session') return;
    const { type } = await this.reviews.read(caller, caller.complianceReviewId);
    if (type !== 'business')
      throw new Forbidden('compliance:read', 'This session is for a review that has no associated persons');
  }
}

/** A session may list all persons, to choose from them, but see and change only those of its own review. */
function refuseStranger(caller: CallerOrSession, person: AssociatedPerson, reviews: readonly Review[]): void {
  if (caller.kind !== 'session') return;
  const { complianceReviewId: own } = caller;
  const isListed = reviews.some(({ id }) => id === own);
  if (caller.invitation !== undefined && !isListed) throw invitationIsOver();
  if (person.createdInReview === own || isListed) return;
  throw new Forbidden('compliance:write', 'This session is for the associated persons of its own review');
}

function unlessDeleted(person: AssociatedPerson | undefined, id: string): AssociatedPerson {
  if (person === undefined || person.deletedAt !== null) throw new ResourceNotFound('associatedPerson', id);
  return person;
}
