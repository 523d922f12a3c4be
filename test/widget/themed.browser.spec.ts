import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { accessibilityProblems } from '../support/browser/axe.js';
import { invite, listPersons, newPerson } from '../support/compliance/invitations.js';
import { openReview } from '../support/compliance/reviews.js';
import { must } from '../support/service/api.js';
import { wordsOf } from './languages.js';
import { Stage } from './stage.js';
import { Visitor } from './visitor.js';

let stage: Stage;

beforeAll(async () => {
  stage = await Stage.shared();
});
afterEach(() => stage.end());
afterAll(() => stage.stop());

const theme = { name: 'Acme', accent: { light: '#9d174d', dark: '#f9a8d4' }, radius: 0, fontFamily: 'serif' };

interface Shown {
  readonly page: Page;
  readonly visitor: Visitor;
  readonly legalName: string;
}

/** The page of somebody whom an organization with this theme has invited. */
async function shown(wanted: object, colorScheme: 'light' | 'dark'): Promise<Shown> {
  const { api, id } = await stage.gatehouse.organization();
  must(await api.put(`/organizations/${id}/theme`, wanted), 200);
  const person = await newPerson(api);
  await listPersons(api, await openReview(api, 'business'), [person]);
  const { url } = await invite(api, person);
  const { page } = await stage.browser.newPage({ colorScheme, lang: 'en-GB' });
  await page.goto(url);
  const visitor = new Visitor(page, await wordsOf('en'));
  await visitor.button(visitor.words.welcome.start).waitFor();
  const { name } = must(await api.get('/organizations/current'), 200);
  return { page, visitor, legalName: String(name) };
}

/** What a theme changes of a button. */
function lookOf(element: Element): Readonly<Record<'background' | 'color' | 'radius' | 'family', string>> {
  const { backgroundColor, color, borderTopLeftRadius, fontFamily } = getComputedStyle(element);
  return { background: backgroundColor, color, radius: borderTopLeftRadius, family: fontFamily };
}

describe('the page of an invitation', () => {
  test.each([
    ['light', 'rgb(157, 23, 77)', 'rgb(255, 255, 255)'],
    ['dark', 'rgb(249, 168, 212)', 'rgb(16, 22, 31)'],
  ] as const)('looks like the organization where the device is %s, and can be read', async (scheme, accent, ground) => {
    const { page, visitor, legalName } = await shown(theme, scheme);
    const start = visitor.button(visitor.words.welcome.start);
    const look = await start.evaluate(lookOf);
    expect(look).toMatchObject({ background: accent, color: ground, radius: '0px' });
    expect(look.family).toContain('Georgia');
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Acme');
    expect(await page.locator('h1 + p').innerText()).toBe(legalName);
    expect(await page.title()).toBe('Acme');
    expect(await accessibilityProblems(page)).toEqual([]);
    await start.hover();
    expect(await accessibilityProblems(page)).toEqual([]);
    await visitor.start();
    await visitor.shown('associatedPersonPersonalInfo');
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  test('is light on every device where the organization says so', async () => {
    const { visitor } = await shown({ ...theme, colorScheme: 'light' }, 'dark');
    const { background } = await visitor.button(visitor.words.welcome.start).evaluate(lookOf);
    expect(background).toBe('rgb(157, 23, 77)');
  });

  test('takes nothing of it from its address', async () => {
    const { page, visitor } = await shown({}, 'light');
    const plain = await visitor.button(visitor.words.welcome.start).evaluate(lookOf);
    await page.goto(`${stage.gatehouse.url}/onboard?theme=${encodeURIComponent(JSON.stringify(theme))}`);
    await visitor.button(visitor.words.welcome.start).waitFor();
    expect(await visitor.button(visitor.words.welcome.start).evaluate(lookOf)).toEqual(plain);
    expect(await page.locator('html').getAttribute('style')).toBeNull();
  });
});
