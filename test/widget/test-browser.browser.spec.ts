import { once } from 'node:events';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { accessibilityProblems } from '../support/browser/axe.js';
import { TestBrowser } from '../support/browser/browser.js';

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; require-trusted-types-for 'script'";

const files: Readonly<Record<string, readonly [type: string, body: string]>> = {
  '/calm': ['text/html', html('<p>Hello, Ñandú.</p>')],
  '/inline-style': ['text/html', html('<p style="color: red">Hello</p>')],
  '/inline-script': ['text/html', html('<script>document.title = "run"</script>')],
  '/eval': ['text/html', html('<script src="/eval.js"></script>')],
  '/eval.js': ['text/javascript', 'try { eval("1 + 1") } catch { document.title = "refused" }'],
  '/markup': ['text/html', html('<script src="/markup.js" type="module"></script>')],
  '/markup.js': [
    'text/javascript',
    'try { document.body.innerHTML = "<b>x</b>" } catch { document.title = "refused" }',
  ],
  '/throws': ['text/html', html('<script src="/throws.js"></script>')],
  '/throws.js': ['text/javascript', 'console.warn("careful"); console.error("oh"); throw new Error("not caught")'],
  '/lost': ['text/html', html('<script src="/not-there.js"></script>')],
};

const browser = new TestBrowser();
let server: Server;
let origin: string;

beforeAll(async () => {
  server = createServer((request, answer) => {
    if (request.url === '/never-answered') return;
    const [type, body] = files[request.url ?? ''] ?? ['text/plain', ''];
    answer.writeHead(body === '' ? 404 : 200, { 'content-type': type, 'content-security-policy': policy });
    answer.end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => browser.closePages());
afterAll(async () => {
  server.closeAllConnections();
  server.close();
});

describe('a page under watch', () => {
  test('is at ease when nothing goes wrong', async () => {
    const watched = await opened('/calm');
    expect(await watched.page.getByText('Hello').innerText()).toBe('Hello, Ñandú.');
    expect(await watched.problems()).toEqual([]);
  });

  test.each([
    ['/inline-style', /^policy: style-src-attr inline/],
    ['/inline-script', /^policy: script-src-elem inline/],
    ['/eval', /^policy: require-trusted-types-for .* eval/],
    ['/markup', /^policy: require-trusted-types-for trusted-types-sink/],
    ['/throws', /^error: not caught/],
    ['/throws', /^console: oh/],
    ['/throws', /^console: careful/],
    ['/lost', /^answer: 404 GET .*\/not-there\.js/],
  ])('tells of what is wrong on %s: %s', async (path, problem) => {
    const watched = await opened(path);
    await expect(watched.close()).rejects.toThrow(new RegExp(problem.source, 'm'));
  });

  test('tells of a request that nobody answered, and not of one that the page gave up', async () => {
    const watched = await opened('/calm');
    const givenUp = await watched.page.evaluate(() =>
      fetch('/never-answered', { signal: AbortSignal.timeout(50) }).catch((cause: unknown) => (cause as Error).name),
    );
    expect(givenUp).toBe('TimeoutError');
    await watched.page.goto('http://127.0.0.1:9/').catch(() => undefined);
    expect(await watched.problems()).toEqual([expect.stringMatching(/^request: GET http:\/\/127\.0\.0\.1:9\/ net::/)]);
    watched.allow(/127\.0\.0\.1:9/);
    expect(await watched.problems()).toEqual([]);
  });

  test('is let off what a test brings about, and that alone', async () => {
    const watched = await opened('/throws');
    watched.allow(/^console: (careful|oh)$/);
    expect(await watched.problems()).toEqual(['error: not caught']);
    watched.allow(/not caught/);
  });

  test('is the page that was asked for', async () => {
    const { page } = await opened('/calm', {
      width: 320,
      height: 640,
      colorScheme: 'dark',
      forcedColors: true,
      reducedMotion: true,
      lang: 'pt-BR',
    });
    const seen = await page.evaluate(() => ({
      width: innerWidth,
      language: navigator.language,
      media: ['(prefers-color-scheme: dark)', '(forced-colors: active)', '(prefers-reduced-motion: reduce)'].map(
        (query) => matchMedia(query).matches,
      ),
    }));
    expect(seen).toEqual({ width: 320, language: 'pt-BR', media: [true, true, true] });
  });

  test('shows letters of the fonts that were brought', async () => {
    const { page } = await opened('/calm');
    const widths = await page.evaluate(() => {
      const pen = document.createElement('canvas').getContext('2d');
      if (pen === null) throw new Error('Nothing can be drawn here');
      pen.font = '40px sans-serif';
      return ['iiii', 'MMMM', 'ЖЖЖЖ'].map((text) => pen.measureText(text).width);
    });
    expect(new Set(widths).size).toBe(3);
  });
});

describe('the camera', () => {
  test.each([
    ['works', 'live'],
    ['refused', 'NotAllowedError'],
    ['none', 'NotFoundError'],
  ] as const)('that %s', async (camera, expected) => {
    const { page } = await opened('/calm', { camera });
    const state = await page.evaluate(() =>
      navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } }).then(
        (stream) => stream.getVideoTracks()[0]?.readyState,
        (cause: unknown) => (cause as Error).name,
      ),
    );
    expect(state).toBe(expected);
  });
});

describe('axe', () => {
  test('finds nothing on a good page, whatever its policy', async () => {
    const { page } = await opened('/calm');
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  test('finds what is wrong inside a shadow root, in dark too', async () => {
    const { page } = await opened('/calm', { colorScheme: 'dark' });
    await page.evaluate(addFaultyElement);
    const problems = await accessibilityProblems(page);
    expect(problems).toEqual([
      expect.stringMatching(/^button-name: #faulty >>> button: /),
      expect.stringMatching(/^color-contrast: #faulty >>> p: /),
    ]);
  });
});

/** In the page: a button without a name and a text that can hardly be read, in a shadow root. */
function addFaultyElement(): void {
  const host = document.createElement('div');
  host.id = 'faulty';
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('p { color: #999; background: #888; } button { width: 50px; height: 50px; }');
  const shadow = host.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = [sheet];
  const text = document.createElement('p');
  text.textContent = 'Hardly there';
  shadow.append(document.createElement('button'), text);
  document.querySelector('main')?.append(host);
}

async function opened(
  path: string,
  options: Parameters<TestBrowser['newPage']>[0] = {},
): Promise<Awaited<ReturnType<TestBrowser['newPage']>> & { readonly page: Page }> {
  const watched = await browser.newPage(options);
  await watched.page.goto(`${origin}${path}`);
  return watched;
}

function html(body: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>A page</title><main><h1>A page</h1>${body}</main></html>`;
}
