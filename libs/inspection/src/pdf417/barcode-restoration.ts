import type { GreyPicture } from '../image-processing/grey-picture.js';
import {
  type CodewordTemplates,
  closestOf,
  clusters,
  codewordModules,
  normalize,
  samplesPerModule,
  templatesOf,
} from './codeword-templates.js';
import type { RectifiedBarcode } from './rectified-barcode.js';
import { type RowGrid, rowsOf } from './row-grid.js';

/**
 * Redraws the barcode without blur, noise and shadow, each codeword as the pattern it correlates with most. Codewords that
 * are mistaken for others are left to the error correction of the barcode.
 */
export function restoredBarcode(flat: RectifiedBarcode): GreyPicture {
  const cells = cellsOf(flat, rowsOf(flat));
  const templates = bestTemplatesFor(cells);
  const seen = cells.map((row) => clusterNumbers.map((cluster) => rowRead(row, templates, cluster)));
  const correlation = (row: number, cluster: number): number => seen[row]?.[cluster % clusters]?.correlation ?? 0;
  const total = (first: number): number => cells.reduce((sum, _, row) => sum + correlation(row, row + first), 0);
  const [first = 0] = clusterNumbers.toSorted((a, b) => total(b) - total(a));
  const rows = seen.flatMap((row, index) => {
    const taken = row[(index + first) % clusters];
    const other = correlation(index, index + first + 1);
    return taken !== undefined && taken.correlation > Math.max(other, leastCorrelation) ? [taken.patterns] : [];
  });
  return drawn(rows);
}

/** Rows above and below the barcode correlate less with any codewords. */
const leastCorrelation = 0.6;

interface RowRead {
  readonly patterns: readonly number[];
  readonly correlation: number;
}

function rowRead(row: readonly Cell[], templates: CodewordTemplates, cluster: number): RowRead {
  const closest = row.map((cell) => closestOf(templates, cluster, cell));
  const correlation = closest.reduce((sum, each) => sum + each.correlation, 0) / closest.length;
  return { patterns: closest.map(({ pattern }) => pattern), correlation };
}

const clusterNumbers = [...Array(clusters).keys()];
/** In modules. */
const blurs = [0.3, 0.5, 0.75, 1];

type Cell = Float32Array;
const cellWidth = codewordModules * samplesPerModule;
/** The outline may miss as many rows above or below. */
const extraRows = 2;

/** The samples of each codeword, row by row, without the start and stop patterns. */
function cellsOf(flat: RectifiedBarcode, rows: RowGrid): Cell[][] {
  const columns = [...Array(Math.floor(flat.width / cellWidth) - 2).keys()];
  const count = rows.count + 2 * extraRows;
  return Array.from({ length: count }, (_, row) =>
    columns.map((column) => cellOf(flat, rows, { row: row - extraRows, column: column + 1 })),
  );
}

function cellOf({ shades, width, height }: RectifiedBarcode, rows: RowGrid, at: { row: number; column: number }): Cell {
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

/** The templates whose blur fits that of the picture, by a sample of its codewords. */
function bestTemplatesFor(cells: readonly (readonly Cell[])[]): CodewordTemplates {
  const all = cells.flat();
  const some = all.filter((_, index) => index % Math.ceil(all.length / 30) === 0);
  const fits = blurs.map((blur) => {
    const templates = templatesOf(blur);
    const correlations = some.map((cell) =>
      Math.max(...clusterNumbers.map((cluster) => closestOf(templates, cluster, cell).correlation)),
    );
    return { templates, correlation: correlations.reduce((sum, each) => sum + each, 0) };
  });
  return fits.reduce((best, fit) => (fit.correlation > best.correlation ? fit : best)).templates;
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
