import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { AttestationType } from '#contracts';
import type { Locator } from 'playwright-core';
import { accessibilityProblems } from '../support/browser/axe.js';
import { heardOn } from '../support/browser/partner-site.js';
import { type Answer, anas } from './answers.js';
import { documentNames } from './photo-step.js';
import { Stage, type Visit } from './stage.js';
import { typedIn, untilTyped } from './typed.js';
import type { Visitor } from './visitor.js';

let stage: Stage;

beforeAll(async () => {
  stage = await Stage.start();
});
afterEach(() => stage.end());
afterAll(() => stage.stop());

const refused = /^answer: 400 POST .*\/attestations$/;
const type = (path: string, value: string): Answer => ({ does: 'type', path, value });

describe('what only the server can tell is told at its field, in Spanish', () => {
  test('numbers and addresses that are nobody’s', async () => {
    const visit = await at('individualContactInfo');
    const { visitor } = visit;
    // The small tables of the browser take such a number, and people write underscores into hosts.
    const wrong = [type('email', 'ana@mi_casa.com'), type('phoneNumber', '0653-425-0043')];
    await refusedWith(visit, wrong, [
      ['email', visitor.words.problems.email],
      ['phoneNumber', visitor.words.problems.phoneNumber],
    ]);
    await mendedWith(visit, [type('email', 'ana@example.com'), type('phoneNumber', '91123456789')]);
  });

  test('a tax number that does not have the form of its kind', async () => {
    const visit = await at('individualTaxInfo');
    const { taxNumber } = visit.visitor.words.problems;
    const says = taxNumber.replace('{type}', 'CUIT').replace('{example}', '');
    await refusedWith(
      visit,
      [type('taxIdentificationNumber', '20-1234567-6')],
      [['taxIdentificationNumber', says.slice(0, says.indexOf('CUIT') + 4)]],
    );
    await mendedWith(visit, [type('taxIdentificationNumber', '20-12345678-6')]);
  });

  test('a part of an address', async () => {
    const visit = await at('individualResidentialAddress');
    const { visitor, applicant } = visit;
    // The server's table of postal codes may be newer than the page's.
    stage.network.answerInstead({ status: 400, body: validationFailed('address.postalCode') }, /POST .*attestations/);
    await refusedWith(
      visit,
      [],
      [['address.postalCode', visitor.words.problems.postalCode.replace('{example}', 'C1043AAZ')]],
    );
    stage.network.mend();
    await mendedWith(visit, [type('address.postalCode', 'C1043AAB')]);
    expect((await applicant.requirements()).every(({ met }) => met)).toBe(true);
  });

  test('a file that was added so long ago that it is not kept any more', async () => {
    const visit = await at('individualSelfiePhoto', ({ page }) => page.clock.install());
    const { visitor, watched } = visit;
    watched.allow(refused, /^answer: 404 GET .*\/documents\//);
    for (const answer of anas.individualSelfiePhoto ?? []) await visitor.give(answer);
    const later = await stage.gatehouse.advance(26 * 3600);
    // What nobody used for a day is taken away within the hour.
    await stage.gatehouse.work('forgetUnusedDocuments');
    expect(await documentNames(visit.applicant)).not.toContainEqual(expect.stringMatching(/^page\./));
    // The session has expired in the meantime, and the page notices.
    await visitor.page.clock.setSystemTime(later);
    await visitor.goOn();
    await problemAt(visitor, 'selfie').getByText(visitor.words.problems.documentGone).waitFor();
    await visitor.page.locator('#problem-summary').getByText(visitor.words.problems.documentGone).waitFor();
  });
});

test('what the checks find in an answer that was sent before is told at the step where the person is', async () => {
  const applicant = await stage.missing('individualContactInfo');
  await applicant.upload('individualTaxInfo', { taxIdentificationNumber: '20-12345678-5' });
  await applicant.validated();
  const { visitor } = await stage.visit(applicant);
  const { page, words } = visitor;
  await visitor.shown('individualContactInfo');
  const told = page.locator('#found-earlier');
  await told.getByText(words.findings.wrongCheckDigit).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await told.getByRole('button', { name: words.steps.individualTaxInfo.title }).click();
  await visitor.shown('individualTaxInfo');
  await page.locator('#field-taxIdentificationNumber-finding').getByText(words.findings.wrongCheckDigit).waitFor();
});

/** In Spanish, at the only step that is missing, with good answers filled in but for what the test types. */
async function at(missing: AttestationType, before?: (watched: Visit['watched']) => unknown): Promise<Visit> {
  const applicant = await stage.missing(missing);
  const visit = await stage.visit(applicant, { lang: 'es', ...(before === undefined ? {} : { before }) });
  await visit.visitor.shown(missing);
  if (missing !== 'individualSelfiePhoto') for (const answer of anas[missing] ?? []) await visit.visitor.give(answer);
  return visit;
}

/** Each problem is at its field and in the summary, which links to the field; other answers are kept. */
async function refusedWith(
  { visitor, watched }: Visit,
  wrong: readonly Answer[],
  problems: readonly (readonly [path: string, says: string])[],
): Promise<void> {
  const { page } = visitor;
  watched.allow(refused);
  for (const answer of wrong) await visitor.give(answer);
  const before = await typedIn(page);
  await visitor.goOn();
  const summary = page.locator('#problem-summary');
  await summary.waitFor();
  expect(await isFocused(summary)).toBe(true);
  expect(await summary.getByRole('link').count()).toBe(problems.length);
  for (const [index, [path, says]] of problems.entries()) {
    await problemAt(visitor, path).getByText(says).waitFor();
    await summary.getByText(says).waitFor();
    await summary.getByRole('link').nth(index).click();
    expect(await isFocused(boxOf(visitor, path))).toBe(true);
    expect(await boxOf(visitor, path).getAttribute('aria-invalid')).toBe('true');
  }
  await untilTyped(page, before);
  expect(await accessibilityProblems(page)).toEqual([]);
  // What somebody typed wrong is no error of the page.
  expect((await heardOn(page)).filter((heard) => heard.type === 'gatehouse-error')).toEqual([]);
}

async function mendedWith({ visitor }: Visit, right: readonly Answer[]): Promise<void> {
  for (const answer of right) await visitor.give(answer);
  await visitor.goOn();
  await visitor.title(visitor.words.summary.title).waitFor();
}

function boxOf({ page }: Visitor, path: string): Locator {
  return page.locator(`#field-${path.replaceAll('.', '-')}`);
}

function problemAt({ page }: Visitor, path: string): Locator {
  return page.locator(`#field-${path.replaceAll('.', '-')}-problem`);
}

function isFocused(element: Locator): Promise<boolean> {
  return element.evaluate((one) => (one.getRootNode() as ShadowRoot).activeElement === one);
}

function validationFailed(field: string): Readonly<Record<string, unknown>> {
  return {
    errorInstanceId: '0197c3f0-0000-7000-8000-000000000000',
    name: 'ValidationFailed',
    message: 'The request is not valid.',
    params: { failures: [{ field, messages: ['must be a postal code of AR, such as C1043AAZ'] }] },
  };
}
