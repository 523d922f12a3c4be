import type { PeopleList, Relationships } from './people-list.js';
import { peopleListProblem } from './people-list.js';

export type ListChange =
  | { readonly does: 'relate'; readonly id: string; readonly relationships: Relationships }
  | { readonly does: 'list'; readonly ids: readonly string[] };

/**
 * The changes to make before the server accepts the wanted list. A listed person can only be changed in ways that
 * keep the current list valid, so two people who swap roles have to leave the list in between.
 */
export function planListChanges(now: PeopleList, wanted: PeopleList): readonly ListChange[] {
  const changes: ListChange[] = [];
  let state = now;
  const relate = (id: string): void => {
    const relationships = wanted.relationships[id] ?? [];
    changes.push({ does: 'relate', id, relationships });
    state = related(state, id, relationships);
  };
  const list = (ids: readonly string[]): void => {
    changes.push({ does: 'list', ids });
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
  return changes;
}

function isPossible(state: PeopleList, id: string, relationships: Relationships): boolean {
  return !state.ids.includes(id) || peopleListProblem(related(state, id, relationships)) === undefined;
}

function related(state: PeopleList, id: string, relationships: Relationships): PeopleList {
  return { ...state, relationships: { ...state.relationships, [id]: relationships } };
}

function controlOf({ ids, relationships }: PeopleList): string | undefined {
  return ids.find((id) => relationships[id]?.includes('CONTROL_PERSON'));
}

function isSame(a: Relationships = [], b: Relationships = []): boolean {
  return a.length === b.length && a.every((one) => b.includes(one));
}
