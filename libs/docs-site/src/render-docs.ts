import type { OpenAPIObject } from '@nestjs/swagger';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readApi } from './api.js';
import { type Assets, framed } from './page-frame.js';
import { contentOf } from './page-content.js';
import { searchIndex } from './search-index.js';
import { type Guide, type SitePage, Site } from './site.js';
import { tryFiles } from './try-form.js';
import { stagedGuide, stageFiles } from './widget-stage.js';

export type { Guide };

export interface DocsPage {
  readonly path: string;
  readonly contentType: string;
  readonly body: string;
  /** Serve it as `Content-Security-Policy`. */
  readonly policy: string;
}

const policy = docsPolicy("img-src 'self' data:", "trusted-types 'none'");
/** Where the element is live, it shows small pictures of what was chosen, and draws with lit. */
const stagePolicy = docsPolicy("img-src 'self' data: blob:", 'trusted-types lit-html');

function docsPolicy(...more: readonly string[]): string {
  const own = [
    "default-src 'none'",
    "style-src 'self'",
    "script-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ];
  return [...own, ...more].join('; ');
}

export interface DocsSource {
  readonly document: OpenAPIObject;
  readonly guides: readonly Guide[];
  readonly mode: 'sandbox' | 'live';
}

/** The browsable docs, whole: pure, and made once per process, since the document does not change while it runs. */
export function renderDocs(input: DocsSource): readonly DocsPage[] {
  const site = new Site(readApi(input.document), input.mode, input.guides);
  const pages = site.pages.map((page) => {
    return {
      path: page.path,
      contentType: 'text/html; charset=utf-8',
      body: framed(page, contentOf(page, site), site, assetsOf(filesOf(page))),
      policy: isStaged(page) ? stagePolicy : policy,
    };
  });
  const index = { path: '/docs/search.json', contentType: 'application/json; charset=utf-8', policy };
  return [
    ...pages,
    { ...index, body: JSON.stringify(searchIndex(site)) },
    ...[...new Set(site.pages.flatMap(filesOf)), ...imported].map(docsFile),
  ];
}

function isStaged(page: SitePage): boolean {
  return page.kind === 'guide' && page.guide.slug === stagedGuide;
}

const ofEveryPage = ['docs.css', 'search.css', 'docs.js', 'search.js'] as const;
/** What those load themselves. */
const imported = ['search-ranking.js'] as const;
type DocsFile = (typeof ofEveryPage | typeof stageFiles | typeof tryFiles | typeof imported)[number];

function filesOf(page: SitePage): readonly DocsFile[] {
  if (page.kind === 'topic') return [...ofEveryPage, ...tryFiles];
  return isStaged(page) ? [...ofEveryPage, ...stageFiles] : ofEveryPage;
}

function assetsOf(files: readonly DocsFile[]): Assets {
  const addresses = files.map((name) => versioned(docsFile(name)));
  return {
    styles: addresses.filter((address) => address.includes('.css?')),
    scripts: addresses.filter((address) => address.includes('.js?')),
  };
}

const read = new Map<DocsFile, DocsPage>();

function docsFile(name: DocsFile): DocsPage {
  const contentType = name.endsWith('.css') ? 'text/css; charset=utf-8' : 'text/javascript; charset=utf-8';
  const file = read.get(name) ?? {
    path: `/docs/${name}`,
    contentType,
    body: readFileSync(new URL(`./${name}`, import.meta.url), 'utf8'),
    policy,
  };
  read.set(name, file);
  return file;
}

/** A page and its style stay together, however long a browser keeps either. */
function versioned({ path, body }: DocsPage): string {
  return `${path}?v=${createHash('sha256').update(body).digest('hex').slice(0, 8)}`;
}
