import { once } from 'node:events';
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

const root = join(import.meta.dirname, '../../..');
const { compiled } = createRequire(import.meta.url)('../../runner/compiled.cjs') as {
  compiled: (path: string) => Promise<string>;
};
const script = compiled(join(root, 'test/widget/page/framing-page.ts'));

/** What a page of this site heard of one of its frames. */
export interface FrameHeard {
  readonly frame: number;
  readonly type: string;
  readonly [carried: string]: unknown;
}

interface File {
  readonly type: string;
  readonly body: string;
}

/** A site whose pages load nothing of another host, but have Gatehouse in a frame. It has two names, and so two origins. */
export class FramingSite {
  /** What its server answers where a page asks for a session for one of its frames. */
  session: (frame: number) => Promise<object> = () => Promise.resolve({ token: null });
  private readonly files = new Map<string, File>();

  private constructor(
    private readonly server: Server,
    private readonly gatehouse: string,
    readonly port: number,
  ) {}

  static async start(gatehouse: string): Promise<FramingSite> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const site = new FramingSite(server, gatehouse, (server.address() as AddressInfo).port);
    server.on('request', (incoming, answer) => void site.serve(incoming, answer));
    site.file('/framing-page.js', 'text/javascript', await script);
    return site;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get otherOrigin(): string {
    return `http://localhost:${this.port}`;
  }

  file(path: string, type: string, body: string): void {
    this.files.set(path, { type, body });
  }

  /** A page with these in it; resolves to its path. */
  page(body: string, lang = 'en'): string {
    const path = `/pages/${this.files.size}`;
    this.file(path, 'text/html', `<!doctype html><html lang="${lang}"><title>Acme</title><body>${body}</body></html>`);
    return path;
  }

  /** A page that has a frame for each of these sessions, and notes what it hears of them. */
  frames(sessionIds: readonly string[]): string {
    const data = `data-gatehouse="${this.gatehouse}" data-sessions="${sessionIds.join(' ')}"`;
    return this.page(`<main ${data}></main><script src="/framing-page.js"></script>`);
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  private async serve({ method, url = '/' }: IncomingMessage, answer: ServerResponse): Promise<void> {
    const [, frame] = /^\/session(?:\/(\d+))?$/.exec(url) ?? [];
    const isSession = method === 'POST' && url.startsWith('/session');
    const found = isSession
      ? { type: 'application/json', body: JSON.stringify(await this.session(Number(frame ?? 0))) }
      : this.files.get(new URL(url, this.origin).pathname);
    answer.writeHead(found === undefined ? 404 : 200, {
      'content-type': found?.type ?? 'text/plain',
      'cache-control': 'no-store',
      'content-security-policy': this.policy,
    });
    answer.end(found?.body);
  }

  /** All that the guide says a page has to allow. */
  private get policy(): string {
    const frames = `frame-src ${this.gatehouse} ${this.origin} ${this.otherOrigin}`;
    return `default-src 'none'; script-src 'self'; connect-src 'self'; ${frames}; require-trusted-types-for 'script'`;
  }
}

export function heardOfFrames(page: Page): Promise<readonly FrameHeard[]> {
  return page.evaluate(() => (globalThis as unknown as { heard: readonly FrameHeard[] }).heard);
}

/** Says something to a frame, as the page that has it. */
export async function sayTo(page: Page, frame: number, data: unknown): Promise<void> {
  await page.evaluate(
    ([at, said]) => (globalThis as unknown as { say: (at: number, said: unknown) => void }).say(at, said),
    [frame, data] as const,
  );
}

/** Waits until the page has heard this of a frame. */
export async function untilHeard(page: Page, type: string, frame = 0): Promise<FrameHeard> {
  const found = await page.waitForFunction(
    ([wanted, at]) =>
      (globalThis as unknown as { heard: readonly FrameHeard[] }).heard.find(
        (one) => one.type === wanted && one.frame === at,
      ),
    [type, frame] as const,
  );
  return (await found.jsonValue()) as FrameHeard;
}
