import { Forbidden } from '#errors';

/** The person was taken off the list of the review. */
export function invitationIsOver(): Forbidden {
  return new Forbidden('invitee', 'The business does not ask this person any more: the invitation is over');
}
