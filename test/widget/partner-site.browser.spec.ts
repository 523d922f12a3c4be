import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
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
