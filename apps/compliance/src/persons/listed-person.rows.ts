import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';
import { ValidationFailed } from '#errors';
import { AssociatedPerson } from '../records/associated-person.entity.js';
import { ReviewPerson } from '../records/review-person.entity.js';
import type { Review } from '../records/review.entity.js';
import { listingProblems } from './person-limits.js';

/** The persons whom a review lists. */
@Injectable()
export class ListedPersonRows {
  /** Replaces the list with that of the latest `businessAssociatedPersons`, while the organization is held. */
  async replace(tx: Tx, { organizationId, id: reviewId }: Review, ids: readonly string[]): Promise<void> {
    const persons = await notDeletedPersons(tx, organizationId, ids);
    const failures = ids.flatMap((id, index) =>
      persons.has(id)
        ? []
        : [{ field: `associatedPersonIds.${index}`, messages: ['must be an associated person of this organization'] }],
    );
    if (failures.length > 0) throw new ValidationFailed(failures);
    const problems = listingProblems([...persons.values()].map(({ relationships }) => relationships));
    if (problems.length > 0) throw ValidationFailed.at('associatedPersonIds', ...problems);
    await tx.delete(ReviewPerson, { organizationId, reviewId });
    ids.forEach((personId, ordinal) =>
      tx.insert(ReviewPerson, { organizationId, reviewId, personId, ordinal, relationships: null }),
    );
  }

  /** The listed persons, in the order of the list. */
  async of(tx: Tx, { organizationId, id }: Review): Promise<AssociatedPerson[]> {
    return tx.many(
      AssociatedPerson,
      `SELECT p.* FROM review_person listed JOIN associated_person p ON p.organization_id = listed.organization_id AND p.id = listed.person_id
       WHERE listed.organization_id = $1 AND listed.review_id = $2 ORDER BY listed.ordinal`,
      [organizationId, id],
    );
  }
}

async function notDeletedPersons(
  tx: Tx,
  organizationId: string,
  ids: readonly string[],
): Promise<Map<string, AssociatedPerson>> {
  const persons = await tx.many(
    AssociatedPerson,
    'SELECT * FROM associated_person WHERE organization_id = $1 AND id = ANY($2) AND deleted_at IS NULL',
    [organizationId, ids],
  );
  return new Map(persons.map((person) => [person.id, person]));
}
