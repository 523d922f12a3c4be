import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { TestBrowser } from '../support/browser/browser.js';
import { BooksScene } from '../support/payments/books-scene.js';
import { pixArrived } from '../support/payments/payin-provider-scene.js';
import { openedAbout } from '../support/payments/exceptions.js';
import { must } from '../support/service/api.js';
import type { Gatehouse } from '../support/service/gatehouse.js';
import { Partner } from '../support/webhooks/partner.js';
import { Receiver } from '../support/webhooks/receiver.js';
import { until } from '../support/run/until.js';
import { Desk } from './desk.js';

const browser = new TestBrowser();
let books: BooksScene;
let gatehouse: Gatehouse;
let receiver: Receiver;
beforeAll(async () => {
  books = await BooksScene.open();
  ({ gatehouse } = books.scene);
  receiver = await Receiver.start();
});
afterEach(() => browser.closePages());
afterAll(async () => {
  await receiver.stop();
  await books.close();
});

test('a delivery that is dead is found at its webhook, delivered again, and that is recorded', async () => {
  receiver.behaviour = () => 410;
  const partner = await Partner.join(gatehouse, receiver);
  const { id } = partner.organization;
  must(await partner.api.post(`/organizations/${id}/terms-of-service/acceptances`, {}), 201);
  const [dead] = await partner.until(([first]) => first?.status === 'dead');
  await partner.setStatus('ACTIVE');
  receiver.behaviour = () => 204;

  const flora = await Desk.of(browser, gatehouse.url, 'Flora Fuentes');
  await flora.open(`/console/webhooks/${partner.webhookId}`);
  await flora.press('Deliver again');
  await flora.page.getByText('No delivery to this webhook is dead.').waitFor();
  await partner.until(([first]) => first?.status === 'delivered');
  const trail = must(await gatehouse.operator.get(`/compliance/audit-entries?organizationId=${id}&limit=100`), 200);
  expect(trail['results']).toContainEqual(
    expect.objectContaining({
      action: 'deliveryRetried',
      subject: `delivery:${dead?.id ?? ''}`,
      actor: expect.stringMatching(/^staff:/),
    }),
  );
});

test('an exception is found, and closed with a reason', async () => {
  await books.tellOfMoney('movement-for-nobody', pixArrived('a-route-of-nobody', '4700'));
  const [arrival] = await books.scene.sql<{ id: string }>(
    `SELECT id FROM payin_arrival WHERE arrival_id = 'movement-for-nobody'`,
  );
  const { id } = await openedAbout(gatehouse, arrival?.id ?? '');

  const flora = await Desk.of(browser, gatehouse.url, 'Flora Fuentes');
  const { page } = flora;
  await page.getByRole('link', { name: 'Exceptions', exact: true }).click();
  await page.getByRole('combobox', { name: 'Kind' }).selectOption({ label: 'Money came for nobody' });
  await page.locator('article.card a', { hasText: 'Money came for nobody' }).first().click();
  await page.waitForURL(`**/console/exceptions/${id}`);
  await page.getByRole('radio', { name: 'Close: it was settled elsewhere' }).check();
  await page.getByRole('textbox', { name: /^Reason/ }).fill('Sent back by the bank, ticket 4711');
  await flora.press('Do it, or propose it');
  await page.locator('.tag.resolved').waitFor();
  await until('it is resolved', async () => {
    const { body } = await gatehouse.operator.get(`/exceptions/${id}`);
    return body['status'] === 'resolved';
  });
  await page.getByText('Sent back by the bank, ticket 4711').waitFor();
});
