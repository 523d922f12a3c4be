import { readFile } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { Route } from 'playwright-core';
import { TestBrowser } from '../support/browser/browser.js';
import { accountOf } from '../support/chains/accounts.js';
import { type Payer, payer } from '../support/payments/payouts.js';
import { must } from '../support/service/api.js';
import { Gatehouse, type OwnGatehouse } from '../support/service/gatehouse.js';
import { newPerson } from '../support/staff/people.js';
import { act } from '../support/staff/proposal-scene.js';
import { Desk } from './desk.js';

const browser = new TestBrowser();
let gatehouse: OwnGatehouse;
let shop: Payer;
beforeAll(async () => {
  gatehouse = await Gatehouse.start();
  shop = await payer(gatehouse, '1234500000');
});
afterEach(() => browser.closePages());
afterAll(() => gatehouse.stop());

async function frozenOf(): Promise<unknown> {
  return must(await gatehouse.operator.get(`/accounts/${shop.accountId}`), 200)['frozen'] ?? {};
}

test('an approver freezes an organization, who may read the trail sees who and why, and two people end it', async () => {
  const path = `/console/organizations/${shop.organization.id}`;
  const abel = await Desk.of(browser, gatehouse.url, 'Abel Acosta');
  await abel.open(path);
  const freeze = abel.page.locator('console-freeze');
  await freeze.locator('summary', { hasText: 'Freeze' }).click();
  await freeze.getByRole('radio', { name: 'Nothing leaves' }).check();
  await freeze.getByRole('textbox', { name: /^Reason/ }).fill('Court order 4711');
  await freeze.getByRole('button', { name: 'Freeze', exact: true }).click();
  await freeze.getByText('frozen: nothing leaves').waitFor();
  expect(await frozenOf()).toMatchObject({ direction: 'debit' });

  const teo = await Desk.of(browser, gatehouse.url, 'Teo Torres');
  await teo.open(path);
  await teo.page.getByText('debit: Court order 4711').waitFor();
  await teo.page.locator('console-freeze', { hasText: 'Abel Acosta' }).waitFor();
  await teo.page.locator('console-organization-accounts .tag.serious').waitFor();

  const olga = await Desk.of(browser, gatehouse.url, 'Olga Ortiz');
  await olga.open(path);
  await olga.page.locator('console-freeze').getByRole('button', { name: 'End the freeze' }).click();
  await abel.agree(await olga.proposalId());
  expect(await frozenOf()).toEqual({});
});

test('an approver, who sees no accounts, freezes one by its id, and is told since when', async () => {
  const abel = await Desk.of(browser, gatehouse.url, 'Abel Acosta');
  await abel.open(`/console/organizations/${shop.organization.id}`);
  await abel.page.locator('summary', { hasText: 'One account by its id' }).click();
  const one = abel.page.locator('console-organization-freeze > details form');
  await one.getByRole('textbox', { name: 'Account (id)' }).fill(shop.accountId);
  await one.getByRole('radio', { name: 'Both' }).check();
  await one.getByRole('textbox', { name: /^Reason/ }).fill('Court order 4712');
  await one.getByRole('button', { name: 'Freeze', exact: true }).click();
  await one.getByText(/It is frozen since/).waitFor();
  expect(await frozenOf()).toMatchObject({ direction: 'all' });
  await one.getByRole('button', { name: 'End the freeze' }).click();
  const proposal = await abel.proposalId();
  const { api: another } = await newPerson(gatehouse.operator, ['approver']);
  must(await act(another, proposal, 'approve'), 200);
  expect(await frozenOf()).toEqual({});
});

test('wallets and rails are compared at once, and the ledger is proved', async () => {
  const flora = await Desk.of(browser, gatehouse.url, 'Flora Fuentes');
  const { page } = flora;
  await page.getByRole('link', { name: 'Books', exact: true }).click();
  await page.getByText('the books add up').waitFor();
  await flora.press('Compare now');
  await page.locator('.compared .row > span > .tag.passed').first().waitFor();
  await page.locator('.compared summary').first().click();
  await page.locator('.compared strong', { hasText: 'POLYGON' }).first().waitFor();
  await page.getByText(/^All lines were added up|All wallets were compared/).waitFor();
});

test('what does not add up is named, with what there is and what there should be', async () => {
  const flora = await Desk.of(browser, gatehouse.url, 'Flora Fuentes');
  const { page } = flora;
  await page.route(/\/ledger\/proof$/, async (route) => {
    const answer = await route.fetch();
    const proof = (await answer.json()) as object;
    const place = { organizationId: shop.organization.id, accountId: shop.accountId, book: 'available' };
    const polygon = { tokenSymbol: 'USDC', blockchain: 'POLYGON' };
    const wrong = [{ ...place, ...polygon, held: '12500000', lines: '12500001' }];
    await route.fulfill({ json: { ...proof, balanced: false, wrong } });
  });
  await flora.open('/console/books');
  await page.getByText('something is wrong').waitFor();
  await page.getByText('12.50 kept, 12.500001 by its lines').waitFor();
});

test('the statement of a month is read, kept as a table and as what banks give, and printed', async () => {
  const flora = await Desk.of(browser, gatehouse.url, 'Flora Fuentes');
  const { page } = flora;
  await flora.open(`/console/organizations/${shop.organization.id}`);
  const { name } = (await accountOf(shop.api, shop.accountId)) as unknown as { name: string };
  await page.locator('console-organization-accounts').getByRole('link', { name }).click();
  await page.locator('.entries tbody tr').first().waitFor();
  const totals = page.locator('.totals div');
  expect((await totals.allTextContents()).map((text) => text.replace(/\s+/g, ' ').trim())).toEqual([
    'Opening 0.00',
    'Came 1,234.50',
    'Left 0.00',
    'Closing 1,234.50',
  ]);
  const month = await page.getByRole('combobox', { name: 'Month' }).inputValue();
  expect(await taken(flora, 'As CSV')).toMatch(/1234\.5/);
  const camt = await taken(flora, 'As camt.053 (XML)');
  expect(camt).toContain('camt.053.001.08');
  // Another month is another address, before which nothing was there.
  await page.goto(`${gatehouse.url}/console/accounts/${shop.accountId}?month=2020-01`);
  await page.getByText('Nothing came or left in this month.').waitFor();
  await page.getByRole('combobox', { name: 'Month' }).selectOption(month);
  await page.waitForURL(`**/console/accounts/${shop.accountId}?month=${month}`);
  await page.locator('.entries tbody tr').first().waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('button').count()).toBe(0);
  expect(await page.locator('.totals').isVisible()).toBe(true);
});

test('a month whose statement comes late does not take the place of the one that is chosen', async () => {
  const flora = await Desk.of(browser, gatehouse.url, 'Flora Fuentes');
  const { page } = flora;
  let arrived: (route: Route) => void = () => undefined;
  const asked = new Promise<Route>((resolve) => (arrived = resolve));
  const isOld = (url: string): boolean => url.includes('/statements?from=2020-01');
  await page.route(
    ({ href }) => isOld(href),
    (route) => arrived(route),
  );
  await flora.open(`/console/accounts/${shop.accountId}?month=2020-01`);
  const late = await asked;
  const { createdAt } = must(await shop.api.get(`/accounts/${shop.accountId}`), 200);
  await page.getByRole('combobox', { name: 'Month' }).selectOption(String(createdAt).slice(0, 7));
  await page.locator('.entries tbody tr').first().waitFor();
  const [answer] = await Promise.all([page.waitForResponse((response) => isOld(response.url())), late.continue()]);
  await answer.finished();
  expect(await page.locator('.entries tbody tr').count()).toBeGreaterThan(0);
});

async function taken({ page }: Desk, button: string): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: button }).click()]);
  return readFile(await file.path(), 'utf8');
}
