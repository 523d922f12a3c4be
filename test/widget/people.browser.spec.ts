import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { director } from '../compliance/acme.js';
import { accessibilityProblems } from '../support/browser/axe.js';
import { answersOf } from './answers.js';
import { Stage } from './stage.js';

let stage: Stage;

beforeAll(async () => {
  stage = await Stage.shared();
});
afterEach(() => stage.end());
afterAll(() => stage.stop());

test('the people behind a company are asked for with a reason, named on their steps, and take nothing back', async () => {
  const applicant = await stage.open('FULL', 'business');
  await applicant.complete({ but: 'businessAssociatedPersons' });
  const { visitor } = await stage.visit(applicant, { device: { width: 1000 } });
  const { page, words } = visitor;
  await visitor.shown('businessAssociatedPersons');
  await page.locator('.reason > summary').click();
  await page.getByText(words.why.AssociatedPersons).waitFor();
  const shares = [await shareOn(page)];

  await visitor.hands.press(page.locator('#add-person'));
  const legend = await leftOf(page.locator('.ways > legend'));
  expect(await leftOf(page.locator('.ways .choice').first())).toBe(legend);
  expect(await leftOf(page.locator('.ways .actions .button').first())).toBe(legend);
  expect(await accessibilityProblems(page)).toEqual([]);
  await visitor.hands.pick(page.locator('input[name="way"]'), 1);
  await visitor.hands.press(visitor.button(words.people.add));
  await page.getByText(words.people.newPerson).waitFor({ state: 'detached' });
  shares.push(await shareOn(page));
  await visitor.hands.press(visitor.button(words.people.everyone));

  const title = page.getByRole('heading', { level: 2 });
  await visitor.shown('associatedPersonPersonalInfo');
  const unnamed = words.people.personNumber.replace('{number}', '1');
  expect(await title.innerText()).toBe(`${words.steps.associatedPersonPersonalInfo.title}\u00a0· ${unnamed}`);
  shares.push(await shareOn(page));
  // What a new page shows does not depend on what was shown before.
  await page.reload();
  await visitor.shown('associatedPersonPersonalInfo');
  shares.push(await shareOn(page));
  for (const answer of answersOf(director).associatedPersonPersonalInfo ?? []) await visitor.give(answer);
  await visitor.goOn();
  await visitor.shown('associatedPersonContactInfo');
  const named = `${words.steps.associatedPersonContactInfo.title}\u00a0· ${director.firstName} Acme`;
  expect(await title.innerText()).toBe(named);
  shares.push(await shareOn(page));
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(shares.at(-1)).toBeGreaterThan(shares[0] ?? 1);

  await page.setViewportSize({ width: 375, height: 800 });
  const { lines, gap } = await page.locator('.progress-head').evaluate(headOverBar);
  expect(lines).toBe(2);
  expect(gap).toBeGreaterThanOrEqual(4);
});

test('that the people may not be read now is told', async () => {
  const applicant = await stage.open('FULL', 'business');
  await applicant.complete({ but: 'businessAssociatedPersons' });
  const { visitor, watched } = await stage.visit(applicant);
  const { page, words } = visitor;
  watched.allow(/^answer: 403 GET .*\/associated-persons/);
  const body = { errorInstanceId: '0197c3f0-0000-7000-8000-000000000000', name: 'Forbidden', message: '', params: {} };
  stage.network.answerInstead({ status: 403, body }, /^GET .*\/associated-persons\b/);
  await visitor.shown('businessAssociatedPersons');
  await page.getByText(words.people.notNow).waitFor();
});

function shareOn(page: Page): Promise<number> {
  return page.locator('.progress-bar').evaluate((bar) => (bar as HTMLProgressElement).value);
}

function leftOf(element: Locator): Promise<number> {
  return element.evaluate((one) => Math.round(one.getBoundingClientRect().left));
}

/** In the page: in how many lines the current step is called, and how far below them its bar begins. */
function headOverBar(head: Element): { readonly lines: number; readonly gap: number } {
  const text = document.createRange();
  text.selectNodeContents(head);
  const bar = head.parentElement?.querySelector('.progress-bar')?.getBoundingClientRect();
  const tops = new Set([...text.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)));
  return { lines: tops.size, gap: (bar?.top ?? 0) - text.getBoundingClientRect().bottom };
}
