import type { ApiLifecycle, Transition } from './api.js';
import { breakable, html, type Html } from './html.js';
import { articleFor } from './english.js';
import { boxHeight, layOut, type Arrow, type Box, type DiagramPoint } from './lifecycle-layout.js';
import { anchorOf, type Site } from './site.js';

export function lifecycleSection(lifecycle: ApiLifecycle, site: Site): Html {
  const name = wordsOf(lifecycle.name);
  return html`<section class="part wide" id="${anchorOf(site.lifecycle(lifecycle))}">
<h2>How ${articleFor(name)} ${name} moves</h2>
${diagram(lifecycle)}
<table class="states"><thead><tr><th scope="col">Status</th><th scope="col">When</th><th scope="col">It becomes</th></tr></thead>
${statusesOf(lifecycle.transitions).map((status) => rowsOf(status, lifecycle.transitions))}</table>
</section>`;
}

export function wordsOf(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[_-]/g, ' ')
    .toLowerCase();
}

function statusesOf(transitions: readonly Transition[]): (string | null)[] {
  return [...new Set(transitions.flatMap(([from, , to]) => [from, to]))];
}

function rowsOf(status: string | null, transitions: readonly Transition[]): Html {
  const leaving = transitions.filter(([from]) => from === status);
  const label =
    status === null ? html`<span class="quiet">does not exist yet</span>` : chip(status, leaving.length === 0);
  if (leaving.length === 0)
    return html`<tbody><tr><th scope="row">${label}</th><td colspan="2" class="quiet">Final</td></tr></tbody>`;
  const rows = leaving.map(([, trigger, to], index) => {
    const head = index === 0 && html`<th scope="rowgroup" rowspan="${leaving.length}">${label}</th>`;
    return html`<tr>${head}<td>${breakable(trigger)}</td><td>${chip(to, !transitions.some(([from]) => from === to))}</td></tr>`;
  });
  return html`<tbody>${rows}</tbody>`;
}

function chip(status: string, final: boolean): Html {
  return html`<code class="status${final && ' final'}">${breakable(status)}</code>`;
}

/** A wider drawing would shrink below reading size on a small screen, which gets the table alone. */
const widest = 640;

/** Hidden from screen readers: the table below it says the same, and the triggers too. */
function diagram({ transitions }: ApiLifecycle): Html {
  const layout = layOut(transitions);
  const width = Math.ceil(layout.width);
  const height = Math.ceil(layout.height);
  const wide = width > widest && ' wide-only';
  return html`<figure class="lifecycle${wide}"><svg viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" aria-hidden="true" focusable="false">${layout.arrows.map(arrow)}${layout.boxes.map(box)}</svg><figcaption>Bold: initial. Filled: final. Dashed: back to an earlier status.</figcaption></figure>`;
}

function box({ name, x, y, width, final, first }: Box): Html {
  return html`<rect class="box${final && ' final'}${first && ' first'}" x="${round(x)}" y="${round(y - boxHeight / 2)}" width="${round(width)}" height="${boxHeight}" rx="${boxHeight / 2}"/><text x="${round(x + width / 2)}" y="${round(y + 4)}" text-anchor="middle">${name}</text>`;
}

function arrow({ points, back }: Arrow): Html {
  const [start, ...rest] = points;
  const end = rest.at(-1);
  if (start === undefined || end === undefined) return html``;
  const tip = back ? 7 : -7;
  const line = [...rest.slice(0, -1), { x: end.x + tip, y: end.y }].reduce<{
    readonly path: string;
    readonly from: DiagramPoint;
  }>(({ path, from }, to) => ({ path: `${path}${curve(from, to)}`, from: to }), {
    path: `M${round(start.x)} ${round(start.y)}`,
    from: start,
  });
  const head = `M${round(end.x)} ${round(end.y)}l${tip} -4v8z`;
  return html`<path class="line${back && ' back'}" d="${line.path}"/><path class="head${back && ' back'}" d="${head}"/>`;
}

function curve(from: DiagramPoint, to: DiagramPoint): string {
  const middle = (from.x + to.x) / 2;
  return `C${round(middle)} ${round(from.y)} ${round(middle)} ${round(to.y)} ${round(to.x)} ${round(to.y)}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
