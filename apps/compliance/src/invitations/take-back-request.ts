import { Injectable } from '@nestjs/common';
import { AuditTrail } from '#audit';
import { Invitations, type SessionCaller, authorOf } from '#auth';
import { UnitOfWork } from '#database';
import { AssociatedPersonRows } from '../persons/associated-person.rows.js';
import { settleRequest } from '../records/settle-request.js';

/** The business answers for a person itself: what it asked for is over, and so is the invitation. */
@Injectable()
export class TakeBackRequest {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly persons: AssociatedPersonRows,
    private readonly invitations: Invitations,
    private readonly audit: AuditTrail,
  ) {}

  /** Who has finished stays finished. */
  takeBack(caller: SessionCaller, personId: string): Promise<void> {
    return this.unitOfWork.run(async (tx) => {
      const { person } = await this.persons.lock(tx, caller, personId, 'takeBackInvitation');
      await settleRequest(tx, person);
      const { organizationId, id: associatedPersonId } = person;
      for (const id of await this.invitations.endUnfinished(tx, { organizationId, associatedPersonId }))
        await this.audit.record(tx, {
          organizationId,
          ...authorOf(caller),
          action: 'invitationRevoked',
          subject: `invitation:${id}`,
          reason: null,
        });
    });
  }
}
