import { readFile } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { TestBrowser } from '../support/browser/browser.js';
import { BooksScene } from '../support/payments/books-scene.js';
import { untilWithdrawn, withdrawn } from '../support/payments/developer-fees.js';
import { comparedAll, openedAbout } from '../support/payments/exceptions.js';
import { untilPayin } from '../support/payments/payins.js';
import { must } from '../support/service/api.js';
import type { Gatehouse } from '../support/service/gatehouse.js';
import { whileTimePasses } from '../support/service/while-time-passes.js';
import { Desk } from './desk.js';

const browser = new TestBrowser();
let books: BooksScene;
let gatehouse: Gatehouse;
beforeAll(async () => {
  books = await BooksScene.open();
  ({ gatehouse } = books.scene);
});
afterEach(() => browser.closePages());
afterAll(async () => {
  await comparedAll(gatehouse);
  await books.close();
});

test('a day of a finance team: what is stuck and what was recalled, fees paid out, and a month that closes', async () => {
  const { from } = books.scene;
  const paidOut = await books.orderedOne();
  await books.tell(paidOut, { status: 'completed' });
  const stuck = await books.orderedOne();
  const came = await books.came(20_000n);
  await untilPayin(gatehouse, books.to.api, came.id, 'completed');
  await books.reportMoney(came, { status: 'returned' });
  await openedAbout(gatehouse, came.id);
  await books.scene.gatehouse.advance(4 * 3_600);
  await openedAbout(gatehouse, stuck.payoutId);

  const flora = await Desk.of(browser, gatehouse.url, 'Flora Fuentes');
  const teo = await Desk.of(browser, gatehouse.url, 'Teo Torres');
  await resolve(flora, { kind: 'A payout is stuck', option: 'Fail it, and give the tokens back' });
  await teo.agree(await flora.proposalId());
  await resolve(flora, { kind: 'Money was recalled', option: 'Write it off' });
  await teo.agree(await flora.proposalId());
  await flora.open('/console/exceptions?status=open&kind=payoutStuck');
  await flora.page.locator('.empty').waitFor();
  await flora.open('/console/exceptions?status=open&kind=payinRecalled');
  await flora.page.locator('.empty').waitFor();

  must(await withdrawn(from), 201);
  await flora.open(`/console/organizations/${from.organization.id}`);
  const fees = flora.page.locator('console-organization-fees');
  await fees.locator('.tag').first().waitFor();
  await untilWithdrawn(gatehouse, from, 1);
  // It reads again by itself.
  await fees.locator('.tag.completed').waitFor();

  await whileTimePasses(gatehouse, 'all tokens are back', async () => {
    const waiting = await books.scene.sql('SELECT 1 FROM payout_request WHERE returning_count > 0');
    return waiting.length === 0;
  });
  expect((await statementOf(flora, from.accountId)).split('\n').length).toBeGreaterThan(3);

  await flora.open('/console/books');
  await flora.page.getByText('the books add up').waitFor();
  await flora.press('Compare now');
  await flora.page.locator('.compared .row:first-child > span > .tag.passed').waitFor();
  expect(must(await gatehouse.operator.get('/ledger/proof'), 200)).toMatchObject({
    balanced: true,
    differences: [],
    railDifferences: [],
  });
}, 300_000);

/** Of this month, as it is downloaded. */
async function statementOf(desk: Desk, accountId: string): Promise<string> {
  const { page } = desk;
  await desk.open(`/console/accounts/${accountId}`);
  await page.locator('.entries tbody tr').first().waitFor();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'As CSV' }).click(),
  ]);
  return readFile(await file.path(), 'utf8');
}

/** Found among the exceptions by its kind, and proposed with a reason. */
async function resolve(desk: Desk, { kind, option }: { kind: string; option: string }): Promise<void> {
  const { page } = desk;
  await desk.open('/console/exceptions?status=open');
  await page.getByRole('combobox', { name: 'Kind' }).selectOption({ label: kind });
  await page.locator('article.card a', { hasText: kind }).first().click();
  await page.getByRole('radio', { name: option }).check();
  await page.getByRole('textbox', { name: /^Reason/ }).fill('Confirmed by the rail, ticket 4711');
  await desk.press('Do it, or propose it');
}
