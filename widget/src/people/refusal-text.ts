import type { ServerRefusal } from '../api/trouble.js';
import type { Words } from '../languages/en/words.js';
import { mostOwners } from './people-list.js';

/** Explains why the server refused a change of the people. */
export function refusalText({ invitations, people, problems, shell }: Words, refusal: ServerRefusal): string {
  if (refusal.name === 'LimitExceeded') {
    const { limit } = refusal.params;
    return (
      { [mostOwners]: people.tooManyOwners, 1: people.oneControl, 5: invitations.tooOften }[Number(limit)] ??
      shell.notSaved
    );
  }
  if (refusal.name === 'IllegalTransition' || refusal.name === 'Forbidden') return people.notNow;
  const [failure] = refusal.fieldFailures;
  if (failure === undefined) return refusal.name === 'ResourceNotFound' ? people.gone : shell.notSaved;
  if (failure.field === 'email') return problems.email;
  if (/^associatedPersonIds\.\d+$/.test(failure.field)) return people.gone;
  const text = failure.messages.join();
  if (text.includes('at most')) return people.tooManyOwners;
  return text.includes('one control person') ? people.oneControl : people.needsControl;
}
