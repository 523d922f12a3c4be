import { Marked, type MarkedToken, type Token, type Tokens } from 'marked';
import { codeBlock } from './code-block.js';
import { html, Html, joined } from './html.js';

/** Where a piece of code in prose leads, if it names something the docs describe: an error, a route, an object. */
export type CodeLink = (code: string) => string | undefined;

export interface MarkdownSetting {
  readonly linkOf: CodeLink;
  /** The level given to `#`; deeper ones follow, down to h6. */
  readonly topLevel: number;
  /** Gives a heading its anchor; without it headings have none. */
  readonly anchorOf?: (heading: string) => string;
}

/** Without the additions of GitHub that turn bare addresses into links and `~~text~~` into deleted text. */
const marked = new Marked({ tokenizer: { url: () => undefined, del: () => undefined } });

/** Only read by marked and drawn here, so that all text is escaped by `html`. Raw HTML is text like any other. */
export function markdown(text: string, setting: MarkdownSetting): Html {
  return joined(blocks(marked.lexer(text), setting), '\n');
}

/** Text within a line, without paragraphs, and without links of code. */
export function inlineMarkdown(text: string): Html {
  return inline(marked.Lexer.lexInline(text, marked.defaults), { linkOf: () => undefined, topLevel: 1 });
}

/** The first paragraph, as the summary of a longer text. */
export function opening(text: string): string {
  return marked.lexer(text).find(({ type }) => type === 'paragraph')?.raw ?? '';
}

/** `guide.md#part` works both where the file lies in the repository and on the page made from it. */
export function safeTarget(target: string): string | undefined {
  const guide = /^(?:\.\/)?([a-z0-9-]+)\.md(#[\w-]+)?$/i.exec(target);
  if (guide !== null) return `/docs/${guide[1]}${guide[2] ?? ''}`;
  return /^(?:https?:\/\/|mailto:|\/(?![/\\])|#)/i.test(target) ? target : undefined;
}

type Drawing<T> = (token: Extract<MarkedToken, { type: T }>, setting: MarkdownSetting) => Html;

/** What is not here, such as a picture, is shown as it was written. */
const drawings: { readonly [T in MarkedToken['type']]?: Drawing<T> } = {
  paragraph: ({ tokens }, setting) => html`<p>${inline(tokens, setting)}</p>`,
  heading,
  code: ({ text, lang = '' }) => codeBlock(text, /^[\w-]*/.exec(lang)?.[0] ?? ''),
  list,
  table,
  blockquote: ({ tokens }, setting) => html`<blockquote>${joined(blocks(tokens, setting), '\n')}</blockquote>`,
  hr: () => html`<hr>`,
  html: ({ raw, block }) => (block ? html`<p>${raw}</p>` : html`${raw}`),
  text: (token, setting) => ('tokens' in token ? inline(token.tokens ?? [], setting) : html`${token.text}`),
  escape: ({ text }) => html`${text}`,
  codespan,
  strong: ({ tokens }, setting) => html`<strong>${inline(tokens, setting)}</strong>`,
  em: ({ tokens }, setting) => html`<em>${inline(tokens, setting)}</em>`,
  link,
  br: () => html`<br>`,
};

function drawn(token: Token, setting: MarkdownSetting): Html {
  const drawing = drawings[token.type as MarkedToken['type']] as Drawing<unknown> | undefined;
  return drawing === undefined ? html`${token.raw}` : drawing(token as never, setting);
}

function blocks(tokens: readonly Token[], setting: MarkdownSetting): Html[] {
  return tokens.filter(({ type }) => type !== 'space' && type !== 'def').map((token) => drawn(token, setting));
}

function inline(tokens: readonly Token[], setting: MarkdownSetting): Html {
  return html`${tokens.map((token) => drawn(token, setting))}`;
}

function heading({ depth, text, tokens }: Tokens.Heading, setting: MarkdownSetting): Html {
  const { topLevel, anchorOf } = setting;
  const anchor = anchorOf?.(text.replace(/[`*_]/g, ''));
  const tag = Html.of(`h${Math.min(6, topLevel + depth - 1)}`);
  return html`<${tag}${anchor !== undefined && html` id="${anchor}"`}>${inline(tokens, setting)}</${tag}>`;
}

function list({ ordered, start, items }: Tokens.List, setting: MarkdownSetting): Html {
  const content = items.map(({ tokens }) => html`<li>${blocks(tokens, setting)}</li>`);
  return ordered ? html`<ol start="${Number(start)}">${content}</ol>` : html`<ul>${content}</ul>`;
}

/** Each cell names its column, for narrow screens, on which a row is a list. */
function table({ header, rows }: Tokens.Table, setting: MarkdownSetting): Html {
  const labels = header.map(({ text }) => text.replace(/[`*]/g, ''));
  return html`<div class="frame"><table class="prose-table"><thead><tr>${header.map(({ tokens }) => html`<th scope="col">${inline(tokens, setting)}</th>`)}</tr></thead>
<tbody>${rows.map((cells) => html`<tr>${cells.map(({ tokens }, column) => html`<td data-label="${labels[column]}">${inline(tokens, setting)}</td>`)}</tr>`)}</tbody></table></div>`;
}

function codespan({ text }: Tokens.Codespan, { linkOf }: MarkdownSetting): Html {
  const href = linkOf(text);
  return href === undefined ? html`<code>${text}</code>` : html`<a href="${href}"><code>${text}</code></a>`;
}

/** Inside a link, code must not become a link of its own. */
function link({ href, tokens }: Tokens.Link, setting: MarkdownSetting): Html {
  const target = safeTarget(href);
  if (target === undefined) return inline(tokens, setting);
  const isOutside = /^https?:/i.test(target);
  return html`<a href="${target}"${isOutside && html` rel="noreferrer"`}>${inline(tokens, { ...setting, linkOf: () => undefined })}</a>`;
}
