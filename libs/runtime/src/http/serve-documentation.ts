import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type DocsPage, type Guide, renderDocs } from '#docs-site';
import { ResourceNotFound } from '#errors';
import type { Config } from '../configuration/config.js';
import { ownFolder } from '../own-folder.js';
import { describeApi } from './describe-api.js';

const guides = [
  'getting-started',
  'onboarding',
  'widget',
  'documents',
  'attestation-rules',
  'accounts',
  'payouts',
  'payins',
  'payment-provider',
  'authentication',
  'errors',
  'idempotency',
  'paging',
  'events',
  'webhooks',
  'sandbox',
];

/** Serves `/openapi.json` and `/docs`, rendered at the first request and kept. */
export function serveDocumentation(app: NestFastifyApplication, config: Config): void {
  const http = app.getHttpAdapter().getInstance();
  let published: Published | undefined;
  http.get('/openapi.json', (_request, reply) => {
    published ??= publish(app, config);
    return reply.type('application/json; charset=utf-8').send(published.openapi);
  });
  for (const route of ['/docs', '/docs/*']) {
    http.get(route, (request, reply) => {
      published ??= publish(app, config);
      const page = published.pages.get(request.url.split('?')[0]?.replace(/\/$/, '') ?? '');
      if (page === undefined) throw new ResourceNotFound('route');
      return reply.headers(page.headers).send(page.bytes);
    });
  }
}

interface Published {
  readonly openapi: Buffer;
  readonly pages: ReadonlyMap<string, { headers: Readonly<Record<string, string>>; bytes: Buffer }>;
}

function publish(app: NestFastifyApplication, config: Config): Published {
  const document = describeApi(app, config);
  const pages = renderDocs({ document, guides: guides.map(readGuide), mode: config.mode });
  return {
    openapi: Buffer.from(JSON.stringify(document)),
    pages: new Map(pages.map((page) => [page.path, { headers: headersOf(page), bytes: Buffer.from(page.body) }])),
  };
}

function headersOf({ contentType, policy }: DocsPage): Readonly<Record<string, string>> {
  return { 'content-type': contentType, 'content-security-policy': policy, 'cache-control': 'no-cache' };
}

function readGuide(slug: string): Guide {
  const markdown = readFileSync(join(ownFolder(), 'docs/guides', `${slug}.md`), 'utf8');
  return { slug, title: /^# (.+)$/m.exec(markdown)?.[1] ?? slug, markdown: markdown.replace(/^# .+\n+/, '') };
}
