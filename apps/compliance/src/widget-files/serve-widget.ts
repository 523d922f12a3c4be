import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { ResourceNotFound } from '#errors';
import { BuildIn, type BuiltFile, answerFile } from '#runtime';
import { EarlierBuilds } from './earlier-builds.js';
import { WidgetFolder } from './widget-folder.js';

/** Partners' pages load the widget from here, whatever their origin and embedder policy are. */
const forEveryPage = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/**
 * Serves the built widget under `/widget/` from memory. The files are read at the first request, and are not part of
 * the API contract: the entry file knows the others.
 */
@Injectable()
export class ServeWidget implements OnModuleInit {
  private readonly build: BuildIn;

  constructor(
    private readonly host: HttpAdapterHost,
    folder: WidgetFolder,
    private readonly earlier: EarlierBuilds,
  ) {
    // A disk that is full must not keep anybody from this build.
    this.build = new BuildIn(folder.path, (build) => this.earlier.keep(build).catch(() => undefined));
  }

  onModuleInit(): void {
    const http = this.host.httpAdapter.getInstance<FastifyInstance>();
    for (const route of ['/widget', '/widget/*']) {
      http.get<{ Params: { '*'?: string } }>(route, async (request, reply) => {
        void reply.headers(forEveryPage);
        return answerFile(await this.find(request.params['*'] ?? ''), request, reply);
      });
    }
  }

  private async find(name: string): Promise<BuiltFile> {
    const files = await this.build.files();
    if (files.size === 0)
      throw new ResourceNotFound('widget', undefined, 'The widget was not built: run `node widget/build.mjs` first');
    const file = files.get(name) ?? (await this.earlier.find(name));
    if (file === undefined) throw new ResourceNotFound('route');
    return file;
  }
}
