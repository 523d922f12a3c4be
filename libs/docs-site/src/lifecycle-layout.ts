import type { Transition } from './api.js';

export interface DiagramPoint {
  readonly x: number;
  readonly y: number;
}
export interface Box extends DiagramPoint {
  readonly name: string;
  readonly width: number;
  readonly columnWidth: number;
  readonly final: boolean;
  readonly first: boolean;
}
export interface Arrow {
  readonly points: readonly DiagramPoint[];
  readonly back: boolean;
}
export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly Box[];
  readonly arrows: readonly Arrow[];
}

export const boxHeight = 30;
const size = { character: 7.3, padding: 26, columnGap: 46, rowGap: 22, waypoint: 12, margin: 10 };

interface Node {
  readonly id: string;
  readonly name?: string;
  readonly rank: number;
  neighbours: string[];
}
interface Path {
  readonly from: string;
  readonly to: string;
  readonly back: boolean;
  readonly via: readonly string[];
}

/** A layered drawing, left to right: statuses in columns by their distance from the start, long arrows led between the boxes by waypoints. */
export function layOut(transitions: readonly Transition[]): Layout {
  const names = [...new Set(transitions.flatMap(([from, , to]) => (from === null ? [to] : [from, to])))];
  const pairs = distinctMoves(transitions);
  const back = movesBack(names, pairs);
  const ranks = ranksOf(
    names,
    pairs.filter((pair) => !back.has(pair)),
  );
  const nodes = new Map<string, Node>(
    names.map((name) => [name, { id: name, name, rank: ranks.get(name) ?? 0, neighbours: [] }]),
  );
  const paths = pairs
    .filter(([from, to]) => from !== to)
    .map((pair): Path => {
      const [from, to] = back.has(pair) ? [pair[1], pair[0]] : pair;
      return { from, to, back: back.has(pair), via: waypoints(from, to, nodes) };
    });
  const columns = ordered(nodes);
  return placed(columns, paths, transitions);
}

type Pair = readonly [from: string, to: string];

function distinctMoves(transitions: readonly Transition[]): Pair[] {
  const pairs = new Map<string, Pair>();
  for (const [from, , to] of transitions) if (from !== null) pairs.set(JSON.stringify([from, to]), [from, to]);
  return [...pairs.values()];
}

/** The moves that close a cycle: taken out, the rest has a direction. */
function movesBack(names: readonly string[], pairs: readonly Pair[]): ReadonlySet<Pair> {
  const back = new Set<Pair>();
  const state = new Map<string, 'open' | 'done'>();
  const visit = (name: string): void => {
    state.set(name, 'open');
    for (const pair of pairs.filter(([from]) => from === name)) {
      if (state.get(pair[1]) === 'open') back.add(pair);
      else if (!state.has(pair[1])) visit(pair[1]);
    }
    state.set(name, 'done');
  };
  for (const name of names) if (!state.has(name)) visit(name);
  return back;
}

function ranksOf(names: readonly string[], forward: readonly Pair[]): ReadonlyMap<string, number> {
  const ranks = new Map(names.map((name) => [name, 0]));
  for (let round = 0; round < names.length; round += 1) {
    for (const [from, to] of forward) ranks.set(to, Math.max(ranks.get(to) ?? 0, (ranks.get(from) ?? 0) + 1));
  }
  return ranks;
}

function waypoints(from: string, to: string, nodes: Map<string, Node>): string[] {
  const start = nodes.get(from)?.rank ?? 0;
  const end = nodes.get(to)?.rank ?? 0;
  const via = Array.from({ length: Math.max(0, end - start - 1) }, (_, step): Node => ({
    id: `${from}\n${to}\n${nodes.size}\n${step}`,
    rank: start + step + 1,
    neighbours: [],
  }));
  for (const node of via) nodes.set(node.id, node);
  const chain = [from, ...via.map((node) => node.id), to];
  chain.slice(1).forEach((id, index) => {
    nodes.get(id)?.neighbours.push(chain[index] ?? '');
    nodes.get(chain[index] ?? '')?.neighbours.push(id);
  });
  return via.map((node) => node.id);
}

/** Sweeps that move each node towards the middle of its neighbours, then swaps, so that few arrows cross. */
function ordered(nodes: ReadonlyMap<string, Node>): Node[][] {
  const count = Math.max(0, ...[...nodes.values()].map((node) => node.rank)) + 1;
  const columns = Array.from({ length: count }, (_, rank) => [...nodes.values()].filter((node) => node.rank === rank));
  const leftwards = columns.toReversed();
  for (let sweep = 0; sweep < 8; sweep += 1) swept(sweep % 2 === 0 ? columns : leftwards);
  for (let round = 0; round < columns.length; round += 1)
    for (const [at, column] of columns.entries()) untangle(column, [columns[at - 1] ?? [], columns[at + 1] ?? []]);
  return columns;
}

/** Sorts each column by the one before it, in the order given. */
function swept(columns: readonly Node[][]): void {
  for (const [index, column] of columns.slice(1).entries()) {
    const beside = columns[index] ?? [];
    const middle = new Map(column.map((node, at) => [node, barycenter(node, beside, at)]));
    column.sort((a, b) => (middle.get(a) ?? 0) - (middle.get(b) ?? 0));
  }
}

function untangle(column: Node[], besides: readonly (readonly Node[])[]): void {
  const crossings = (): number => besides.reduce((sum, beside) => sum + crossingsBetween(column, beside), 0);
  for (let at = 0; at + 1 < column.length; at += 1) {
    const [upper, lower] = [column[at], column[at + 1]];
    if (upper === undefined || lower === undefined) continue;
    const before = crossings();
    column.splice(at, 2, lower, upper);
    if (crossings() >= before) column.splice(at, 2, upper, lower);
  }
}

function crossingsBetween(column: readonly Node[], beside: readonly Node[]): number {
  const lines = column.flatMap((node, from) =>
    beside.flatMap((other, to) => (node.neighbours.includes(other.id) ? [[from, to] as const] : [])),
  );
  const pairs = lines.flatMap((one, index) =>
    lines.slice(index + 1).map((other) => (one[0] - other[0]) * (one[1] - other[1])),
  );
  return pairs.filter((turn) => turn < 0).length;
}

function barycenter(node: Node, beside: readonly Node[], otherwise: number): number {
  const places = beside.flatMap((other, index) => (node.neighbours.includes(other.id) ? [index / beside.length] : []));
  return places.length === 0 ? otherwise : places.reduce((sum, place) => sum + place, 0) / places.length;
}

function placed(
  columns: readonly (readonly Node[])[],
  paths: readonly Path[],
  transitions: readonly Transition[],
): Layout {
  const heights = columns.map((column) =>
    column.reduce((sum, node) => sum + heightOf(node) + size.rowGap, -size.rowGap),
  );
  const height = Math.max(...heights) + size.margin * 2;
  const boxes = new Map<string, Box>();
  let x = size.margin;
  columns.forEach((column, at) => {
    const width = Math.max(...column.map(widthOf));
    let y = (height - (heights[at] ?? 0)) / 2;
    for (const node of column) {
      const final = !transitions.some(([from]) => from === node.name);
      const first = transitions.some(([from, , to]) => from === null && to === node.name);
      boxes.set(node.id, {
        name: node.name ?? '',
        x,
        y: y + heightOf(node) / 2,
        width: node.name === undefined ? width : widthOf(node),
        columnWidth: width,
        final,
        first,
      });
      y += heightOf(node) + size.rowGap;
    }
    x += width + size.columnGap;
  });
  const named = [...boxes.values()].filter((box) => box.name !== '');
  return {
    width: x - size.columnGap + size.margin,
    height,
    boxes: named,
    arrows: paths.map((path) => arrowOf(path, boxes)),
  };
}

function arrowOf(path: Path, boxes: ReadonlyMap<string, Box>): Arrow {
  const from = boxes.get(path.from);
  const to = boxes.get(path.to);
  if (from === undefined || to === undefined) return { points: [], back: path.back };
  const between = path.via.flatMap((id) => {
    const box = boxes.get(id);
    return box === undefined
      ? []
      : [
          { x: box.x, y: box.y },
          { x: box.x + box.width, y: box.y },
        ];
  });
  // A move and its way back would lie on each other: they keep to their own side.
  const aside = path.back ? 7 : 0;
  // Straight to the end of its column first, or it would cut through a wider box beside it.
  const leaving = [from.width, from.columnWidth].map((width) => ({ x: from.x + width, y: from.y + aside }));
  const points = [...leaving, ...between, { x: to.x, y: to.y + aside }];
  return { points: path.back ? points.toReversed() : points, back: path.back };
}

function widthOf(node: Node): number {
  return node.name === undefined ? size.waypoint : node.name.length * size.character + size.padding;
}

function heightOf(node: Node): number {
  return node.name === undefined ? size.waypoint : boxHeight;
}
