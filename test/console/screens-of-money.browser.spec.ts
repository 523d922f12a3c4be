import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { TestBrowser } from '../support/browser/browser.js';
import { fillTreasury } from '../support/chains/treasury-filled.js';
import { type Payer, payer } from '../support/payments/payouts.js';
import { must } from '../support/service/api.js';
import { Gatehouse, type OwnGatehouse } from '../support/service/gatehouse.js';
import { reconciled } from '../support/service/reconciled.js';
import { act } from '../support/staff/proposal-scene.js';
import { bindPictures } from '../widget/screens/album.js';
import { type Screen, at, hostile, isAlbum, problemsOf } from './screen.js';

const browser = new TestBrowser();
let gatehouse: OwnGatehouse;
let treasuryTransferId: string;
let buyer: Payer;

beforeAll(async () => {
  gatehouse = await Gatehouse.start();
  await treasury();
  await shop();
});
afterEach(() => browser.closePages());
afterAll(async () => {
  await gatehouse.stop();
  if (isAlbum) await bindPictures();
});

/** A level that is not reached, addresses of which none can be used yet, and a transfer that two have agreed to. */
async function treasury(): Promise<void> {
  const polygon = { blockchain: 'POLYGON', tokenSymbol: 'USDC' };
  const level = { purse: 'collected', ...polygon, least: '5000000000', most: '50000000000' };
  const reason = `A weekend of payins ${hostile}`;
  must(await gatehouse.operator.put('/settings/treasury-levels', { levels: [level], reason }), 200);
  const address = '0x52908400098527886E0F7030069857D2E4169EE7';
  const first = { blockchain: 'POLYGON', address, label: `First Bank ${hostile}` };
  const second = { ...first, address: '0x27b1fdb04752bbc536007a920d24acb045561c26', label: 'Second Bank' };
  const path = '/settings/treasury-destinations';
  must(await gatehouse.operator.put(path, { destinations: [first], reason }), 200);
  await fillTreasury(gatehouse, 'POLYGON', 12_345_678_900n);
  await gatehouse.advance(86_401);
  must(await gatehouse.operator.put(path, { destinations: [first, second], reason }), 200);
  const [finance, treasurer] = [await gatehouse.signedIn('finance'), await gatehouse.signedIn('treasurer')];
  const asked = { from: 'liquidity', toAddress: address, ...polygon, units: '1000000', reason };
  const agreed = await act(treasurer, must(await finance.post('/treasury/transfers', asked), 202)['id'], 'approve');
  const { outcome } = must(agreed, 200) as { outcome: { result: { treasuryTransferId: string } } };
  ({ treasuryTransferId } = outcome.result);
}

/** Frozen, with something in it, and what people posted by hand. */
async function shop(): Promise<void> {
  buyer = await payer(gatehouse, '1234567890');
  const { operator } = gatehouse;
  const [finance, treasurer] = [await gatehouse.signedIn('finance'), await gatehouse.signedIn('treasurer')];
  const organizationId = buyer.organization.id;
  const lines = [
    { accountId: buyer.accountId, book: 'available', units: '-2500000' },
    { book: 'developerFees', units: '2500000' },
  ];
  const adjustment = { organizationId, tokenSymbol: 'USDC', blockchain: 'POLYGON', lines, reason: hostile };
  must(await act(treasurer, must(await finance.post('/adjustments', adjustment), 202)['id'], 'approve'), 200);
  must(await operator.post(`/accounts/${buyer.accountId}/freezes`, { direction: 'all', reason: hostile }), 201);
  must(await operator.post(`/organizations/${organizationId}/freezes`, { direction: 'debit', reason: hostile }), 201);
  await reconciled(gatehouse);
}

const screens: readonly Screen[] = [
  {
    name: 'treasury',
    who: 'Teo Torres',
    show: async (desk) => {
      await at('/console/treasury', '.token')(desk);
      await desk.page.locator('details summary', { hasText: 'Chains with nothing' }).waitFor();
    },
  },
  {
    name: 'treasury-transfers',
    who: 'Teo Torres',
    show: async (desk) => {
      await at('/console/treasury/transfers', '.rows .row')(desk);
      await desk.page.locator('summary', { hasText: 'Send from the treasury' }).click();
      await desk.page.getByRole('combobox', { name: 'Token and chain' }).selectOption('USDC POLYGON');
    },
  },
  {
    name: 'treasury-transfer',
    who: 'Teo Torres',
    show: async (desk) => at(`/console/treasury/${treasuryTransferId}`, '.steps li')(desk),
  },
  {
    name: 'settings-treasury',
    who: 'Ada Alonso',
    show: async (desk) => {
      await at('/console/settings/treasury', '.parted li')(desk);
      await desk.page.locator('summary', { hasText: 'Add an address' }).click();
      await desk.page.locator('summary', { hasText: 'Set a level' }).click();
    },
  },
  {
    name: 'treasury-adjustments',
    who: 'Teo Torres',
    show: async (desk) => {
      await at('/console/treasury/adjustments', 'article.card')(desk);
      await desk.page.locator('summary', { hasText: 'Post by hand' }).click();
    },
  },
  {
    name: 'books',
    who: 'Teo Torres',
    show: async (desk) => {
      await at('/console/books', '.compared .row')(desk);
      await desk.page.locator('.compared summary').first().click();
      await desk.page.locator('summary', { hasText: 'Sums' }).click();
    },
  },
  { name: 'accounts', who: 'Teo Torres', show: at('/console/accounts', '.rows .row') },
  {
    name: 'account',
    who: 'Teo Torres',
    show: async (desk) => at(`/console/accounts/${buyer.accountId}`, '.entries tbody tr')(desk),
  },
  {
    name: 'account-on-paper',
    who: 'Teo Torres',
    show: async (desk) => {
      await at(`/console/accounts/${buyer.accountId}`, '.entries tbody tr')(desk);
      await desk.page.emulateMedia({ media: 'print' });
    },
  },
  {
    name: 'organization-frozen',
    who: 'Teo Torres',
    show: async (desk) => at(`/console/organizations/${buyer.organization.id}`, 'console-freeze .tag')(desk),
  },
  {
    name: 'organization-to-freeze',
    who: 'Abel Acosta',
    show: async (desk) => {
      await at(`/console/organizations/${buyer.organization.id}`, 'console-freeze .tag')(desk);
      await desk.page.locator('summary', { hasText: 'Freeze more of it' }).click();
      await desk.page.locator('summary', { hasText: 'One account by its id' }).click();
    },
  },
];

test.each(screens)('$name can be seen and read by everybody, and runs nothing that strangers wrote', async (screen) => {
  expect(await problemsOf(screen, browser, gatehouse.url)).toEqual([]);
});
