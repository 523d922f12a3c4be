import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { ResourceNotFound } from '#errors';
import { BoundedMap, type Build, BuildIn, BuiltFile, Clock, answerFile } from '#runtime';
import { type KeptBuild, KeptBuilds } from './kept-builds.js';
import { type PinnedFiles, pinnedFiles } from './pinned-build.js';
import { WidgetFolder } from './widget-folder.js';

/** Of some builds. */
const mostPinnedFiles = 200;

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
  private current: PinnedFiles | undefined;
  /** Each is compressed once, however often it is asked for. */
  private readonly pinned = new BoundedMap<string, BuiltFile>(mostPinnedFiles);

  constructor(
    private readonly host: HttpAdapterHost,
    folder: WidgetFolder,
    private readonly kept: KeptBuilds,
    private readonly clock: Clock,
  ) {
    this.build = new BuildIn(folder.path, (build) => this.pin(build));
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
    const file = name === 'versions.json' ? await this.versions() : (files.get(name) ?? (await this.findPinned(name)));
    if (file === undefined) throw new ResourceNotFound('route');
    return file;
  }

  private async findPinned(name: string): Promise<BuiltFile | undefined> {
    const known = this.pinned.get(name);
    if (known !== undefined) return known;
    const bytes = this.current?.files.get(name) ?? (await this.kept.find(name));
    if (bytes === undefined) return undefined;
    const file = new BuiltFile('text/javascript; charset=utf-8', true, bytes);
    this.pinned.set(name, file);
    return file;
  }

  private async pin(build: Build): Promise<void> {
    this.current = await pinnedFiles(build);
    // A disk that is full must not keep anybody from this build.
    if (this.current !== undefined) await this.kept.keep(this.current).catch(() => undefined);
  }

  /** What can be pinned, the newest first, and what its files have to be. */
  private async versions(): Promise<BuiltFile> {
    const kept = await this.kept.all();
    const pinned = this.current?.pinned;
    const isKept = pinned === undefined || kept.some(({ name }) => name === pinned.name);
    const all = isKept ? kept : [{ ...pinned, since: this.clock.now().toISOString() }, ...kept];
    const table = { latest: pinned && urlOf(pinned.name), versions: all.map(shown) };
    return new BuiltFile('application/json; charset=utf-8', false, Buffer.from(JSON.stringify(table, undefined, 2)));
  }
}

function shown({ name, since, integrity }: KeptBuild): object {
  const files = Object.fromEntries(Object.entries(integrity).map(([file, hash]) => [urlOf(file), hash]));
  return { url: urlOf(name), integrity: integrity[name], since, files };
}

function urlOf(name: string): string {
  return `/widget/${name}`;
}
