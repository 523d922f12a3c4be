import type { GreyPicture } from '../image-processing/grey-picture.js';
import {
  type Templates,
  clusters,
  closestOf,
  codewordModules,
  normalize,
  samplesPerModule,
  templatesOf,
} from './codeword-templates.js';
import type { Flattened } from './rectified-barcode.js';
import { type Rows, rowsOf } from './row-grid.js';

/**
 * The barcode drawn anew without blur, noise and shadow: each codeword as the pattern that it is most
 * like. What was taken for another is left to the barcode's own correction of errors.
 */
export function redrawn(flat: Flattened): GreyPicture {
  const cells = cellsOf(flat, rowsOf(flat));
  const templates = sharpestOf(cells);
  const seen = cells.map((row) => clusterNumbers.map((cluster) => rowRead(row, templates, cluster)));
  const likeness = (row: number, cluster: number): number => seen[row]?.[cluster % clusters]?.likeness ?? 0;
  const total = (first: number): number => cells.reduce((sum, _, row) => sum + likeness(row, row + first), 0);
  const [first = 0] = clusterNumbers.toSorted((a, b) => total(b) - total(a));
  const rows = seen.flatMap((row, index) => {
    const taken = row[(index + first) % clusters];
    const other = likeness(index, index + first + 1);
    return taken !== undefined && taken.likeness > Math.max(other, leastLikeness) ? [taken.patterns] : [];
  });
  return drawn(rows);
}

/** What lies above and below of the barcode is less like any codewords. */
const leastLikeness = 0.6;

interface RowRead {
  readonly patterns: readonly number[];
  readonly likeness: number;
}

function rowRead(row: readonly Cell[], templates: Templates, cluster: number): RowRead {
  const closest = row.map((cell) => closestOf(templates, cluster, cell));
  const likeness = closest.reduce((sum, each) => sum + each.likeness, 0) / closest.length;
  return { patterns: closest.map(({ pattern }) => pattern), likeness };
}

const clusterNumbers = [...Array(clusters).keys()];
/** In modules. */
const blurs = [0.3, 0.5, 0.75, 1];

type Cell = Float32Array;
const cellWidth = codewordModules * samplesPerModule;
/** The outline may have missed as many above or below. */
const extraRows = 2;

/** What is seen of each codeword, row by row, without the guards. */
function cellsOf(flat: Flattened, rows: Rows): Cell[][] {
  const columns = [...Array(Math.floor(flat.width / cellWidth) - 2).keys()];
  const count = rows.count + 2 * extraRows;
  return Array.from({ length: count }, (_, row) =>
    columns.map((column) => cellOf(flat, rows, { row: row - extraRows, column: column + 1 })),
  );
}

function cellOf({ shades, width, height }: Flattened, rows: Rows, at: { row: number; column: number }): Cell {
  const cell = new Float32Array(cellWidth);
  const left = at.column * cellWidth;
  const top = rows.top + at.row * rows.height;
  const first = Math.round(top + 0.2 * rows.height);
  const last = Math.max(first + 1, Math.round(top + 0.8 * rows.height));
  for (let y = Math.max(0, first); y < Math.min(height, last); y++)
    for (let x = 0; x < cellWidth; x++) cell[x] = (cell[x] ?? 0) + (shades[y * width + left + x] ?? 0);
  normalize(cell);
  return cell;
}

/** Blurred as much as the picture is: a few codewords tell. */
function sharpestOf(cells: readonly (readonly Cell[])[]): Templates {
  const all = cells.flat();
  const some = all.filter((_, index) => index % Math.ceil(all.length / 30) === 0);
  const fits = blurs.map((blur) => {
    const templates = templatesOf(blur);
    const likenesses = some.map((cell) =>
      Math.max(...clusterNumbers.map((cluster) => closestOf(templates, cluster, cell).likeness)),
    );
    return { templates, likeness: likenesses.reduce((sum, each) => sum + each, 0) };
  });
  return fits.reduce((best, fit) => (fit.likeness > best.likeness ? fit : best)).templates;
}

const startPattern = 0b11111111010101000;
const stopPattern = 0b111111101000101001;
const modulePixels = 3;
const rowPixels = 9;
const quietModules = 4;

function drawn(rows: readonly (readonly number[])[]): GreyPicture {
  const modules = rows.map((row) => [
    ...bitsOf(startPattern, codewordModules),
    ...row.flatMap((pattern) => bitsOf(pattern, codewordModules)),
    ...bitsOf(stopPattern, codewordModules + 1),
  ]);
  const quiet = quietModules * modulePixels;
  const width = (modules[0]?.length ?? 0) * modulePixels + 2 * quiet;
  const height = rows.length * rowPixels + 2 * quiet;
  const pixels = new Uint8Array(width * height).fill(255);
  for (let y = quiet; y < height - quiet; y++)
    for (let x = quiet; x < width - quiet; x++)
      if (modules[Math.floor((y - quiet) / rowPixels)]?.[Math.floor((x - quiet) / modulePixels)] === 1)
        pixels[y * width + x] = 0;
  return { pixels, width, height };
}

function bitsOf(pattern: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => (pattern >> (count - 1 - index)) & 1);
}
