import { Injectable } from '@nestjs/common';
import { AuditTrail } from '#audit';
import { Invitations, type InvitedCaller, authorOf } from '#auth';
import { UnitOfWork } from '#database';
import { MissingRequiredAttestations } from '#errors';
import { AssociatedPersonReading } from '../persons/associated-person.reading.js';
import { AssociatedPersonRows } from '../persons/associated-person.rows.js';
import { settleRequest } from '../records/settle-request.js';

/** Keeps that somebody who was invited has given everything: they say so, nothing concludes it. */
@Injectable()
export class FinishInvitation {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly persons: AssociatedPersonRows,
    private readonly reading: AssociatedPersonReading,
    private readonly invitations: Invitations,
    private readonly audit: AuditTrail,
  ) {}

  async finish(caller: InvitedCaller): Promise<void> {
    const { organizationId, complianceReviewId, invitation } = caller;
    const { associatedPersonId } = invitation;
    await this.unitOfWork.run(async (tx) => {
      const { person } = await this.persons.lock(tx, caller, associatedPersonId, 'finish');
      const { requiredAttestations } = await this.reading.view(caller, person);
      if (requiredAttestations.length > 0)
        throw new MissingRequiredAttestations(
          complianceReviewId,
          requiredAttestations.map(({ attestationType }) => ({ attestationType, associatedPersonId })),
        );
      await settleRequest(tx, person);
      if (!(await this.invitations.finish(tx, invitation))) return;
      await this.audit.record(tx, {
        organizationId,
        ...authorOf(caller),
        action: 'invitationFinished',
        subject: `associatedPerson:${associatedPersonId}`,
        reason: null,
      });
    });
  }
}
