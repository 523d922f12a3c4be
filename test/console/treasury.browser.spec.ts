import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { canonicalAddress } from '#chains';
import { TestBrowser } from '../support/browser/browser.js';
import { fillTreasury } from '../support/chains/treasury-filled.js';
import { must } from '../support/service/api.js';
import { Gatehouse, type OwnGatehouse } from '../support/service/gatehouse.js';
import { whileTimePasses } from '../support/service/while-time-passes.js';
import { Desk } from './desk.js';

const browser = new TestBrowser();
const day = 86_400;
let gatehouse: OwnGatehouse;
beforeAll(async () => {
  gatehouse = await Gatehouse.start();
});
afterEach(() => browser.closePages());
afterAll(() => gatehouse.stop());

const address = canonicalAddress('POLYGON', `0x${randomBytes(20).toString('hex')}`);

test('an agreed address is added by an administrator, sent to a day later by two people, and followed to its end', async () => {
  await fillTreasury(gatehouse, 'POLYGON', 500_000_000n);
  const ada = await Desk.of(browser, gatehouse.url, 'Ada Alonso');
  await ada.open('/console/settings/treasury');
  await ada.page.locator('summary', { hasText: 'Add an address' }).click();
  const adding = ada.page.locator('console-setting-destinations');
  await adding.getByRole('combobox', { name: 'Chain' }).selectOption('POLYGON');
  await adding.getByRole('textbox', { name: 'Address' }).fill(address);
  await adding.getByRole('textbox', { name: 'Whose it is' }).fill('First Bank, settlement');
  await adding.getByRole('textbox', { name: /^Reason/ }).fill('Contract with First Bank');
  await adding.getByRole('button', { name: 'Add an address' }).click();
  await ada.page.getByText(/can be sent to from/).waitFor();

  const early = await Desk.of(browser, gatehouse.url, 'Flora Fuentes');
  await beginTransfer(early);
  const option = early.page.locator('select[name=to] option', { hasText: 'First Bank' });
  expect(await option.isDisabled()).toBe(true);

  await gatehouse.advance(day + 1);
  const flora = await Desk.of(browser, gatehouse.url, 'Flora Fuentes');
  const { page } = flora;
  await beginTransfer(flora);
  await page.locator('select[name=to]').selectOption(address);
  await page.getByRole('combobox', { name: 'What the tokens are' }).selectOption('What liquidity has available');
  await page.getByRole('spinbutton', { name: /^Amount/ }).fill('120.5');
  await page.getByText('That is 120.50 USDC.').waitFor();
  await page.getByRole('textbox', { name: /^Reason/ }).fill('November with First Bank');
  await flora.press('Propose it');
  const proposal = await flora.proposalId();
  const teo = await Desk.of(browser, gatehouse.url, 'Teo Torres');
  await teo.agree(proposal);

  await teo.open('/console/treasury/transfers');
  await teo.page.getByRole('link', { name: /120\.50 USDC/ }).click();
  await teo.page.getByText('Agreed to by').waitFor();
  await whileTimePasses(gatehouse, 'the transfer is final', async () => {
    const { results } = must(await gatehouse.operator.get('/treasury/transfers'), 200);
    return (results as { status: string }[]).every(({ status }) => status === 'completed');
  });
  // It reads again by itself.
  await teo.page.getByText('Final, and booked').waitFor();
});

test('a purse below its least is marked, and its address is there to be copied', async () => {
  const ada = await Desk.of(browser, gatehouse.url, 'Ada Alonso');
  await ada.open('/console/settings/treasury');
  const setting = ada.page.locator('console-setting-levels');
  await setting.locator('summary', { hasText: 'Set a level' }).click();
  await setting.getByRole('combobox', { name: 'Chain' }).selectOption('BASE');
  await setting.getByRole('spinbutton', { name: /^Least/ }).fill('1000.25');
  await setting.getByRole('textbox', { name: /^Reason/ }).fill('A weekend of payins');
  await setting.getByRole('button', { name: 'Save' }).click();
  await setting.getByText('from 1,000.25 on').waitFor();
  const { levels } = must(await gatehouse.operator.get('/settings/treasury-levels'), 200);
  expect(levels).toEqual([{ purse: 'liquidity', blockchain: 'BASE', tokenSymbol: 'USDC', least: '1000250000' }]);

  const teo = await Desk.of(browser, gatehouse.url, 'Teo Torres');
  const { page } = teo;
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('link', { name: 'Treasury', exact: true }).click();
  const liquidity = page.locator('section.card', { has: page.getByText('below its least') });
  await liquidity.getByText('1,000.25 – no most').waitFor();
  await liquidity.getByRole('button', { name: 'Copy the address of Liquidity on BASE' }).click();
  await liquidity.getByText('Copied').waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(await liquidity.locator('code').textContent()).toBe(copied);
});

test('what no rule books is posted by hand: only when it adds up, and by two people', async () => {
  const { id } = await gatehouse.organization();
  const flora = await Desk.of(browser, gatehouse.url, 'Flora Fuentes');
  const { page } = flora;
  await flora.open('/console/treasury/adjustments');
  await page.locator('summary', { hasText: 'Post by hand' }).click();
  await page.locator('input[name=organizationId]').first().fill(id);
  await page.getByRole('combobox', { name: 'Chain' }).selectOption('POLYGON');
  const line = (number: number): ReturnType<typeof page.getByRole> =>
    page.getByRole('group', { name: `Line ${number}` });
  const write = async (number: number, book: string, amount: string): Promise<void> => {
    await line(number).getByRole('combobox', { name: 'Book' }).selectOption({ label: book });
    await line(number).getByRole('spinbutton').fill(amount);
  };
  await write(1, 'settlement:ars', '-12.5');
  await write(2, 'fees', '12');
  await page.getByText('It adds up to -0.50, and has to be zero.').waitFor();
  expect(await page.getByRole('button', { name: 'Propose it' }).isDisabled()).toBe(true);
  await flora.press('One more line');
  await write(3, 'developerFees', '0.5');
  await page.getByText('It adds up to zero.').waitFor();
  await page.getByRole('textbox', { name: /^Reason/ }).fill('Dust before the erasure, ticket 4711');
  await flora.press('Propose it');
  const teo = await Desk.of(browser, gatehouse.url, 'Teo Torres');
  await teo.agree(await flora.proposalId());
  await teo.open(`/console/treasury/adjustments?organizationId=${id}`);
  await teo.page.locator('article.card', { hasText: 'Dust before the erasure, ticket 4711' }).waitFor();
  const { results } = must(await gatehouse.operator.get(`/adjustments?organizationId=${id}`), 200);
  expect(results).toMatchObject([
    {
      lines: [
        { book: 'settlement:ars', units: '-12500000' },
        { book: 'fees', units: '12000000' },
        { book: 'developerFees', units: '500000' },
      ],
    },
  ]);
});

test('who may not look has no such place', async () => {
  const abel = await Desk.of(browser, gatehouse.url, 'Abel Acosta');
  expect(await abel.page.getByRole('link', { name: 'Treasury', exact: true }).count()).toBe(0);
  await abel.open('/console/treasury');
  await abel.page.getByText(/There is no such place/).waitFor();
});

async function beginTransfer(desk: Desk): Promise<void> {
  const { page } = desk;
  await desk.open('/console/treasury/transfers');
  await page.locator('summary', { hasText: 'Send from the treasury' }).click();
  await page.getByRole('combobox', { name: 'Token and chain' }).selectOption('USDC POLYGON');
}
