import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { Page, Request } from 'playwright-core';
import { eventsAbout } from '../support/webhooks/events.js';
import { heardOn } from '../support/browser/partner-site.js';
import type { WatchedPage } from '../support/browser/watched-page.js';
import { anas } from './answers.js';
import { Stage, type Visit } from './stage.js';
import type { Visitor } from './visitor.js';

let stage: Stage;

beforeAll(async () => {
  stage = await Stage.shared();
});
afterEach(() => stage.end());
afterAll(() => stage.stop());

const lost = /^request: .* net::ERR_/;
const limited = /^answer: 429 /;

describe('a server that is dead', () => {
  test('at the start is told, and gone on with as soon as it answers', async () => {
    stage.network.cut();
    const { visitor } = await stage.visit(await stage.open('LIGHT'), { before: (watched) => watched.allow(lost) });
    await isUnreachable(visitor);
    await again(visitor);
    await isUnreachable(visitor);
    stage.network.mend();
    await again(visitor);
    await visitor.title(visitor.words.welcome.title.individual).waitFor();
  });

  test('when a step is sent: it is sent again as it was typed', async () => {
    const visit = await filledIn();
    const { visitor, applicant } = visit;
    stage.network.cut();
    await visitor.goOn();
    await isUnreachable(visitor);
    expect(await errorsOn(visitor.page)).toEqual(['unreachable']);
    stage.network.mend();
    await again(visitor);
    await visitor.title(visitor.words.summary.title).waitFor();
    expect((await applicant.review()).uploadedAttestations).toHaveLength(1);
  });

  test('after it took a step: sent again, it is the same step', async () => {
    const { visitor, watched, applicant } = await filledIn();
    const sent = sentTo(watched, /\/attestations$/);
    await loseFirstAnswer(visitor.page, '**/attestations');
    await visitor.goOn();
    await isUnreachable(visitor);
    await applicant.until(({ uploadedAttestations }) => uploadedAttestations.length === 1);
    const [before] = (await applicant.review()).uploadedAttestations;
    await again(visitor);
    await visitor.title(visitor.words.summary.title).waitFor();
    const after = (await applicant.review()).uploadedAttestations;
    expect(after.map(({ id }) => id)).toEqual([before?.id]);
    expect(new Set(sent.map(keyOf)).size).toBe(1);
    expect(sent).toHaveLength(2);
  });

  test('after it took the submission: it is submitted once', async () => {
    const { visitor, watched, applicant } = await filledIn();
    await visitor.goOn();
    await visitor.title(visitor.words.summary.title).waitFor();
    const sent = sentTo(watched, /\/submit$/);
    await loseFirstAnswer(visitor.page, '**/submit');
    await visitor.hands.press(visitor.button(visitor.words.summary.submit));
    await isUnreachable(visitor);
    await again(visitor);
    await applicant.reaches('inReview');
    await visitor.title(visitor.words.statuses.inReview.title).waitFor();
    expect(sent).toHaveLength(2);
    expect(new Set(sent.map(keyOf)).size).toBe(1);
    // What the person declared is kept with it, word for word.
    expect(await applicant.review()).toMatchObject({ declaration: visitor.words.summary.declaration });
    const changes = await eventsAbout(applicant.api, applicant.reviewId);
    expect(changes.filter(({ currentStatus }) => currentStatus.type === 'submitted')).toHaveLength(1);
    expect((await heardOn(visitor.page)).filter(({ type }) => type === 'gatehouse-submitted')).toHaveLength(1);
  });
});

describe('a limit', () => {
  test.each([
    ['at the start', /^GET .*\/reviews\//],
    ['when a step is sent', /^POST .*\/attestations$/],
  ])('%s counts down, and goes on by itself', async (_, to) => {
    const isAtStart = to.source.startsWith('^GET');
    const limit = (): void => stage.network.answerInstead({ status: 429, retryAfterSeconds: 3 }, to);
    if (isAtStart) limit();
    const visit = isAtStart ? await stage.visit(await stage.open('LIGHT'), { before: allowLimit }) : await filledIn();
    const { visitor, watched } = visit;
    watched.allow(limited);
    if (!isAtStart) {
      limit();
      await visitor.goOn();
    }
    await visitor.title(visitor.words.troubles.rateLimited.title).waitFor();
    const told = secondsTold(visitor.page);
    stage.network.mend();
    const { welcome, summary } = visitor.words;
    await visitor.title(isAtStart ? welcome.title.individual : summary.title).waitFor();
    const seconds = await told;
    expect(seconds.length).toBeGreaterThan(1);
    expect(seconds).toEqual([3, 2, 1].filter((second) => seconds.includes(second)));
  });
});

test.each([
  ['en', '10 minutes'],
  ['es', '10 minutos'],
  ['pt-BR', '10 minutos'],
])('a long limit is told in minutes, in %s', async (lang, time) => {
  stage.network.answerInstead({ status: 429, retryAfterSeconds: 600 }, /^GET .*\/reviews\//);
  const { visitor } = await stage.visit(await stage.open('LIGHT'), { lang, before: allowLimit });
  await visitor.title(visitor.words.troubles.rateLimited.title).waitFor();
  expect(await visitor.page.locator('gatehouse-trouble .lead').innerText()).toContain(time);
});

describe('a part of the widget that cannot be fetched', () => {
  const parts = ['steps', 'phone-numbers', 'places', 'languages', 'es-1', 'es-2'];
  test.each(parts)('is told, and fetched once it can be: %s', async (chunk) => {
    const step = chunk === 'places' ? 'individualResidentialAddress' : 'individualContactInfo';
    const pattern = new RegExp(`/chunks/${chunk}-[\\w-]{8}\\.js(\\?|$)`);
    const before = async (watched: WatchedPage): Promise<void> => {
      watched.allow(lost);
      await watched.page.route(pattern, (route) => route.abort('connectionreset'));
    };
    const { visitor } = await stage.visit(await stage.missing(step), { lang: 'es', before });
    const stop = visitor.page.getByRole('heading', { name: /^(We can't connect right now|No podemos conectarnos)$/ });
    await stop.waitFor();
    await visitor.page.unroute(pattern);
    await visitor.page.getByRole('button', { name: /^(Try again|Intentar de nuevo)$/ }).click();
    await visitor.shown(step);
    for (const answer of anas[step] ?? []) await visitor.give(answer);
    await visitor.goOn();
    await visitor.title(visitor.words.summary.title).waitFor();
  });

  test('while somebody waits to go on is told, and once', async () => {
    const places = /\/chunks\/places-[\w-]{8}\.js(\?|$)/;
    let fail = (): void => undefined;
    const held = new Promise<void>((resolve) => (fail = resolve));
    const before = async (watched: WatchedPage): Promise<void> => {
      watched.allow(lost);
      await watched.page.route(places, async (route) => {
        await held;
        await route.abort('connectionreset');
      });
    };
    const { visitor } = await stage.visit(await stage.missing('individualResidentialAddress'), { before });
    await visitor.shown('individualResidentialAddress');
    await visitor.goOn();
    await visitor.button(visitor.words.shell.saving).waitFor();
    fail();
    await isUnreachable(visitor);
    expect(await errorsOn(visitor.page)).toEqual(['unreachable']);
    await visitor.page.unroute(places);
    await again(visitor);
    await visitor.shown('individualResidentialAddress');
    for (const answer of anas.individualResidentialAddress ?? []) await visitor.give(answer);
  });

  test('is waited for, when it is the words, before any screen that needs them', async () => {
    const words = /\/chunks\/en-2-[\w-]{8}\.js(\?|$)/;
    const before = async (watched: WatchedPage): Promise<void> => {
      watched.allow(lost);
      await watched.page.route(words, (route) => route.abort('connectionreset'));
    };
    const { visitor } = await stage.visit(await stage.missing('individualContactInfo'), { lang: 'en', before });
    const { page } = visitor;
    const loading = page.getByText(visitor.words.shell.loading);
    await isUnreachable(visitor);
    await page.unroute(words);
    await page.route(words, async (route) => {
      await loading.waitFor();
      await page.evaluate(() => new Promise(requestAnimationFrame));
      await route.continue();
    });
    await again(visitor);
    await visitor.shown('individualContactInfo');
  });
});

const allowLimit = (watched: WatchedPage): void => watched.allow(limited);

/** Somebody has filled in the only step that there is, and not sent it. */
async function filledIn(): Promise<Visit> {
  const visit = await stage.visit(await stage.open('LIGHT'), { before: (watched) => watched.allow(lost) });
  await visit.visitor.start();
  await visit.visitor.stepAfter(1);
  for (const answer of anas.individualPersonalInfoLight ?? []) await visit.visitor.give(answer);
  return visit;
}

function isUnreachable(visitor: Visitor): Promise<void> {
  return visitor.title(visitor.words.troubles.unreachable.title).waitFor();
}

async function again(visitor: Visitor): Promise<void> {
  await visitor.hands.press(visitor.button(visitor.words.shell.retry));
}

async function errorsOn(page: Page): Promise<readonly unknown[]> {
  return (await heardOn(page)).filter(({ type }) => type === 'gatehouse-error').map(({ detail }) => detail['code']);
}

/** The server takes it, and the page does not hear of it. */
async function loseFirstAnswer(page: Page, pattern: string): Promise<void> {
  let isLost = false;
  await page.route(pattern, async (route) => {
    if (isLost || route.request().method() !== 'POST') return route.continue();
    isLost = true;
    await route.fetch();
    return route.abort('connectionreset');
  });
}

/** What the page posts there from now on. */
function sentTo({ page }: WatchedPage, path: RegExp): Request[] {
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && path.test(request.url())) sent.push(request);
  });
  return sent;
}

function keyOf(request: Request): string | undefined {
  return request.headers()['idempotency-key'];
}

/** Each number of seconds that is shown, until none is shown any more. */
function secondsTold(page: Page): Promise<number[]> {
  return page.locator('gatehouse-trouble').evaluate(
    (screen) =>
      new Promise<number[]>((resolve) => {
        const seconds: number[] = [];
        const look = (): void => {
          if (!screen.isConnected) return resolve(seconds);
          const told = Number(/\d+/.exec(screen.querySelector('.lead')?.textContent ?? '')?.[0]);
          if (told > 0 && told !== seconds.at(-1)) seconds.push(told);
          requestAnimationFrame(look);
        };
        look();
      }),
  );
}
