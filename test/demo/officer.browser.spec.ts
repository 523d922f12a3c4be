import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { TestBrowser } from '../support/browser/browser.js';
import { Newcomer } from '../support/browser/newcomer.js';
import { faceBytes } from '../support/documents/documents.js';
import { Gatehouse, type OwnGatehouse } from '../support/service/gatehouse.js';

const browser = new TestBrowser();
let gatehouse: OwnGatehouse;
beforeAll(async () => {
  gatehouse = await Gatehouse.start({ environment: { DOCUMENT_READING: 'off' } });
});
afterEach(() => browser.closePages());
afterAll(() => gatehouse.stop());

/** Somebody who has just begun, beside the officer. */
async function started(): Promise<{ page: Page; officer: Locator; newcomer: Newcomer }> {
  const { page } = await browser.newPage();
  await page.goto(`${gatehouse.url}/demo`);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  const officer = page.locator('.desk');
  await officer.getByText('Personal info light').waitFor({ state: 'attached' });
  const { id } = JSON.parse(await page.evaluate(() => localStorage.getItem('gatehouse-demo') ?? '{}')) as {
    id: string;
  };
  const newcomer = await Newcomer.known(gatehouse, 'AR', id);
  return { page, officer, newcomer };
}

test('the officer of the demo sees beside what passed which checks were not run', async () => {
  const { page, officer, newcomer } = await started();
  await newcomer.file('individualSelfiePhoto', { selfie: await newcomer.document(await faceBytes(), 'face.png') });
  expect(await newcomer.found()).toEqual([]);
  await page.reload();
  const selfie = officer.locator('li', { hasText: 'Selfie photo' });
  await selfie.waitFor({ state: 'attached' });
  expect(await selfie.textContent()).toContain('passed');
  expect(await selfie.textContent()).toContain('Not checked (selfie): Documents are not read here.');
});

test('the officer sees how risky a review is, and clears a serious finding with a note', async () => {
  const { page, officer, newcomer } = await started();
  await newcomer.file('individualPersonalInfo', {
    name: { firstName: 'Ana', lastName: 'Quiroga' },
    ...{ birthDate: '1980-05-06', nationality: 'AR', isPoliticallyExposed: true },
  });
  await page.reload();
  const finding = officer.locator('.risk li', { hasText: 'This person is politically exposed' });
  await finding.getByRole('button', { name: 'Clear…' }).click();
  await finding.getByLabel('Why?').fill('A town councillor until 1999.');
  await finding.getByRole('button', { name: 'Clear', exact: true }).click();
  await officer.locator('.risk li.cleared', { hasText: 'A town councillor until 1999.' }).waitFor();
});
