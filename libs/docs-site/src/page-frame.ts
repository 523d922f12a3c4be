import { html, type Html, type Fragment } from './html.js';
import { anchorOf, type SitePage, type Site } from './site.js';

export interface Assets {
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
}

const mark = html`<svg class="mark" viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" focusable="false"><path d="M4 21V10a8 8 0 0 1 16 0v11M9 21v-9a3 3 0 0 1 6 0v9M2 21h20" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></svg>`;
const icon = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M4 21V10a8 8 0 0 1 16 0v11M9 21v-9a3 3 0 0 1 6 0v9M2 21h20" fill="none" stroke="#0e7a6d" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></svg>')}`;

/** Shown by the script that it needs. */
const search = html`<div class="search" role="search" hidden><label class="visually-hidden" for="search">Search the docs</label><input id="search" type="search" role="combobox" aria-autocomplete="list" aria-expanded="false" aria-controls="found" placeholder="Search" autocomplete="off" autocapitalize="none" spellcheck="false" enterkeyhint="go"><kbd aria-hidden="true">/</kbd><div class="finds" hidden><div id="found" role="listbox" aria-label="Found"></div><p class="quiet"></p></div></div>`;

/** The whole document around the content of one page. Works, and can be read to the end, without the script. */
export function framed(page: SitePage, content: Html, site: Site, assets: Assets): string {
  const { title } = site.api;
  const name = page.kind === 'overview' ? title : `${page.title} · ${title}`;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${name}</title>
<link rel="icon" href="${icon}">
${assets.styles.map(
  (style) => html`<link rel="stylesheet" href="${style}">
`,
)}${assets.scripts.map(
    (script) => html`<script src="${script}" type="module"></script>
`,
  )}</head>
<body>
<a class="skip" href="#main">Skip to the content</a>
<header class="bar">
<button type="button" class="menu" popovertarget="contents">Contents</button>
<a class="brand" href="/docs">${mark}<span>${title}</span></a>
${search}
<span class="mode ${site.mode}">${site.mode}</span>
</header>
${contents(page, site)}
<main id="main" tabindex="-1">
${content}
${onwards(page, site)}
</main>
<p id="said" class="visually-hidden" role="status"></p>
</body>
</html>
`.toString();
}

/** A sidebar; on a small screen the same element is a popover, which needs no script to open and close. */
function contents(current: SitePage, site: Site): Html {
  const groups: readonly (readonly [string, readonly SitePage[]])[] = [
    ['Start', site.pages.filter((page) => page.kind === 'overview' || page.kind === 'guide' || page.kind === 'errors')],
    ['Topics', site.pages.filter((page) => page.kind === 'topic')],
    ['Also', site.pages.filter((page) => page.kind === 'shapes' || page.kind === 'lifecycles')],
  ];
  const lists = groups.map(
    ([title, pages]) =>
      pages.length > 0 && html`<h2>${title}</h2><ul>${pages.map((page) => entry(page, page === current, site))}</ul>`,
  );
  return html`<nav id="contents" popover aria-label="Contents">
${lists}
</nav>`;
}

function entry(page: SitePage, isCurrent: boolean, site: Site): Html {
  const parts = partsOf(page, site);
  const list = parts.length > 0 && html`<ul${!isCurrent && html` hidden`}>${parts}</ul>`;
  return html`<li><a href="${page.path}"${isCurrent && html` aria-current="page"`}>${page.title}</a>${list}</li>`;
}

function partsOf(page: SitePage, site: Site): readonly Html[] {
  if (page.kind === 'errors') return site.api.errors.map((name) => part(site.error(name) ?? '', name));
  if (page.kind === 'shapes') return site.sharedSchemas.map((name) => part(site.schema(name) ?? '', name));
  if (page.kind !== 'topic') return [];
  const { name, operations } = page.topic;
  const shapes = (kind: 'object' | 'shape'): Html[] =>
    site.schemasAt(name, kind).map((one) => part(site.schema(one) ?? '', one));
  const routes = operations.map((operation) =>
    part(
      site.operation(operation),
      operation.summary,
      html`<span class="method ${operation.method}">${short(operation.method)}</span>`,
    ),
  );
  return [...shapes('object'), ...routes, ...shapes('shape')];
}

function part(href: string, label: string, badge?: Fragment): Html {
  return html`<li><a href="${href}" data-part="${anchorOf(href)}"><span>${label}</span>${badge}</a></li>`;
}

function short(method: string): string {
  return method === 'delete' ? 'DEL' : method.toUpperCase();
}

function onwards(page: SitePage, site: Site): Html {
  const at = site.pages.indexOf(page);
  const before = at > 0 ? site.pages[at - 1] : undefined;
  const after = site.pages[at + 1];
  return html`<nav class="onwards" aria-label="Neighboring pages">${before && html`<a rel="prev" href="${before.path}"><small>Previous</small>${before.title}</a>`}${after && html`<a rel="next" href="${after.path}"><small>Next</small>${after.title}</a>`}</nav>`;
}
