import type { OpenAPIObject } from '@nestjs/swagger';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readApi } from './api.js';
import { framed } from './page-frame.js';
import { contentOf } from './pages.js';
import { Site, type Guide } from './site.js';

export type { Guide };

export interface DocsPage {
  readonly path: string;
  readonly contentType: string;
  readonly body: string;
}

/** The policy that every page keeps to; serve it as `Content-Security-Policy`. */
export const docsContentSecurityPolicy =
  "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The browsable docs, whole: pure, and made once per process, since the document does not change while it runs. */
export function renderDocs(input: {
  readonly document: OpenAPIObject;
  readonly guides: readonly Guide[];
  readonly mode: 'sandbox' | 'live';
}): readonly DocsPage[] {
  const site = new Site(readApi(input.document), input.mode, input.guides);
  const files = docsFiles();
  const assets = { style: versioned(files.style), script: versioned(files.script) };
  const pages = site.pages.map((page) => ({
    path: page.path,
    contentType: 'text/html; charset=utf-8',
    body: framed(page, contentOf(page, site), site, assets),
  }));
  return [...pages, files.style, files.script];
}

let read: { readonly style: DocsPage; readonly script: DocsPage } | undefined;

function docsFiles(): { readonly style: DocsPage; readonly script: DocsPage } {
  read ??= {
    style: {
      path: '/docs/docs.css',
      contentType: 'text/css; charset=utf-8',
      body: readFileSync(new URL('./docs.css', import.meta.url), 'utf8'),
    },
    script: {
      path: '/docs/docs.js',
      contentType: 'text/javascript; charset=utf-8',
      body: readFileSync(new URL('./docs.js', import.meta.url), 'utf8'),
    },
  };
  return read;
}

/** A page and its style stay together, however long a browser keeps either. */
function versioned({ path, body }: DocsPage): string {
  return `${path}?v=${createHash('sha256').update(body).digest('hex').slice(0, 8)}`;
}
