import bwipjs from 'bwip-js/node';
import type { Box } from './sheet.js';

/** Rows of a PDF417 are three modules high. */
const rowHeight = 3;

/** In millimetres, from its upper left corner. */
export function pdf417(
  text: string,
  { x, y, module, columns }: { x: number; y: number; module: number; columns: number },
): { content: string; box: Box } {
  const { pixs, pixx } = drawn('pdf417', text, `columns=${columns} eclevel=5`);
  const [rows, tall] = [pixs.length / pixx, rowHeight * module];
  const bars: string[] = [];
  for (let row = 0; row < rows; row++)
    for (const [from, to] of runsOf(pixs.slice(row * pixx, (row + 1) * pixx)))
      bars.push(bar({ x: x + from * module, y: y + row * tall, width: (to - from) * module, height: tall }));
  const box: Box = { x, y, width: pixx * module, height: rows * tall };
  return { content: `<path d="${bars.join('')}" fill="#0c0c0c"/>`, box };
}

/** A Code 128 that fills its box. */
export function stripes(text: string, { x, y, width, height }: Box): string {
  const { sbs } = linear(text);
  const module = width / sbs.reduce((sum, wide) => sum + wide, 0);
  let at = x;
  const bars = sbs.map((wide, index) => {
    const left = at;
    at += wide * module;
    return index % 2 === 0 ? bar({ x: left, y, width: wide * module, height }) : '';
  });
  return `<path d="${bars.join('')}" fill="#111"/>`;
}

function bar({ x, y, width, height }: Box): string {
  const [left, top, wide, tall] = [x, y, width, height].map((value) => value.toFixed(3));
  return `M${left} ${top}h${wide}v${tall}h-${wide}z`;
}

interface Matrix {
  readonly pixs: readonly number[];
  readonly pixx: number;
}

function drawn(kind: string, text: string, options: string): Matrix {
  const [matrix] = bwipjs.raw(kind, text, options);
  if (matrix === undefined || !('pixs' in matrix)) throw new Error(`A ${kind} is no matrix.`);
  return matrix;
}

function linear(text: string): { readonly sbs: readonly number[] } {
  const [code] = bwipjs.raw('code128', text, '');
  if (code === undefined || !('sbs' in code)) throw new Error('A Code 128 is no row of stripes.');
  return code;
}

/** Where runs of dark modules begin and end. */
function runsOf(row: readonly number[]): [number, number][] {
  const runs: [number, number][] = [];
  for (let at = 0; at < row.length; at++) {
    if (row[at] !== 1) continue;
    const from = at;
    while (row[at] === 1) at++;
    runs.push([from, at]);
  }
  return runs;
}
