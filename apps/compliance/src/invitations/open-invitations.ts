import { Injectable } from '@nestjs/common';
import { AuditTrail } from '#audit';
import { type Invitation, Invitations, type InvitedCaller, WidgetSessions, isOwnOrigin } from '#auth';
import { type Tx, UnitOfWork } from '#database';
import { Forbidden, IllegalTransition, ResourceNotFound, Unauthenticated } from '#errors';
import { Ids } from '#runtime';
import { Standings } from '#standing';
import { invitationStateView } from '../records/invitation-state.view.js';
import { ReviewPerson } from '../records/review-person.entity.js';
import { Review } from '../records/review.entity.js';
import { takesUploads } from '../records/review.lifecycle.js';
import type { OpenInvitation } from './invitation.dto.js';
import type { OpenedInvitationView, OwnInvitationView } from './invitation.view.js';

const longestSession = 1_800;

/** From where it is opened. */
interface Opening {
  readonly origin?: string | undefined;
  readonly host?: string | undefined;
  readonly address: string;
}

/** Turns an invitation into a session that is for its person alone. */
@Injectable()
export class OpenInvitations {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly invitations: Invitations,
    private readonly sessions: WidgetSessions,
    private readonly standings: Standings,
    private readonly audit: AuditTrail,
    private readonly ids: Ids,
  ) {}

  async open({ token, device }: OpenInvitation, from: Opening): Promise<OpenedInvitationView> {
    const { origin, host } = from;
    if (origin !== undefined && !isOwnOrigin(origin, host))
      throw new Forbidden('invitee', 'An invitation is opened on the page of this service alone');
    return this.unitOfWork.run(async (tx) => {
      const invitation = await this.locked(tx, token);
      this.refuseOver(invitation);
      await this.refuseElsewhere(tx, invitation);
      if (!(await this.invitations.tie(tx, invitation, device)))
        throw refused(invitation, 'opened', 'It was opened on another device: ask the business for a new one');
      if (invitation.openedAt === null) await this.recordFirst(tx, invitation, from.address);
      const { session, token: sessionToken } = this.sessions.create(tx, this.sessionFor(invitation, origin));
      return { token: sessionToken, expiresAt: session.expiresAt.toISOString() };
    });
  }

  /** For the person, who learns of the business no more than its name. */
  async current({ invitation, organizationId }: InvitedCaller): Promise<OwnInvitationView> {
    const { invitationId: id, associatedPersonId } = invitation;
    const [found, standing] = await Promise.all([this.invitations.find(id), this.standings.find(organizationId)]);
    if (found === undefined || standing === undefined) throw new ResourceNotFound('invitation', id);
    const view = invitationStateView(found, this.invitations.statusOf(found));
    const theme = await this.standings.themeShownBy(standing);
    return { ...view, associatedPersonId, organizationName: standing.name, theme };
  }

  /** The organization is held before, as it is where people are invited before earlier invitations are ended. */
  private async locked(tx: Tx, token: string): Promise<Invitation> {
    const owner = await this.invitations.ownerOf(token);
    const isThere = owner !== undefined && (await this.standings.hold(tx, owner));
    const invitation = isThere ? await this.invitations.lockByToken(tx, token) : undefined;
    if (invitation === undefined) throw new Unauthenticated();
    return invitation;
  }

  private refuseOver(invitation: Invitation): void {
    if (invitation.revokedAt !== null)
      throw refused(invitation, 'revoked', 'It was taken back: ask the business for a new one');
    if (this.invitations.secondsLeft(invitation) <= 0)
      throw refused(invitation, 'expired', 'It has expired: ask the business for a new one');
  }

  private async refuseElsewhere(tx: Tx, invitation: Invitation): Promise<void> {
    const { organizationId, complianceReviewId: reviewId, associatedPersonId: personId } = invitation;
    const review = await tx.one(Review, { organizationId, id: reviewId });
    if (review === undefined || (await tx.one(ReviewPerson, { organizationId, reviewId, personId })) === undefined)
      throw refused(invitation, 'unlisted', 'The business does not ask this person any more');
    if (!takesUploads(review.status))
      throw refused(invitation, 'closed', 'The answers were handed in: nothing can be changed at the moment');
  }

  private sessionFor(invitation: Invitation, origin: string | undefined): Parameters<WidgetSessions['create']>[1] {
    const { id: invitationId, associatedPersonId, organizationId, complianceReviewId } = invitation;
    return {
      id: this.ids.next(),
      organizationId,
      complianceReviewId,
      allowedOrigins: origin === undefined ? [] : [origin],
      expiresInSeconds: Math.min(longestSession, this.invitations.secondsLeft(invitation)),
      invitation: { invitationId, associatedPersonId },
    };
  }

  private recordFirst(tx: Tx, { id, organizationId, associatedPersonId }: Invitation, address: string): Promise<void> {
    return this.audit.record(tx, {
      organizationId,
      actor: `invitation:${id}`,
      address,
      action: 'invitationOpened',
      subject: `associatedPerson:${associatedPersonId}`,
      reason: null,
    });
  }
}

function refused({ id }: Invitation, from: string, message: string): IllegalTransition {
  return new IllegalTransition('invitation', id, from, 'open', message);
}
