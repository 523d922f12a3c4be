import type { GreyPicture } from '../picture/picture-figures.js';

/** A rectangle of a picture, turned and scaled: where it lies and what it becomes. */
export interface Frame {
  readonly centreX: number;
  readonly centreY: number;
  /** Of its rows, in radians. */
  readonly angle: number;
  /** Pixels of the picture for one of the frame. */
  readonly step: number;
  readonly width: number;
  readonly height: number;
}

/** Smaller by a whole factor: each pixel is the mean of a square. */
export function shrunk(picture: GreyPicture, factor: number): GreyPicture {
  if (factor <= 1) return picture;
  const width = Math.floor(picture.width / factor);
  const height = Math.floor(picture.height / factor);
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

/** The frame cut out and turned upright. What lies outside of the picture repeats its edge. */
export function cutOut(picture: GreyPicture, frame: Frame): GreyPicture {
  const { width, height } = frame;
  const factor = Math.max(1, Math.floor(frame.step));
  const source = shrunk(picture, factor);
  const pixels = new Uint8Array(width * height);
  const across = (Math.cos(frame.angle) * frame.step) / factor;
  const down = (Math.sin(frame.angle) * frame.step) / factor;
  const left = (frame.centreX + 0.5) / factor - 0.5 - (across * width) / 2 + (down * height) / 2;
  const top = (frame.centreY + 0.5) / factor - 0.5 - (down * width) / 2 - (across * height) / 2;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      pixels[y * width + x] = shadeAt(source, left + x * across - y * down, top + x * down + y * across);
  return { pixels, width, height };
}

/** Between the pixels, by the four around. */
export function shadeAt({ pixels, width, height }: GreyPicture, x: number, y: number): number {
  const nearX = x < 0 ? 0 : x > width - 1.001 ? width - 1.001 : x;
  const nearY = y < 0 ? 0 : y > height - 1.001 ? height - 1.001 : y;
  const column = nearX | 0;
  const row = nearY | 0;
  const right = nearX - column;
  const below = nearY - row;
  const at = row * width + column;
  const upper = (pixels[at] ?? 0) * (1 - right) + (pixels[at + 1] ?? 0) * right;
  const lower = (pixels[at + width] ?? 0) * (1 - right) + (pixels[at + width + 1] ?? 0) * right;
  return upper * (1 - below) + lower * below;
}
