import type { GreyPicture } from '../image-processing/grey-picture.js';

/** Divides the picture by an estimate of its background, so that one threshold separates print from paper everywhere. */
export function illuminationCorrected(picture: GreyPicture): GreyPicture {
  const paper = paperOf(picture);
  const pixels = new Uint8Array(picture.pixels.length);
  const [columns, weights] = [new Int32Array(picture.width), new Float32Array(picture.width)];
  for (let x = 0; x < picture.width; x++) [columns[x], weights[x]] = between(x, paper.columns);
  const shades = new Float32Array(paper.columns);
  for (let y = 0; y < picture.height; y++) {
    const [row, weight] = between(y, paper.rows);
    for (let column = 0; column < paper.columns; column++) {
      const at = row * paper.columns + column;
      shades[column] = mixed(paper.shades[at], paper.shades[at + paper.columns], weight);
    }
    for (let x = 0, at = y * picture.width; x < picture.width; x++, at++) {
      const column = columns[x] ?? 0;
      const white = mixed(shades[column], shades[column + 1], weights[x] ?? 0);
      pixels[at] = Math.min(255, ((picture.pixels[at] ?? 0) * 255) / white);
    }
  }
  return { ...picture, pixels };
}

/** The background: the shade of the paper in each block of the picture. */
interface Paper {
  readonly columns: number;
  readonly rows: number;
  readonly shades: Float32Array;
}

/** Larger than most letters, smaller than a shadow. */
const block = 32;
/** Nothing darker is paper: what looks like print on it is noise. */
const darkestPaper = 60;

function paperOf(picture: GreyPicture): Paper {
  const columns = Math.ceil(picture.width / block);
  const rows = Math.ceil(picture.height / block);
  const brightest = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      brightest[row * columns + column] = brightShadeOf(picture, column * block, row * block);
  const grid = { columns, rows };
  // A morphological closing: blocks inside a large letter take the shade of the paper beside them, and the rims of shadows stay.
  const spread = aroundEach(grid, brightest, (shades) => Math.max(...shades));
  const closed = aroundEach(grid, spread, (shades) => Math.min(...shades));
  const even = aroundEach(grid, closed, (shades) => shades.reduce((sum, shade) => sum + shade, 0) / shades.length);
  return { ...grid, shades: even.map((shade) => Math.max(darkestPaper, shade)) };
}

/** The 90th percentile of the shades of a block. */
function brightShadeOf({ pixels, width, height }: GreyPicture, left: number, top: number): number {
  const shades: number[] = [];
  const [right, bottom] = [Math.min(left + block, width), Math.min(top + block, height)];
  for (let y = top; y < bottom; y += 2)
    for (let at = y * width + left; at < y * width + right; at += 2) shades.push(pixels[at] ?? 0);
  shades.sort((a, b) => a - b);
  return shades[Math.floor(shades.length * 0.9)] ?? 255;
}

function aroundEach(
  { columns, rows }: { readonly columns: number; readonly rows: number },
  shades: Float32Array,
  of: (shades: readonly number[]) => number,
): Float32Array {
  return shades.map((_, at) => {
    const [x, y] = [at % columns, Math.floor(at / columns)];
    const around: number[] = [];
    for (let row = Math.max(0, y - 1); row <= Math.min(rows - 1, y + 1); row++)
      for (let column = Math.max(0, x - 1); column <= Math.min(columns - 1, x + 1); column++)
        around.push(shades[row * columns + column] ?? 255);
    return of(around);
  });
}

/** The block before a pixel, and how far the pixel lies on the way from the middle of that block to the middle of the next. */
function between(pixel: number, blocks: number): [first: number, weight: number] {
  const exact = Math.min(Math.max(0, pixel / block - 0.5), Math.max(0, blocks - 1.001));
  const first = Math.floor(exact);
  return [first, exact - first];
}

/** Linear interpolation; where there is no other block, the first alone counts. */
function mixed(one: number | undefined, other: number | undefined, weight: number): number {
  const shade = one ?? 255;
  return shade + ((other ?? shade) - shade) * weight;
}
