import { Attributes, type AttributeRow } from './attributes.js';
import { listedIn, type ApiAnswer, type ApiOperation } from './api.js';
import type { Parameter } from './raw-document.js';
import { codeFigure, sampleFigure } from './code-block.js';
import { articleFor } from './english.js';
import { breakable, html, type Html } from './html.js';
import { inlineMarkdown, markdown, opening } from './markdown.js';
import { samplesOf } from './samples.js';
import { exampleOf, variantExample } from './schema-example.js';
import { refName, resolved, variantsOf, type Schema } from './schema.js';
import { anchorOf, type Site } from './site.js';
import { tryForm } from './try-form.js';

export function operationSection(operation: ApiOperation, site: Site): Html {
  const description = operation.description && markdown(operation.description, { linkOf: site.linkOf, topLevel: 4 });
  return html`<section class="part operation" id="${anchorOf(site.operation(operation))}">
<div class="tell">
<h2>${operation.summary} <a class="self" href="${site.operation(operation)}" aria-label="Link to “${operation.summary}”">#</a></h2>
${routeLine(operation)}
${operation.deprecated && html`<p class="notice">Deprecated: it still works, but do not build on it.</p>`}
${callerLine(operation, site)}
${description}
${parameterGroups(operation, site)}
${bodyTable(operation, site)}
${operation.answers.map((answer) => answerPart(answer, site))}
${errorList(operation, site)}
</div>
<div class="show">${requestFigures(operation, site)}${operation.answers.map((answer) => answerFigure(answer, site))}</div>
</section>`;
}

export function routeLine({ method, path }: ApiOperation): Html {
  return html`<p class="route"><span class="method ${method}">${method.toUpperCase()}</span> <code>${breakable(path)}</code></p>`;
}

export function scopeLabel(scope: string | undefined): Html {
  if (scope === undefined) return html`<span class="quiet">public</span>`;
  if (scope === 'provider') return html`<span class="scope">payment provider</span>`;
  if (scope === 'operator') return html`<span class="scope">operator</span>`;
  if (scope === 'session') return html`<span class="scope">widget session</span>`;
  if (scope === 'phone') return html`<span class="scope">phone</span>`;
  if (scope === 'invitee') return html`<span class="scope">invitation</span>`;
  return html`<code class="scope">${breakable(scope)}</code>`;
}

function callerLine({ scope }: ApiOperation, site: Site): Html {
  const guide = site.guideNamed('authentication');
  const more = guide !== undefined && html` <a href="${guide}">How to authenticate</a>`;
  if (scope === undefined) return html`<p class="caller">Public: no key needed.</p>`;
  if (scope === 'provider') return html`<p class="caller">For the payment provider, which signs: no key.</p>`;
  if (scope === 'operator') return html`<p class="caller">For the operator’s key only.${more}</p>`;
  if (scope === 'session') return html`<p class="caller">For the token of a widget session only.${more}</p>`;
  if (scope === 'phone') return html`<p class="caller">For the token of a phone upload only.${more}</p>`;
  if (scope === 'invitee') return html`<p class="caller">For the session of an invitation only.${more}</p>`;
  return html`<p class="caller">Needs the scope ${scopeLabel(scope)}.${more}</p>`;
}

const groups = [
  ['path', 'Path'],
  ['query', 'Query'],
  ['header', 'Headers'],
  ['cookie', 'Cookies'],
] as const;

function parameterGroups({ parameters }: ApiOperation, site: Site): readonly (Html | false)[] {
  return groups.map(([place, title]) => {
    const rows = parameters.filter((parameter) => parameter.in === place).map(rowOf);
    return rows.length > 0 && html`<h3>${title}</h3>${new Attributes(site, 'request').rows(rows)}`;
  });
}

function rowOf(parameter: Parameter): AttributeRow {
  const { name, description, required, deprecated, schema } = parameter;
  return {
    name,
    schema: schema ?? {},
    required: required === true,
    ...(description ? { description } : {}),
    ...(deprecated === true ? { deprecated } : {}),
  };
}

function bodyTable({ body }: ApiOperation, site: Site): Html | undefined {
  if (body === undefined) return undefined;
  const aside = body.mediaType === 'application/json' ? undefined : html` <span class="aside">${body.mediaType}</span>`;
  const optional = !body.required && html` <span class="aside">optional</span>`;
  return html`<h3>Body${aside}${optional}</h3>${new Attributes(site, 'request').of(body.schema)}`;
}

function answerPart(answer: ApiAnswer, site: Site): Html {
  const rows = answer.headers.map(rowOf);
  return html`<h3>Response <span class="aside">${answer.status}</span></h3>
${answer.description !== '' && markdown(answer.description, { linkOf: site.linkOf, topLevel: 6 })}
${answer.content === undefined ? html`<p class="quiet">No body.</p>` : answerShape(answer.content.schema, site)}
${rows.length > 0 && html`<p class="answer-headers quiet">Headers</p>${new Attributes(site, 'answer').rows(rows.map((row) => ({ ...row, required: true })))}`}`;
}

function answerShape(schema: Schema, site: Site): Html {
  const name = refName(schema);
  const href = name === undefined ? undefined : site.schema(name);
  if (href !== undefined) return html`<p>Returns ${articleFor(name ?? '')} <a href="${href}">${name}</a>.</p>`;
  const listed = listedIn(schema, site.api.schemas);
  const lead = listed === undefined ? undefined : refName(listed);
  const target = lead === undefined ? undefined : site.schema(lead);
  return html`${target !== undefined && html`<p>Returns a list of <a href="${target}">${lead}</a>.</p>`}${new Attributes(site, 'answer').of(schema)}`;
}

/** Errors that nearly every route can answer would drown the ones that are this route's own: they stay folded. */
function errorList({ errors }: ApiOperation, site: Site): Html | undefined {
  if (errors.length === 0) return undefined;
  const own = errors.filter((name) => !site.isCommonError(name));
  const common = errors.filter((name) => site.isCommonError(name));
  const lead = own.length > 0 && html`<ul class="errors">${own.map((name) => errorItem(name, site))}</ul>`;
  const rest =
    common.length > 0 &&
    html`<details class="other"><summary>${own.length > 0 && 'and '}${common.length} that nearly every route can return</summary><ul class="errors">${common.map((name) => errorItem(name, site))}</ul></details>`;
  return html`<h3>Errors</h3>${lead}${rest}`;
}

function errorItem(name: string, site: Site): Html {
  const schema = site.api.schemas.get(name);
  const href = site.error(name);
  const why = opening(schema?.description ?? '').split(/(?<=[.!?])\s/)[0] ?? '';
  const label = html`<code>${breakable(name)}</code>`;
  return html`<li><span class="code-status">${schema?.['x-status'] ?? '–'}</span><span>${href === undefined ? label : html`<a href="${href}">${label}</a>`}</span>${why !== '' && html`<span class="why">${inlineMarkdown(why)}</span>`}</li>`;
}

function requestFigures(operation: ApiOperation, site: Site): Html {
  const [first, ...others] = requestBodies(operation, site);
  const figure = sampleFigure(
    html`Request${first?.title && html` <span class="aside">${first.title}</span>`}`,
    samplesOf(operation, site.api, first?.value),
  );
  const more = others.map(
    (other) =>
      html`<details class="other"><summary>Request: ${other.title}</summary>${sampleFigure(other.title, samplesOf(operation, site.api, other.value))}</details>`,
  );
  return html`${figure}${more}${tryForm(operation, site, first?.value)}`;
}

export function requestBodies(
  { body }: ApiOperation,
  { api: { schemas } }: Pick<Site, 'api'>,
): readonly { readonly title: string; readonly value: unknown }[] {
  if (body === undefined) return [];
  if (body.examples.length > 0) return body.examples;
  const union = resolved(body.schema, schemas);
  const variants = union.example === undefined ? variantsOf(union, schemas) : [];
  if (variants.length === 0) return [{ title: '', value: exampleOf(body.schema, schemas, 'request') }];
  return variants.map((variant) => ({
    title: variant.label,
    value: variantExample(variant, union, schemas, 'request'),
  }));
}

function answerFigure({ status, content }: ApiAnswer, site: Site): Html {
  if (content === undefined) return html``;
  if (!content.mediaType.includes('json'))
    return html`<figure class="code answer"><figcaption><span>Response <span class="aside">${status} · ${content.mediaType}</span></span></figcaption></figure>`;
  const value = content.examples[0]?.value ?? exampleOf(content.schema, site.api.schemas, 'answer');
  return codeFigure(
    html`Response <span class="aside">${status}</span>`,
    JSON.stringify(value, null, 2),
    'json',
    'answer',
  );
}
