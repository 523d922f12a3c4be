import { Instant, Uuid } from '#contracts';
import type { InvitationRequest } from './invitation-request.js';

export class InvitationRequestView {
  @Uuid()
  complianceReviewId: string;

  @Instant()
  requestedAt: string;
}

export function invitationRequestView({ complianceReviewId, requestedAt }: InvitationRequest): InvitationRequestView {
  return { complianceReviewId, requestedAt: requestedAt.at(-1) ?? '' };
}
