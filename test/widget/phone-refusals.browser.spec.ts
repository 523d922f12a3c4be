import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { Words } from '../../widget/src/languages/en/words.js';
import type { Applicant } from '../support/compliance/applicant.js';
import type { StandIn } from '../support/network/network.js';
import { wordsOf } from './languages.js';
import { added, atPhoto, choose, pictureOf } from './photo-step.js';
import { Stage } from './stage.js';

let stage: Stage;
/** Of whom no test sends the answer, so that all can be theirs. */
let applicant: Applicant;
let words: Words;
let photo: Buffer;

beforeAll(async () => {
  words = await wordsOf('en');
  photo = await pictureOf(20_000);
  stage = await Stage.shared();
  applicant = await stage.missing('individualSelfiePhoto');
});
afterEach(() => stage.end());
afterAll(() => stage.stop());

describe('a phone is told why nothing can be sent', () => {
  test('where its link was used meanwhile', async () => {
    const page = await codeShown();
    const [one, other] = [await phoneFor(page), await phoneFor(page)];
    for (const phone of [one, other]) await saysMine(phone);
    await choose(one, photo);
    await one.getByText(words.documents.phone.done).waitFor();
    await added(page, 'me.jpg').waitFor();
    await choose(other, photo);
    await other.locator('.file.failed').getByText(words.rejectedFiles.received).waitFor();
    expect(await other.getByRole('button', { name: words.shell.retry }).count()).toBe(0);
  });

  test('where the page that showed its link was closed meanwhile', async () => {
    const page = await codeShown();
    const phone = await phoneFor(page);
    await saysMine(phone);
    const ended = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
    await page.getByRole('button', { name: words.shell.close }).click();
    await ended;
    await choose(phone, photo);
    await phone.getByText(words.rejectedFiles.ended).waitFor();
    expect(await phone.locator('input[type="file"]').count()).toBe(0);
  });

  test('where its link is for nothing any more', async () => {
    stage.network.answerInstead(refusal(404, 'ResourceNotFound', { resource: 'phoneUpload' }), current);
    const phone = await phoneFor(await codeShown());
    await phone.getByText(words.rejectedFiles.ended).waitFor();
  });

  test('where there are too many requests, and goes on by itself', async () => {
    stage.network.answerInstead({ status: 429, retryAfterSeconds: 1 }, current);
    const phone = await phoneFor(await codeShown());
    await phone.getByRole('heading', { name: words.troubles.rateLimited.title }).waitFor();
    stage.network.mend();
    await saysMine(phone);
  });

  test.each([
    ['the file is too large', 413, 'DocumentTooLarge', {}, 'tooLarge'],
    ['the file is of another type', 415, 'UnsupportedDocumentType', {}, 'type'],
    [
      'the review has ended',
      409,
      'IllegalTransition',
      { resource: 'complianceReview', from: 'submitted', trigger: 'uploadDocument' },
      'closed',
    ],
    ['there are too many files', 422, 'LimitExceeded', { limit: 200, actual: 201 }, 'tooMany'],
    ['it sends too often', 429, 'RateLimitExceeded', { retryAfterSeconds: 1 }, 'rateLimited'],
  ] as const)('where %s', async (_, status, name, params, reason) => {
    const phone = await phoneFor(await codeShown());
    await saysMine(phone);
    stage.network.answerInstead(refusal(status, name, params), /^POST .*\/documents$/);
    await choose(phone, photo);
    const told = words.rejectedFiles[reason].replace('{megabytes}', '10');
    await phone.locator('.file.failed').getByText(told).waitFor();
  });
});

const current = /^GET .*\/phone-uploads\/current$/;

function refusal(status: number, name: string, params: Readonly<Record<string, unknown>>): StandIn {
  const errorInstanceId = '0197c3f0-0000-7000-8000-000000000000';
  return { status, body: { errorInstanceId, name, message: 'In its place.', params } };
}

/** The page of the partner, with a code for a phone. */
async function codeShown(): Promise<Page> {
  const { watched } = await atPhoto(stage, { applicant, offersPhone: true });
  await watched.page.getByRole('button', { name: words.documents.usePhone }).click();
  return watched.page;
}

/** Opens what the code says. */
async function phoneFor(page: Page): Promise<Page> {
  const address = await page.getByRole('link', { name: words.documents.phone.link }).getAttribute('href');
  const phone = await stage.browser.newPage({ width: 390, height: 800, touch: true });
  phone.allow(/^answer: 4\d\d /);
  await phone.page.goto(address ?? '');
  return phone.page;
}

async function saysMine(phone: Page): Promise<void> {
  await phone.getByRole('button', { name: words.documents.phone.mine }).click();
}
