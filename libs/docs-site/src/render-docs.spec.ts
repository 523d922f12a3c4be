import { describe, expect, test } from '@jest/globals';
import type { OpenAPIObject } from '@nestjs/swagger';
import { exampleDocument } from './example-document.spec-fixture.js';
import { exampleGuides } from './example-guides.spec-fixture.js';
import { exampleSchemas } from './example-schemas.spec-fixture.js';
import { renderDocs, type DocsPage } from './render-docs.js';
import { slugOf } from './slug.js';

const render = (document: OpenAPIObject = exampleDocument): readonly DocsPage[] =>
  renderDocs({ document, guides: exampleGuides, mode: 'sandbox' });
const pages = render();
const readable = pages.filter((page) => page.contentType.startsWith('text/html'));
const textOf = (page: DocsPage): string => page.body.replace(/<[^>]*>/g, '');
const everything = readable.map(textOf).join('\n');
const attribute = (body: string, name: string): string[] =>
  [...body.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'g'))].map((match) => match[1] ?? '');

describe('the docs', () => {
  test('have a page for the overview, each guide, the errors, each topic, and leave no path twice', () => {
    const paths = pages.map((page) => page.path);
    expect(paths).toEqual(
      expect.arrayContaining([
        '/docs',
        '/docs/docs.css',
        '/docs/docs.js',
        '/docs/authentication',
        '/docs/errors',
        '/docs/api-keys',
        '/docs/lifecycles',
      ]),
    );
    expect(new Set(paths).size).toBe(paths.length);
    expect(readable.length).toBe(paths.filter((path) => !/\.\w+$/.test(path)).length);
  });

  test('give each anchor of a page once', () => {
    for (const page of readable) {
      const ids = attribute(page.body, 'id');
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    }
  });

  test('resolve every internal link', () => {
    const anchors = new Map(pages.map((page) => [page.path, new Set(attribute(page.body, 'id'))]));
    const broken = readable.flatMap((page) =>
      [...attribute(page.body, 'href'), ...attribute(page.body, 'src')].filter((link) => {
        if (/^(?:https?|data|mailto):/.test(link) || link === '/openapi.json') return false;
        const [path = '', anchor] = link.split('#');
        const target = anchors.get(path === '' ? page.path : path.replace(/\?.*/, ''));
        return target === undefined || (anchor !== undefined && !target.has(anchor));
      }),
    );
    expect(broken).toEqual([]);
  });

  test('show every operation on one page, and list it in the overview and in the contents', () => {
    const operations = Object.entries(exampleDocument.paths).flatMap(([path, item]) =>
      Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(operations.length).toBeGreaterThan(1);
    for (const operation of operations) {
      const holding = readable.filter((page) =>
        page.body
          .replaceAll('<wbr>', '')
          .includes(
            `<p class="route"><span class="method ${operation.split(' ')[0]?.toLowerCase()}">${operation.replace(' ', '</span> <code>')}</code>`,
          ),
      );
      expect([operation, holding.length]).toEqual([operation, 1]);
      const own = `href="${holding[0]?.path}#${slugOf(operation)}" data-part`;
      for (const page of readable) expect(page.body).toContain(own);
    }
  });

  test('tell every attribute of every schema', () => {
    const names = Object.values(exampleSchemas).flatMap((schema) => Object.keys(schema.properties ?? {}));
    for (const name of new Set(names)) expect(everything).toContain(name);
  });

  test('give every error a section that its name leads to', () => {
    const errors = readable.find((page) => page.path === '/docs/errors');
    const named = Object.entries(exampleSchemas).filter(([, schema]) => schema['x-status'] !== undefined);
    expect(named).not.toEqual([]);
    for (const [name, schema] of named)
      expect(errors?.body).toMatch(new RegExp(`<section class="part error" id="${name}">[^]*?${schema['x-status']}`));
  });
});

describe('a page of the docs', () => {
  test('tells a lifecycle beside its object, and the others on a page of their own', () => {
    const body = (path: string): string => readable.find((page) => page.path === path)?.body ?? '';
    expect(body('/docs/accounts')).toContain('id="lifecycle-account"');
    expect(body('/docs/lifecycles')).toContain('id="lifecycle-compliance-review"');
    expect(body('/docs/lifecycles')).not.toContain('id="lifecycle-account"');
  });

  test('keeps to the content security policy: nothing inline, nothing from elsewhere', () => {
    for (const { body } of readable) {
      expect(body).not.toMatch(/<style|<iframe|\sstyle=|\son[a-z]+="|javascript:/i);
      const scripts = body.match(/<script[^>]*>/g) ?? [];
      expect(scripts).not.toEqual([]);
      for (const script of scripts)
        expect(script).toMatch(/^<script src="\/docs\/[a-z-]+\.js\?v=[0-9a-f]{8}" type="module">$/);
      expect(attribute(body, 'src').every((source) => source.startsWith('/docs/'))).toBe(true);
    }
  });

  test('nests its elements properly', () => {
    for (const page of readable) expect([page.path, unbalanced(page.body)]).toEqual([page.path, undefined]);
  });
});

describe('the page of the widget', () => {
  const guide = { slug: 'widget', title: 'The onboarding widget', markdown: 'An element.\n\n## Reference\n' };
  const rendered = (mode: 'sandbox' | 'live'): DocsPage | undefined =>
    renderDocs({ document: exampleDocument, guides: [guide], mode }).find(({ path }) => path === '/docs/widget');

  test('has the element live in the sandbox, and says in live mode why not', () => {
    expect(rendered('sandbox')?.body).toContain('id="stage-begin"');
    expect(rendered('live')?.body).not.toContain('id="stage-begin"');
    expect(rendered('live')?.body).toContain('This Gatehouse runs in live mode');
  });

  test('alone may show pictures of its own and draw with lit, and loads what that takes', () => {
    const scripts = (body = ''): string[] => attribute(body, 'src').map((source) => source.replace(/\?.*/, ''));
    expect(scripts(rendered('sandbox')?.body)).toEqual(['/docs/docs.js', '/docs/search.js', '/docs/stage.js']);
    expect(rendered('sandbox')?.policy).toMatch(/img-src 'self' data: blob:; trusted-types lit-html$/);
    const strict =
      /^default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; .*; require-trusted-types-for 'script'; img-src 'self' data:; trusted-types 'none'$/;
    expect(pages.filter(({ policy }) => !strict.test(policy))).toEqual([]);
  });
});

describe('rendering the docs', () => {
  test('survives a document with hostile text in every place', () => {
    const hostile =
      '"><script>alert(1)</script><img src=x onerror=alert(1)>\' </code></pre> ${x} \0 [x](javascript:alert(1)) `</code><b>`';
    const poisoned = JSON.parse(JSON.stringify(exampleDocument), (key, value: unknown) =>
      typeof value === 'string' && /^(?:summary|description|example|title|name|x-scope|pattern|url)$/.test(key)
        ? `${value}${hostile}`
        : value,
    ) as OpenAPIObject;
    const guides = exampleGuides.map((guide) => ({
      ...guide,
      title: guide.title + hostile,
      markdown: `# ${hostile}\n\n## ${hostile}\n\n${hostile}\n\n- ${hostile}\n\n|${hostile}|\n|---|\n|${hostile}|\n\n\`\`\`${hostile}\n${hostile}\n\`\`\``,
    }));
    for (const { body, contentType } of renderDocs({ document: poisoned, guides, mode: 'live' })) {
      if (!contentType.startsWith('text/html')) continue;
      expect(body).not.toMatch(/<script>|<img|<b>|href="javascript|\0/);
      expect(unbalanced(body)).toBeUndefined();
    }
  });

  test('copes with a document that has next to nothing', () => {
    const bare = {
      openapi: '3.1.0',
      info: { title: 'Bare', version: '0' },
      paths: { '/': { get: { responses: {} } } },
    } as OpenAPIObject;
    expect(renderDocs({ document: bare, guides: [], mode: 'live' }).map((page) => page.path)).toEqual([
      '/docs',
      '/docs/errors',
      '/docs/other',
      '/docs/search.json',
      '/docs/docs.css',
      '/docs/search.css',
      '/docs/docs.js',
      '/docs/search.js',
      '/docs/try.css',
      '/docs/try.js',
      '/docs/search-ranking.js',
    ]);
  });

  test('ends for shapes that contain themselves', () => {
    const tree = {
      type: 'object',
      required: ['children'],
      properties: {
        children: { type: 'array', items: { $ref: '#/components/schemas/Tree' } },
        parent: { $ref: '#/components/schemas/Tree' },
      },
    };
    const document = {
      openapi: '3.1.0',
      info: { title: 'Trees', version: '0' },
      components: { schemas: { Tree: tree } },
      paths: {
        '/trees': {
          get: {
            responses: {
              200: {
                description: '',
                content: { 'application/json': { schema: { $ref: '#/components/schemas/Tree' } } },
              },
            },
          },
        },
      },
    } as OpenAPIObject;
    expect(render(document).some((page) => page.body.includes('id="object-tree"'))).toBe(true);
  });
});

const empty = new Set(['meta', 'link', 'wbr', 'hr', 'br', 'col', 'input', 'img']);

/** The first tag that closes something else than what is open, or that stays open. */
function unbalanced(body: string): string | undefined {
  const open: string[] = [];
  for (const [tag, closing, name = '', self] of body.matchAll(
    /<(\/?)([a-z][a-z0-9]*)(?:\s+[a-zA-Z-]+(?:="[^"<>]*")?)*\s*(\/?)>/g,
  )) {
    if (self === '/' || empty.has(name)) continue;
    if (closing === '') open.push(name);
    else if (open.pop() !== name) return tag;
  }
  return open[0];
}
