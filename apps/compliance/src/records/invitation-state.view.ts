import { type Invitation, type InvitationStatus, invitationStatuses } from '#auth';
import { Choice, Instant, Uuid } from '#contracts';

export class InvitationStateView {
  @Uuid()
  id: string;

  @Choice(invitationStatuses, {
    describe:
      '`waiting` until it is opened; `finished` once the person says that everything asked of them is given. One that is `expired` or `revoked` opens no more.',
  })
  status: InvitationStatus;

  @Instant()
  createdAt: string;

  @Instant()
  expiresAt: string;

  @Instant({ optional: true, describe: 'When it was opened first. From then on it opens on that device alone.' })
  openedAt?: string;

  @Instant({ optional: true })
  finishedAt?: string;
}

export function invitationStateView(invitation: Invitation, status: InvitationStatus): InvitationStateView {
  const { id, createdAt, expiresAt, openedAt, finishedAt } = invitation;
  return {
    id,
    status,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    ...(openedAt === null ? {} : { openedAt: openedAt.toISOString() }),
    ...(finishedAt === null ? {} : { finishedAt: finishedAt.toISOString() }),
  };
}
