import type { GreyPicture } from './grey-picture.js';

/** Ink in one piece that is about as large as a letter. */
export interface Mark {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface InkLimits {
  /** Darker is ink. */
  readonly ink: number;
  readonly smallest: number;
  readonly largest: number;
}

/** Row by row: stretches of ink join those that they touch in the row above. */
export function marksOf(picture: GreyPicture, { ink, smallest, largest }: InkLimits): readonly Mark[] {
  const pieces = new Pieces();
  let above: readonly Stretch[] = [];
  for (let y = 0; y < picture.height; y++) {
    const stretches = stretchesIn(picture, y, ink);
    let first = 0;
    for (const stretch of stretches) {
      stretch.piece = pieces.added({ left: stretch.from, right: stretch.to, top: y, bottom: y + 1 });
      while ((above[first]?.to ?? Infinity) < stretch.from) first++;
      for (let index = first; (above[index]?.from ?? Infinity) <= stretch.to; index++)
        pieces.join(stretch.piece, above[index]?.piece ?? stretch.piece);
    }
    above = stretches;
  }
  return pieces.all().filter(({ left, top, right, bottom }) => {
    const [short, long] = [right - left, bottom - top].toSorted((a, b) => a - b);
    return (long ?? 0) >= smallest && (long ?? 0) <= largest && (short ?? 0) * slimmest >= (long ?? 0);
  });
}

/** An `l` is slim; a rule of a table is slimmer. */
const slimmest = 10;
/** Noise at most: nobody has so many letters on a page. */
const mostPieces = 400_000;

interface Stretch {
  readonly from: number;
  readonly to: number;
  piece: number;
}

function stretchesIn({ pixels, width }: GreyPicture, y: number, ink: number): Stretch[] {
  const stretches: Stretch[] = [];
  let from = -1;
  for (let x = 0, at = y * width; x <= width; x++, at++) {
    const isInk = x < width && (pixels[at] ?? 255) < ink;
    if (isInk && from < 0) from = x;
    if (isInk || from < 0) continue;
    stretches.push({ from, to: x, piece: 0 });
    from = -1;
  }
  return stretches;
}

/** Which pieces are one. */
class Pieces {
  private readonly parents: number[] = [];
  private readonly bounds: { left: number; top: number; right: number; bottom: number }[] = [];

  added(mark: Mark): number {
    if (this.bounds.length >= mostPieces) return mostPieces - 1;
    this.parents.push(this.parents.length);
    this.bounds.push({ ...mark });
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

  all(): Mark[] {
    return this.bounds.filter((_, piece) => this.parents[piece] === piece);
  }

  private rootOf(piece: number): number {
    let root = piece;
    for (;;) {
      const parent = this.parents[root] ?? root;
      if (parent === root) return root;
      // Halves the way for whoever comes next.
      this.parents[root] = this.parents[parent] ?? parent;
      root = parent;
    }
  }
}
