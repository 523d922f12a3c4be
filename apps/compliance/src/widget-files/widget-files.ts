import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ResourceNotFound } from '#errors';
import { type WidgetBuild, WidgetFolder, readWidgetBuild } from './widget-build.js';
import { acceptedCoding } from './content-coding.js';
import type { WidgetFile } from './widget-file.js';

/** Partners' pages load it from here, whatever their origin is and whatever they demand of what they embed. */
const forEveryPage = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};
const asLongAsItLasts = 'public, max-age=31536000, immutable';
const askedForEachTime = 'no-cache';

/**
 * Serves the widget under `/widget/`: only the files that were there when the first one was asked for, from memory.
 * They are no part of the contract: which there are, the entry knows.
 */
@Injectable()
export class WidgetFiles implements OnModuleInit {
  private build: Promise<WidgetBuild> | undefined;

  constructor(
    private readonly host: HttpAdapterHost,
    private readonly folder: WidgetFolder,
  ) {}

  onModuleInit(): void {
    const http = this.host.httpAdapter.getInstance<FastifyInstance>();
    for (const route of ['/widget', '/widget/*']) {
      http.get<{ Params: { '*'?: string } }>(route, async (request, reply) => {
        void reply.headers(forEveryPage);
        return answer(await this.find(request.params['*'] ?? ''), request, reply);
      });
    }
  }

  private async find(name: string): Promise<WidgetFile> {
    const files = await this.files();
    if (files.size === 0)
      throw new ResourceNotFound('widget', undefined, 'The widget was not built: run `node widget/build.mjs` first');
    const file = files.get(name);
    if (file === undefined) throw new ResourceNotFound('route');
    return file;
  }

  /** Looked for again as long as nothing is there: it may be built meanwhile. */
  private async files(): Promise<WidgetBuild> {
    const build = (this.build ??= readWidgetBuild(this.folder));
    const isThere = await build.then(({ size }) => size > 0).catch(() => false);
    if (!isThere && this.build === build) this.build = undefined;
    return build;
  }
}

async function answer(file: WidgetFile, { headers }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const coding = acceptedCoding(headers['accept-encoding']);
  const etag = file.etag(coding);
  void reply.headers({
    'Cache-Control': file.isNamedByContent ? asLongAsItLasts : askedForEachTime,
    Vary: 'Accept-Encoding',
    ETag: etag,
  });
  if (isKnown(headers['if-none-match'], etag)) return reply.code(304).send();
  if (coding !== 'identity') void reply.header('Content-Encoding', coding);
  return reply.type(file.contentType).send(await file.as(coding));
}

/** Whoever packed it again on the way says so with `W/`: for this question that is the same. */
function isKnown(known: string | undefined, etag: string): boolean {
  return (known ?? '').split(',').some((item) => ['*', etag].includes(item.trim().replace(/^W\//, '')));
}
