import { FinishInvitation } from './finish-invitation.js';
import { InvitePerson } from './invite-person.js';
import { OpenInvitations } from './open-invitations.js';
import { RequestAnInvitation } from './request-an-invitation.js';
import { SealedRequestedEmail } from './requested-email.sealed.js';
import { TakeBackRequest } from './take-back-request.js';

export const invitations = [
  InvitePerson,
  OpenInvitations,
  FinishInvitation,
  RequestAnInvitation,
  TakeBackRequest,
  SealedRequestedEmail,
];
