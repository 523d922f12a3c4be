import type { GreyPicture } from '../picture/picture-figures.js';

/** A line of print seen from afar: a dark band, nearly level. */
export interface Band {
  readonly left: number;
  readonly right: number;
  /** Of its middle line, at `left`. */
  readonly y: number;
  readonly slope: number;
  readonly thickness: number;
}

export interface BandRule {
  /** Characters closer than this belong to one line. */
  readonly gap: number;
  /** What is at least this dark is print. */
  readonly darkness: number;
}

/** A zone has at least 28 characters in a line, and at most 44: so long are its lines for their thickness, give or take. */
const leastProportion = 12;
const mostProportion = 80;

/** What lies beside each other is smeared into one; what hangs together and is long and thin is a line. */
export function bandsOf(ink: GreyPicture, rule: BandRule): Band[] {
  const runs = runsOf(ink, rule);
  const owner = linked(runs);
  const shapes = new Map<number, Shape>();
  for (const [at, run] of runs.entries()) {
    const shape = shapes.get(owner(at)) ?? new Shape();
    shape.add(run);
    shapes.set(owner(at), shape);
  }
  return [...shapes.values()].flatMap((shape) => shape.asBand(rule));
}

interface Run {
  readonly y: number;
  readonly from: number;
  readonly to: number;
}

function runsOf({ pixels, width, height }: GreyPicture, rule: BandRule): Run[] {
  return Array.from({ length: height }, (_, y) =>
    runsIn(pixels.subarray(y * width, (y + 1) * width), rule).map(([from, to]) => ({ y, from, to })),
  ).flat();
}

function runsIn(row: Uint8Array, { gap, darkness }: BandRule): [from: number, to: number][] {
  const runs: [number, number][] = [];
  let [from, last] = [-1, -1];
  for (const [x, shade] of row.entries()) {
    if (shade < darkness) continue;
    if (from < 0 || x - last > gap) {
      if (last > from) runs.push([from, last + 1]);
      from = x;
    }
    last = x;
  }
  if (last > from) runs.push([from, last + 1]);
  return runs;
}

/** Runs above each other hang together. Tells of each the first of those it hangs together with. */
function linked(runs: readonly Run[]): (at: number) => number {
  const parent = Int32Array.from(runs, (_, at) => at);
  const root = (at: number): number => {
    let found = at;
    while (parent[found] !== found) found = parent[found] = parent[parent[found] ?? 0] ?? 0;
    return found;
  };
  let above = 0;
  for (const [at, run] of runs.entries()) {
    while (above < at && isBehind(runs[above], run)) above++;
    for (let other = above; other < at; other++) {
      const candidate = runs[other];
      if (candidate === undefined || candidate.y >= run.y || candidate.from >= run.to) break;
      if (candidate.to > run.from) parent[root(at)] = root(other);
    }
  }
  return root;
}

function isBehind(other: Run | undefined, run: Run): boolean {
  return other !== undefined && (other.y < run.y - 1 || (other.y === run.y - 1 && other.to <= run.from));
}

/** Sums over all of its pixels, of which its length, its slope and its thickness are told. */
class Shape {
  private count = 0;
  private left = Infinity;
  private right = -Infinity;
  private readonly sums = { x: 0, y: 0, xx: 0, xy: 0, yy: 0 };

  add({ y, from, to }: Run): void {
    const count = to - from;
    const x = (count * (from + to - 1)) / 2;
    this.count += count;
    this.left = Math.min(this.left, from);
    this.right = Math.max(this.right, to);
    this.sums.x += x;
    this.sums.y += count * y;
    this.sums.xx += squaresBelow(to) - squaresBelow(from);
    this.sums.xy += x * y;
    this.sums.yy += count * y * y;
  }

  asBand({ gap }: BandRule): Band[] {
    const length = this.right - this.left;
    if (length < gap * 10) return [];
    const { x, y, xx, xy, yy } = this.sums;
    const [meanX, meanY] = [x / this.count, y / this.count];
    const spread = xx / this.count - meanX ** 2;
    const slope = (xy / this.count - meanX * meanY) / spread;
    const about = yy / this.count - meanY ** 2 - slope ** 2 * spread;
    const thickness = Math.sqrt(Math.max(0, 12 * about)) + 1;
    const fill = this.count / (length * thickness);
    const proportion = length / thickness;
    if (proportion < leastProportion || proportion > mostProportion || fill < 0.5) return [];
    return [{ left: this.left, right: this.right, y: meanY + slope * (this.left - meanX), slope, thickness }];
  }
}

/** Of 0, 1, 4, 9 ... the sum of so many. */
function squaresBelow(count: number): number {
  return ((count - 1) * count * (2 * count - 1)) / 6;
}
