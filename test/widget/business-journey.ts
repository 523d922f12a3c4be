import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { everyAnswer } from './answers.js';
import { Stage, type VisitOptions } from './stage.js';

/** Four owners and a director, from five countries; all that a FULL review asks of a company and of them. */
export function fivePersonsFinish(how: string, options: VisitOptions): void {
  let stage: Stage;
  beforeAll(async () => {
    stage = await Stage.start();
  });
  afterEach(() => stage.end());
  afterAll(() => stage.stop());

  test(`a company with five persons finishes a FULL review ${how}`, async () => {
    const { applicant, visitor } = await stage.visit(await stage.open('FULL', 'business'), options);
    await visitor.start();
    await visitor.stepAfter(1);
    expect(await visitor.answerAll(everyAnswer)).toBe('summary');
    await visitor.submit();
    const { associatedPersons } = await applicant.reaches('inReview');
    expect(associatedPersons).toHaveLength(5);
    await visitor.title(visitor.words.statuses.inReview.title).waitFor();
  }, 240_000);
}
