import { html, type Html, joined, type Fragment } from './html.js';

/** Where a piece of code in prose leads, if it names something the docs describe: an error, a route, an object. */
export type CodeLink = (code: string) => string | undefined;

interface Match {
  readonly index: number;
  readonly length: number;
  readonly markup: Html;
}

type Rule = readonly [pattern: RegExp, render: (match: RegExpExecArray, linkOf: CodeLink) => Html];

const rules: readonly Rule[] = [
  [/(?<!`)(`+)(?!`)(.+?)(?<!`)\1(?!`)/s, (match, linkOf) => code(match[2] ?? '', linkOf)],
  [/\\([\\`*_{}[\]()#+\-.!|<>])/, (match) => html`${match[1]}`],
  [/\[((?:[^[\]]|`[^`]*`)+)\]\(([^()\s]*)\)/, (match, linkOf) => link(match[1] ?? '', match[2] ?? '', linkOf)],
  [/\*\*(?=\S)(.+?)(?<=\S)\*\*/s, (match, linkOf) => html`<strong>${inline(match[1] ?? '', linkOf)}</strong>`],
  [
    /(?<![*\w])\*(?=[^\s*])([^*]+?)(?<=\S)\*(?![*\w])/s,
    (match, linkOf) => html`<em>${inline(match[1] ?? '', linkOf)}</em>`,
  ],
  [
    /(?<![_\w])_(?=[^\s_])([^_]+?)(?<=\S)_(?![_\w])/s,
    (match, linkOf) => html`<em>${inline(match[1] ?? '', linkOf)}</em>`,
  ],
  [/<(https?:\/\/[^\s<>]+)>/, (match, linkOf) => link(match[1] ?? '', match[1] ?? '', linkOf)],
];

export function inline(text: string, linkOf: CodeLink): Html {
  const pieces: Fragment[] = [];
  let rest = text;
  for (let match = firstMatch(rest, linkOf); match !== undefined; match = firstMatch(rest, linkOf)) {
    pieces.push(rest.slice(0, match.index), match.markup);
    rest = rest.slice(match.index + match.length);
  }
  return joined([...pieces, rest], '');
}

/** `guide.md#part` works both where the file lies in the repository and on the page made from it. */
export function safeTarget(target: string): string | undefined {
  const guide = /^(?:\.\/)?([a-z0-9-]+)\.md(#[\w-]+)?$/i.exec(target);
  if (guide !== null) return `/docs/${guide[1]}${guide[2] ?? ''}`;
  return /^(?:https?:\/\/|mailto:|\/(?![/\\])|#)/i.test(target) ? target : undefined;
}

function firstMatch(text: string, linkOf: CodeLink): Match | undefined {
  let first: { readonly found: RegExpExecArray; readonly render: Rule[1] } | undefined;
  for (const [pattern, render] of rules) {
    const found = pattern.exec(text);
    if (found !== null && (first === undefined || found.index < first.found.index)) first = { found, render };
  }
  return (
    first && { index: first.found.index, length: first.found[0].length, markup: first.render(first.found, linkOf) }
  );
}

function code(text: string, linkOf: CodeLink): Html {
  const content = /^ .*\S.* $/.test(text) ? text.slice(1, -1) : text;
  const href = linkOf(content);
  return href === undefined ? html`<code>${content}</code>` : html`<a href="${href}"><code>${content}</code></a>`;
}

function link(label: string, target: string, linkOf: CodeLink): Html {
  const href = safeTarget(target);
  // Inside a link, code must not become a link of its own.
  const content = inline(label, () => undefined);
  if (href === undefined) return html`${inline(label, linkOf)}`;
  return /^https?:/i.test(href)
    ? html`<a href="${href}" rel="noreferrer">${content}</a>`
    : html`<a href="${href}">${content}</a>`;
}
