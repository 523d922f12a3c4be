import { Injectable } from '@nestjs/common';
import type { CallerOrSession } from '#auth';
import { UnitOfWork } from '#database';
import { IllegalTransition } from '#errors';
import { Clock } from '#runtime';
import { AssociatedPerson } from '../records/associated-person.entity.js';
import { settleRequest } from '../records/settle-request.js';
import { AssociatedPersonRows } from './associated-person.rows.js';

@Injectable()
export class RemoveAssociatedPerson {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly persons: AssociatedPersonRows,
    private readonly clock: Clock,
  ) {}

  async remove(caller: CallerOrSession, id: string): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      const { person, reviews } = await this.persons.lock(tx, caller, id, 'removeAssociatedPerson');
      const message = 'A review lists this person: upload businessAssociatedPersons without them first';
      if (reviews.length > 0) throw new IllegalTransition('associatedPerson', id, 'listed', 'delete', message);
      const { organizationId } = person;
      await settleRequest(tx, person);
      await tx.update(AssociatedPerson, { organizationId, id }, { deletedAt: this.clock.now() });
    });
  }
}
