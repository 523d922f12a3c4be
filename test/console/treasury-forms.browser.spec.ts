import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { Page, Request, Route } from 'playwright-core';
import { canonicalAddress } from '#chains';
import { TestBrowser } from '../support/browser/browser.js';
import { accountOf } from '../support/chains/accounts.js';
import { fillTreasury } from '../support/chains/treasury-filled.js';
import { type Payer, payer } from '../support/payments/payouts.js';
import { must } from '../support/service/api.js';
import { Gatehouse, type OwnGatehouse } from '../support/service/gatehouse.js';
import { act } from '../support/staff/proposal-scene.js';
import { type Colleague, Desk } from './desk.js';

const browser = new TestBrowser();
const [first, second] = [newAddress(), newAddress()];
let gatehouse: OwnGatehouse;
let shop: Payer;

beforeAll(async () => {
  gatehouse = await Gatehouse.start();
  shop = await payer(gatehouse, '1234500000');
  for (const blockchain of ['POLYGON', 'BASE'] as const) await fillTreasury(gatehouse, blockchain, 500_000_000n);
  const destinations = [
    { blockchain: 'POLYGON', address: first, label: 'First Bank' },
    { blockchain: 'BASE', address: second, label: 'Second Bank' },
  ];
  must(await gatehouse.operator.put('/settings/treasury-destinations', { destinations, reason: 'Contracts' }), 200);
  await gatehouse.advance(86_401);
});
afterEach(() => browser.closePages());
afterAll(() => gatehouse.stop());

test('tokens go where the form says, whatever was chosen before', async () => {
  const { page } = await atTransfers();
  await page.locator('select[name=pair]').selectOption('USDC POLYGON');
  await page.locator('select[name=to]').selectOption(first);
  await page.locator('select[name=book]').selectOption('fees');
  await page.getByRole('spinbutton', { name: /^Amount/ }).fill('1');
  await page.getByRole('textbox', { name: /^Reason/ }).fill('Where the form says');
  await page.locator('select[name=pair]').selectOption('USDC BASE');
  const shown = await page.locator('select[name=to]').inputValue();
  const [request] = await Promise.all([posted(page, '/treasury/transfers'), press(page, 'Propose it')]);
  expect(request.postDataJSON()).toMatchObject(shown === '' ? { toPurse: 'collected' } : { toAddress: shown });
});

test('what the tokens are stays as it was chosen, and is asked anew once it cannot be that', async () => {
  const { page } = await atTransfers();
  const [to, book] = [page.locator('select[name=to]'), page.locator('select[name=book]')];
  await page.locator('select[name=pair]').selectOption('USDC POLYGON');
  await to.selectOption(first);
  await book.selectOption('fees');
  await to.selectOption('');
  expect(await book.inputValue()).toBe('fees');
  await to.selectOption(first);
  expect(await book.inputValue()).toBe('fees');
  await book.selectOption('settlement:ars');
  await to.selectOption('');
  expect(await book.inputValue()).toBe('');
  await to.selectOption(first);
  expect(await book.inputValue()).toBe('');
});

test('the book of a line stays what was chosen when accounts come late', async () => {
  const { page } = await atAdjustments();
  const accounts = await held(page, `/accounts?limit=100&organizationId=${shop.organization.id}`);
  await page.locator('input[name=organizationId]').first().fill(shop.organization.id);
  const place = page.locator('select[name="place 0"]');
  await place.selectOption({ label: 'fees' });
  await accounts.release();
  await place.locator('option', { hasText: 'available' }).waitFor({ state: 'attached' });
  expect(await place.locator('option:checked').textContent()).toBe('fees');
});

test('the accounts of an organization that is no longer meant are not offered, and leave no line behind', async () => {
  const { id } = await gatehouse.organization();
  const { name } = (await accountOf(shop.api, shop.accountId)) as unknown as { name: string };
  const { page } = await atAdjustments();
  const organization = page.locator('input[name=organizationId]').first();
  const place = page.locator('select[name="place 0"]');
  await organization.fill(shop.organization.id);
  await place.selectOption({ label: `${name}: available` });
  await organization.fill(id);
  expect(await place.locator('option:checked').textContent()).toBe('');
  const accounts = await held(page, `/accounts?limit=100&organizationId=${shop.organization.id}`);
  await organization.fill(shop.organization.id);
  const [other] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith(`organizationId=${id}`)),
    organization.fill(id),
  ]);
  await other.finished();
  await accounts.release();
  expect(await place.locator('option', { hasText: 'available' }).count()).toBe(0);
});

test('what is sent again because no answer came is proposed once, and the form is empty then', async () => {
  const desk = await atAdjustments();
  const { page } = desk;
  const reason = `Dust, ticket ${randomBytes(6).toString('hex')}`;
  await adjust(page, reason);
  desk.watched.allow(/^request: POST .*\/adjustments net::ERR_FAILED/);
  let isDone = false;
  await page.route('**/adjustments', async (route: Route) => {
    await route.fetch();
    isDone = true;
    await route.abort();
  });
  await press(page, 'Propose it');
  await page.locator('console-new-adjustment .problem').waitFor();
  expect(isDone).toBe(true);
  await page.unroute('**/adjustments');
  await press(page, 'Propose it');
  await desk.proposalId();
  expect(await proposalsSaying(reason)).toBe(1);
  expect(await page.locator('textarea[name=reason]').inputValue()).toBe('');
  expect(await page.locator('select[name="place 0"]').inputValue()).toBe('');
  // Written once more it is meant once more.
  await adjust(page, reason);
  const [answer] = await Promise.all([page.waitForResponse('**/adjustments'), press(page, 'Propose it')]);
  await answer.finished();
  expect(await proposalsSaying(reason)).toBe(2);
});

test('what nobody else has to agree to is in the list at once, each time', async () => {
  const [administrator, treasurer] = [await gatehouse.signedIn('administrator'), await gatehouse.signedIn('treasurer')];
  const actions = [{ action: 'adjustment.post', approvals: 0 }];
  const change = must(await administrator.patch('/settings/approvals', { actions, reason: 'We are few' }), 202);
  must(await act(treasurer, change['id'], 'approve'), 200);
  const { page } = await atAdjustments('Teo Torres');
  for (const reason of ['Alone, the first', 'Alone, the second', 'Alone, the third']) {
    await adjust(page, reason);
    await press(page, 'Propose it');
    await page.locator('article.card', { hasText: reason }).waitFor();
  }
});

test('a level that cannot be read as an amount is not taken for nothing', async () => {
  const ada = await Desk.of(browser, gatehouse.url, 'Ada Alonso');
  await ada.open('/console/settings/treasury');
  const setting = ada.page.locator('console-setting-levels');
  await setting.locator('summary', { hasText: 'Set a level' }).click();
  const least = setting.getByRole('spinbutton', { name: /^Least/ });
  await least.fill('1e6');
  await setting.getByRole('textbox', { name: /^Reason/ }).fill('A weekend of payins');
  await setting.getByRole('button', { name: 'Save' }).click();
  expect(await least.evaluate((field) => (field as unknown as { validationMessage: string }).validationMessage)).toBe(
    'Write it in digits, as in 1000.25.',
  );
  await least.fill('1000000');
  await setting.getByRole('button', { name: 'Save' }).click();
  await setting.getByText('from 1,000,000.00 on').waitFor();
});

function newAddress(): string {
  return canonicalAddress('POLYGON', `0x${randomBytes(20).toString('hex')}`);
}

async function atTransfers(): Promise<Desk> {
  const desk = await Desk.of(browser, gatehouse.url, 'Flora Fuentes');
  await desk.open('/console/treasury/transfers');
  await desk.page.locator('summary', { hasText: 'Send from the treasury' }).click();
  await desk.page.locator('select[name=pair]').waitFor();
  return desk;
}

async function atAdjustments(who: Colleague = 'Flora Fuentes'): Promise<Desk> {
  const desk = await Desk.of(browser, gatehouse.url, who);
  await desk.open('/console/treasury/adjustments');
  await desk.page.locator('summary', { hasText: 'Post by hand' }).click();
  return desk;
}

/** Twelve of the first book to the second. */
async function adjust(page: Page, reason: string): Promise<void> {
  const form = page.locator('console-new-adjustment');
  await form.locator('input[name=organizationId]').fill(shop.organization.id);
  await form.locator('option', { hasText: 'available' }).first().waitFor({ state: 'attached' });
  await form.locator('select[name="place 0"]').selectOption({ label: 'settlement:ars' });
  await form.locator('select[name="place 1"]').selectOption({ label: 'fees' });
  await form.locator('input[name="units 0"]').fill('-12');
  await form.locator('input[name="units 1"]').fill('12');
  await form.locator('textarea[name=reason]').fill(reason);
}

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name }).first().click();
}

function posted(page: Page, path: string): Promise<Request> {
  return page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith(path));
}

/** The first answer to a path, kept until it is let go. */
async function held(page: Page, path: string): Promise<{ release(): Promise<void> }> {
  let arrived: (route: Route) => void = () => undefined;
  const asked = new Promise<Route>((resolve) => (arrived = resolve));
  await page.route(
    (url) => url.pathname + url.search === path,
    (route) => arrived(route),
    { times: 1 },
  );
  return {
    async release() {
      const [response] = await Promise.all([
        page.waitForResponse((answer) => answer.url().endsWith(path)),
        asked.then((route) => route.continue()),
      ]);
      await response.finished();
    },
  };
}

async function proposalsSaying(reason: string): Promise<number> {
  const { results } = must(await (await gatehouse.signedIn('treasurer')).get('/proposals'), 200);
  return (results as readonly object[]).filter((proposal) => JSON.stringify(proposal).includes(reason)).length;
}
