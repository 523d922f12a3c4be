import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { pageFilesIn, policyOfPages } from '#runtime';

/** The widget makes its templates by the one policy that is allowed; nobody finds, frames or is told of this page. */
const headers = {
  'Content-Security-Policy': `${policyOfPages}; trusted-types lit-html`,
  'X-Frame-Options': 'DENY',
  'X-Robots-Tag': 'noindex, nofollow',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** Serves the page that the address of an invitation leads to: it embeds the widget for who has no partner's page. */
@Injectable()
export class ServeHostedPage implements OnModuleInit {
  constructor(private readonly host: HttpAdapterHost) {}

  onModuleInit(): void {
    const http = this.host.httpAdapter.getInstance<FastifyInstance>();
    const send = pageFilesIn(new URL('page/', import.meta.url), headers);
    http.get('/onboard', (_, reply) => send('onboard.html', reply));
    http.get('/onboard/onboard.css', (_, reply) => send('onboard.css', reply));
  }
}
