import type { GreyPicture } from './grey-picture.js';
import type { Point } from './point.js';

/** Bilinear interpolation; beyond the edge the edge is repeated. */
export function shadeAt({ pixels, width, height }: GreyPicture, x: number, y: number): number {
  const inX = Math.min(Math.max(x, 0), width - 1.001);
  const inY = Math.min(Math.max(y, 0), height - 1.001);
  const [left, top] = [Math.trunc(inX), Math.trunc(inY)];
  const [right, down] = [inX - left, inY - top];
  const at = top * width + left;
  const below = at + width;
  const upper = (pixels[at] ?? 0) * (1 - right) + (pixels[at + 1] ?? 0) * right;
  const lower = (pixels[below] ?? 0) * (1 - right) + (pixels[below + 1] ?? 0) * right;
  return upper * (1 - down) + lower * down;
}

/** Smaller by a whole factor: each pixel is the mean of a square. */
export function downsampled(picture: GreyPicture, factor: number): GreyPicture {
  if (factor <= 1) return picture;
  const width = Math.max(1, Math.floor(picture.width / factor));
  const height = Math.max(1, Math.floor(picture.height / factor));
  const pixels = new Uint8Array(width * height);
  const sums = new Uint32Array(width);
  for (let y = 0; y < height; y++) {
    sums.fill(0);
    for (let row = y * factor; row < (y + 1) * factor; row++) addRow(picture, row, factor, sums);
    for (let x = 0; x < width; x++) pixels[y * width + x] = Math.round((sums[x] ?? 0) / (factor * factor));
  }
  return { pixels, width, height };
}

function addRow({ pixels, width }: GreyPicture, row: number, factor: number, sums: Uint32Array): void {
  let at = row * width;
  for (let x = 0; x < sums.length; x++) {
    let sum = 0;
    for (let end = at + factor; at < end; at++) sum += pixels[at] ?? 0;
    sums[x] = (sums[x] ?? 0) + sum;
  }
}

/** A rotated picture, and where a point of it lies in the one it was made from. */
export interface DeskewedPicture {
  readonly picture: GreyPicture;
  readonly pointIn: (x: number, y: number) => Point;
}

/** A binomial filter of three by three pixels, against noise. */
export function smoothed({ pixels, width, height }: GreyPicture): GreyPicture {
  const soft = Uint8Array.from(pixels);
  for (let y = 1; y < height - 1; y++)
    for (let at = y * width + 1; at < (y + 1) * width - 1; at++) soft[at] = mixedAt(pixels, at, width) / 16;
  return { pixels: soft, width, height };
}

function mixedAt(pixels: Uint8Array, at: number, width: number): number {
  const row = (middle: number): number =>
    (pixels[middle - 1] ?? 0) + 2 * (pixels[middle] ?? 0) + (pixels[middle + 1] ?? 0);
  return row(at - width) + 2 * row(at) + row(at + width);
}

/** Uniform outside of the picture, so that nothing is found there. */
const beyond = 128;

/** Rotated so that a line which ran at this angle becomes level, on a canvas as large as needed. */
export function deskewed(picture: GreyPicture, radians: number): DeskewedPicture {
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  const width = Math.ceil(Math.abs(picture.width * cos) + Math.abs(picture.height * sin));
  const height = Math.ceil(Math.abs(picture.width * sin) + Math.abs(picture.height * cos));
  const pointIn = (x: number, y: number): Point => {
    const [across, down] = [x - width / 2, y - height / 2];
    return { x: across * cos - down * sin + picture.width / 2, y: across * sin + down * cos + picture.height / 2 };
  };
  const pixels = new Uint8Array(width * height).fill(beyond);
  for (let y = 0; y < height; y++) {
    let { x: across, y: down } = pointIn(0, y);
    for (let x = 0; x < width; x++, across += cos, down += sin)
      if (across >= 0 && down >= 0 && across < picture.width && down < picture.height)
        pixels[y * width + x] = shadeAt(picture, across, down);
  }
  return { picture: { pixels, width, height }, pointIn };
}
