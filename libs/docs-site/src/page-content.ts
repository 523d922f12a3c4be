import { Attributes } from './attributes.js';
import { codeFigure, sampleFigure } from './code-block.js';
import { errorIndex, errorSections } from './error-section.js';
import { breakable, html, type Html } from './html.js';
import { lifecycleSection } from './lifecycle-section.js';
import { markdown, opening } from './markdown.js';
import { operationSection, scopeLabel } from './operation-section.js';
import { samplesOf } from './samples.js';
import { exampleOf } from './schema-example.js';
import { anchorOf, type Guide, type SitePage, type Site } from './site.js';
import { errorsTopic } from './schema-homes.js';
import { stagedGuide, widgetStage } from './widget-stage.js';
import type { ApiOperation, Topic } from './api.js';

export function contentOf(page: SitePage, site: Site): Html {
  switch (page.kind) {
    case 'overview':
      return overview(site);
    case 'guide':
      return html`<h1>${page.title}</h1>${page.guide.slug === stagedGuide && widgetStage(site.mode)}${prose(page.guide, page, site)}`;
    case 'errors':
      return errors(page, page.guide, site);
    case 'topic':
      return topic(page, page.topic, page.guide, site);
    case 'shapes':
      return html`<h1>${page.title}</h1><p class="lead">Objects that several topics use.</p>${site.sharedSchemas.map((name) => shape(name, site))}`;
    case 'lifecycles':
      return html`<h1>${page.title}</h1><p class="lead">Which status can follow which, and when.</p>${site.lifecyclesBeside().map((lifecycle) => lifecycleSection(lifecycle, site))}`;
  }
}

function overview(site: Site): Html {
  const { api } = site;
  const first = firstCall(api.topics);
  return html`<div class="part opening"><div class="tell"><h1>${api.title}</h1>
${api.description !== undefined && html`<div class="prose lead">${markdown(api.description, { linkOf: site.linkOf, topLevel: 2 })}</div>`}
<dl class="plate"><div><dt>Base URL</dt><dd><code>${api.baseUrl === '' ? '/' : api.baseUrl}</code></dd></div><div><dt>Mode</dt><dd>${site.mode === 'sandbox' ? 'Sandbox: no real money moves' : 'Live: real money moves'}</dd></div><div><dt>Version</dt><dd>${api.version}</dd></div><div><dt>For machines</dt><dd><a href="/openapi.json">openapi.json</a></dd></div></dl></div>
<div class="show">${first !== undefined && sampleFigure('A first call', samplesOf(first, api, undefined))}${first !== undefined && firstAnswer(first, site)}</div></div>
${guideCards(site)}
<h2>Topics</h2>
${api.topics.map((one) => routeIndex(one, site))}`;
}

function firstCall(topics: readonly Topic[]): ApiOperation | undefined {
  const plain = topics
    .flatMap((topic) => topic.operations)
    .filter((operation) => operation.method === 'get' && !operation.path.includes('{'));
  return (
    plain.find((operation) => operation.path.endsWith('/current')) ??
    plain.find((operation) => operation.scope !== undefined && operation.scope !== 'operator') ??
    plain[0]
  );
}

function firstAnswer(operation: ApiOperation, site: Site): Html | undefined {
  const answer = operation.answers.find(({ content }) => content !== undefined);
  if (answer?.content === undefined) return undefined;
  const value = answer.content.examples[0]?.value ?? exampleOf(answer.content.schema, site.api.schemas, 'answer');
  return codeFigure(
    html`Response <span class="aside">${answer.status}</span>`,
    JSON.stringify(value, null, 2),
    'json',
    'answer',
  );
}

function guideCards(site: Site): Html | undefined {
  const reading = site.pages.filter((page) => page.kind === 'guide' || page.kind === 'errors');
  const cards = reading.map((page) => {
    const text =
      page.guide === undefined ? 'Every error by name, and what to do about it.' : opening(page.guide.markdown);
    return html`<li><h3><a href="${page.path}">${page.title}</a></h3>${markdown(text, { linkOf: () => undefined, topLevel: 6 })}</li>`;
  });
  return html`<h2>Read first</h2><ul class="cards">${cards}</ul>`;
}

function routeIndex(topic: Topic, site: Site): Html {
  const path = site.pages.find((page) => page.kind === 'topic' && page.topic === topic)?.path;
  const rows = topic.operations.map(
    (operation) =>
      html`<tr><td><span class="method ${operation.method}">${operation.method.toUpperCase()}</span></td><td><code>${breakable(operation.path)}</code></td><td><a href="${site.operation(operation)}">${operation.summary}</a></td><td>${scopeLabel(operation.scope)}</td></tr>`,
  );
  return html`<section class="topic-index"><h3><a href="${path}">${topic.name}</a></h3>
${topic.description !== undefined && markdown(opening(topic.description), { linkOf: site.linkOf, topLevel: 6 })}
<table class="routes"><colgroup><col class="narrow"><col class="wide"><col><col class="scopes"></colgroup><thead class="visually-hidden"><tr><th scope="col">Method</th><th scope="col">Path</th><th scope="col">Does</th><th scope="col">Scope</th></tr></thead><tbody>${rows}</tbody></table></section>`;
}

function prose(guide: Guide, page: SitePage, site: Site): Html {
  const withoutTitle = guide.markdown.replace(/^\s*#\s+[^\n]*\n/, '');
  const anchors = { anchorOf: (heading: string): string => site.anchorOn(page.path, heading) };
  return html`<div class="prose">${markdown(withoutTitle, { linkOf: site.linkOf, topLevel: 1, ...anchors })}</div>`;
}

function errors(page: SitePage, guide: Guide | undefined, site: Site): Html {
  const shapes = site.schemasAt(errorsTopic, 'shape').map((name) => shape(name, site));
  return html`<h1>${page.title}</h1>
${guide === undefined ? html`<p class="lead">Every error by name, and what to do about it.</p>` : prose(guide, page, site)}
${errorIndex(site)}${errorSections(site)}${shapes}`;
}

function topic(page: SitePage, { name, description, operations }: Topic, guide: Guide | undefined, site: Site): Html {
  const routes = operations.map(
    (operation) =>
      html`<li><a href="${site.operation(operation)}"><span class="method ${operation.method}">${operation.method.toUpperCase()}</span> <code>${breakable(operation.path)}</code></a></li>`,
  );
  const objects = site
    .schemasAt(name, 'object')
    .map(
      (one) =>
        html`${shape(one, site)}${site.lifecyclesBeside(one).map((lifecycle) => lifecycleSection(lifecycle, site))}`,
    );
  return html`<div class="part opening"><div class="tell"><h1>${name}</h1>
${description !== undefined && html`<div class="prose lead">${markdown(description, { linkOf: site.linkOf, topLevel: 2 })}</div>`}${guide !== undefined && prose(guide, page, site)}</div>
<div class="show"><nav class="endpoints" aria-label="Routes of this topic"><p>Routes</p><ul>${routes}</ul></nav></div></div>
${objects}${operations.map((operation) => operationSection(operation, site))}
${site.schemasAt(name, 'shape').map((one) => shape(one, site))}`;
}

function shape(name: string, site: Site): Html {
  const { schemas } = site.api;
  const schema = { $ref: `#/components/schemas/${name.replace(/~/g, '~0').replace(/\//g, '~1')}` };
  const href = site.schema(name) ?? '';
  const description = schemas.get(name)?.description;
  return html`<section class="part shape" id="${anchorOf(href)}">
<div class="tell"><h2>${breakable(name)} <a class="self" href="${href}" aria-label="Link to ${name}">#</a></h2>
${description !== undefined && markdown(description, { linkOf: site.linkOf, topLevel: 4 })}${new Attributes(site, 'answer').of(schema)}</div>
<div class="show">${codeFigure(name, JSON.stringify(exampleOf(schema, schemas, 'answer'), null, 2), 'json', 'answer')}</div>
</section>`;
}
