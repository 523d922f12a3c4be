import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { callerAddress, versionHeader } from '#runtime';
import { WidgetOrigins } from './widget-origins.js';

/** All that the widget calls. */
const widgetAddresses = '/compliance/';

const forPreflights = {
  'Access-Control-Allow-Methods': 'GET, POST, PATCH, DELETE',
  'Access-Control-Allow-Headers': `Authorization, Content-Type, Idempotency-Key, ${versionHeader}`,
  'Access-Control-Max-Age': '600',
};
const forAnswers = { 'Access-Control-Expose-Headers': `${versionHeader}, Idempotency-Replayed, Retry-After` };

/**
 * Lets browsers show the answers of `/compliance` to the pages of partners, refusals included, so that
 * the widget can tell an expired session from a dead server. Other pages get no headers.
 */
@Injectable()
export class CrossOrigin implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly origins: WidgetOrigins,
  ) {}

  onModuleInit(): void {
    const http = this.host.httpAdapter.getInstance<FastifyInstance>();
    http.addHook('onRequest', (request, reply, done) => {
      if (!request.url.startsWith(widgetAddresses)) {
        done();
        return;
      }
      void reply.header('Vary', 'Origin');
      const { origin } = request.headers;
      if (origin === undefined) done();
      else this.answer(request, reply, origin).then((isAnswered) => isAnswered || done(), done);
    });
  }

  private async answer(request: FastifyRequest, reply: FastifyReply, origin: string): Promise<boolean> {
    const preflight = request.method === 'OPTIONS' && request.headers['access-control-request-method'] !== undefined;
    if (await this.origins.isPartners(origin, callerAddress(request)))
      void reply.headers({ 'Access-Control-Allow-Origin': origin, ...(preflight ? forPreflights : forAnswers) });
    if (preflight) void reply.code(204).send();
    return preflight;
  }
}
