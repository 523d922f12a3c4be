import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { ResourceNotFound } from '#errors';
import { pageFilesIn, policyOfPages } from '#runtime';

/** The widget makes its templates by the one policy that is allowed; nobody finds, frames or is told of this page. */
const headers = {
  'Content-Security-Policy': `${policyOfPages}; trusted-types lit-html`,
  'X-Frame-Options': 'DENY',
  'X-Robots-Tag': 'noindex, nofollow',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
};

const invitationToken = /^giv_\w+$/;

/** Serves the page that the address of an invitation leads to: it embeds the widget for who has no partner's page. */
@Injectable()
export class ServeHostedPage implements OnModuleInit {
  constructor(private readonly host: HttpAdapterHost) {}

  onModuleInit(): void {
    const http = this.host.httpAdapter.getInstance<FastifyInstance>();
    const send = pageFilesIn(new URL('page/', import.meta.url), headers);
    http.get('/onboard', (_, reply) => send('onboard.html', reply));
    // As partners may write the address: the secret goes behind the `#`, so that nothing that the page asks for has it.
    http.get<{ Params: { token: string } }>('/onboard/:token', ({ params }, reply) => {
      if (!invitationToken.test(params.token)) throw new ResourceNotFound('route');
      return reply.headers({ ...headers, 'Cache-Control': 'no-store' }).redirect(`/onboard#${params.token}`, 303);
    });
    http.get('/onboard/onboard.css', (_, reply) => send('onboard.css', reply));
  }
}
