import { Injectable } from '@nestjs/common';
import type { CallerOrSession } from '#auth';
import type { AssociatedPersonRelationship } from '#contracts';
import { type Tx, UnitOfWork } from '#database';
import { LimitExceeded } from '#errors';
import { Clock, Ids } from '#runtime';
import { AssociatedPerson } from '../records/associated-person.entity.js';
import { AssociatedPersonRows } from './associated-person.rows.js';

const mostPerOrganization = 200;

@Injectable()
export class AddAssociatedPerson {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly persons: AssociatedPersonRows,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  add(caller: CallerOrSession, relationships: AssociatedPersonRelationship[]): Promise<AssociatedPerson> {
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
        invitationRequest: null,
        invitationEmail: null,
        deletedAt: null,
      };
      tx.insert(AssociatedPerson, person);
      return person;
    });
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
