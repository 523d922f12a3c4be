import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { director, owners } from '../compliance/acme.js';
import { isWhole } from '../support/run/sweep.js';
import { answersOfCompany } from './answers.js';
import { Keyboard } from './hands.js';
import { Stage, type VisitOptions } from './stage.js';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.shared();
});
afterEach(() => stage.end());
afterAll(() => stage.stop());

const journeys: readonly (readonly [how: string, VisitOptions])[] = [
  [
    'with the keyboard alone, on a narrow page, in Spanish, in the dark',
    { lang: 'es', device: { width: 320, colorScheme: 'dark' }, hands: Keyboard },
  ],
  ['with a mouse', { device: { width: 1200 } }],
  ['on a tablet, in Portuguese', { lang: 'pt-BR', device: { width: 768 } }],
];

/**
 * Four owners and a director, from five countries, in the long form; in Portuguese one owner and the director, as
 * test/payins/whole-life.browser.long.spec.ts brings all of them through another review with a mouse. All that a FULL
 * review asks of a company and of them.
 */
test.each(isWhole ? journeys : journeys.slice(0, 1))(
  'a company and its people finish a FULL review %s',
  async (_, options) => {
    const people = [...(isWhole && options.lang !== 'pt-BR' ? owners : owners.slice(0, 1)), director];
    const { applicant, visitor } = await stage.visit(await stage.open('FULL', 'business'), options);
    await visitor.start();
    await visitor.stepAfter(1);
    expect(await visitor.answerAll(answersOfCompany(people), { owners: people.length - 1 })).toBe('summary');
    await visitor.submit();
    const { associatedPersons } = await applicant.reaches('inReview');
    expect(associatedPersons).toHaveLength(people.length);
    await visitor.comesBack();
    await visitor.title(visitor.words.statuses.inReview.title).waitFor();
  },
  240_000,
);
