import { Attributes } from './attributes.js';
import type { Api } from './api.js';
import { codeFigure } from './code-block.js';
import { breakable, html, type Html } from './html.js';
import { markdown } from './markdown.js';
import { exampleOf } from './schema-example.js';
import { resolved, type Schema } from './schema.js';
import { anchorOf, type Site } from './site.js';

export function errorIndex(site: Site): Html {
  const rows = byStatus(site.api).map(
    ([name, schema]) =>
      html`<li><a href="${site.error(name)}"><span class="code-status">${schema['x-status']}</span> <code>${breakable(name)}</code></a></li>`,
  );
  return html`<ul class="error-index">${rows}</ul>`;
}

export function errorSections(site: Site): readonly Html[] {
  return byStatus(site.api).map(([name, schema]) => errorSection(name, schema, site));
}

function byStatus(api: Api): readonly (readonly [string, Schema])[] {
  const errors = api.errors.map((name) => [name, api.schemas.get(name) ?? {}] as const);
  return errors.toSorted(([, a], [, b]) => (a['x-status'] ?? 0) - (b['x-status'] ?? 0));
}

function errorSection(name: string, schema: Schema, site: Site): Html {
  const status = schema['x-status'] ?? 0;
  const flat = resolved(schema, site.api.schemas);
  const { params } = flat.properties ?? {};
  const shape = params === undefined ? {} : resolved(params, site.api.schemas);
  const carries = Object.keys(shape.properties ?? {}).length > 0 || shape.oneOf !== undefined;
  return html`<section class="part error" id="${anchorOf(site.error(name) ?? '')}">
<div class="tell">
<h2><span class="code-status">${status}</span> <code>${breakable(name)}</code> <a class="self" href="${site.error(name)}" aria-label="Link to ${name}">#</a></h2>
${schema.description !== undefined && markdown(schema.description, { linkOf: site.linkOf, topLevel: 4 })}
<p class="advice"><strong>Try again?</strong> ${adviceFor(status)}</p>
${params !== undefined && carries && html`<h3>In <code>params</code></h3>${new Attributes(site, 'answer').of(params)}`}
${answeredBy(name, site)}
</div>
<div class="show">${codeFigure(html`Response <span class="aside">${status}</span>`, JSON.stringify(errorExample(name, flat, site), null, 2), 'json', 'answer')}</div>
</section>`;
}

/** The example of an error says its own name even if its schema forgot to. */
function errorExample(name: string, schema: Schema, site: Site): unknown {
  const example = exampleOf(schema, site.api.schemas, 'answer');
  const named = schema.properties?.['name'];
  const free =
    named !== undefined &&
    named.const === undefined &&
    named.enum === undefined &&
    named.example === undefined &&
    schema.example === undefined;
  return free && typeof example === 'object' && example !== null ? { ...example, name } : example;
}

function adviceFor(status: number): string {
  if (status === 409) return 'Not as it is: read the resource again, then decide.';
  if (status === 429) return 'Yes, after the seconds in the Retry-After header.';
  if (status >= 500)
    return 'Yes, with exponential backoff. Repeat a POST with the same Idempotency-Key, so that it happens only once.';
  if (status === 401 || status === 403)
    return 'Only with another key, or once this one is allowed: the same call fails again.';
  return 'Only after a change: the same request fails again.';
}

function answeredBy(name: string, site: Site): Html | undefined {
  const operations = site.api.topics.flatMap((topic) => topic.operations);
  const answering = operations.filter((operation) => operation.errors.includes(name));
  if (answering.length === 0) return undefined;
  const routes = answering.map(
    (operation) =>
      html`<li><a href="${site.operation(operation)}"><span class="method ${operation.method}">${operation.method.toUpperCase()}</span> <code>${breakable(operation.path)}</code></a></li>`,
  );
  const all =
    answering.length === operations.length
      ? 'Every route can return it'
      : `${answering.length} route${answering.length === 1 ? '' : 's'} can return it`;
  return html`<details class="inside routes"><summary>${all}</summary><ul>${routes}</ul></details>`;
}
