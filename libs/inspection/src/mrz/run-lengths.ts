import type { GreyPicture } from '../image-processing/grey-picture.js';

/** A run of ink in a row of a picture, from `from` to before `to`. */
export interface Run {
  readonly y: number;
  readonly from: number;
  readonly to: number;
}

export interface RunLengthSmoothing {
  /** Gaps up to this length are filled. */
  readonly gap: number;
  /** Pixels at least this dark are print. */
  readonly darkness: number;
}

/** Run-length smoothing and connected components: groups of touching runs that are at least so long. */
export function longRunGroupsIn(picture: GreyPicture, smoothing: RunLengthSmoothing, leastLength: number): Run[][] {
  const runs = runsOf(picture, smoothing);
  const owners = linked(runs);
  const { count, from, to, y } = runs;
  const [left, right] = [new Int32Array(count).fill(picture.width), new Int32Array(count)];
  for (let at = 0; at < count; at++) {
    const owner = valueIn(owners, at);
    left[owner] = Math.min(valueIn(left, owner), valueIn(from, at));
    right[owner] = Math.max(valueIn(right, owner), valueIn(to, at));
  }
  const long = new Map<number, Run[]>();
  for (let at = 0; at < count; at++) {
    const owner = valueIn(owners, at);
    if (valueIn(right, owner) - valueIn(left, owner) < leastLength) continue;
    const run = { y: valueIn(y, at), from: valueIn(from, at), to: valueIn(to, at) };
    const others = long.get(owner);
    if (others === undefined) long.set(owner, [run]);
    else others.push(run);
  }
  return [...long.values()];
}

/** From top to bottom and from left to right, as columns: there may be a hundred thousand. */
interface Runs {
  count: number;
  readonly y: Int32Array;
  readonly from: Int32Array;
  readonly to: Int32Array;
}

function runsOf({ pixels, width, height }: GreyPicture, { gap, darkness }: RunLengthSmoothing): Runs {
  const most = height * (Math.ceil(width / (gap + 2)) + 1);
  const runs: Runs = { count: 0, y: new Int32Array(most), from: new Int32Array(most), to: new Int32Array(most) };
  for (let y = 0; y < height; y++) {
    const row = y * width;
    let [from, last] = [-1, -1];
    for (let x = 0; x < width; x++) {
      if ((pixels[row + x] ?? 0) < darkness) continue;
      if (from >= 0 && x - last > gap) {
        add(runs, y, from, last);
        from = x;
      } else if (from < 0) from = x;
      last = x;
    }
    if (from >= 0) add(runs, y, from, last);
  }
  return runs;
}

/** Single pixels are dropped. */
function add(runs: Runs, y: number, from: number, last: number): void {
  if (last === from) return;
  runs.y[runs.count] = y;
  runs.from[runs.count] = from;
  runs.to[runs.count] = last + 1;
  runs.count++;
}

/** For each run the first run of its component (union-find). */
function linked({ count, y, from, to }: Runs): Int32Array {
  const parents = new Int32Array(count);
  for (let at = 0; at < count; at++) parents[at] = at;
  let above = 0;
  for (let at = 0; at < count; at++) {
    const row = valueIn(y, at);
    while (above < at && isBehind(valueIn(y, above), valueIn(to, above), { row, left: valueIn(from, at) })) above++;
    for (let other = above; other < at; other++) {
      if (valueIn(y, other) >= row || valueIn(from, other) >= valueIn(to, at)) break;
      if (valueIn(to, other) > valueIn(from, at)) parents[rootOf(parents, at)] = rootOf(parents, other);
    }
  }
  return parents.map((_, at) => rootOf(parents, at));
}

function isBehind(y: number, to: number, { row, left }: { row: number; left: number }): boolean {
  return y < row - 1 || (y === row - 1 && to <= left);
}

function rootOf(parents: Int32Array, at: number): number {
  let found = at;
  for (let parent = parents[found] ?? 0; parent !== found; parent = parents[found] ?? 0) {
    // Path halving.
    parents[found] = parents[parent] ?? 0;
    found = parent;
  }
  return found;
}

function valueIn(values: Int32Array, index: number): number {
  return values[index] ?? 0;
}
