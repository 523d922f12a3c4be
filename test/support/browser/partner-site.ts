import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join, normalize } from 'node:path';
import type { Page } from 'playwright-core';
import type { Api } from '../service/api.js';
import { type PartnerPage, asksForSessions, partnerMarkup, styleSheets } from './partner-markup.js';

const root = join(import.meta.dirname, '../../..');
const builtWidget = join(root, 'widget/dist');
const { compiled } = createRequire(import.meta.url)('../../runner/compiled.cjs') as {
  compiled: (path: string) => Promise<string>;
};
const script = compiled(join(root, 'test/widget/page/partner-page.ts'));

interface Reply {
  readonly status: number;
  readonly type: string;
  readonly body: string | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A customer of the partner, who has one review to go through. */
export interface PartnerCustomer {
  /** The address of the page for them. */
  url(page?: PartnerPage): string;
  /** A session for this page, as the partner's server asks for it. */
  newSession(): Promise<PartnerSession>;
  /** How long sessions live from now on; at least 60 seconds. */
  expiresInSeconds: number | undefined;
  /** The partner's server answers 403 instead of a session. */
  isRefused: boolean;
  /** All it has handed out, in order. */
  readonly sessions: readonly PartnerSession[];
  /** Ends all of these at once, as a partner may. */
  endSessions(): Promise<void>;
}

export interface PartnerSession {
  readonly id: string;
  readonly token: string;
  readonly expiresAt: string;
}

/** The site of a partner, on an origin of its own, with the strictest policy under which the widget has to work. */
export class PartnerSite {
  private readonly customers = new Map<string, SiteCustomer>();
  private readonly pages: PartnerPage[] = [];

  private constructor(
    private readonly server: Server,
    private readonly apiUrl: string,
    readonly origin: string,
  ) {}

  /** `apiUrl` is where the browser finds Gatehouse. */
  static async start(apiUrl: string): Promise<PartnerSite> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const site = new PartnerSite(server, apiUrl, origin);
    server.on('request', (incoming, answer) => void site.serve(incoming, answer));
    return site;
  }

  /** The organization's own key creates the sessions: an `Applicant` says both. */
  customer({ reviewId, api }: { readonly reviewId: string; readonly api: Api }): PartnerCustomer {
    const customer = new SiteCustomer(reviewId, api, this.origin, (page) => {
      this.pages.push(page);
      return `${this.origin}/customers/${reviewId}/${this.pages.length - 1}`;
    });
    this.customers.set(reviewId, customer);
    return customer;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  private async serve(incoming: IncomingMessage, answer: ServerResponse): Promise<void> {
    const { pathname } = new URL(incoming.url ?? '/', this.origin);
    const reply = await this.reply(incoming.method ?? '', pathname).catch((cause: unknown) =>
      plain(500, cause instanceof Error ? cause.message : 'It failed.'),
    );
    answer.writeHead(reply.status, { 'content-type': reply.type, 'cache-control': 'no-store', ...reply.headers });
    answer.end(reply.body);
  }

  private async reply(method: string, path: string): Promise<Reply> {
    const [, reviewId = '', what = ''] = /^\/customers\/([^/]+)\/(\w+)$/.exec(path) ?? [];
    const customer = this.customers.get(reviewId);
    if (customer !== undefined && method === 'POST' && what === 'session') return customer.answerSession();
    const page = this.pages[Number(what)];
    if (customer !== undefined && page !== undefined) return this.page(reviewId, page);
    return file(path);
  }

  private page(reviewId: string, page: PartnerPage): Reply {
    const sessionUrl = `/customers/${reviewId}/session`;
    const phoneUrl = this.customers.get(reviewId)?.url({ ...page, offersPhone: false, phone: true }) ?? '';
    const body = partnerMarkup(page, { apiUrl: this.apiUrl, sessionUrl, phoneUrl });
    const headers = { 'content-security-policy': this.policy(page) };
    return { status: 200, type: 'text/html; charset=utf-8', body, headers };
  }

  /** A page that asks its own server for sessions has to allow that, and nothing more. */
  private policy(page: PartnerPage): string {
    return [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      `connect-src ${asksForSessions(page) ? "'self' " : ''}${this.apiUrl}`,
      'img-src blob:',
      "require-trusted-types-for 'script'",
      "base-uri 'none'",
      "form-action 'none'",
    ].join('; ');
  }
}

class SiteCustomer implements PartnerCustomer {
  expiresInSeconds: number | undefined;
  isRefused = false;
  readonly sessions: PartnerSession[] = [];
  private ended = 0;

  constructor(
    private readonly reviewId: string,
    private readonly api: Api,
    private readonly origin: string,
    private readonly addressOf: (page: PartnerPage) => string,
  ) {}

  url(page: PartnerPage = {}): string {
    return this.addressOf(page);
  }

  async newSession(): Promise<PartnerSession> {
    const { status, body } = await this.api.post(`/compliance/reviews/${this.reviewId}/sessions`, {
      allowedOrigins: [this.origin],
      ...(this.expiresInSeconds === undefined ? {} : { expiresInSeconds: this.expiresInSeconds }),
    });
    if (status !== 201) throw new Error(`No session was made: ${status} ${JSON.stringify(body)}`);
    const session = { id: String(body['id']), token: String(body['token']), expiresAt: String(body['expiresAt']) };
    this.sessions.push(session);
    return session;
  }

  async endSessions(): Promise<void> {
    for (const { id } of this.sessions.slice(this.ended)) {
      const { status } = await this.api.delete(`/compliance/reviews/${this.reviewId}/sessions/${id}`);
      if (status !== 204) throw new Error(`A session was not ended: ${status}`);
      this.ended += 1;
    }
  }

  async answerSession(): Promise<Reply> {
    if (this.isRefused) return plain(403, 'Not now.');
    const { token, expiresAt } = await this.newSession();
    return { status: 200, type: 'application/json', body: JSON.stringify({ token, expiresAt }) };
  }
}

/** The events of the widget that this page of a partner heard, in order, with what they carry. */
export function heardOn(page: Page): Promise<readonly Heard[]> {
  return page.evaluate(() => (globalThis as unknown as { heard: readonly Heard[] }).heard);
}

export interface Heard {
  readonly type: string;
  readonly detail: Readonly<Record<string, unknown>>;
}

/** The widget's files are the partner's own copy: `script-src 'self'` has to be enough. */
async function file(path: string): Promise<Reply> {
  if (path === '/partner-page.js') return { status: 200, type: 'text/javascript', body: await script };
  const sheet = styleSheets[path];
  if (sheet !== undefined) return { status: 200, type: 'text/css', body: sheet };
  const [, name] = /^\/widget(?:-copy)?\/([\w./-]+\.js)$/.exec(normalize(path)) ?? [];
  const body = name === undefined ? undefined : await readFile(join(builtWidget, name)).catch(() => undefined);
  return body === undefined ? plain(404, 'There is nothing here.') : { status: 200, type: 'text/javascript', body };
}

function plain(status: number, body: string): Reply {
  return { status, type: 'text/plain; charset=utf-8', body };
}
