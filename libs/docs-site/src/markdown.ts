import { codeBlock } from './code-block.js';
import { html, Html, joined } from './html.js';
import { inline, type CodeLink } from './markdown-inline.js';

export interface MarkdownSetting {
  readonly linkOf: CodeLink;
  /** The level given to `#`; deeper ones follow, down to h6. */
  readonly topLevel: number;
  /** Gives a heading its anchor; without it headings have none. */
  readonly anchorOf?: (heading: string) => string;
}

interface Block {
  readonly lines: number;
  readonly markup: Html;
}

type BlockReader = (lines: readonly string[], setting: MarkdownSetting) => Block | undefined;

/** The subset that API descriptions and guides are written in. Raw HTML is text like any other. */
export function markdown(text: string, setting: MarkdownSetting): Html {
  const blocks: Html[] = [];
  let rest: readonly string[] = text.replace(/\r\n?/g, '\n').split('\n');
  while (rest.length > 0) {
    if (rest[0]?.trim() === '') {
      rest = rest.slice(1);
      continue;
    }
    const block = blockAt(rest, setting);
    blocks.push(block.markup);
    rest = rest.slice(block.lines);
  }
  return joined(blocks, '\n');
}

/** The first paragraph, as the summary of a longer text. */
export function opening(text: string): string {
  const paragraphs = text
    .replace(/\r\n?/g, '\n')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim());
  return paragraphs.find((paragraph) => paragraph !== '' && !/^(?:#|```|[-*|>])/.test(paragraph)) ?? '';
}

const blockReaders: readonly BlockReader[] = [fence, heading, rule, quote, table, list];

function blockAt(lines: readonly string[], setting: MarkdownSetting): Block {
  for (const read of blockReaders) {
    const block = read(lines, setting);
    if (block !== undefined) return block;
  }
  return paragraph(lines, setting);
}

function fence(lines: readonly string[]): Block | undefined {
  const open = /^(```+)\s*([\w-]*)\s*$/.exec(lines[0] ?? '');
  if (open === null) return undefined;
  const end = lines.findIndex((line, index) => index > 0 && line.trim() === open[1]);
  const last = end === -1 ? lines.length : end;
  return { lines: last + 1, markup: codeBlock(lines.slice(1, last).join('\n'), open[2] ?? '') };
}

function heading(lines: readonly string[], setting: MarkdownSetting): Block | undefined {
  const match = /^(#{1,6})\s+(.+?)\s*#*$/.exec(lines[0] ?? '');
  if (match === null) return undefined;
  const text = match[2] ?? '';
  const content = inline(text, setting.linkOf);
  const anchor = setting.anchorOf?.(text.replace(/[`*_]/g, ''));
  const tag = Html.of(`h${Math.min(6, setting.topLevel + (match[1] ?? '').length - 1)}`);
  return {
    lines: 1,
    markup: anchor === undefined ? html`<${tag}>${content}</${tag}>` : html`<${tag} id="${anchor}">${content}</${tag}>`,
  };
}

function rule(lines: readonly string[]): Block | undefined {
  return /^\s*(?:-{3,}|\*{3,})\s*$/.test(lines[0] ?? '') ? { lines: 1, markup: html`<hr>` } : undefined;
}

function quote(lines: readonly string[], setting: MarkdownSetting): Block | undefined {
  const count = leading(lines, (line) => line.startsWith('>'));
  if (count === 0) return undefined;
  const inner = lines
    .slice(0, count)
    .map((line) => line.replace(/^> ?/, ''))
    .join('\n');
  return { lines: count, markup: html`<blockquote>${markdown(inner, setting)}</blockquote>` };
}

function table(lines: readonly string[], { linkOf }: MarkdownSetting): Block | undefined {
  if (
    !(lines[0] ?? '').includes('|') ||
    !/^\s*\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?\s*$/.test(lines[1] ?? '') ||
    !(lines[1] ?? '').includes('|')
  )
    return undefined;
  const count = leading(lines, (line) => line.includes('|'));
  const rows = lines.slice(2, count).map(cellsOf);
  const head = cellsOf(lines[0] ?? '');
  const markup = html`<div class="frame"><table class="prose-table"><thead><tr>${head.map((cell) => html`<th scope="col">${inline(cell, linkOf)}</th>`)}</tr></thead>
<tbody>${rows.map((cells) => html`<tr>${cells.map((cell, column) => html`<td data-label="${(head[column] ?? '').replace(/[`*]/g, '')}">${inline(cell, linkOf)}</td>`)}</tr>`)}</tbody></table></div>`;
  return { lines: count, markup };
}

function list(lines: readonly string[], setting: MarkdownSetting): Block | undefined {
  const marker = /^(?:([-*+])|(\d{1,9})[.)])\s+/.exec(lines[0] ?? '');
  if (marker === null) return undefined;
  const starts = marker[1] === undefined ? /^\d{1,9}[.)]\s+/ : /^[-*+]\s+/;
  const count = leading(
    lines,
    (line, index) =>
      starts.test(line) || /^\s{2,}\S/.test(line) || (line.trim() === '' && continues(lines[index + 1], starts)),
  );
  const items = splitBefore(lines.slice(0, count), starts).map((item) => listItem(item, starts, setting));
  return {
    lines: count,
    markup: marker[1] === undefined ? html`<ol start="${Number(marker[2])}">${items}</ol>` : html`<ul>${items}</ul>`,
  };
}

function listItem(lines: readonly string[], starts: RegExp, setting: MarkdownSetting): Html {
  const inner = [(lines[0] ?? '').replace(starts, ''), ...lines.slice(1).map((line) => line.replace(/^ {2,4}/, ''))];
  const own = leading(inner, (line) => line.trim() !== '' && !/^(?:[-*+]|\d{1,9}[.)])\s|^```/.test(line));
  const first = inline(inner.slice(0, own).join('\n'), setting.linkOf);
  return html`<li>${first}${markdown(inner.slice(own).join('\n'), setting)}</li>`;
}

function paragraph(lines: readonly string[], { linkOf }: MarkdownSetting): Block {
  const more = leading(
    lines.slice(1),
    (line) => line.trim() !== '' && !/^(?:```|#{1,6}\s|>|[-*+]\s|\d{1,9}[.)]\s)/.test(line),
  );
  return {
    lines: more + 1,
    markup: html`<p>${inline(
      lines
        .slice(0, more + 1)
        .join('\n')
        .trim(),
      linkOf,
    )}</p>`,
  };
}

function cellsOf(line: string): string[] {
  const cells = line
    .trim()
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/);
  return cells.map((cell) => cell.trim().replace(/\\\|/g, '|'));
}

function continues(line: string | undefined, starts: RegExp): boolean {
  return line !== undefined && (starts.test(line) || /^\s{2,}\S/.test(line));
}

function leading(lines: readonly string[], matches: (line: string, index: number) => boolean): number {
  const end = lines.findIndex((line, index) => !matches(line, index));
  return end === -1 ? lines.length : end;
}

function splitBefore(lines: readonly string[], starts: RegExp): string[][] {
  const groups: string[][] = [];
  for (const line of lines) {
    if (starts.test(line)) groups.push([line]);
    else groups.at(-1)?.push(line);
  }
  return groups;
}
