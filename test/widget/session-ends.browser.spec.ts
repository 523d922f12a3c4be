import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { heardOn } from '../support/browser/partner-site.js';
import { anas } from './answers.js';
import { Stage, type Visit } from './stage.js';

let stage: Stage;

beforeAll(async () => {
  stage = await Stage.shared();
});
afterEach(() => stage.end());
afterAll(() => stage.stop());

const refused = /^answer: 401 /;

describe('a session that ends while a form is filled in', () => {
  test('is changed for a new one, and the step is sent as it was', async () => {
    const visit = await filledIn();
    const { visitor, customer, watched } = visit;
    watched.allow(refused);
    await customer.endSessions();
    await visitor.goOn();
    await isSent(visit);
    expect(customer.sessions).toHaveLength(2);
    expect(await errorsOn(visitor.page)).toEqual([]);
  });

  test('and that cannot be changed by itself is told, until the page gives a new one', async () => {
    const applicant = await stage.open('LIGHT');
    const first = stage.site.customer(applicant);
    const { token } = await first.newSession();
    const visit = await filledIn({ applicant, sessionToken: token });
    const { visitor, customer, watched } = visit;
    watched.allow(refused);
    await first.endSessions();
    await visitor.goOn();
    await visitor.title(visitor.words.troubles.sessionEnded.title).waitFor();
    expect(await visitor.button(visitor.words.shell.retry).count()).toBe(0);
    expect(await errorsOn(visitor.page)).toEqual([{ code: 'sessionEnded' }]);
    await visitor.hands.press(visitor.button(visitor.words.shell.close));
    expect((await heardOn(visitor.page)).at(-1)).toMatchObject({ type: 'gatehouse-exit', detail: { reason: 'left' } });
    await give(visitor.page, (await customer.newSession()).token);
    await isSent(visit);
  });

  test('and for which the server of the partner gives no other is told, until it does', async () => {
    const visit = await filledIn();
    const { visitor, customer, watched } = visit;
    watched.allow(refused, /^answer: 403 POST .*\/session$/);
    await customer.endSessions();
    customer.isRefused = true;
    await visitor.goOn();
    await visitor.title(visitor.words.troubles.sessionFailed.title).waitFor();
    expect(await errorsOn(visitor.page)).toEqual([{ code: 'sessionFailed' }]);
    customer.isRefused = false;
    await visitor.hands.press(visitor.button(visitor.words.shell.retry));
    await isSent(visit);
  });
});

describe('a server of the partner that fails', () => {
  test('is not taken for a session that ended, and says by which id the failure is found', async () => {
    const errorInstanceId = '0199f1f0-a0b1-7c3e-8d2a-5b6c7d8e9f00';
    const before = async (watched: Visit['watched']): Promise<void> => {
      watched.allow(/^request: POST .*\/session /, /^answer: 500 POST .*\/session$/);
      await watched.page.route('**/session', (route) =>
        // A page hands on what its server answers, without a look at the status: so the guide has it.
        route.fulfill({ status: 500, json: { name: 'InternalError', errorInstanceId } }),
      );
    };
    const { visitor } = await stage.visit(await stage.open('LIGHT'), { before });
    const { page, words } = visitor;
    await visitor.title(words.troubles.sessionFailed.title).waitFor();
    await page.getByText(errorInstanceId).waitFor();
    expect(await errorsOn(page)).toEqual([{ code: 'sessionFailed', errorInstanceId }]);
    await page.unroute('**/session');
    // Blocked by the policy of the page, or the line is down: `fetch` says no more than that.
    await page.route('**/session', (route) => route.abort('blockedbyclient'), { times: 1 });
    await visitor.hands.press(visitor.button(words.shell.retry));
    await visitor.title(words.troubles.sessionFailed.title).waitFor();
    await visitor.hands.press(visitor.button(words.shell.retry));
    await visitor.title(words.welcome.title.individual).waitFor();
  });
});

describe('no session', () => {
  test('to begin with is told, and one that comes later begins', async () => {
    const applicant = await stage.open('LIGHT');
    const first = stage.site.customer(applicant);
    const { token } = await first.newSession();
    await first.endSessions();
    const before = (watched: Visit['watched']): void => watched.allow(refused);
    const { visitor, customer } = await stage.visit(applicant, { sessionToken: token, before });
    await visitor.title(visitor.words.troubles.sessionEnded.title).waitFor();
    await give(visitor.page, (await customer.newSession()).token);
    await visitor.title(visitor.words.welcome.title.individual).waitFor();
  });
});

describe('a session that is about to end', () => {
  test('is changed before it is refused', async () => {
    const before = ({ page }: Visit['watched']): Promise<void> => page.clock.install();
    const visit = await filledIn({ before });
    const { visitor, customer } = visit;
    expect(customer.sessions).toHaveLength(1);
    const expiresAt = customer.sessions[0]?.expiresAt ?? '';
    // Half a minute before: a clock that is set sets off nothing else.
    await visitor.page.clock.setSystemTime(Date.parse(expiresAt) - 30_000);
    await visitor.goOn();
    await isSent(visit);
    expect(customer.sessions.length).toBeGreaterThan(1);
  });
});

/** Somebody has filled in the only step that there is, and not sent it. */
async function filledIn({
  applicant,
  ...page
}: NonNullable<Parameters<Stage['visit']>[1]> & { readonly applicant?: Visit['applicant'] } = {}): Promise<Visit> {
  const visit = await stage.visit(applicant ?? (await stage.open('LIGHT')), page);
  await visit.visitor.start();
  await visit.visitor.stepAfter(1);
  for (const answer of anas.individualPersonalInfoLight ?? []) await visit.visitor.give(answer);
  return visit;
}

/** What was typed has arrived, once. */
async function isSent({ applicant, visitor }: Visit): Promise<void> {
  await visitor.title(visitor.words.summary.title).waitFor();
  await visitor.page.getByText('Pérez').waitFor();
  const { uploadedAttestations } = await applicant.review();
  expect(uploadedAttestations).toHaveLength(1);
  const { body } = await applicant.api.get(`${applicant.path}/attestations/${uploadedAttestations[0]?.id}`);
  expect(body).toMatchObject({ payload: { name: { firstName: 'Ana', lastName: 'Pérez' }, nationality: 'AR' } });
}

function give(page: Page, token: string): Promise<void> {
  return page.locator('gatehouse-onboarding').evaluate((widget, sessionToken) => {
    Object.assign(widget, { sessionToken });
  }, token);
}

async function errorsOn(page: Page): Promise<readonly Readonly<Record<string, unknown>>[]> {
  return (await heardOn(page)).filter(({ type }) => type === 'gatehouse-error').map(({ detail }) => detail);
}
