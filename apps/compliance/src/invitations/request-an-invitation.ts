import { Injectable } from '@nestjs/common';
import type { SessionCaller } from '#auth';
import { type Tx, UnitOfWork } from '#database';
import { IllegalTransition, LimitExceeded } from '#errors';
import { Events } from '#events';
import { Clock } from '#runtime';
import { AssociatedPersonReading } from '../persons/associated-person.reading.js';
import { AssociatedPersonRows } from '../persons/associated-person.rows.js';
import { AssociatedPerson } from '../records/associated-person.entity.js';
import type { InvitationRequest } from '../records/invitation-request.js';
import { type InvitationRequestView, invitationRequestView } from '../records/invitation-request.view.js';
import type { RequestInvitation } from './invitation.dto.js';
import { SealedRequestedEmail } from './requested-email.sealed.js';

const dayMilliseconds = 24 * 60 * 60 * 1000;
const mostPerPerson = 5;
const mostPerBusiness = 25;

/** A business asks its partner to invite a person: the address of an invitation is not for the widget to see. */
@Injectable()
export class RequestAnInvitation {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly persons: AssociatedPersonRows,
    private readonly reading: AssociatedPersonReading,
    private readonly emails: SealedRequestedEmail,
    private readonly events: Events,
    private readonly clock: Clock,
  ) {}

  /** While one is open, the same again changes no more than where it should be sent. */
  request(caller: SessionCaller, personId: string, { email }: RequestInvitation): Promise<InvitationRequestView> {
    return this.unitOfWork.run(async (tx) => {
      const person = await this.requestable(tx, caller, personId);
      const earlier = person.invitationRequest;
      const { organizationId, id } = person;
      const request = earlier?.isOpen === true ? earlier : await this.next(tx, caller, person);
      const changes = email === undefined ? {} : { invitationEmail: await this.emails.seal(tx, person, email) };
      if (request !== earlier || email !== undefined)
        await tx.update(AssociatedPerson, { organizationId, id }, { invitationRequest: request, ...changes });
      return invitationRequestView(request);
    });
  }

  private async requestable(tx: Tx, caller: SessionCaller, id: string): Promise<AssociatedPerson> {
    const { person, reviews } = await this.persons.lock(tx, caller, id, 'requestInvitation');
    if (!reviews.some((review) => review.id === caller.complianceReviewId))
      throw refused(id, 'unlisted', 'The review does not list this person: upload businessAssociatedPersons first');
    const { requiredAttestations } = await this.reading.view(caller, person);
    if (requiredAttestations.length === 0) throw refused(id, 'finished', 'Nothing is asked of this person any more');
    return person;
  }

  private async next(
    tx: Tx,
    { complianceReviewId }: SessionCaller,
    person: AssociatedPerson,
  ): Promise<InvitationRequest> {
    const { organizationId, id: associatedPersonId } = person;
    const now = this.clock.now();
    const aDayAgo = new Date(now.getTime() - dayMilliseconds).toISOString();
    const latest = (person.invitationRequest?.requestedAt ?? []).filter((moment) => moment > aDayAgo);
    refuseTooMany(latest, mostPerPerson, 'An invitation of the same person is');
    refuseTooMany(await ofBusiness(tx, organizationId, aDayAgo), mostPerBusiness, 'Invitations by a business are');
    const requestedAt = now.toISOString();
    this.events.record(tx, {
      resourceId: complianceReviewId,
      occurredAt: now,
      payload: {
        type: 'associated_person_invitation_requested',
        organizationId,
        complianceReviewId,
        associatedPersonId,
        requestedAt,
      },
    });
    return { complianceReviewId, requestedAt: [...latest, requestedAt], isOpen: true };
  }
}

/** Also of persons who were removed since: nobody gets around it by adding the same person again. */
async function ofBusiness(tx: Tx, organizationId: string, after: string): Promise<string[]> {
  const rows = await tx.query<{ moment: string }>(
    `SELECT moment FROM associated_person, jsonb_array_elements_text(invitation_request->'requestedAt') AS moment
     WHERE organization_id = $1 AND moment::timestamptz > $2 ORDER BY moment::timestamptz`,
    [organizationId, after],
  );
  return rows.map(({ moment }) => moment);
}

function refuseTooMany(moments: readonly string[], most: number, what: string): void {
  const next = moments.at(-most);
  if (next === undefined) return;
  throw new LimitExceeded(most, moments.length + 1, {
    message: `${what} requested at most ${most} times a day`,
    resetsAt: new Date(Date.parse(next) + dayMilliseconds),
  });
}

function refused(id: string, from: string, message: string): IllegalTransition {
  return new IllegalTransition('associatedPerson', id, from, 'requestInvitation', message);
}
