import type { Listing, Relationships } from './people-list.js';
import { listingProblem } from './people-list.js';

export type ListingDeed =
  | { readonly does: 'relate'; readonly id: string; readonly relationships: Relationships }
  | { readonly does: 'list'; readonly ids: readonly string[] };

/**
 * What has to be done before the server takes the list that is wanted. Whom a review lists can only be related in ways
 * in which that list remains allowed: where two change places, they have to leave it for a moment.
 */
export function deedsBefore(now: Listing, wanted: Listing): readonly ListingDeed[] {
  const deeds: ListingDeed[] = [];
  let state = now;
  const relate = (id: string): void => {
    const relationships = wanted.relationships[id] ?? [];
    deeds.push({ does: 'relate', id, relationships });
    state = related(state, id, relationships);
  };
  const list = (ids: readonly string[]): void => {
    deeds.push({ does: 'list', ids });
    state = { ...state, ids };
  };
  const waiting = (): string[] => wanted.ids.filter((id) => !isSame(state.relationships[id], wanted.relationships[id]));
  const relateAllPossible = (): void => {
    for (;;) {
      const next = waiting().find((id) => isPossible(state, id, wanted.relationships[id] ?? []));
      if (next === undefined) return;
      relate(next);
    }
  };

  relateAllPossible();
  if (waiting().length > 0) {
    const control = controlOf(state);
    const staying = state.ids.filter((id) => id === control || (wanted.ids.includes(id) && !waiting().includes(id)));
    if (staying.length < state.ids.length) list(staying);
    relateAllPossible();
  }
  const successor = controlOf(wanted);
  if (waiting().length > 0 && successor !== undefined) {
    list([...wanted.ids.filter((id) => state.ids.includes(id) && id !== controlOf(state)), successor]);
    relateAllPossible();
  }
  return deeds;
}

function isPossible(state: Listing, id: string, relationships: Relationships): boolean {
  return !state.ids.includes(id) || listingProblem(related(state, id, relationships)) === undefined;
}

function related(state: Listing, id: string, relationships: Relationships): Listing {
  return { ...state, relationships: { ...state.relationships, [id]: relationships } };
}

function controlOf({ ids, relationships }: Listing): string | undefined {
  return ids.find((id) => relationships[id]?.includes('CONTROL_PERSON'));
}

function isSame(a: Relationships = [], b: Relationships = []): boolean {
  return a.length === b.length && a.every((one) => b.includes(one));
}
