import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { Applicant } from '../support/applicant.js';
import { TestBrowser } from '../support/browser.js';
import { Gatehouse, type OwnGatehouse } from '../support/gatehouse.js';
import { type PartnerCustomer, PartnerSite } from '../support/partner-site.js';
import { pseudo } from '../support/pseudo-language.js';
import { faultsOn, speakPseudo } from './made-up-language.js';

const browser = new TestBrowser();
let gatehouse: OwnGatehouse;
let site: PartnerSite;
let customer: PartnerCustomer;

beforeAll(async () => {
  gatehouse = await Gatehouse.start();
  site = await PartnerSite.start(gatehouse.url);
  customer = site.customer(await Applicant.open(gatehouse, { type: 'individual', tier: 'LIGHT' }));
});
afterEach(() => browser.closePages());
afterAll(async () => {
  await browser.close();
  await site.stop();
  await gatehouse.stop();
});

describe.each([
  ['en', 'ltr'],
  ['ar', 'rtl'],
])('in a made-up language (%s)', (lang, direction) => {
  test('every screen says nothing that is not in its words, and none is wider than a phone', async () => {
    const { page } = await browser.newPage({ width: 320, height: 700 });
    await page.goto(customer.url());
    await speakPseudo(page, lang);
    await page.getByRole('button', { name: pseudo('Start') }).waitFor();
    expect(await page.locator('gatehouse-onboarding [part=frame]').getAttribute('dir')).toBe(direction);
    expect(await faultsOn(page)).toEqual([]);

    await page.getByRole('button', { name: pseudo('Start') }).click();
    await page.getByRole('heading', { name: pseudo('About you') }).waitFor();
    expect(await faultsOn(page)).toEqual([]);

    await page.getByRole('button', { name: pseudo('Continue') }).click();
    await page.getByText(pseudo('Please fill this in.')).first().waitFor();
    expect(await faultsOn(page)).toEqual([]);
  });
});
