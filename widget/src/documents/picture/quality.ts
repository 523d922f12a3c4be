import type { PictureFigures } from './picture-figures.js';

/** A quality problem of a picture. */
export type PictureFlaw = 'small' | 'blurred' | 'dark' | 'bright' | 'empty' | 'glare';

/** A face needs less detail than small print. */
export type PictureSubject = 'document' | 'face';

/**
 * Slightly stricter than the checks of the server, which scales pictures differently: what passes here
 * passes there.
 */
const limits = {
  document: { side: 600, sharpness: 75, glare: 0.008 },
  face: { side: 400, sharpness: 38, glare: 0.04 },
} as const;
const pale = 0.17;
const dim = { brightness: 0.11, contrast: 0.32 };

/** The flaws of a picture of this original size, whatever size it was measured at. */
export function pictureFlaws(
  { width, height }: { readonly width: number; readonly height: number },
  figures: PictureFigures,
  subject: PictureSubject,
): readonly PictureFlaw[] {
  const { side, sharpness, glare } = limits[subject];
  const exposure = exposureFlaw(figures);
  return [
    ...(Math.max(width, height) < side ? (['small'] as const) : []),
    // A picture with little contrast has no edges to measure.
    ...(figures.contrast >= pale && figures.sharpness < sharpness ? (['blurred'] as const) : []),
    ...(exposure === undefined ? [] : [exposure]),
    ...(figures.glare > glare ? (['glare'] as const) : []),
  ];
}

/** Flaws of the exposure alone, which show in a small video frame too. */
export function exposureFlaw({ brightness, contrast }: PictureFigures): PictureFlaw | undefined {
  const isDim = brightness < dim.brightness && contrast < dim.contrast;
  if (contrast >= pale && !isDim) return undefined;
  if (brightness < 0.25) return 'dark';
  return brightness > 0.9 ? 'bright' : 'empty';
}
