import type { GreyPicture } from '../image-processing/grey-picture.js';
import { downsampled, shadeAt } from '../image-processing/resampling.js';

/** A rotated rectangle of a picture, and the size it is scaled to. */
export interface CropFrame {
  readonly centreX: number;
  readonly centreY: number;
  /** Of its rows, in radians. */
  readonly angle: number;
  /** Pixels of the picture for one pixel of the crop. */
  readonly step: number;
  readonly width: number;
  readonly height: number;
}

/** Cut out and turned upright. Outside of the picture its edge is repeated. */
export function rotatedCrop(picture: GreyPicture, frame: CropFrame): GreyPicture {
  const { width, height } = frame;
  const factor = Math.max(1, Math.floor(frame.step));
  const source = downsampled(picture, factor);
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
