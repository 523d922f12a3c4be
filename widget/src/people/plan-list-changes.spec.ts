import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type PeopleList, type Relationships, peopleListOf, peopleListProblem } from './people-list.js';
import { type ListChange, planListChanges } from './plan-list-changes.js';

const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
const ways: readonly Relationships[] = [
  ['BENEFICIAL_OWNER'],
  ['CONTROL_PERSON'],
  ['BENEFICIAL_OWNER', 'CONTROL_PERSON'],
];

const listings: fc.Arbitrary<PeopleList> = fc.record({
  ids: fc.shuffledSubarray(ids, { minLength: 1 }),
  relationships: fc.record(Object.fromEntries(ids.map((id) => [id, fc.constantFrom(...ways)]))),
});
const allowed = listings.filter((listing) => peopleListProblem(listing) === undefined);
const nobody = listings.map((listing): PeopleList => ({ ...listing, ids: [] }));

/** Applies a change, and checks that the server would accept it. */
function done(state: PeopleList, change: ListChange): PeopleList {
  const next: PeopleList =
    change.does === 'list'
      ? { ...state, ids: change.ids }
      : { ...state, relationships: { ...state.relationships, [change.id]: change.relationships } };
  if (change.does === 'list' || state.ids.includes(change.id)) expect(peopleListProblem(next)).toBeUndefined();
  expect(new Set(next.ids).size).toBe(next.ids.length);
  return next;
}

test('from any list to any other, the server takes each change', () => {
  fc.assert(
    fc.property(fc.oneof(allowed, nobody), allowed, (now, wanted) => {
      const changes = planListChanges(now, wanted);
      const after = changes.reduce(done, now);
      for (const id of wanted.ids)
        expect([...(after.relationships[id] ?? [])].sort()).toEqual([...(wanted.relationships[id] ?? [])].sort());
      expect(changes.length).toBeLessThanOrEqual(wanted.ids.length + 2);
    }),
    { numRuns: 1000 },
  );
});

test('what is as it is wanted needs nothing', () => {
  fc.assert(fc.property(allowed, (listing) => expect(planListChanges(listing, listing)).toEqual([])));
});

test.each([
  [{ ids: [], relationships: {} }, 'empty'],
  [{ ids: ['a'], relationships: { a: ['BENEFICIAL_OWNER'] } }, 'needsControl'],
  [{ ids: ['a', 'b'], relationships: { a: ['CONTROL_PERSON'], b: ['CONTROL_PERSON'] } }, 'oneControl'],
  [
    {
      ids: ids.slice(0, 5),
      relationships: Object.fromEntries(ids.map((id) => [id, ['BENEFICIAL_OWNER', 'CONTROL_PERSON']])),
    },
    'tooManyOwners',
  ],
  [{ ids: ['a'], relationships: { a: ['BENEFICIAL_OWNER', 'CONTROL_PERSON'] } }, undefined],
] as [PeopleList, string | undefined][])('%j: %s', (listing, problem) => {
  expect(peopleListProblem(listing)).toBe(problem);
});

test('nobody is lost who was added before the page was closed', () => {
  const person = (associatedPersonId: string): Parameters<typeof peopleListOf>[0][number] => ({
    associatedPersonId,
    relationships: ['BENEFICIAL_OWNER'],
    uploadedAttestations: [],
  });
  const [a, b] = [person('a'), person('b')];
  expect(peopleListOf([a, b], [], undefined).ids).toEqual(['a', 'b']);
  expect(peopleListOf([a, b], [b], undefined).ids).toEqual(['b']);
  const draft = { ids: ['gone', 'a'], relationships: { a: ['CONTROL_PERSON'] as const }, removed: [] };
  expect(peopleListOf([a, b], [b], draft)).toEqual({
    ids: ['a'],
    relationships: { a: ['CONTROL_PERSON'], b: ['BENEFICIAL_OWNER'] },
    removed: [],
  });
});
