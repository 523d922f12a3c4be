import type { Tx } from '#database';
import { AssociatedPerson } from './associated-person.entity.js';

/** What was asked for is done, or not wanted any more. When it was asked for stays, since that is limited. */
export async function settleRequest(tx: Tx, person: AssociatedPerson): Promise<void> {
  const { organizationId, id, invitationRequest } = person;
  if (invitationRequest?.isOpen !== true) return;
  const changes = { invitationRequest: { ...invitationRequest, isOpen: false }, invitationEmail: null };
  await tx.update(AssociatedPerson, { organizationId, id }, changes);
}
