import { readFileSync } from 'node:fs';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { RateLimit, WidgetSessions } from '#auth';
import { callerAddress, pageFilesIn, policyOfPagesIn, readId } from '#runtime';

/** A browser does not understand others in `frame-ancestors`: an address in brackets is none. */
const nameableOrigin = /^https?:\/\/[a-z0-9_.-]+(:\d+)?$/;

const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'no-referrer',
};

/**
 * Serves the widget in a frame, for pages that load no modules of others. Its address names a session, and the page lets
 * itself be framed by the origins of that session alone. A session that has ended is answered as one that never was.
 */
@Injectable()
export class ServeFrame implements OnModuleInit {
  private readonly page = readFileSync(new URL('page/frame.html', import.meta.url), 'utf8');

  constructor(
    private readonly host: HttpAdapterHost,
    private readonly sessions: WidgetSessions,
    private readonly rateLimit: RateLimit,
  ) {}

  onModuleInit(): void {
    const http = this.host.httpAdapter.getInstance<FastifyInstance>();
    http.get<{ Params: { sessionId: string } }>('/onboard/frame/:sessionId', async (request, reply) => {
      const origins = await this.originsOf(request.params.sessionId, callerAddress(request));
      const isFramed = origins.length > 0;
      const policy = policyOfPagesIn(isFramed ? origins.join(' ') : "'none'");
      return reply
        .code(isFramed ? 200 : 404)
        .headers({ ...headers, 'Content-Security-Policy': `${policy}; trusted-types lit-html` })
        .send(this.page.replace('data-framed-by=""', `data-framed-by="${origins.join(' ')}"`));
    });
    const send = pageFilesIn(new URL('page/', import.meta.url));
    http.get('/onboard/frame.css', (_, reply) => send('frame.css', reply));
  }

  /** Of those who only try ids, each look into the database counts. */
  private async originsOf(text: string, address: string): Promise<readonly string[]> {
    const id = readId(text);
    if (id === undefined) return [];
    if (!this.sessions.remembers(id) && !this.rateLimit.mayAskForOrigin(address)) return [];
    return (await this.sessions.originsOf(id)).filter((origin) => nameableOrigin.test(origin));
  }
}
