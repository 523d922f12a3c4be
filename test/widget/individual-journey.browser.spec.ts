import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { everythingUploaded } from '../support/compliance/applicant.js';
import { share } from '../support/run/sweep.js';
import { anas } from './answers.js';
import { Keyboard } from './hands.js';
import { Stage, type VisitOptions } from './stage.js';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.start({ DOCUMENT_READING: 'on' });
});
afterEach(() => stage.end());
afterAll(() => stage.stop());

const journeys: readonly (readonly [how: string, VisitOptions])[] = [
  ['on a small phone, in Portuguese and in the dark', { lang: 'pt-BR', device: { width: 320, colorScheme: 'dark' } }],
  ['with a mouse, in English', { device: { width: 1200 } }],
  ['with the keyboard alone, in Spanish', { lang: 'es', device: { width: 1200 }, hands: Keyboard }],
  ['in forced colours', { device: { width: 600, forcedColors: true } }],
];

test.each(share(journeys, 1))('a person finishes a STANDARD review %s', async (_, options) => {
  const { applicant, visitor } = await stage.visit(await stage.open(), options);
  await visitor.start();
  await visitor.stepAfter(1);
  expect(await visitor.answerAll((step) => anas[step] ?? [])).toBe('summary');
  // The passport was read, and says what was typed.
  const statuses = everythingUploaded(await applicant.validated()).map(({ validationStatus }) => validationStatus);
  expect(new Set(statuses.map(({ type }) => type))).toEqual(new Set(['approved']));
  await visitor.submit();
  await applicant.reaches('inReview');
  await visitor.comesBack();
  await visitor.title(visitor.words.statuses.inReview.title).waitFor();
});
