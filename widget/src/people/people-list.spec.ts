import { expect, test } from '@jest/globals';
import { type Relationships, isMoreAsked, peopleListProblem } from './people-list.js';

const owner: Relationships = ['BENEFICIAL_OWNER'];
const control: Relationships = ['CONTROL_PERSON'];
const both: Relationships = ['BENEFICIAL_OWNER', 'CONTROL_PERSON'];

test.each<[string, Relationships[], ReturnType<typeof peopleListProblem>]>([
  ['nobody', [], 'empty'],
  ['who runs it', [control], undefined],
  ['who owns it alone', [owner], 'needsControl'],
  ['four owners and who runs it', [owner, owner, owner, owner, control], undefined],
  ['four owners of whom one runs it', [owner, owner, owner, both], undefined],
  ['five owners', [owner, owner, owner, owner, both], 'tooManyOwners'],
  ['two who run it', [control, both], 'oneControl'],
])('a company that lists %s', (_, listed, problem) => {
  const people = listed.map((relationships, index) => [String(index), relationships] as const);
  const relationships = Object.fromEntries(people);
  expect(peopleListProblem({ ids: people.map(([id]) => id), relationships })).toBe(problem);
});

test('more is asked about people who are not asked about yet, or not about everything', () => {
  const ana = [
    { personId: 'ana', state: 'done' },
    { personId: 'ana', state: 'checking' },
  ] as const;
  const bruno = { personId: 'bruno', state: 'open' } as const;
  expect(isMoreAsked({ ids: [] }, ana)).toBe(true);
  expect(isMoreAsked({ ids: ['ana', 'bruno'] }, ana)).toBe(true);
  expect(isMoreAsked({ ids: ['ana', 'bruno'] }, [...ana, bruno])).toBe(true);
  expect(isMoreAsked({ ids: ['ana'] }, [...ana, bruno])).toBe(false);
});
