import { join } from 'node:path';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { ResourceNotFound } from '#errors';
import { BuildIn, type BuiltFile, answerFile, ownFolder, policyOfPages } from '#runtime';

const page = 'index.html';

/** Lit makes its templates by the one policy that is allowed. */
const headers = {
  'Content-Security-Policy': `${policyOfPages}; trusted-types lit-html`,
  'Referrer-Policy': 'no-referrer',
};

/**
 * Serves the built console under `/console`. Every address below it that names no file is one of the console itself, so
 * that a link leads into the middle of it. It is beside the API, and uses nothing else.
 */
@Injectable()
export class ServeConsole implements OnModuleInit {
  private readonly build = new BuildIn(join(ownFolder(), 'console/dist'));

  constructor(private readonly host: HttpAdapterHost) {}

  onModuleInit(): void {
    const http = this.host.httpAdapter.getInstance<FastifyInstance>();
    for (const route of ['/console', '/console/*']) {
      http.get<{ Params: { '*'?: string } }>(route, async (request, reply) => {
        const file = await this.find(request.params['*'] ?? '');
        return answerFile(file, request, reply.headers(headers));
      });
    }
  }

  private async find(name: string): Promise<BuiltFile> {
    const files = await this.build.files();
    const file = files.get(name) ?? (name.includes('.') ? undefined : files.get(page));
    if (file === undefined) throw new ResourceNotFound('route');
    return file;
  }
}
