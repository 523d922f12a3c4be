import { Injectable } from '@nestjs/common';
import { type AuditAction, AuditTrail } from '#audit';
import { type Invitation, Invitations, type OrganizationCaller, authorOf } from '#auth';
import type { Page, PageQuery } from '#contracts';
import { type Tx, UnitOfWork } from '#database';
import { IllegalTransition, ResourceNotFound } from '#errors';
import { Ids } from '#runtime';
import { AssociatedPersonRows } from '../persons/associated-person.rows.js';
import { invitationStateView } from '../records/invitation-state.view.js';
import type { AssociatedPerson } from '../records/associated-person.entity.js';
import type { Review } from '../records/review.entity.js';
import { takesUploads } from '../records/review.lifecycle.js';
import { type CreateInvitation, usualSeconds } from './invitation.dto.js';
import { addressOfInvitation } from './invitation-address.js';
import { SealedRequestedEmail } from './requested-email.sealed.js';
import { settleRequest } from '../records/settle-request.js';
import type { CreatedInvitationView, PersonInvitationView } from './invitation.view.js';

/** Invites associated persons to give their own answers, and takes that back. */
@Injectable()
export class InvitePerson {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly persons: AssociatedPersonRows,
    private readonly invitations: Invitations,
    private readonly audit: AuditTrail,
    private readonly ids: Ids,
    private readonly requestedEmail: SealedRequestedEmail,
  ) {}

  /** For the latest review that lists the person and is open. Earlier invitations of the person end. */
  invite(
    caller: OrganizationCaller,
    personId: string,
    { email: wanted, expiresInSeconds = usualSeconds, requestedAt }: CreateInvitation,
    host: string | undefined,
  ): Promise<CreatedInvitationView> {
    return this.unitOfWork.run(async (tx) => {
      const { person, reviews } = await this.persons.lock(tx, caller, personId, 'invite');
      const { id: complianceReviewId } = openOf(reviews, personId);
      if (requestedAt !== undefined) refuseUnlessOpen(person, requestedAt);
      const email = wanted ?? (await this.requestedEmail.of(person));
      await settleRequest(tx, person);
      const id = this.ids.next();
      await this.record(tx, caller, 'invitationCreated', id);
      const [invitation, token] = await this.invitations.create(tx, {
        id,
        organizationId: person.organizationId,
        complianceReviewId,
        associatedPersonId: personId,
        email,
        expiresInSeconds,
      });
      const view = invitationStateView(invitation, 'waiting');
      return { ...view, ...(email === undefined ? {} : { email }), url: addressOfInvitation(host, token) };
    });
  }

  async list(caller: OrganizationCaller, personId: string, query: PageQuery): Promise<Page<PersonInvitationView>> {
    const page = await this.invitations.list(await this.persons.read(caller, personId), query);
    return { ...page, results: await Promise.all(page.results.map((invitation) => this.view(invitation))) };
  }

  async revoke(caller: OrganizationCaller, associatedPersonId: string, id: string): Promise<void> {
    const { organizationId } = caller;
    await this.unitOfWork.run(async (tx) => {
      if (!(await this.invitations.revoke(tx, { organizationId, associatedPersonId, id })))
        throw new ResourceNotFound('invitation', id);
      await this.record(tx, caller, 'invitationRevoked', id);
    });
  }

  private async view(invitation: Invitation): Promise<PersonInvitationView> {
    const email = await this.invitations.emailOf(invitation);
    const view = invitationStateView(invitation, this.invitations.statusOf(invitation));
    return email === undefined ? view : { ...view, email };
  }

  private record(tx: Tx, caller: OrganizationCaller, action: AuditAction, id: string): Promise<void> {
    const { organizationId } = caller;
    return this.audit.record(tx, {
      organizationId,
      ...authorOf(caller),
      action,
      subject: `invitation:${id}`,
      reason: null,
    });
  }
}

function openOf(reviews: readonly Review[], personId: string): Review {
  const open = reviews.findLast(({ status }) => takesUploads(status));
  if (open !== undefined) return open;
  const message = 'No review lists this person and is open: upload businessAssociatedPersons with them first';
  throw new IllegalTransition(
    'associatedPerson',
    personId,
    reviews.length > 0 ? 'closed' : 'unlisted',
    'invite',
    message,
  );
}

/** Who answers a request late, or twice, does not end what came after it. */
function refuseUnlessOpen({ id, invitationRequest }: AssociatedPerson, requestedAt: string): void {
  const latest = invitationRequest?.isOpen === true ? invitationRequest.requestedAt.at(-1) : undefined;
  if (latest !== undefined && Date.parse(latest) === Date.parse(requestedAt)) return;
  const message = 'This request is not open: the person was invited, or it was taken back, or made again later';
  throw new IllegalTransition('associatedPerson', id, 'notRequested', 'invite', message);
}
