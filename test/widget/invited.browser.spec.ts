import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { AttestationType } from '#contracts';
import type { Page } from 'playwright-core';
import { invite, listPersons, newPerson } from '../support/compliance/invitations.js';
import { openReview } from '../support/compliance/reviews.js';
import { accessibilityProblems } from '../support/browser/axe.js';
import { must } from '../support/service/api.js';
import type { Organization } from '../support/service/gatehouse.js';
import { answersOf, humans } from './answers.js';
import { wordsOf } from './languages.js';
import { Stage } from './stage.js';
import { Visitor } from './visitor.js';

let stage: Stage;

beforeAll(async () => {
  stage = await Stage.shared();
});
afterEach(() => stage.end());
afterAll(() => stage.stop());

const persons = '/compliance/associated-persons';
const asked: readonly AttestationType[] = [
  'associatedPersonPersonalInfo',
  'associatedPersonContactInfo',
  'associatedPersonResidentialAddress',
  'associatedPersonTaxInfo',
  'associatedPersonIdentityDocument',
];

interface Company {
  readonly organization: Organization;
  readonly name: string;
  readonly reviewId: string;
  readonly owners: readonly string[];
}

async function company(): Promise<Company> {
  const organization = await stage.gatehouse.organization();
  const { api } = organization;
  const reviewId = await openReview(api, 'business');
  const owners = [await newPerson(api), await newPerson(api)];
  must(await api.patch(`${persons}/${owners[1]}`, { relationships: ['BENEFICIAL_OWNER'] }), 200);
  await listPersons(api, reviewId, owners);
  const { name } = must(await api.get('/organizations/current'), 200);
  return { organization, name: String(name), reviewId, owners };
}

/** Each page is a device of its own. */
async function device(url: string, lang = 'en-GB'): Promise<Visitor> {
  const { page } = await stage.browser.newPage({ lang, width: 375, height: 800 });
  await page.goto(url);
  return new Visitor(page, await wordsOf(lang));
}

async function giveAll(visitor: Visitor, index: number): Promise<void> {
  const human = humans[index];
  if (human === undefined) throw new Error('There is nobody of that number');
  const answers = answersOf(human);
  await visitor.start();
  for (const step of asked) {
    await visitor.shown(step);
    for (const answer of answers[step] ?? []) await visitor.give(answer);
    await visitor.goOn();
  }
}

describe('two owners on two devices', () => {
  test('give their own answers on the page of this service, and the company sees that they have finished', async () => {
    const { organization, name, owners } = await company();
    const { api } = organization;
    const devices: Visitor[] = [];
    for (const owner of owners) devices.push(await device((await invite(api, owner)).url));
    for (const [index, visitor] of devices.entries()) {
      const { page } = visitor;
      await visitor.title(`Your details for ${name}`).waitFor();
      // The secret is in no address that is kept.
      expect(new URL(page.url()).hash).toBe('');
      expect(await accessibilityProblems(page)).toEqual([]);
      await giveAll(visitor, index);
      await visitor.title(visitor.words.summary.title).waitFor();
      expect(await page.getByText('Acme').first().isVisible()).toBe(true);
      await visitor.page.getByText(visitor.words.summary.checking).waitFor({ state: 'hidden' });
      await visitor.hands.press(visitor.button('Finish'));
      await page.getByText(`${name} sees that you have given everything.`).waitFor();
      expect(await accessibilityProblems(page)).toEqual([]);
      const { invitation } = must(await api.get(`${persons}/${owners[index]}`), 200);
      expect(invitation).toMatchObject({ status: 'finished' });
    }
    const [first] = devices;
    await first?.page.reload();
    await first?.page.getByText(`${name} sees that you have given everything.`).waitFor();
  }, 120_000);
});

describe('the page', () => {
  test('is framed, found and told of by nobody', async () => {
    const { status, headers } = await fetch(`${stage.gatehouse.url}/onboard`);
    const policy = headers.get('content-security-policy') ?? '';
    expect(status).toBe(200);
    for (const part of ["default-src 'none'", "frame-ancestors 'none'", "script-src 'self'", "style-src 'self'"])
      expect(policy).toContain(part);
    expect(policy).not.toMatch(/unsafe|\*/);
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-frame-options': 'DENY',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
    });
  });

  test('goes on where the person left off, on the same device', async () => {
    const { organization, owners } = await company();
    const visitor = await device((await invite(organization.api, owners[0] ?? '')).url);
    const { page } = visitor;
    await visitor.start();
    await visitor.shown('associatedPersonPersonalInfo');
    for (const answer of answersOf(humans[0] as (typeof humans)[number]).associatedPersonPersonalInfo ?? [])
      await visitor.give(answer);
    await visitor.goOn();
    await visitor.shown('associatedPersonContactInfo');
    await page.reload();
    await visitor.shown('associatedPersonContactInfo');
  });

  test.each<[string, (company: Company, url: string) => Promise<unknown>, string]>([
    ['was opened on another device', (_, url) => openedOn(url), 'Opened on another device'],
    [
      'was taken back',
      ({ organization: { api }, owners }) => invite(api, owners[0] ?? ''),
      'This link no longer works',
    ],
    [
      'is for somebody who was taken off',
      ({ organization: { api }, reviewId }) => newPerson(api).then((other) => listPersons(api, reviewId, [other])),
      'There is nothing left to do',
    ],
  ])('says so where the invitation %s', async (_, before, title) => {
    const acme = await company();
    const { url } = await invite(acme.organization.api, acme.owners[0] ?? '');
    await before(acme, url);
    expect(await refusalAt(url, /^answer: 409 POST .*\/open$/)).toBe(title);
  });

  test('says so where the address is not whole, in the language of the browser', async () => {
    const lang = 'es-AR';
    const { page } = await opened(`${stage.gatehouse.url}/onboard#giv_x`, /^answer: 401 POST .*\/open$/, lang);
    await page.getByRole('heading', { name: 'Este enlace está incompleto' }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe(lang);
    expect(await accessibilityProblems(page)).toEqual([]);
  });
});

async function openedOn(url: string): Promise<void> {
  const other = await device(url);
  await other.button(other.words.welcome.start).waitFor();
}

async function opened(url: string, allowed: RegExp, lang?: string): Promise<{ page: Page }> {
  const watched = await stage.browser.newPage(lang === undefined ? {} : { lang });
  watched.allow(allowed);
  await watched.page.goto(url);
  return watched;
}

async function refusalAt(url: string, allowed: RegExp): Promise<string> {
  const { page } = await opened(url, allowed);
  return page.getByRole('heading', { level: 1 }).innerText();
}
