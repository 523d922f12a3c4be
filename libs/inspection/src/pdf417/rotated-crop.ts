import type { GreyPicture } from '../image-processing/grey-picture.js';
import { shadeAt, shrunk } from '../image-processing/resampling.js';

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
