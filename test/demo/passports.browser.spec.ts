import { readFile } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { TestBrowser } from '../support/browser/browser.js';
import { Gatehouse, type OwnGatehouse } from '../support/service/gatehouse.js';
import { Newcomer, samplePeople } from '../support/browser/newcomer.js';
import { share } from '../support/run/sweep.js';

const browser = new TestBrowser();
let gatehouse: OwnGatehouse;
beforeAll(async () => {
  gatehouse = await Gatehouse.start({ environment: { DOCUMENT_READING: 'on' } });
});
afterEach(() => browser.closePages());
afterAll(async () => {
  await gatehouse.stop();
});

/** Somebody of that country who comes to the page of the demo, and begins there. */
async function begun(country: string): Promise<{ page: Page; newcomer: Newcomer }> {
  const { page } = await browser.newPage();
  await page.goto(`${gatehouse.url}/demo`);
  await page.locator('[name="tier"][value="STANDARD"]').check();
  await page.locator('[name="country"]').selectOption(country);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByRole('button', { name: 'Passport' }).waitFor();
  const { id } = JSON.parse(await page.evaluate(() => localStorage.getItem('gatehouse-demo') ?? '{}')) as {
    id: string;
  };
  return { page, newcomer: await Newcomer.known(gatehouse, country, id) };
}

async function downloaded(page: Page, name: string): Promise<Buffer> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]);
  return readFile(await download.path());
}

/** As the page tells it beside the other answers. */
async function answer(page: Page, term: string): Promise<string> {
  const fact = page.locator('.answers div', { has: page.locator('dt', { hasText: term }) });
  return (await fact.locator('dd').textContent()) ?? '';
}

test.each(share(Object.entries(samplePeople), 1))(
  'the pictures of the sample person of %s say what the page says to type',
  async (country, { firstName, lastName, birthDate, passport: number }) => {
    const { page, newcomer } = await begun(country);
    const [, expiresOn = ''] = (await answer(page, 'Issued, expires')).split(', ');
    const front = await newcomer.document(await downloaded(page, 'Passport'), 'passport.png');
    const selfie = await newcomer.document(await downloaded(page, 'Photo of a face'), 'portrait.png');
    const name = { firstName, lastName };
    const about = { name, birthDate, occupation: 'Potter', nationality: country, isPoliticallyExposed: false };
    await newcomer.file('individualPersonalInfo', about);
    const governmentId = { type: 'passport', country, number, expiresOn, front };
    await newcomer.file('individualIdentityDocument', { governmentId });
    await newcomer.file('individualSelfiePhoto', { selfie });
    expect(await newcomer.found()).toEqual([]);

    // It was read: another birth date would have been noticed.
    await newcomer.file('individualPersonalInfo', { ...about, birthDate: '1979-01-01' });
    expect(await newcomer.found()).toMatchObject([
      {
        attestationType: 'individualIdentityDocument',
        validationStatus: { failures: [{ failureCode: 'INCONSISTENT_DATA', severity: 'BLOCKING', check: 'zone' }] },
      },
    ]);
  },
);
