import { afterEach, beforeAll, expect, test } from '@jest/globals';
import { Applicant } from '../support/compliance/applicant.js';
import { TestBrowser } from '../support/browser/browser.js';
import { must } from '../support/service/api.js';
import { Gatehouse } from '../support/service/gatehouse.js';
import { Desk } from './desk.js';

const browser = new TestBrowser();
let gatehouse: Gatehouse;
beforeAll(async () => {
  gatehouse = await Gatehouse.shared();
});
afterEach(() => browser.closePages());

const hostile = '<img src=x onerror="document.title=`ran`"><script>document.title="ran"</script>';

test('a day of an officer: from the queue to an approval by two people, with a question to the customer', async () => {
  const organization = await gatehouse.organization({ name: hostile });
  const applicant = await Applicant.open(gatehouse, { type: 'business', tier: 'FULL', organization });
  await applicant.inReview();

  const olga = await Desk.of(browser, gatehouse.url, 'Olga Ortiz');
  const { page } = olga;
  await takenByKeyboard(olga, applicant.reviewId);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(hostile);
  await olga.press('Show answers and documents');
  await page.locator('console-document img').waitFor();
  await page.locator('console-answers dt').first().waitFor();

  await noteWhileTheSessionEnds(olga);

  await olga.choose('Ask for information');
  await page.locator('console-decision input[type=checkbox]').first().check();
  await page.locator('console-decision textarea').fill('Please send it again.');
  await olga.send();
  const asked = await applicant.reaches('additionalInformationRequested');
  for (const { attestationType } of asked.requiredAttestations) await applicant.upload(attestationType);
  await applicant.validated();
  must(await applicant.submit({ acknowledgeWarnings: true }), 200);
  await applicant.reaches('inReview');

  await olga.openReview(applicant.reviewId);
  await clearSerious(olga);
  await olga.choose('Approve');
  await page.locator('textarea[name=internal]').fill('All documents are in order.');
  await olga.send();
  const abel = await Desk.of(browser, gatehouse.url, 'Abel Acosta');
  await abel.agree(await olga.proposalId());
  expect((await applicant.reaches('approved')).status.type).toBe('approved');
  expect(await page.title()).not.toBe('ran');
}, 300_000);

test('who decides second is told what happened, and who signs in for somebody else sends nothing in their name', async () => {
  const applicant = await Applicant.open(gatehouse, { type: 'individual', tier: 'LIGHT' });
  await applicant.inReview();
  const olga = await Desk.of(browser, gatehouse.url, 'Olga Ortiz');
  const { page, watched } = olga;
  await olga.openReview(applicant.reviewId);
  await olga.choose('Approve');
  const approver = await gatehouse.signedIn('approver');
  const rejection = { type: 'reject', rejectionDescription: 'We could not confirm it' };
  must(await approver.post(`${applicant.path}/decisions`, rejection), 200);
  watched.allow(/^answer: 409 POST .*\/decisions$/);
  await page.locator('console-decision').getByRole('button', { name: 'Send' }).click();
  await page.locator('console-decision [role=alert]').waitFor();
  // The timeline may say it too.
  await page.getByText('We could not confirm it').first().waitFor();

  await page.getByLabel('Write a note').fill('Olga alone wrote this');
  await olga.loseSession();
  await olga.press('Save');
  await page.getByRole('heading', { name: 'Sign in again' }).waitFor();
  await page.getByRole('button', { name: 'Abel Acosta' }).click();
  await page.locator('header', { hasText: 'Abel Acosta' }).waitFor();
  const notes = must(await approver.get(`${applicant.path}/notes`), 200);
  expect(notes['results']).toEqual([]);
});

/** From the first page, by a link to the rows behind a figure; then without a mouse. */
async function takenByKeyboard({ page }: Desk, reviewId: string): Promise<void> {
  await page.getByRole('link', { name: /in review/ }).click();
  await page.getByLabel('Id or name').fill(reviewId);
  await page.getByRole('button', { name: 'Search' }).click();
  await page.waitForURL(/q=/);
  await page.locator('.rows .row').first().waitFor();
  expect(new URL(page.url()).searchParams.get('status')).toBe('inReview');
  await page.getByRole('heading', { level: 1 }).click();
  await page.locator(`a[href="/console/reviews/${reviewId}"]`).waitFor();
  await page.keyboard.press('j');
  await page.keyboard.press('a');
  await page.getByRole('button', { name: 'Give back' }).waitFor();
  await page.keyboard.press('k');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/console\/reviews\/[0-9a-f-]+$/);
  await page.getByRole('button', { name: 'Give back' }).waitFor();
}

async function noteWhileTheSessionEnds(desk: Desk): Promise<void> {
  const { page } = desk;
  await page.getByLabel('Write a note').fill(`Called the register. ${hostile}`);
  await desk.loseSession();
  await desk.press('Save');
  await page.getByRole('heading', { name: 'Sign in again' }).waitFor();
  await desk.signIn();
  await page.locator('.note').waitFor();
  expect(await page.locator('.note .said').first().textContent()).toBe(`Called the register. ${hostile}`);
  expect(await page.locator('.note img, .note script').count()).toBe(0);
}

/** What is serious has to be answered before an approval. */
async function clearSerious({ page }: Desk): Promise<void> {
  const serious = page.locator('article.finding', { has: page.locator('.tag.serious') }).locator('details');
  while ((await serious.count()) > 0) {
    const left = await serious.count();
    await serious.first().locator('summary').click();
    await serious.first().locator('textarea').fill('The license was shown.');
    await serious.first().getByRole('button', { name: 'Clear' }).click();
    await expect(serious.nth(left - 1).waitFor({ state: 'detached' })).resolves.toBeUndefined();
  }
}
