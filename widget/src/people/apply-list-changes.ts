import type { Gatehouse } from '../api/gatehouse.js';
import { newId } from '../api/new-id.js';
import { Refusal } from '../api/trouble.js';
import type { PayloadOf } from '../api/contract.js';
import type { Around } from '../flow/journey.js';
import type { ListingDraft } from './people-list.js';
import { listingOf } from './people-list.js';
import { deedsBefore } from './plan-list-changes.js';

export function listingPayload(ids: readonly string[]): PayloadOf<'businessAssociatedPersons'> {
  return { type: 'businessAssociatedPersons', associatedPersonIds: [...ids] };
}

/** What is done around sending a list. It begins with what the server has by then, so that it can be done again. */
export function relistBefore(gatehouse: Gatehouse, wanted: ListingDraft): Around {
  return {
    before: async () => {
      const [persons, review] = await Promise.all([gatehouse.persons(), gatehouse.review()]);
      const listed = review.associatedPersons ?? [];
      const ids = listed.map(({ associatedPersonId }) => associatedPersonId);
      const { relationships } = listingOf(persons, listed, undefined);
      for (const deed of deedsBefore({ ids, relationships }, wanted)) {
        if (deed.does === 'relate') await gatehouse.changePerson(deed.id, deed.relationships);
        else await gatehouse.upload(listingPayload(deed.ids), undefined, newId());
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
    if (!(cause instanceof Refusal)) throw cause;
  });
}
