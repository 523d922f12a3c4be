import { readFile } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { Applicant } from '../support/compliance/applicant.js';
import { TestBrowser } from '../support/browser/browser.js';
import { formWith, upload, pictureBytes } from '../support/documents/documents.js';
import { ScreeningScene, head } from '../support/compliance/screening-scene.js';
import { idOf, must } from '../support/service/api.js';
import { arrives, arsTransfer, askedFor, money, payee, untilPayin } from '../support/payments/payins.js';
import { Gatehouse, type OwnGatehouse } from '../support/service/gatehouse.js';
import { bindPictures } from '../widget/screens/album.js';
import { Desk } from './desk.js';
import { type Screen, at, hostile, isAlbum, problemsOf } from './screen.js';

const browser = new TestBrowser();
let gatehouse: OwnGatehouse;
let reviewId: string;
let companyId: string;
let shopId: string;
let eventId: string;
let payinId: string;
let webhookId: string;

beforeAll(async () => {
  gatehouse = await Gatehouse.start();
  const organization = await gatehouse.organization({ name: `Muebles Acme S.A. ${hostile}` });
  companyId = organization.id;
  const company = await Applicant.open(gatehouse, { type: 'business', tier: 'FULL', organization });
  const file = await upload(company.api, await pictureBytes(), { name: `articles ${hostile}.png`, type: 'image/png' });
  await company.upload('businessFormationDocuments', { formationDocuments: [{ documentId: idOf(file) }] });
  await company.upload('businessIdentification', { legalName: `Mueblería ${hostile}` });
  await company.upload('businessIdentification', { legalName: `Muebles ${hostile}` });
  const owners = ['Ana', 'Bruno'].map(async (firstName, index) => {
    const id = await company.addPerson(
      ...(index === 0 ? (['BENEFICIAL_OWNER', 'CONTROL_PERSON'] as const) : (['BENEFICIAL_OWNER'] as const)),
    );
    const answer = { name: { firstName, lastName: hostile }, ownershipPercentage: 60 - 20 * index };
    await company.uploadAbout(id, 'associatedPersonPersonalInfo', answer);
    const number = ['27-12345678-0', '20-23456789-7'][index];
    const tax = { taxIdentificationNumber: number, taxIdentificationNumberType: 'CUIL' };
    await company.uploadAbout(id, 'associatedPersonTaxInfo', tax);
  });
  await Promise.all(owners);
  await company.inReview();
  ({ reviewId } = company);
  const person = await Applicant.open(gatehouse, { type: 'individual', tier: 'LIGHT' });
  await person.inReview();
  const olga = await gatehouse.signedIn('officer');
  must(await olga.post(`${company.path}/notes`, { text: `The register was called. ${hostile}` }), 201);
  must(await olga.post(`${company.path}/assignment`, { staffId: olga.id }), 200);
  const rejection = { type: 'reject', rejectionDescription: `Not in the register ${hostile}`, internalReason: hostile };
  must(await olga.post(`${person.path}/decisions`, rejection), 202);
  const { administrator } = await ScreeningScene.of(gatehouse);
  const list = formWith(Buffer.from(`${head}Ana Pérez,person,,AR,Tests`), { fields: { name: hostile, format: 'csv' } });
  must(await administrator.post('/screening/lists', list), 201);
  await moneyAndWebhooks();
});
afterEach(() => browser.closePages());
afterAll(async () => {
  await gatehouse.stop();
  if (isAlbum) await bindPictures();
});

async function moneyAndWebhooks(): Promise<void> {
  const shop = await payee(gatehouse);
  const asked = await askedFor(shop, arsTransfer('150000'));
  await arrives(shop.api, { payinId: asked.id }, money.ars('150000'));
  ({ id: payinId } = await untilPayin(gatehouse, shop.api, asked.id, 'completed'));
  const webhook = { url: 'https://receiver.example/hooks', categories: ['payin'] };
  webhookId = idOf(await shop.api.post('/webhooks', webhook));
  shopId = shop.organization.id;
  const { results } = must(await shop.api.get('/events?limit=1&type=payin_status_changed'), 200);
  eventId = (results as { eventId: string }[])[0]?.eventId ?? '';
  const approver = await gatehouse.signedIn('approver');
  const reason = { reason: 'Asked for by the authority' };
  must(await approver.post(`/organizations/${companyId}/suspensions`, reason), 201);
}

const screens: readonly Screen[] = [
  { name: 'overview', who: 'Teo Torres', show: at('/console', '.cards .figure') },
  { name: 'reviews', who: 'Abel Acosta', show: at('/console/reviews', '.rows .row .tag') },
  {
    name: 'review',
    who: 'Abel Acosta',
    show: async (desk) => {
      await desk.openReview(reviewId);
      await desk.page.locator('console-document img').waitFor();
      await desk.page.locator('.tree summary').first().click();
      await desk.page.locator('summary', { hasText: 'Earlier versions (1)' }).click();
      await desk.page.locator('.earlier .other td', { hasText: 'Mueblería' }).waitFor();
      await desk.page.locator('.checks summary').first().click();
      await desk.choose('Reject');
    },
  },
  {
    name: 'review-on-paper',
    who: 'Abel Acosta',
    show: async (desk) => {
      await desk.openReview(reviewId);
      await desk.page.locator('console-document img').waitFor();
      await desk.page.emulateMedia({ media: 'print' });
      await desk.page.locator('.on-paper').waitFor();
    },
  },
  { name: 'proposals', who: 'Abel Acosta', show: at('/console/proposals', 'article.card') },
  { name: 'organizations', who: 'Ada Alonso', show: at('/console/organizations', '.rows .row') },
  {
    name: 'organization',
    who: 'Teo Torres',
    show: async (desk) => at(`/console/organizations/${shopId}`, '.amounts strong')(desk),
  },
  {
    name: 'organization-stopped',
    who: 'Ada Alonso',
    show: async (desk) => {
      await at(`/console/organizations/${companyId}`, 'meter, .scopes')(desk);
      await desk.page.locator('summary', { hasText: 'Make a key' }).click();
      await desk.page.locator('summary', { hasText: 'Erase' }).click();
    },
  },
  { name: 'events', who: 'Teo Torres', show: at('/console/events', '.rows .row') },
  { name: 'event', who: 'Teo Torres', show: async (desk) => at(`/console/events/${eventId}`, '.answers dd')(desk) },
  { name: 'payouts', who: 'Teo Torres', show: at('/console/payouts?status=failed', '.empty') },
  { name: 'payins', who: 'Teo Torres', show: at('/console/payins', '.rows .row .tag') },
  { name: 'payin', who: 'Teo Torres', show: async (desk) => at(`/console/payins/${payinId}`, '.steps li')(desk) },
  { name: 'webhook', who: 'Teo Torres', show: async (desk) => at(`/console/webhooks/${webhookId}`, '.steps li')(desk) },
  {
    name: 'staff',
    who: 'Ada Alonso',
    show: async (desk) => {
      await at('/console/staff', '.rows .row')(desk);
      await desk.press('Change');
      await desk.page.locator('#opened').waitFor();
    },
  },
  { name: 'settings-limits', who: 'Ada Alonso', show: at('/console/settings', 'td input') },
  {
    name: 'settings-fees',
    who: 'Ada Alonso',
    show: async (desk) => {
      await at('/console/settings/fees', '.cards .card')(desk);
      await desk.page.locator('.cards summary').first().click();
    },
  },
  {
    name: 'settings-risk',
    who: 'Ada Alonso',
    show: async (desk) => {
      await at('/console/settings/risk', '.columns li')(desk);
      await desk.page.locator('summary', { hasText: 'Change a country' }).click();
    },
  },
  {
    name: 'settings-lists',
    who: 'Ada Alonso',
    show: async (desk) => {
      await at('/console/settings/lists', '.rows.lists .row')(desk);
      await desk.page.locator('summary', { hasText: 'Give a list' }).click();
    },
  },
  { name: 'settings-approvals', who: 'Ada Alonso', show: at('/console/settings/approvals', '.middle input') },
  { name: 'settings-read', who: 'Teo Torres', show: at('/console/settings/limits', 'td') },
  { name: 'exceptions', who: 'Teo Torres', show: at('/console/exceptions', '.empty') },
  { name: 'audit', who: 'Teo Torres', show: at('/console/audit', '.rows .row') },
  {
    name: 'keys',
    who: 'Ada Alonso',
    show: async (desk) => {
      await desk.page.keyboard.press('?');
      await desk.page.locator('dialog').waitFor();
    },
  },
  {
    name: 'door',
    who: 'Ada Alonso',
    show: async (desk) => {
      await desk.loseSession();
      await at('/console', '.ways button')(desk);
    },
  },
];

test.each([
  ['es-AR', 'Revisiones', 'Razón social'],
  ['pt-BR', 'Análises', 'Razão social'],
])(
  'it speaks %s, the questions of the customer too, and gives its rows to other programs',
  async (lang, place, question) => {
    const desk = await Desk.of(browser, gatehouse.url, 'Abel Acosta', { lang });
    const { page } = desk;
    expect(await page.locator('html').getAttribute('lang')).toBe(lang);
    await page.getByRole('link', { name: place, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: place }).waitFor();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'CSV' }).click(),
    ]);
    expect(await readFile(await file.path(), 'utf8')).toContain(reviewId);
    await desk.openReview(reviewId);
    await page.locator('console-answers dt', { hasText: question }).waitFor();
  },
);

test.each(screens)('$name can be seen and read by everybody, and runs nothing that strangers wrote', async (screen) => {
  expect(await problemsOf(screen, browser, gatehouse.url)).toEqual([]);
});
