import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { Frame, Page } from 'playwright-core';
import { heardOfFrames, sayTo, untilHeard } from '../support/browser/framing-site.js';
import { Applicant } from '../support/compliance/applicant.js';
import { newReview } from '../support/compliance/reviews.js';
import { Framing, frameOf, visitorIn } from './framing.js';
import { Stage } from './stage.js';

let stage: Stage;
let framing: Framing;

beforeAll(async () => {
  stage = await Stage.shared();
  framing = await Framing.on(stage);
});
afterEach(() => stage.end());
afterAll(async () => {
  await framing.site.stop();
  await stage.stop();
});

const spanish = { type: 'gatehouse:language', version: 1, lang: 'es' };
const notFramed = [/frame-ancestors/, /^request: GET .*\/onboard\/frame\//];

describe('a page that the session does not name', () => {
  test('sees nothing in the frame: no clicks are led there from another site', async () => {
    const { id } = await framing.session(await stage.open('LIGHT'));
    const watched = await stage.browser.newPage();
    watched.allow(...notFramed);
    await watched.page.goto(`${framing.site.otherOrigin}${framing.site.frames([id])}`);
    expect(await isEmpty(watched.page)).toBe(true);
    expect(await heardOfFrames(watched.page)).toEqual([]);
  });

  test('nor does one that is named, in a page that is not', async () => {
    const { id } = await framing.session(await stage.open('LIGHT'));
    const inner = `${framing.site.origin}${framing.site.frames([id])}`;
    const watched = await stage.browser.newPage();
    watched.allow(...notFramed);
    await watched.page.goto(`${framing.site.otherOrigin}${framing.site.page(`<iframe src="${inner}"></iframe>`)}`);
    const middle = await frameOf(watched.page);
    await middle.waitForFunction(() => Array.isArray((globalThis as unknown as { heard?: unknown }).heard));
    expect(await isEmpty(middle)).toBe(true);
  });

  test('nor any at all once the session has ended', async () => {
    const applicant = await stage.open('LIGHT');
    const { id } = await framing.session(applicant);
    await applicant.api.delete(`${applicant.path}/sessions/${id}`);
    const watched = await stage.browser.newPage();
    watched.allow(...notFramed, /^answer: 404 GET .*\/onboard\/frame\//);
    await watched.page.goto(`${framing.site.origin}${framing.site.frames([id])}`);
    expect(await isEmpty(watched.page)).toBe(true);
  });
});

describe('what a stranger', () => {
  /** A page with a frame that works, whose messages are noted as they arrive, from all senders. */
  async function working(): Promise<{ page: Page; frame: Frame }> {
    const { page } = await framing.open([await stage.open('LIGHT')]);
    await untilHeard(page, 'gatehouse-ready');
    const frame = await frameOf(page);
    await frame.evaluate(noteMessages);
    return { page, frame };
  }

  test.each<[string, (page: Page, frame: Frame) => Promise<unknown>]>([
    [
      'in another window of the same origin',
      async (page) => sayBy(await windowAt(page, framing.site.origin), 'opener'),
    ],
    ['in a window of another origin', async (page) => sayBy(await windowAt(page, framing.site.otherOrigin), 'opener')],
    [
      'in a frame beside it, of the same origin',
      async (page) => sayBy(await frameAt(page, framing.site.origin), 'parent'),
    ],
    [
      'in a frame beside it, of another origin',
      async (page) => sayBy(await frameAt(page, framing.site.otherOrigin), 'parent'),
    ],
    ['within the frame', (_, frame) => frame.evaluate(sayToItself, spanish)],
  ])('%s says is passed over', async (_, say) => {
    const { page, frame } = await working();
    await say(page, frame);
    await frame.waitForFunction(() => (globalThis as unknown as Noting).received.length > 0);
    expect(await languageOf(frame)).toBe('en');
    expect((await heardOfFrames(page)).map(({ type }) => type)).not.toContain('gatehouse:refused');
    await sayTo(page, 0, spanish);
    await frame.waitForFunction(() => (globalThis as unknown as Noting).received.length > 1);
    expect(await languageOf(frame)).toBe('es');
  });
});

describe('what the page itself says', () => {
  test.each<[string, object, string]>([
    ['in a version that is not known', { ...spanish, version: 2 }, 'version: must be 1'],
    ['by a name that is not known', { type: 'gatehouse:eval', version: 1, code: '1' }, 'type: is not known'],
    ['in too many words', { ...spanish, lang: 'x'.repeat(1_000_000) }, 'lang: must be a language tag, such as pt-BR'],
    [
      'that would load something',
      { type: 'gatehouse:theme', version: 1, theme: { fontFamily: 'x, url(https://evil.example/)' } },
      'theme.fontFamily: must be one of: system, serif, rounded, monospace',
    ],
    [
      'that would hide what is asked',
      { type: 'gatehouse:theme', version: 1, theme: { '--gatehouse-text': '#ffffff' } },
      'theme.--gatehouse-text: is not known',
    ],
    [
      'that nobody could read',
      { type: 'gatehouse:theme', version: 1, theme: { accent: { light: '#fefefe', dark: '#c4b5fd' } } },
      'theme.accent.light: must be readable: #fefefe on #ffffff has a contrast of 1.00:1, and at least 4.5:1 is needed',
    ],
  ])('%s is refused, and nothing of it done', async (_, said, problem) => {
    const { page } = await framing.open([await stage.open('LIGHT')]);
    await untilHeard(page, 'gatehouse-ready');
    await sayTo(page, 0, said);
    const { type } = said as { type: string };
    expect(await untilHeard(page, 'gatehouse:refused')).toMatchObject({ refused: type, problem });
    const frame = await frameOf(page);
    expect(await languageOf(frame)).toBe('en');
    expect(await frame.locator('html').getAttribute('style')).toBeNull();
  });

  test('to others than the frame is no matter of the frame', async () => {
    const { page } = await framing.open([await stage.open('LIGHT')]);
    await untilHeard(page, 'gatehouse-ready');
    for (const said of ['text', 7, null, [1], { type: 'webpackOk' }, { type: { toString: 'x' } }])
      await sayTo(page, 0, said);
    await sayTo(page, 0, { type: 'gatehouse:last', version: 1 });
    await untilHeard(page, 'gatehouse:refused');
    const refused = (await heardOfFrames(page)).filter(({ type }) => type === 'gatehouse:refused');
    expect(refused.map((one) => one['refused'])).toEqual(['gatehouse:last']);
  });
});

describe('the token', () => {
  /** The frame of one session, given the token of another: what the page is told of it. */
  async function given(
    frameSession: { readonly id: string },
    answers: readonly object[],
  ): Promise<{ page: Page; problem: unknown }> {
    let asked = 0;
    framing.site.session = () => Promise.resolve(answers[Math.min(asked++, answers.length - 1)] ?? {});
    const watched = await framing.show([frameSession.id]);
    watched.allow(/^answer: 401 GET .*\/sessions\/current/);
    const { problem } = await untilHeard(watched.page, 'gatehouse:refused');
    const visitor = await visitorIn(watched.page, await frameOf(watched.page));
    await visitor.title(visitor.words.troubles.sessionFailed.title).waitFor();
    return { page: watched.page, problem };
  }

  test('of another session is refused, so that one that was taken is of no use in the frame of the thief', async () => {
    const victim = await framing.session(await stage.open('LIGHT'), { allowedOrigins: ['https://victim.example'] });
    const own = await framing.session(await stage.open('LIGHT'));
    const { page, problem } = await given(own, [victim]);
    expect(problem).toBe('token: must first be that of the session in the address of the frame');
    expect(await untilHeard(page, 'gatehouse-error')).toMatchObject({ code: 'sessionFailed' });
  });

  test('of another review is refused, also later', async () => {
    const applicant = await stage.open('LIGHT');
    const own = await framing.session(applicant, { expiresInSeconds: 60 });
    const { organization } = applicant;
    const other = Applicant.of(stage.gatehouse, organization, await newReview(organization.api));
    const { problem } = await given(own, [own, await framing.session(other)]);
    expect(problem).toBe('token: must be of a session of the same review');
  });

  test('of a session for another page is refused, also later', async () => {
    const applicant = await stage.open('LIGHT');
    const own = await framing.session(applicant, { expiresInSeconds: 60 });
    const elsewhere = await framing.session(applicant, { allowedOrigins: [framing.site.otherOrigin] });
    const { problem } = await given(own, [own, elsewhere]);
    expect(problem).toBe('token: must be of a session that names the origin of this page');
  });

  test.each<[string, object, string]>([
    ['that is none', { token: `gws_${'0'.repeat(32)}_${'a'.repeat(43)}` }, 'token: Gatehouse did not take it'],
    ['that is missing', {}, 'token: must be the token of a session, or null'],
    ['that is far too long', { token: 'x'.repeat(100_000) }, 'token: must be the token of a session, or null'],
  ])('%s is refused', async (_, answer, expected) => {
    const { problem } = await given(await framing.session(await stage.open('LIGHT')), [answer]);
    expect(problem).toBe(expected);
  });
});

/** The browser shows a page of its own where a page does not let itself be framed. */
async function isEmpty(page: Page | Frame): Promise<boolean> {
  const element = await page.waitForSelector('iframe');
  const frame = await element.contentFrame();
  await frame?.waitForURL(/^chrome-error:/);
  return (await frame?.locator('main').count()) === 0;
}

async function windowAt(page: Page, origin: string): Promise<Page> {
  const url = `${origin}${framing.site.page('')}`;
  const [opened] = await Promise.all([page.waitForEvent('popup'), page.evaluate((address) => void open(address), url)]);
  await opened.waitForURL(url);
  return opened;
}

async function frameAt(page: Page, origin: string): Promise<Frame> {
  const url = `${origin}${framing.site.page('')}`;
  await page.evaluate(addFrame, url);
  const frame = await frameOf(page, 1);
  await frame.waitForURL(url);
  return frame;
}

function addFrame(url: string): void {
  const frame = document.createElement('iframe');
  frame.src = url;
  document.body.append(frame);
}

/** By the page or window over which both can be reached. */
async function sayBy(stranger: Page | Frame, way: 'opener' | 'parent'): Promise<void> {
  await stranger.evaluate(
    ([over, data]) => (globalThis as unknown as Record<string, Window>)[over]?.frames[0]?.postMessage(data, '*'),
    [way, spanish] as const,
  );
}

function sayToItself(data: object): void {
  postMessage(data, '*');
}

interface Noting {
  readonly received: unknown[];
}

/** After the page itself has heard it. */
function noteMessages(): void {
  const received: unknown[] = [];
  Object.assign(globalThis, { received });
  addEventListener('message', ({ data }) => received.push(data));
}

function languageOf(frame: Frame): Promise<string | null> {
  return frame.locator('html').getAttribute('lang');
}
