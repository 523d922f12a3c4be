import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { head } from '../support/compliance/screening-scene.js';
import { TestBrowser } from '../support/browser/browser.js';
import { must } from '../support/service/api.js';
import { Gatehouse, type OwnGatehouse } from '../support/service/gatehouse.js';
import { Partner } from '../support/webhooks/partner.js';
import { Receiver } from '../support/webhooks/receiver.js';
import { Desk } from './desk.js';

const browser = new TestBrowser();
let gatehouse: OwnGatehouse;
let receiver: Receiver;
beforeAll(async () => {
  gatehouse = await Gatehouse.start();
  receiver = await Receiver.start();
});
afterEach(() => browser.closePages());
afterAll(async () => {
  await receiver.stop();
  await gatehouse.stop();
});

test('an administrator makes an organization with a key, and asks for one that moves money', async () => {
  const ada = await Desk.of(browser, gatehouse.url, 'Ada Alonso');
  const { page } = ada;
  await ada.open('/console/organizations');
  await page.locator('summary', { hasText: 'Make an organization' }).click();
  await page.getByRole('textbox', { name: 'Legal name' }).fill('Quesos del Sur S.A.');
  await page.getByRole('combobox', { name: 'Country' }).selectOption({ label: 'Argentina' });
  await ada.press('Make an organization');
  await page.getByRole('heading', { level: 1, name: 'Quesos del Sur S.A.' }).waitFor();
  const id = page.url().split('/').at(-1) ?? '';

  await page.locator('summary', { hasText: 'Make a key' }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('reader');
  await page.getByRole('checkbox', { name: 'accounts:read' }).check();
  await ada.press('Make a key');
  const secret = (await page.locator('console-organization-keys .told code').textContent()) ?? '';
  must(await gatehouse.withKey(secret).get('/accounts'), 200);

  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('payer');
  await page.getByRole('checkbox', { name: 'payouts:execute' }).check();
  await ada.press('Make a key');
  await page.getByText('Somebody else has to agree to such a key').waitFor();
  const { results } = must(await gatehouse.operator.get(`/organizations/${id}/api-keys`), 200);
  expect(results).toEqual([expect.objectContaining({ name: 'reader' })]);
});

test('one stops an organization alone, and two let it go on', async () => {
  const { id } = await gatehouse.organization({ name: 'Vinos Norte' });
  const abel = await Desk.of(browser, gatehouse.url, 'Abel Acosta');
  await abel.open(`/console/organizations/${id}`);
  await abel.page.locator('summary', { hasText: 'Suspend' }).click();
  await abel.page.getByRole('textbox', { name: /^Reason/ }).fill('Asked for by the authority');
  await abel.press('Suspend');
  await abel.page.getByText('Suspended since').waitFor();

  const olga = await Desk.of(browser, gatehouse.url, 'Olga Ortiz');
  await olga.open(`/console/organizations/${id}`);
  await olga.press('Let it go on');
  await abel.agree(await olga.proposalId());
  const organization = must(await gatehouse.operator.get(`/organizations/${id}`), 200);
  expect(organization['suspendedAt']).toBeUndefined();
});

test('an organization is found by its id and by its name, and goes on to its money', async () => {
  const name = `Aceites ${randomUUID()}`;
  const { id, api } = await gatehouse.organization({ name });
  must(await api.post('/accounts', { name: 'Main' }), 201);
  const teo = await Desk.of(browser, gatehouse.url, 'Teo Torres');
  const { page } = teo;
  await teo.open('/console/organizations');
  for (const asked of [id, name]) {
    await page.getByRole('searchbox', { name: 'Id or full name' }).fill(asked);
    await teo.press('Search');
    await page.waitForURL(new RegExp(`q=${asked.slice(0, 7)}`));
    await page.locator('.rows .row').waitFor();
    expect(await page.locator('.rows .row strong').allTextContents()).toEqual([name]);
  }
  await page.locator('.rows a').click();
  await page.getByText('Deposits become USDC').waitFor();
  await page.locator('main').getByRole('link', { name: 'Payins' }).click();
  await page.waitForURL(`**/console/payins?organizationId=${id}`);
  await page.locator('.empty').waitFor();
  await teo.open('/console/organizations?q=nobody-is-called-this');
  await page.locator('.empty').waitFor();
});

test('what an administrator sets holds, and how many agree takes somebody else', async () => {
  const ada = await Desk.of(browser, gatehouse.url, 'Ada Alonso');
  const { page } = ada;
  await ada.open('/console/settings/limits');
  await page.getByRole('spinbutton', { name: 'LIGHT, Risk high: Each payment' }).fill('250');
  await page.getByRole('textbox', { name: /^Reason/ }).fill('Decided by the board');
  await ada.press('Save');
  await page.getByText('Saved: it holds from now on.').waitFor();
  const { limits } = must(await gatehouse.operator.get('/settings/limits'), 200);
  expect(limits).toContainEqual({ tier: 'LIGHT', risk: 'high', payouts: 1000, payins: 1000, single: 250 });

  await ada.open('/console/settings/lists');
  await page.locator('summary', { hasText: 'Give a list' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('House list');
  await page.getByRole('combobox', { name: 'Format' }).selectOption('csv');
  const buffer = Buffer.from(`${head}Juan Malo,person,,AR,Tests\n`);
  await page.getByLabel('File').setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer });
  await ada.press('Give a list');
  await page.getByText('House list holds: entries 1, names 1, wallets 0.').waitFor();

  await ada.open('/console/settings/approvals');
  await page.getByRole('spinbutton', { name: /Resolve an exception/ }).fill('2');
  await page.getByRole('textbox', { name: /^Reason/ }).fill('There are five of us now');
  await ada.press('Propose it');
  const teo = await Desk.of(browser, gatehouse.url, 'Teo Torres');
  await teo.agree(await ada.proposalId());
  await ada.open('/console/settings/approvals');
  const required = page.getByRole('spinbutton', { name: /Resolve an exception/ });
  expect(await required.inputValue()).toBe('2');
});

test('an event is found in the log of its organization, with how its webhook was told', async () => {
  const partner = await Partner.join(gatehouse, receiver);
  const { id } = partner.organization;
  must(await partner.api.post(`/organizations/${id}/terms-of-service/acceptances`, {}), 201);
  await partner.until(([first]) => first?.status === 'delivered');
  const teo = await Desk.of(browser, gatehouse.url, 'Teo Torres');
  const { page } = teo;
  await teo.open(`/console/events?organizationId=${id}`);
  await page.getByRole('link', { name: /Terms were accepted/ }).click();
  await page.getByText('delivered', { exact: true }).waitFor();
  await page.getByText(/answered 20[04]/).waitFor();
  await teo.open('/console/events?until=2020-01-01');
  await page.locator('.empty').waitFor();
  await teo.open(`/console/events?organizationId=${id}&until=2020-01-01`);
  await page.locator('.empty').waitFor();
});

test('a long log is read backwards from its end, each event once', async () => {
  const { id } = await gatehouse.organization();
  const count = 250;
  const teo = await Desk.of(browser, gatehouse.url, 'Teo Torres');
  const { page } = teo;
  await page.route(/:\d+\/events\?/, async (route) => {
    const asked = new URL(route.request().url()).searchParams;
    const after = Number(asked.get('after'));
    const length = Math.min(Number(asked.get('limit')), Math.max(0, count - after));
    const results = Array.from({ length }, (_, index) => loggedAt(after + index + 1));
    await route.fulfill({ json: { results } });
  });
  await teo.open(`/console/events?organizationId=${id}`);
  const rows = page.locator('.rows .row code');
  for (let shown = 100; shown < count; shown += 100) {
    await rows.nth(shown - 1).waitFor();
    expect(await rows.count()).toBe(shown);
    await teo.press('Show more');
  }
  await rows.nth(count - 1).waitFor();
  const positions = await rows.allTextContents();
  expect(positions).toEqual(Array.from({ length: count }, (_, index) => String(count - index)));
});

/** Its position is what it is about. */
function loggedAt(position: number): object {
  const occurredAt = new Date(Date.UTC(2026, 0, 1) + position * 60_000).toISOString();
  return {
    eventId: randomUUID(),
    position,
    occurredAt,
    resourceId: String(position),
    payload: { type: 'tos_accepted' },
  };
}
