import { describe, expect, test } from '@jest/globals';
import type { AssociatedPersonRelationship } from '#contracts';
import { listingProblems } from './person-limits.js';

const owner: AssociatedPersonRelationship[] = ['BENEFICIAL_OWNER'];
const control: AssociatedPersonRelationship[] = ['CONTROL_PERSON'];
const both: AssociatedPersonRelationship[] = ['BENEFICIAL_OWNER', 'CONTROL_PERSON'];

describe('a business lists', () => {
  test.each<[string, AssociatedPersonRelationship[][], RegExp[]]>([
    ['who runs it', [control], []],
    ['one who owns and runs it', [both], []],
    ['four owners and who runs it', [owner, owner, owner, owner, control], []],
    ['four owners of whom one runs it', [owner, owner, owner, both], []],
    ['no five owners', [owner, owner, owner, owner, both], [/at most 4 beneficial owners, not 5/]],
    ['not two who run it', [control, both], [/one control person, not 2/]],
    ['not nobody who runs it', [owner], [/a control person/]],
    ['nor two mistakes at once', [owner, owner, owner, owner, owner], [/at most 4/, /a control person/]],
  ])('%s', (_, persons, problems) => {
    const found = listingProblems(persons);
    expect(found).toHaveLength(problems.length);
    problems.forEach((problem, index) => expect(found[index]).toMatch(problem));
  });
});
