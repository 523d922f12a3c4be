import type { GreyPicture } from './grey-picture.js';

/**
 * How much darker each pixel is than the mean on both sides of it, left and right or above and below, as a share of that
 * mean (from integral images). Print stands out whatever the light and the ground; the edge of a page, which is bright on
 * one side only, does not.
 */
export function localContrastOf(picture: GreyPicture, reach: number): GreyPicture {
  const { pixels, width, height } = picture;
  const sums = integralOf(picture);
  const ink = new Uint8Array(pixels.length);
  const columns: Columns = {
    above: new Int32Array(width + 1),
    below: new Int32Array(width + 1),
    both: new Int32Array(width + 1),
  };
  for (let y = 0; y < height; y++) {
    const [top, bottom] = [Math.max(0, y - reach), Math.min(height, y + reach + 1)];
    fillColumns(columns, sums, { y, top, bottom });
    const row = { from: y * width, up: y + 1 - top, down: bottom - y, all: bottom - top };
    contrastOfRow({ pixels, ink, width, reach }, row, columns);
  }
  return { pixels: ink, width, height };
}

/** Sums over the window of a row, from the left edge on: above it, below it, and both. */
interface Columns {
  readonly above: Int32Array;
  readonly below: Int32Array;
  readonly both: Int32Array;
}

function fillColumns(
  { above, below, both }: Columns,
  sums: Int32Array,
  { y, top, bottom }: { y: number; top: number; bottom: number },
): void {
  const length = above.length;
  for (let x = 0; x < length; x++) {
    const [first, last] = [valueIn(sums, top * length + x), valueIn(sums, bottom * length + x)];
    above[x] = valueIn(sums, (y + 1) * length + x) - first;
    below[x] = last - valueIn(sums, y * length + x);
    both[x] = last - first;
  }
}

interface Row {
  readonly from: number;
  /** Rows of the window above, below and in all, itself included. */
  readonly up: number;
  readonly down: number;
  readonly all: number;
}

function contrastOfRow(
  { pixels, ink, width, reach }: { pixels: Uint8Array; ink: Uint8Array; width: number; reach: number },
  { from, up, down, all }: Row,
  { above, below, both }: Columns,
): void {
  for (let x = 0; x < width; x++) {
    const left = x > reach ? x - reach : 0;
    const right = x + reach + 1 < width ? x + reach + 1 : width;
    const across = right - left;
    const before = (valueIn(both, x + 1) - valueIn(both, left)) / (all * (x + 1 - left));
    const behind = (valueIn(both, right) - valueIn(both, x)) / (all * (right - x));
    const over = (valueIn(above, right) - valueIn(above, left)) / (up * across);
    const under = (valueIn(below, right) - valueIn(below, left)) / (down * across);
    const beside = before < behind ? before : behind;
    const along = over < under ? over : under;
    const around = beside > along ? beside : along;
    const darker = around - (pixels[from + x] ?? 0);
    ink[from + x] = darker > 0 ? (255 * darker) / (around + 1) : 0;
  }
}

/** The integral image: the sum of all pixels above and to the left of each. */
function integralOf({ pixels, width, height }: GreyPicture): Int32Array {
  const row = width + 1;
  const sums = new Int32Array(row * (height + 1));
  for (let y = 0; y < height; y++) {
    let sum = 0;
    for (let x = 0; x < width; x++) {
      sum += pixels[y * width + x] ?? 0;
      sums[(y + 1) * row + x + 1] = sum + valueIn(sums, y * row + x + 1);
    }
  }
  return sums;
}

function valueIn(sums: Int32Array, index: number): number {
  return sums[index] ?? 0;
}
