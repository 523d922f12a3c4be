import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { contrastProblems } from '../support/browser/axe.js';
import { Stage } from './stage.js';

let stage: Stage;

beforeAll(async () => {
  stage = await Stage.shared();
});
afterEach(() => stage.end());
afterAll(() => stage.stop());

/** A policy that is too wide would be noticed by no other test. */
test('the page of a partner may ask Gatehouse alone where the token stands in it', async () => {
  const applicant = await stage.open('LIGHT');
  const { token } = await stage.site.customer(applicant).newSession();
  const { watched } = await stage.visit(applicant, { sessionToken: token, withoutWidget: true });
  const { page } = watched;
  const address = `${stage.network.url}${applicant.path}`;
  const read = await page.evaluate(
    ([url, bearer]) => fetch(url, { headers: { authorization: `Bearer ${bearer}` } }).then(({ status }) => status),
    [address, token] as const,
  );
  expect(read).toBe(200);
  await page.evaluate(() => fetch('/elsewhere').catch(() => undefined));
  expect(await watched.problems()).toContainEqual(expect.stringMatching(/^policy: connect-src .*\/elsewhere/));
  watched.allow(/connect-src|Content Security Policy/);
});

test.each(['#facc15', '#0a0a2a', '#16a34a', '#7c3aed'])(
  'an accent of %s leaves links and buttons to be read',
  async (accent) => {
    const { visitor } = await stage.visit(await stage.open('LIGHT'));
    const { page, words } = visitor;
    await visitor.start();
    await visitor.stepAfter(1);
    await visitor.shown('individualPersonalInfoLight');
    await page
      .locator('gatehouse-onboarding')
      .evaluate((widget, colour) => widget.style.setProperty('--gatehouse-accent', colour), accent);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await visitor.button(words.shell.later).waitFor();
      expect(await contrastProblems(page, 'gatehouse-onboarding')).toEqual([]);
      await page.locator('.button.primary').hover();
      expect(await contrastProblems(page, 'gatehouse-onboarding')).toEqual([]);
      await page.mouse.move(0, 0);
    }
  },
);
