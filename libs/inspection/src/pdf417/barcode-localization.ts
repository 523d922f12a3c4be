import type { GreyPicture } from '../image-processing/grey-picture.js';
import { downsampled } from '../image-processing/resampling.js';

/** A part of a picture that is full of edges in one direction, as a barcode is. In pixels of the picture. */
export interface BarcodeRegion {
  readonly centreX: number;
  readonly centreY: number;
  /** Across the bars, in radians. */
  readonly angle: number;
  readonly length: number;
  readonly height: number;
}

/** Found by the structure tensor of the gradient in tiles. The largest first, three at most. */
export function barcodeRegionsOf(picture: GreyPicture): BarcodeRegion[] {
  const factor = Math.max(1, Math.round(Math.max(picture.width, picture.height) / searchedSide));
  const tiles = tilesOf(downsampled(picture, factor));
  const regions = groupsOf(tiles).flatMap((group) => {
    const region = boxOf(tiles, group);
    return looksLikeOne(region, group.length) ? [region] : [];
  });
  const size = tileSide * factor;
  return regions.slice(0, 3).map((region) => ({
    angle: region.angle,
    centreX: (region.centreX + 0.5) * size,
    centreY: (region.centreY + 0.5) * size,
    length: region.length * size,
    height: region.height * size,
  }));
}

/** It has the size and the proportions of the barcode on a card: lines of text are thinner, portraits less wide. */
export function isLikeABarcode({ length, height }: BarcodeRegion, { width, height: tall }: GreyPicture): boolean {
  return length * height > 0.04 * width * tall && length > 1.8 * height && length < 9 * height;
}

/** Enough to resolve the bars when a card fills the picture. */
const searchedSide = 1_400;
const tileSide = 12;
/** The mean squared gradient of a tile: paper and noise have less. */
const leastEnergy = 250;
/** Relative to the densest tiles, for pictures with little contrast. */
const leastShareOfEnergy = 0.2;
/** 0: edges in all directions; 1: in a single one. */
const leastCoherence = 0.15;
const mostTurn = Math.PI / 8;

/** The structure tensor of each tile: the means of the products of the gradient. */
interface Tiles {
  readonly columns: number;
  readonly rows: number;
  readonly xx: Float32Array;
  readonly yy: Float32Array;
  readonly xy: Float32Array;
}

function tilesOf({ pixels, width, height }: GreyPicture): Tiles {
  const columns = Math.floor((width - 2) / tileSide);
  const rows = Math.floor((height - 2) / tileSide);
  const [xx, yy, xy] = [0, 1, 2].map(() => new Float32Array(Math.max(0, columns * rows))) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  const area = tileSide * tileSide;
  for (let y = 1; y <= rows * tileSide; y++)
    for (let x = 1; x <= columns * tileSide; x++) {
      const at = y * width + x;
      const right = (pixels[at + 1] ?? 0) - (pixels[at - 1] ?? 0);
      const down = (pixels[at + width] ?? 0) - (pixels[at - width] ?? 0);
      const tile = Math.floor((y - 1) / tileSide) * columns + Math.floor((x - 1) / tileSide);
      xx[tile] = (xx[tile] ?? 0) + (right * right) / area;
      yy[tile] = (yy[tile] ?? 0) + (down * down) / area;
      xy[tile] = (xy[tile] ?? 0) + (right * down) / area;
    }
  return { columns, rows, xx, yy, xy };
}

/** Groups of adjacent dense tiles with about the same direction; the largest first. */
function groupsOf(tiles: Tiles): number[][] {
  const isDense = denseTiles(tiles);
  const groups: number[][] = [];
  for (const [start, value] of isDense.entries()) if (value === 1) groups.push(groupFrom(tiles, start, isDense));
  return groups.sort((a, b) => b.length - a.length);
}

/** Region growing: takes each tile once. */
function groupFrom(tiles: Tiles, start: number, isDense: Uint8Array): number[] {
  const group = [start];
  isDense[start] = 0;
  for (const at of group)
    for (const next of neighboursOf(tiles, at)) {
      if (isDense[next] !== 1 || turnBetween(tiles, at, next) > mostTurn) continue;
      isDense[next] = 0;
      group.push(next);
    }
  return group;
}

function denseTiles(tiles: Tiles): Uint8Array {
  const { xx, yy, xy } = tiles;
  const energies = xx.map((value, at) => value + (yy[at] ?? 0));
  const densest = energies.toSorted()[Math.floor(energies.length * 0.97)] ?? 0;
  const least = Math.max(leastEnergy, densest * leastShareOfEnergy);
  return Uint8Array.from(energies, (energy, at) => {
    const coherence = Math.hypot((xx[at] ?? 0) - (yy[at] ?? 0), 2 * (xy[at] ?? 0)) / energy;
    return energy > least && coherence > leastCoherence ? 1 : 0;
  });
}

function neighboursOf({ columns, rows }: Tiles, at: number): number[] {
  const [column, row] = [at % columns, Math.floor(at / columns)];
  const near: number[] = [];
  for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y++)
    for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x++) near.push(y * columns + x);
  return near;
}

function turnBetween(tiles: Tiles, a: number, b: number): number {
  const turn = Math.abs(angleOf(tiles, [a]) - angleOf(tiles, [b])) % Math.PI;
  return Math.min(turn, Math.PI - turn);
}

function angleOf({ xx, yy, xy }: Tiles, group: readonly number[]): number {
  let [difference, product] = [0, 0];
  for (const at of group) {
    difference += (xx[at] ?? 0) - (yy[at] ?? 0);
    product += 2 * (xy[at] ?? 0);
  }
  return Math.atan2(product, difference) / 2;
}

/** In tiles. A few outliers at either end do not count. */
function boxOf(tiles: Tiles, group: readonly number[]): BarcodeRegion {
  const angle = angleOf(tiles, group);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const places = group.map((at) => ({ x: at % tiles.columns, y: Math.floor(at / tiles.columns) }));
  const along = extentOf(places.map(({ x, y }) => x * cos + y * sin));
  const across = extentOf(places.map(({ x, y }) => y * cos - x * sin));
  return {
    angle,
    centreX: along.middle * cos - across.middle * sin,
    centreY: along.middle * sin + across.middle * cos,
    length: along.size + 1,
    height: across.size + 1,
  };
}

function extentOf(values: readonly number[]): { middle: number; size: number } {
  const sorted = values.toSorted((a, b) => a - b);
  const stray = Math.floor(sorted.length * 0.02);
  const [first = 0, last = 0] = [sorted[stray], sorted.at(-1 - stray)];
  return { middle: (first + last) / 2, size: last - first };
}

/** Wide, filled, and neither tiny nor a thin line. */
function looksLikeOne({ length, height }: BarcodeRegion, tiles: number): boolean {
  return tiles >= 24 && length >= 1.3 * height && height >= 2 && tiles > 0.55 * length * height;
}
