import type { Gatehouse } from '../api/gatehouse.js';
import { newId } from '../api/new-id.js';
import { ServerRefusal } from '../api/trouble.js';
import type { PayloadOf } from '../api/contract.js';
import type { SendHooks } from '../flow/journey.js';
import type { PeopleListDraft } from './people-list.js';
import { peopleListOf } from './people-list.js';
import { planListChanges } from './plan-list-changes.js';

export function peopleListPayload(ids: readonly string[]): PayloadOf<'businessAssociatedPersons'> {
  return { type: 'businessAssociatedPersons', associatedPersonIds: [...ids] };
}

/** What is done around sending a list. It begins with what the server has by then, so that it can be done again. */
export function applyListChanges(gatehouse: Gatehouse, wanted: PeopleListDraft): SendHooks {
  return {
    before: async () => {
      const [persons, review] = await Promise.all([gatehouse.persons(), gatehouse.review()]);
      const listed = review.associatedPersons ?? [];
      const ids = listed.map(({ associatedPersonId }) => associatedPersonId);
      const { relationships } = peopleListOf(persons, listed, undefined);
      for (const change of planListChanges({ ids, relationships }, wanted)) {
        if (change.does === 'relate') await gatehouse.changePerson(change.id, change.relationships);
        else await gatehouse.upload(peopleListPayload(change.ids), undefined, newId());
      }
    },
    after: async () => {
      for (const id of wanted.removed.filter((one) => !wanted.ids.includes(one))) await removed(gatehouse, id);
    },
  };
}

/** Who is gone already, or serves another review too, may stay: the list is without them. */
async function removed(gatehouse: Gatehouse, id: string): Promise<void> {
  await gatehouse.removePerson(id).catch((cause: unknown) => {
    if (!(cause instanceof ServerRefusal)) throw cause;
  });
}
