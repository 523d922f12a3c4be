import { Injectable } from '@nestjs/common';
import type { CallerOrSession } from '#auth';
import type { AssociatedPersonRelationship } from '#contracts';
import { type Tx, UnitOfWork } from '#database';
import { LimitExceeded, ValidationFailed } from '#errors';
import { Clock } from '#runtime';
import { AssociatedPerson } from '../records/associated-person.entity.js';
import { AttestationMoves } from '../records/attestation.moves.js';
import type { Review } from '../records/review.entity.js';
import { AssociatedPersonRows } from './associated-person.rows.js';
import { ListedPersonRows } from './listed-person.rows.js';
import { countListed, mostBeneficialOwners, mostControlPersons } from './person-limits.js';

/** Attestations whose checks look at how the person is related. */
const comparedWithRelationships = ['associatedPersonPersonalInfo', 'businessAssociatedPersons'] as const;

/** Changes how a person is related to the business. */
@Injectable()
export class RelateAssociatedPerson {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly persons: AssociatedPersonRows,
    private readonly listed: ListedPersonRows,
    private readonly attestationMoves: AttestationMoves,
    private readonly clock: Clock,
  ) {}

  /** The reviews that list this person have to be open, and still list persons they may list together. */
  relate(
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
