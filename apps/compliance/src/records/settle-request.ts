import type { Tx } from '#database';
import { AssociatedPerson } from './associated-person.entity.js';
import type { Review } from './review.entity.js';

/** What was asked for is done, or not wanted any more. When it was asked for stays, since that is limited. */
export async function settleRequest(tx: Tx, person: AssociatedPerson): Promise<void> {
  const { organizationId, id, invitationRequest } = person;
  if (invitationRequest?.isOpen !== true) return;
  const changes = { invitationRequest: { ...invitationRequest, isOpen: false }, invitationEmail: null };
  await tx.update(AssociatedPerson, { organizationId, id }, changes);
}

/** Of a review that is open no more: nobody can be invited for it, so no address is kept. */
export function settleRequestsOf(tx: Tx, { organizationId, id }: Review): void {
  tx.write(
    `UPDATE associated_person
     SET invitation_request = jsonb_set(invitation_request, '{isOpen}', 'false'), invitation_email = NULL
     WHERE organization_id = $1 AND invitation_request->>'complianceReviewId' = $2
       AND invitation_request->>'isOpen' = 'true'`,
    [organizationId, id],
  );
}
