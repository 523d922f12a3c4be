import type { Gatehouse } from '../api/gatehouse.js';
import { newId } from '../api/new-id.js';
import { ServerRefusal } from '../api/trouble.js';
import type { PayloadOf } from '../api/contract.js';
import type { SendHooks } from '../flow/journey-listener.js';
import type { PeopleListDraft } from './people-list.js';
import { peopleListOf } from './people-list.js';
import { planListChanges } from './plan-list-changes.js';

export function peopleListPayload(ids: readonly string[]): PayloadOf<'businessAssociatedPersons'> {
  return { type: 'businessAssociatedPersons', associatedPersonIds: [...ids] };
}

/** The requests before and after sending a list. They start from the server's current state, so a retry is safe. */
export function applyListChanges(gatehouse: Gatehouse, wanted: PeopleListDraft): SendHooks {
  return {
    before: async () => {
      const [persons, review] = await Promise.all([gatehouse.persons(), gatehouse.review()]);
      const listed = review.associatedPersons ?? [];
      const ids = listed.map(({ associatedPersonId }) => associatedPersonId);
      const { relationships } = peopleListOf(persons, listed, undefined);
      for (const change of planListChanges({ ids, relationships }, wanted)) {
        if (change.does === 'relate')
          await gatehouse.changePerson(change.id, 'PATCH', { relationships: change.relationships });
        else await gatehouse.upload(peopleListPayload(change.ids), undefined, newId());
      }
    },
    after: async () => {
      for (const id of wanted.removed.filter((one) => !wanted.ids.includes(one))) await removed(gatehouse, id);
    },
  };
}

/** A refusal is fine: the person is gone already, or another review still lists them. */
async function removed(gatehouse: Gatehouse, id: string): Promise<void> {
  await gatehouse.changePerson(id, 'DELETE').catch((cause: unknown) => {
    if (!(cause instanceof ServerRefusal)) throw cause;
  });
}
