import { Injectable } from '@nestjs/common';
import type { CallerOrSession } from '#auth';
import type { AssociatedPersonRelationship } from '#contracts';
import { type Tx, UnitOfWork } from '#database';
import { IllegalTransition, LimitExceeded, ValidationFailed } from '#errors';
import { Clock, Ids } from '#runtime';
import { AttestationMoves } from '../records/attestation.moves.js';
import type { Review } from '../records/review.entity.js';
import { AssociatedPerson } from '../records/associated-person.entity.js';
import { AssociatedPersonRows } from './associated-person.rows.js';
import { ListedPersonRows } from './listed-person.rows.js';
import { countListed, mostBeneficialOwners, mostControlPersons } from './person-limits.js';

const mostPerOrganization = 200;
/** What they say is measured by how the person is related. */
const comparedWithRelationships = ['associatedPersonPersonalInfo', 'businessAssociatedPersons'] as const;

/** Who is behind a business: added, related otherwise, removed. */
@Injectable()
export class RelateAssociatedPerson {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly persons: AssociatedPersonRows,
    private readonly listed: ListedPersonRows,
    private readonly attestationMoves: AttestationMoves,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  create(caller: CallerOrSession, relationships: AssociatedPersonRelationship[]): Promise<AssociatedPerson> {
    return this.unitOfWork.run(async (tx) => {
      const organizationId = await this.persons.holdToAdd(tx, caller);
      await refuseTooMany(tx, organizationId);
      const now = this.clock.now();
      const person: AssociatedPerson = {
        organizationId,
        id: this.ids.next(),
        relationships,
        createdInReview: caller.kind === 'session' ? caller.complianceReviewId : null,
        createdAt: now,
        updatedAt: now,
        deletedAt: null,
      };
      tx.insert(AssociatedPerson, person);
      return person;
    });
  }

  /** The reviews that list this person have to be open, and to remain as they may be. */
  change(
    caller: CallerOrSession,
    id: string,
    relationships: AssociatedPersonRelationship[],
  ): Promise<AssociatedPerson> {
    return this.unitOfWork.run(async (tx) => {
      const { person, reviews } = await this.persons.lock(tx, caller, id, 'changeAssociatedPerson');
      this.persons.refuseChange(reviews, id);
      for (const review of reviews) await this.refuseBreach(tx, review, id, relationships);
      const { organizationId } = person;
      const changes = { relationships, updatedAt: this.clock.now() };
      await tx.update(AssociatedPerson, { organizationId, id }, changes);
      const compared = [id, ...reviews.map((review) => review.id)];
      await this.attestationMoves.revalidate(tx, organizationId, compared, comparedWithRelationships);
      return { ...person, ...changes };
    });
  }

  async remove(caller: CallerOrSession, id: string): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      const { person, reviews } = await this.persons.lock(tx, caller, id, 'removeAssociatedPerson');
      const message = 'A review lists this person: upload businessAssociatedPersons without them first';
      if (reviews.length > 0) throw new IllegalTransition('associatedPerson', id, 'listed', 'delete', message);
      const { organizationId } = person;
      await tx.update(AssociatedPerson, { organizationId, id }, { deletedAt: this.clock.now() });
    });
  }

  private async refuseBreach(
    tx: Tx,
    review: Review,
    id: string,
    relationships: readonly AssociatedPersonRelationship[],
  ): Promise<void> {
    const persons = await this.listed.of(tx, review);
    const { owners, controlPersons } = countListed(
      persons.map((person) => (person.id === id ? relationships : person.relationships)),
    );
    if (owners > mostBeneficialOwners) throw new LimitExceeded(mostBeneficialOwners, owners);
    if (controlPersons > mostControlPersons) throw new LimitExceeded(mostControlPersons, controlPersons);
    if (controlPersons === 0)
      throw ValidationFailed.at('relationships', 'must keep CONTROL_PERSON: a review lists nobody else who has it');
  }
}

async function refuseTooMany(tx: Tx, organizationId: string): Promise<void> {
  const [row] = await tx.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM associated_person WHERE organization_id = $1 AND deleted_at IS NULL',
    [organizationId],
  );
  const count = (row?.count ?? 0) + 1;
  if (count > mostPerOrganization) throw new LimitExceeded(mostPerOrganization, count);
}
