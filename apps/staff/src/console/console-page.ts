import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { pageFilesIn } from '#runtime';

/** Where invitations and the provider lead: people sign in there. It is beside the API, and uses nothing else. */
@Injectable()
export class ConsolePage implements OnModuleInit {
  constructor(private readonly host: HttpAdapterHost) {}

  onModuleInit(): void {
    const http = this.host.httpAdapter.getInstance<FastifyInstance>();
    const send = pageFilesIn(new URL('../page/', import.meta.url));
    for (const path of ['/console', '/console/']) http.get(path, (_request, reply) => send('console.html', reply));
    http.get<{ Params: { file: string } }>('/console/:file', ({ params }, reply) => send(params.file, reply));
  }
}
