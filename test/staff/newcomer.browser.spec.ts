import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { TestBrowser } from '../support/browser/browser.js';
import type { WatchedPage } from '../support/browser/watched-page.js';
import { Gatehouse, type OwnGatehouse } from '../support/service/gatehouse.js';

const browser = new TestBrowser();
let gatehouse: OwnGatehouse;
beforeAll(async () => {
  gatehouse = await Gatehouse.start();
});
afterEach(() => browser.closePages());
afterAll(() => gatehouse.stop());

interface Told {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

/** As a page would, with nothing but what browsers have. */
const script = `
  async function call(method, path, body) {
    const answer = await fetch(path, {
      method,
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const text = await answer.text();
    return { status: answer.status, body: text === '' ? {} : JSON.parse(text) };
  }`;

/** A passkey belongs to a name, not to an address. */
function consoleUrl(): string {
  return `${gatehouse.url.replace('127.0.0.1', 'localhost')}/console`;
}

/** A person at a browser of their own, whose authenticator they have to touch and to show that it is them. */
class Somebody {
  private constructor(private readonly watched: WatchedPage) {}

  static async arrive(): Promise<Somebody> {
    const watched = await browser.newPage();
    // The page asks who is there; and an invitation is used again on purpose.
    watched.allow(/^answer: 401 GET .*\/staff\/current$/, /^answer: 401 POST .*\/staff\/sign-in\/passkey\/options$/);
    await watched.page.goto(consoleUrl());
    const tools = await watched.devTools();
    await tools.send('WebAuthn.enable');
    await tools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    return new Somebody(watched);
  }

  /** The page says who has come in. */
  async comeIn(invitation: string): Promise<string | null> {
    await this.watched.page.goto(`${consoleUrl()}#invitation=${invitation}`);
    return this.pressed('Make a passkey');
  }

  async signOut(): Promise<string | null> {
    await this.watched.page.locator('header summary').click();
    await this.watched.page.getByRole('button', { name: 'Sign out' }).click();
    await this.watched.page.getByRole('heading', { name: 'Sign in' }).waitFor();
    return this.pressed('Sign in with a passkey');
  }

  async refusedWith(invitation: string): Promise<string | null> {
    await this.watched.page.goto(`${consoleUrl()}#invitation=${invitation}`);
    await this.watched.page.getByRole('button', { name: 'Make a passkey' }).click();
    await this.watched.page.getByRole('alert').waitFor();
    return this.watched.page.getByRole('alert').textContent();
  }

  call(method: string, path: string, body?: object): Promise<Told> {
    return this.run(`call(${[method, path, body].map((part) => JSON.stringify(part)).join(', ')})`);
  }

  async done(method: string, path: string, status: number, body?: object): Promise<Told['body']> {
    const told = await this.call(method, path, body);
    expect(told).toMatchObject({ status });
    return told.body;
  }

  private async pressed(name: string): Promise<string | null> {
    await this.watched.page.getByRole('button', { name }).click();
    await this.watched.page.getByText('Signed in as').waitFor();
    return this.watched.page.locator('header summary bdi').textContent();
  }

  private run(what: string): Promise<Told> {
    return this.watched.page.evaluate(`(async () => { ${script}; return await ${what}; })()`);
  }
}

test('a newcomer follows the link, signs in with a passkey, invites a second person, proposes, and the second agrees', async () => {
  const link = await readFile(join(gatehouse.environment['DATA_DIR'] ?? '', 'console.link'), 'utf8');
  const first = await Somebody.arrive();
  const own = link.trim().split('#invitation=')[1] ?? '';
  expect(await first.comeIn(own)).toBe('First administrator');
  const wanted = { email: 'teresa@example.com', name: 'Teresa Toro', roles: ['treasurer'] };
  const { invitation } = await first.done('POST', '/staff', 201, wanted);

  const second = await Somebody.arrive();
  const { url } = invitation as { url: string };
  expect(await second.refusedWith(own)).toMatch(/has been used/);
  expect(await second.comeIn(url.split('#invitation=')[1] ?? '')).toBe('Teresa Toro');

  const acme = await first.done('POST', '/organizations', 201, { name: 'Acme', type: 'business', country: 'AR' });
  const key = { name: 'payer', scopes: ['payouts:execute'] };
  const proposal = await first.done('POST', `/organizations/${String(acme['id'])}/api-keys`, 202, key);
  const path = `/proposals/${String(proposal['id'])}`;
  expect(await second.done('POST', `${path}/approve`, 200, {})).toMatchObject({ status: 'approved' });
  expect(await first.done('GET', path, 200)).toMatchObject({ status: 'approved', approvals: [{}] });

  expect(await first.signOut()).toBe('First administrator');
}, 120_000);
