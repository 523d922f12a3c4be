import { FinishInvitation } from './finish-invitation.js';
import { InvitationController } from './invitation.controller.js';
import { InvitePerson } from './invite-person.js';
import { OpenInvitations } from './open-invitations.js';
import { OwnInvitationController } from './own-invitation.controller.js';

export const invitations = [InvitePerson, OpenInvitations, FinishInvitation];
export const invitationControllers = [InvitationController, OwnInvitationController];
