import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type Listing, type Relationships, listingOf, listingProblem } from './people-list.js';
import { type ListingDeed, deedsBefore } from './plan-list-changes.js';

const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
const ways: readonly Relationships[] = [
  ['BENEFICIAL_OWNER'],
  ['CONTROL_PERSON'],
  ['BENEFICIAL_OWNER', 'CONTROL_PERSON'],
];

const listings: fc.Arbitrary<Listing> = fc.record({
  ids: fc.shuffledSubarray(ids, { minLength: 1 }),
  relationships: fc.record(Object.fromEntries(ids.map((id) => [id, fc.constantFrom(...ways)]))),
});
const allowed = listings.filter((listing) => listingProblem(listing) === undefined);
const nobody = listings.map((listing): Listing => ({ ...listing, ids: [] }));

/** Refuses what the server refuses. */
function done(state: Listing, deed: ListingDeed): Listing {
  const next: Listing =
    deed.does === 'list'
      ? { ...state, ids: deed.ids }
      : { ...state, relationships: { ...state.relationships, [deed.id]: deed.relationships } };
  if (deed.does === 'list' || state.ids.includes(deed.id)) expect(listingProblem(next)).toBeUndefined();
  expect(new Set(next.ids).size).toBe(next.ids.length);
  return next;
}

test('from any list to any other, the server takes each deed', () => {
  fc.assert(
    fc.property(fc.oneof(allowed, nobody), allowed, (now, wanted) => {
      const deeds = deedsBefore(now, wanted);
      const after = deeds.reduce(done, now);
      for (const id of wanted.ids)
        expect([...(after.relationships[id] ?? [])].sort()).toEqual([...(wanted.relationships[id] ?? [])].sort());
      expect(deeds.length).toBeLessThanOrEqual(wanted.ids.length + 2);
    }),
    { numRuns: 1000 },
  );
});

test('what is as it is wanted needs nothing', () => {
  fc.assert(fc.property(allowed, (listing) => expect(deedsBefore(listing, listing)).toEqual([])));
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
] as [Listing, string | undefined][])('%j: %s', (listing, problem) => {
  expect(listingProblem(listing)).toBe(problem);
});

test('nobody is lost who was added before the page was closed', () => {
  const person = (associatedPersonId: string): Parameters<typeof listingOf>[0][number] => ({
    associatedPersonId,
    relationships: ['BENEFICIAL_OWNER'],
    uploadedAttestations: [],
  });
  const [a, b] = [person('a'), person('b')];
  expect(listingOf([a, b], [], undefined).ids).toEqual(['a', 'b']);
  expect(listingOf([a, b], [b], undefined).ids).toEqual(['b']);
  const draft = { ids: ['gone', 'a'], relationships: { a: ['CONTROL_PERSON'] as const }, removed: [] };
  expect(listingOf([a, b], [b], draft)).toEqual({
    ids: ['a'],
    relationships: { a: ['CONTROL_PERSON'], b: ['BENEFICIAL_OWNER'] },
    removed: [],
  });
});
