import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type DocsSource, type EncodedPage, type Guide, answeringWithDocs } from '#docs-site';
import { ResourceNotFound } from '#errors';
import { answerFile } from '../built-files/answer-file.js';
import { BuiltFile } from '../built-files/built-file.js';
import type { Config } from '../configuration/config.js';
import { ownFolder } from '../own-folder.js';
import { ThreadOnDemand } from '../threads/thread-on-demand.js';
import { describeApi } from './describe-api.js';

const guides = [
  'getting-started',
  'onboarding',
  'widget',
  'widget-iframe',
  'documents',
  'attestation-rules',
  'screening',
  'risk',
  'accounts',
  'payouts',
  'payins',
  'payment-provider',
  'operations',
  'authentication',
  'errors',
  'idempotency',
  'paging',
  'events',
  'webhooks',
  'sandbox',
  'versions',
];

/** Serves `/openapi.json` and `/docs`, made at the first request and kept. */
export function serveDocumentation(app: NestFastifyApplication, config: Config): void {
  const http = app.getHttpAdapter().getInstance();
  let openapi: Buffer | undefined;
  let pages: Promise<Pages> | undefined;
  http.get('/openapi.json', (_request, reply) => {
    openapi ??= Buffer.from(JSON.stringify(describeApi(app, config)));
    return reply.type('application/json; charset=utf-8').send(openapi);
  });
  for (const route of ['/docs', '/docs/*']) {
    http.get(route, async (request, reply) => {
      pages ??= published(app, config);
      pages.catch(() => (pages = undefined));
      const page = (await pages).get(request.url.split('?')[0]?.replace(/\/$/, '') ?? '');
      if (page === undefined) throw new ResourceNotFound('route');
      return answerFile(page.file, request, reply.header('Content-Security-Policy', page.policy));
    });
  }
}

type Pages = ReadonlyMap<string, { readonly policy: string; readonly file: BuiltFile }>;

async function published(app: NestFastifyApplication, config: Config): Promise<Pages> {
  const source: DocsSource = {
    document: describeApi(app, config),
    guides: [...guides.map(readGuide), readChangelog()],
    mode: config.mode,
  };
  const pages = await new ThreadOnDemand({ file: answeringWithDocs }).ask<readonly EncodedPage[]>(source);
  return new Map(
    pages.map(({ path, policy, contentType, body }) => [
      path,
      { policy, file: new BuiltFile(contentType, false, Buffer.from(body)) },
    ]),
  );
}

function readGuide(slug: string): Guide {
  return guideIn(slug, `docs/guides/${slug}.md`);
}

/** Its links lead from the top of the repository. */
function readChangelog(): Guide {
  const { markdown, ...guide } = guideIn('changelog', 'CHANGELOG.md');
  return { ...guide, markdown: markdown.replaceAll('](docs/guides/', '](') };
}

function guideIn(slug: string, path: string): Guide {
  const markdown = readFileSync(join(ownFolder(), path), 'utf8');
  return { slug, title: /^# (.+)$/m.exec(markdown)?.[1] ?? slug, markdown: markdown.replace(/^# .+\n+/, '') };
}
