import type { Person } from '../api/wire.js';
import type { AssociatedPersonRelationship } from '../api/contract.js';
import { type Step, isToDo } from '../flow/steps.js';

export const mostOwners = 4;

export type Relationships = readonly AssociatedPersonRelationship[];

/** The people on the list and their relationships to the company. */
export interface PeopleList {
  readonly ids: readonly string[];
  readonly relationships: Readonly<Record<string, Relationships>>;
}

/** The list as edited, not sent yet. */
export interface PeopleListDraft extends PeopleList {
  /** Removed from the list: deleted once the new list is on the server. */
  readonly removed: readonly string[];
}

export type PeopleListProblem = 'empty' | 'needsControl' | 'oneControl' | 'tooManyOwners';

/** Why the server would refuse the list. */
export function peopleListProblem({ ids, relationships }: PeopleList): PeopleListProblem | undefined {
  const count = (wanted: AssociatedPersonRelationship): number =>
    ids.filter((id) => relationships[id]?.includes(wanted)).length;
  if (ids.length === 0) return 'empty';
  if (count('BENEFICIAL_OWNER') > mostOwners) return 'tooManyOwners';
  if (count('CONTROL_PERSON') > 1) return 'oneControl';
  return count('CONTROL_PERSON') === 0 ? 'needsControl' : undefined;
}

/**
 * The list to show: the draft, else the list of the review, else everyone, so that nobody is lost who was added but
 * not listed before the page was closed.
 */
export function peopleListOf(
  persons: readonly Person[],
  listed: readonly Person[],
  draft: PeopleListDraft | undefined,
): PeopleListDraft {
  const known = new Map([...persons, ...listed].map((person) => [person.associatedPersonId, person]));
  const first = listed.length > 0 ? listed : persons;
  const ids = (draft?.ids ?? first.map(({ associatedPersonId }) => associatedPersonId)).filter((id) => known.has(id));
  const relationships = Object.fromEntries(
    [...known].map(([id, person]) => [id, draft?.relationships[id] ?? person.relationships]),
  );
  return { ids, relationships, removed: draft?.removed ?? [] };
}

/** Until the server lists the steps about a person, all of them are to come. */
export function isMoreAsked(
  { ids }: Pick<PeopleList, 'ids'>,
  steps: readonly Pick<Step, 'personId' | 'state'>[],
): boolean {
  const stepsAbout = ids.map((id) => steps.filter(({ personId }) => personId === id));
  return stepsAbout.length === 0 || stepsAbout.some((about) => about.length === 0 || about.some(isToDo));
}
