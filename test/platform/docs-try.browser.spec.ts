import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { accessibilityProblems } from '../support/browser/axe.js';
import { TestBrowser } from '../support/browser/browser.js';
import type { PageOptions, WatchedPage } from '../support/browser/watched-page.js';
import { Gatehouse, liveEnvironment, type Organization } from '../support/service/gatehouse.js';
import { until } from '../support/run/until.js';

const browser = new TestBrowser();
afterEach(() => browser.closePages());

let gatehouse: Gatehouse;
let organization: Organization;
beforeAll(async () => {
  gatehouse = await Gatehouse.shared();
  organization = await gatehouse.organization();
});

interface Opened {
  readonly watched: WatchedPage;
  readonly page: Page;
  readonly section: Locator;
}

/** The reference of a route, with its form open, as it is opened by the keyboard. */
async function opened(path: string, section: string, options: PageOptions & { url?: string } = {}): Promise<Opened> {
  const { url = gatehouse.url, ...pageOptions } = options;
  const watched = await browser.newPage(pageOptions);
  const { page } = watched;
  await page.goto(`${url}/docs/${path}`);
  const place = page.locator(`#${section}`);
  await place.locator('.try > summary').focus();
  await page.keyboard.press('Enter');
  return { watched, page, section: place };
}

function inStorage(page: Page): Promise<string> {
  return page.evaluate('JSON.stringify([{ ...sessionStorage }, { ...localStorage }])');
}

describe('trying a route', () => {
  test('sends what is written, by the keyboard, and tells what was answered', async () => {
    const { page, section } = await opened('webhooks', 'post-webhooks');
    const key = organization.api.key ?? '';
    await section.getByLabel(/^Key/).fill(key);
    await section.getByLabel(/^Body/).fill('{"url":"https://partner.example/hook","categories":["payin"]}');
    const sent = page.waitForRequest('**/webhooks');
    await section.getByRole('button', { name: 'Send' }).focus();
    await page.keyboard.press('Enter');
    const headers = (await sent).headers();
    expect(headers['authorization']).toBe(`Bearer ${key}`);
    expect(headers['idempotency-key']).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    const told = section.locator('.tried');
    await told.getByText(/^201 Created · \d+ ms$/).waitFor();
    expect(await told.getByRole('region').textContent()).toContain('"https://partner.example/hook"');
    expect(await told.locator('dl').textContent()).toContain(headers['idempotency-key'] ?? '');
    expect(await inStorage(page)).toBe(JSON.stringify([{ 'gatehouse-docs-key': key }, {}]));
    await section.getByRole('button', { name: 'Forget' }).click();
    expect(await inStorage(page)).toBe('[{},{}]');
    expect(await section.getByLabel(/^Key/).inputValue()).toBe('');
  });

  test('fills in the path and the query, and shows refusals', async () => {
    const { watched, page, section } = await opened('webhooks', 'get-webhooks-webhook-id');
    watched.allow(/^answer: 404 GET .*\/webhooks\/a%2Fb%3F$/);
    await section.getByLabel(/^Key/).fill(organization.api.key ?? '');
    await section.getByLabel(/^webhookId/).fill('a/b?');
    await page.keyboard.press('Enter');
    await section
      .locator('.tried')
      .getByText(/^404 Not Found/)
      .waitFor();
    expect(await section.locator('.tried pre').textContent()).toContain('"errorInstanceId"');
  });

  test('refuses what is no JSON before it is sent, and says when nothing answers', async () => {
    const { watched, page, section } = await opened('webhooks', 'post-webhooks');
    watched.allow(/^request: POST .*\/webhooks/);
    const sent: (string | undefined)[] = [];
    await page.route('**/webhooks', (route) => {
      sent.push(route.request().headers()['idempotency-key']);
      return route.abort('connectionreset');
    });
    await section.getByLabel(/^Key/).fill('gk_none');
    const body = section.getByLabel(/^Body/);
    const right = await body.inputValue();
    await body.fill('{');
    await section.getByRole('button', { name: 'Send' }).click();
    expect(
      await body.evaluate((field) => (field as unknown as { validationMessage: string }).validationMessage),
    ).toMatch(/^This is not JSON/);
    expect(sent).toEqual([]);
    await body.fill(right);
    for (const times of [1, 2]) {
      await section.getByRole('button', { name: 'Send' }).click();
      await until('it was sent', () => Promise.resolve(sent.length === times));
      await section.locator('.tried').getByText('There was no answer').waitFor();
    }
    expect(new Set(sent).size).toBe(1);
  });

  test('asks in live mode before it sends what writes', async () => {
    const live = await Gatehouse.start({ environment: liveEnvironment });
    try {
      const { watched, page, section } = await opened('webhooks', 'post-webhooks', { url: live.url });
      watched.allow(/^answer: 401 POST /);
      expect(await section.locator('.notice').textContent()).toContain('This Gatehouse is live');
      await section.getByLabel(/^Key/).fill('gk_none');
      const asked: string[] = [];
      const answers = [false, true];
      page.on('dialog', (dialog) => {
        asked.push(dialog.message());
        void (answers.shift() === true ? dialog.accept() : dialog.dismiss());
      });
      await section.getByRole('button', { name: 'Send' }).click();
      expect(await section.locator('.tried').textContent()).toBe('');
      await section.getByRole('button', { name: 'Send' }).click();
      await section.locator('.tried').getByText(/^401/).waitFor();
      expect(asked).toEqual(Array(2).fill('This Gatehouse is live. Really send POST /webhooks?'));
    } finally {
      await live.stop();
    }
  });

  test.each([
    [1280, 'light'],
    [360, 'dark'],
  ] as const)('can be done by everyone at %d pixels, %s', async (width, colorScheme) => {
    const { page, section } = await opened('webhooks', 'get-webhooks', { width, colorScheme });
    await section.getByLabel(/^Key/).fill(organization.api.key ?? '');
    await section.getByRole('button', { name: 'Send' }).click();
    await section.locator('.tried pre').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0);
  });
});

test('the language of the samples is chosen once for all, and copied', async () => {
  const { page } = await browser.newPage();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${gatehouse.url}/docs/webhooks`);
  const section = page.locator('#post-webhooks');
  expect(await section.locator('.samples pre:visible').first().textContent()).toContain('curl ');
  await section.getByLabel('Language of the samples').first().selectOption('Python');
  await section.getByRole('button', { name: 'Copy' }).first().click();
  await page.getByRole('status').getByText('Copied').waitFor();
  expect(await page.evaluate('navigator.clipboard.readText()')).toContain('requests.post(');
  await page.goto(`${gatehouse.url}/docs/accounts`);
  expect(await page.locator('.samples pre:visible').first().textContent()).toContain('requests.post(');
});
