import type { GreyPicture } from './grey-picture.js';

/** The bounding box of a connected component. */
export interface Component {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface ComponentLimits {
  /** Darker pixels are ink. */
  readonly threshold: number;
  readonly smallest: number;
  readonly largest: number;
}

/** Connected components about as large as letters, found from runs of ink: each joins those it touches in the row above. */
export function componentsOf(
  picture: GreyPicture,
  { threshold, smallest, largest }: ComponentLimits,
): readonly Component[] {
  const pieces = new DisjointSets();
  let above: readonly Run[] = [];
  for (let y = 0; y < picture.height; y++) {
    const runs = runsIn(picture, y, threshold);
    let first = 0;
    for (const run of runs) {
      run.piece = pieces.added({ left: run.from, right: run.to, top: y, bottom: y + 1 });
      while ((above[first]?.to ?? Infinity) < run.from) first++;
      for (let index = first; (above[index]?.from ?? Infinity) <= run.to; index++)
        pieces.join(run.piece, above[index]?.piece ?? run.piece);
    }
    above = runs;
  }
  return pieces.all().filter(({ left, top, right, bottom }) => {
    const [short, long] = [right - left, bottom - top].toSorted((a, b) => a - b);
    return (long ?? 0) >= smallest && (long ?? 0) <= largest && (short ?? 0) * slimmest >= (long ?? 0);
  });
}

/** Times as long as wide: an `l` is slim; a rule of a table is slimmer. */
const slimmest = 10;
/** More is noise: no page has so many letters. */
const mostComponents = 400_000;

interface Run {
  readonly from: number;
  readonly to: number;
  piece: number;
}

function runsIn({ pixels, width }: GreyPicture, y: number, threshold: number): Run[] {
  const runs: Run[] = [];
  let from = -1;
  for (let x = 0, at = y * width; x <= width; x++, at++) {
    const isInk = x < width && (pixels[at] ?? 255) < threshold;
    if (isInk && from < 0) from = x;
    if (isInk || from < 0) continue;
    runs.push({ from, to: x, piece: 0 });
    from = -1;
  }
  return runs;
}

/** Union-find with path halving. */
class DisjointSets {
  private readonly parents: number[] = [];
  private readonly bounds: { left: number; top: number; right: number; bottom: number }[] = [];

  added(component: Component): number {
    if (this.bounds.length >= mostComponents) return mostComponents - 1;
    this.parents.push(this.parents.length);
    this.bounds.push({ ...component });
    return this.bounds.length - 1;
  }

  join(one: number, other: number): void {
    const [kept, gone] = [this.rootOf(one), this.rootOf(other)];
    const [bounds, more] = [this.bounds[kept], this.bounds[gone]];
    if (kept === gone || bounds === undefined || more === undefined) return;
    this.parents[gone] = kept;
    bounds.left = Math.min(bounds.left, more.left);
    bounds.top = Math.min(bounds.top, more.top);
    bounds.right = Math.max(bounds.right, more.right);
    bounds.bottom = Math.max(bounds.bottom, more.bottom);
  }

  all(): Component[] {
    return this.bounds.filter((_, piece) => this.parents[piece] === piece);
  }

  private rootOf(piece: number): number {
    let root = piece;
    for (;;) {
      const parent = this.parents[root] ?? root;
      if (parent === root) return root;
      this.parents[root] = this.parents[parent] ?? parent;
      root = parent;
    }
  }
}
