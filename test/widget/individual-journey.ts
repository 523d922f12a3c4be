import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { everythingUploaded } from '../support/applicant.js';
import { anas } from './answers.js';
import { Stage, type VisitOptions } from './stage.js';

/** A person on this device, with these hands and this language. */
export function finishesReview(journeys: readonly (readonly [how: string, VisitOptions])[]): void {
  let stage: Stage;
  beforeAll(async () => {
    stage = await Stage.start({ DOCUMENT_READING: 'on' });
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
      // The passport was read, and says what was typed.
      const statuses = everythingUploaded(await applicant.validated()).map(({ validationStatus }) => validationStatus);
      expect(new Set(statuses.map(({ type }) => type))).toEqual(new Set(['approved']));
      await visitor.submit();
      await applicant.reaches('inReview');
      await visitor.title(visitor.words.statuses.inReview.title).waitFor();
    },
    60_000,
  );
}
