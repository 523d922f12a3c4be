import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { anas } from './answers.js';
import { Stage, type VisitOptions } from './stage.js';

/** A person on this device, with these hands and this language. */
export function finishesReview(journeys: readonly (readonly [how: string, VisitOptions])[]): void {
  let stage: Stage;
  beforeAll(async () => {
    stage = await Stage.start();
  });
  afterEach(() => stage.end());
  afterAll(() => stage.stop());

  test.each(journeys)(
    'a person finishes a STANDARD review %s',
    async (_, options) => {
      const { applicant, visitor } = await stage.visit(await stage.open(), options);
      await visitor.start();
      await visitor.stepAfter(1);
      expect(await visitor.answerAll((step) => anas[step] ?? [])).toBe('summary');
      await visitor.submit();
      await applicant.reaches('inReview');
      await visitor.title(visitor.words.statuses.inReview.title).waitFor();
    },
    60_000,
  );
}
