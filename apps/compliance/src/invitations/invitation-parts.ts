import { FinishInvitation } from './finish-invitation.js';
import { InvitePerson } from './invite-person.js';
import { OpenInvitations } from './open-invitations.js';

export const invitations = [InvitePerson, OpenInvitations, FinishInvitation];
