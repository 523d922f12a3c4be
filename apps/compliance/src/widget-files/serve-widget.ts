import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ResourceNotFound } from '#errors';
import { acceptedCoding } from './content-coding.js';
import { EarlierBuilds } from './earlier-builds.js';
import { type WidgetBuild, WidgetFolder, readWidgetBuild } from './read-widget-build.js';
import type { WidgetFile } from './widget-file.js';

/** Partners' pages load the widget from here, whatever their origin and embedder policy are. */
const forEveryPage = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};
const forOneYear = 'public, max-age=31536000, immutable';
const revalidatedEachTime = 'no-cache';

/**
 * Serves the built widget under `/widget/` from memory. The files are read at the first request, and are not part of
 * the API contract: the entry file knows the others.
 */
@Injectable()
export class ServeWidget implements OnModuleInit {
  private build: Promise<WidgetBuild> | undefined;

  constructor(
    private readonly host: HttpAdapterHost,
    private readonly folder: WidgetFolder,
    private readonly earlier: EarlierBuilds,
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
    const file = files.get(name) ?? (await this.earlier.find(name));
    if (file === undefined) throw new ResourceNotFound('route');
    return file;
  }

  /** Tries again while there are no files, as the widget may be built meanwhile. */
  private async files(): Promise<WidgetBuild> {
    const build = (this.build ??= this.read());
    const isThere = await build.then(({ size }) => size > 0).catch(() => false);
    if (!isThere && this.build === build) this.build = undefined;
    return build;
  }

  private async read(): Promise<WidgetBuild> {
    const build = await readWidgetBuild(this.folder);
    // A disk that is full must not keep anybody from this build.
    await this.earlier.keep(build).catch(() => undefined);
    return build;
  }
}

async function answer(file: WidgetFile, { headers }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const coding = acceptedCoding(headers['accept-encoding']);
  const etag = file.etag(coding);
  void reply.headers({
    'Cache-Control': file.isNamedByContent ? forOneYear : revalidatedEachTime,
    Vary: 'Accept-Encoding',
    ETag: etag,
  });
  if (isKnown(headers['if-none-match'], etag)) return reply.code(304).send();
  if (coding !== 'identity') void reply.header('Content-Encoding', coding);
  return reply.type(file.contentType).send(await file.as(coding));
}

/** A proxy that compressed the answer marks the tag with `W/`, which makes no difference here. */
function isKnown(known: string | undefined, etag: string): boolean {
  return (known ?? '').split(',').some((item) => ['*', etag].includes(item.trim().replace(/^W\//, '')));
}
