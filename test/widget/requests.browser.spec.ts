import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import type { ComplianceReviewStatusType } from '#contracts';
import { daysAgo } from '../support/compliance/applicant.js';
import { accessibilityProblems } from '../support/browser/axe.js';
import { upload, uploadPicture } from '../support/documents/documents.js';
import { heardOn } from '../support/browser/partner-site.js';
import { pdfOf } from '../support/documents/pdfs.js';
import { type Answer, anas } from './answers.js';
import { Stage, type Visit } from './stage.js';
import type { Visitor } from './visitor.js';

let stage: Stage;

beforeAll(async () => {
  stage = await Stage.start();
});
afterEach(() => stage.end());
afterAll(() => stage.stop());

const request = {
  type: 'requestInformation',
  requests: [{ attestationType: 'individualContactInfo', message: 'Nobody answers at this number.' }],
};

describe('an officer who asks for more', () => {
  test('is read, answered, and has it back', async () => {
    const visit = await inReview();
    const { visitor, applicant } = visit;
    await applicant.decide(request);
    await hasStatus(visitor, 'additionalInformationRequested');
    await visitor.page.getByText('Nobody answers at this number.').waitFor();
    expect(await visitor.page.locator('gatehouse-status li.row').count()).toBe(1);
    expect(await accessibilityProblems(visitor.page)).toEqual([]);
    await visitor.page.getByRole('button', { name: visitor.words.status.correct }).click();
    await visitor.page.locator('gatehouse-step').getByText('Nobody answers at this number.').waitFor();
    for (const answer of anas.individualContactInfo ?? []) await visitor.give(answer);
    await visitor.goOn();
    await visitor.page.getByText(visitor.words.status.allAnswered).waitFor();
    await visitor.page.getByText('Nobody answers at this number.').waitFor();
    await visitor.hands.press(visitor.button(visitor.words.status.goToSummary));
    await visitor.hands.press(visitor.button(visitor.words.summary.submit));
    await applicant.reaches('inReview');
    await hasStatus(visitor, 'inReview');
    await applicant.decide({ type: 'approve' });
    await hasStatus(visitor, 'approved');
    expect(await statusesOn(visit)).toEqual([
      'inReview',
      'additionalInformationRequested',
      expect.stringMatching(/^(submitted|validatingSubmission)$/),
      'inReview',
      'approved',
    ]);
  });
});

describe('what an officer decides', () => {
  test('against somebody is told without reasons', async () => {
    const { visitor, applicant } = await inReview();
    await applicant.decide({ type: 'reject', rejectionDescription: 'Found in the register of debtors' });
    await hasStatus(visitor, 'rejected');
    expect(await visitor.page.locator('gatehouse-onboarding').innerText()).not.toContain('debtors');
    const finish = visitor.button(visitor.words.status.finish);
    await visitor.hands.press(finish);
    // The page stays as it is: what can be done now is said in place of the button.
    const told = visitor.page.getByText(visitor.words.status.closeNow);
    await told.waitFor();
    expect(await finish.count()).toBe(0);
    expect(await told.evaluate(hasFocus)).toBe(true);
    expect((await heardOn(visitor.page)).at(-1)).toEqual({ type: 'gatehouse-exit', detail: { reason: 'finished' } });
  });

  test('or cannot decide yet is told as a delay, and goes on by itself', async () => {
    const visit = await inReview();
    const { visitor, applicant } = visit;
    await applicant.decide({ type: 'error', errorDescription: 'The register is down' });
    await comesTo(visitor, 'error');
    expect(await visitor.page.locator('gatehouse-onboarding').innerText()).not.toContain('register');
    await applicant.decide({ type: 'retry' });
    await comesTo(visitor, 'inReview');
    await applicant.decide({ type: 'approve' });
    await comesTo(visitor, 'approved');
    expect(await statusesOn(visit)).toEqual(['inReview', 'error', 'inReview', 'approved']);
  });
});

describe('what the checks find', () => {
  test('and blocks is shown apart from a warning, and cannot be submitted', async () => {
    const { visitor, applicant, watched } = await reviewWithWarning();
    const { page, words } = visitor;
    await visitor.title(words.summary.title).waitFor();
    await warningShown(visitor);
    // The photo that the partner sent in this person's name is not this person's to see.
    watched.allow(/^answer: 404 GET .*\/documents\//);
    await openStep(visitor, 'individualSelfiePhoto');
    await addFlat(visitor);
    await visitor.goOn();
    const blocking = page.locator('#blocking');
    await blocking.getByText(words.steps.individualSelfiePhoto.title).waitFor();
    await warningShown(visitor);
    await page.locator('#acknowledge').check();
    const requests = stage.network.requests.length;
    await visitor.button(words.summary.submit).press('Enter');
    await page.getByText(words.summary.correctFirst).waitFor();
    expect(stage.network.requests.slice(requests).filter((sent) => sent.endsWith('/submit'))).toEqual([]);
    expect(await blocking.getByRole('button').evaluate(hasFocus)).toBe(true);
    expect(await accessibilityProblems(page)).toEqual([]);
    await blocking.getByRole('button').click();
    await page.getByRole('button', { name: words.documents.replace }).click();
    await visitor.add(page.locator('#field-selfie'));
    await visitor.goOn();
    await blocking.waitFor({ state: 'detached' });
    await page.locator('#acknowledge').check();
    await visitor.hands.press(visitor.button(words.summary.submit));
    await applicant.reaches('inReview');
    expect(await watched.problems()).toEqual([]);
  });

  test('and warns of is submitted once it was acknowledged', async () => {
    const { visitor, applicant } = await reviewWithWarning();
    const { page, words } = visitor;
    await warningShown(visitor);
    expect(await page.locator('#blocking').count()).toBe(0);
    await visitor.button(words.summary.submit).press('Enter');
    await page.getByText(words.summary.acknowledgeFirst).waitFor();
    expect(await page.locator('#acknowledge').evaluate(hasFocus)).toBe(true);
    await page.locator('#acknowledge').check();
    await visitor.hands.press(visitor.button(words.summary.submit));
    await applicant.reaches('inReview');
    await hasStatus(visitor, 'inReview');
  });

  test('after it was submitted is sent back, item by item, and mended', async () => {
    const applicant = await stage.open();
    await applicant.upload('individualPersonalInfo', { nationality: 'PT' });
    await applicant.complete();
    const proof = {
      documentType: 'utilityBill',
      issuedOn: daysAgo(80),
      documentId: await uploadPicture(applicant.api),
    };
    await applicant.upload('individualProofOfAddress', { proofOfAddressDocuments: [proof] });
    await applicant.validated();
    await stage.gatehouse.advance(20 * 24 * 60 * 60);
    const { visitor, watched } = await stage.visit(applicant);
    // What the partner's server uploaded is not for a session to read.
    watched.allow(/^answer: 404 GET .*\/compliance\/documents\//);
    const { page, words } = visitor;
    await visitor.hands.press(visitor.button(words.summary.submit));
    await hasStatus(visitor, 'submissionValidationsFailed');
    await page.getByText(words.findings.ageOfProof).waitFor();
    expect(await page.locator('gatehouse-status li.row').count()).toBe(1);
    await page.getByRole('button', { name: words.status.correct }).click();
    await page.locator('gatehouse-step').getByText(words.findings.ageOfProof).waitFor();
    const atField = page.locator('[id^="field-proofOfAddressDocuments"][id$="-finding"]');
    expect(await atField.textContent()).toBe(words.findings.ageOfProof);
  });
});

describe('a requirement that an answer brings', () => {
  test('is among the steps at once', async () => {
    const { visitor } = await stage.visit(await stage.open());
    const { words, page } = visitor;
    const steps = page.getByRole('navigation', { name: words.shell.steps });
    await visitor.start();
    await visitor.shown('individualPersonalInfo');
    const eea = steps.getByText(words.steps.individualEeaInfo.title);
    expect(await eea.count()).toBe(0);
    for (const answer of anas.individualPersonalInfo ?? []) await visitor.give(asPortuguese(answer));
    await visitor.goOn();
    await visitor.shown('individualContactInfo');
    await eea.waitFor();
    await steps.getByText(words.steps.individualProofOfAddress.title).waitFor();
  });
});

/** An applicant who has answered everything and waits. */
async function inReview(): Promise<Visit> {
  const applicant = await stage.open();
  await applicant.inReview();
  const visit = await stage.visit(applicant);
  await hasStatus(visit.visitor, 'inReview');
  return visit;
}

/** A bill that names somebody else is a warning. */
async function reviewWithWarning(): Promise<Visit> {
  const applicant = await stage.open();
  await applicant.upload('individualPersonalInfo', { nationality: 'PT' });
  await applicant.complete();
  const bill = pdfOf([['An invoice for somebody else, who lives somewhere else in another town']]);
  const { body } = await upload(applicant.api, bill);
  const proof = { documentId: body['id'], documentType: 'utilityBill', issuedOn: daysAgo(30) };
  await applicant.upload('individualProofOfAddress', { proofOfAddressDocuments: [proof] });
  await applicant.validated();
  const visit = await stage.visit(applicant);
  await visit.visitor.title(visit.visitor.words.summary.title).waitFor();
  return visit;
}

async function hasStatus(visitor: Visitor, status: ComplianceReviewStatusType): Promise<void> {
  await visitor.comesBack();
  await comesTo(visitor, status);
}

/** By itself. */
async function comesTo(visitor: Visitor, status: ComplianceReviewStatusType): Promise<void> {
  await visitor.title(visitor.words.statuses[status].title).waitFor();
}

/** The events that the page received, in order. */
async function statusesOn({ visitor }: Visit): Promise<readonly unknown[]> {
  const heard = await heardOn(visitor.page);
  return heard.flatMap(({ type, detail }) =>
    type === 'gatehouse-ready' || type === 'gatehouse-status' ? [detail['status']] : [],
  );
}

async function warningShown({ page, words }: Visitor): Promise<void> {
  await page.locator('#warnings').getByText(words.steps.individualProofOfAddress.title).waitFor();
  await page.locator('#warnings').getByText(words.findings.nameAndAddressNotShown).waitFor();
}

/** From the summary. */
async function openStep({ page, words }: Visitor, step: 'individualSelfiePhoto'): Promise<void> {
  const row = page.locator('gatehouse-summary li.row', { hasText: words.steps[step].title });
  await row.getByRole('button', { name: words.shell.change }).click();
}

/** A picture with nothing on it, which the person uses against advice. */
async function addFlat(visitor: Visitor): Promise<void> {
  const { page, words } = visitor;
  const shade = { r: 100 + Math.floor(Math.random() * 100), g: 120, b: 140 };
  const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background: shade } })
    .png()
    .toBuffer();
  await visitor.hands.attach(page.locator('#field-selfie'), { name: 'flat.png', mimeType: 'image/png', buffer });
  await visitor.hands.press(visitor.button(words.documents.quality.useAnyway));
  await page.getByText(words.documents.added, { exact: true }).last().waitFor();
}

function asPortuguese(answer: Answer): Answer {
  return answer.does === 'choose' && answer.path === 'nationality' ? { ...answer, value: 'PT' } : answer;
}

/** In the page. */
function hasFocus(element: Element): boolean {
  return (element.getRootNode() as ShadowRoot).activeElement === element;
}
