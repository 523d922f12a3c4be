import type { PictureFigures } from './picture-figures.js';

/** What could be better about a picture. */
export type PictureFlaw = 'small' | 'blurred' | 'dark' | 'bright' | 'empty' | 'glare';

/** What is on it: a face needs less than small print does. */
export type PictureSubject = 'document' | 'face';

/**
 * A little stricter than the checks of the server, whose pictures are made smaller in another way: what is called good
 * here is not found wanting there.
 */
const limits = {
  document: { side: 600, sharpness: 75, glare: 0.008 },
  face: { side: 400, sharpness: 38, glare: 0.04 },
} as const;
const pale = 0.17;
const dim = { brightness: 0.11, contrast: 0.32 };

/** Of a picture whose own size is `width` × `height`, whatever size it was measured at. */
export function pictureFlaws(
  { width, height }: { readonly width: number; readonly height: number },
  figures: PictureFigures,
  subject: PictureSubject,
): readonly PictureFlaw[] {
  const { side, sharpness, glare } = limits[subject];
  const exposure = exposureFlaw(figures);
  return [
    ...(Math.max(width, height) < side ? (['small'] as const) : []),
    // Where there are hardly any shades there are no edges either.
    ...(figures.contrast >= pale && figures.sharpness < sharpness ? (['blurred'] as const) : []),
    ...(exposure === undefined ? [] : [exposure]),
    ...(figures.glare > glare ? (['glare'] as const) : []),
  ];
}

/** Which of the light alone: it can be told of a small moving picture too. */
export function exposureFlaw({ brightness, contrast }: PictureFigures): PictureFlaw | undefined {
  const isDim = brightness < dim.brightness && contrast < dim.contrast;
  if (contrast >= pale && !isDim) return undefined;
  if (brightness < 0.25) return 'dark';
  return brightness > 0.9 ? 'bright' : 'empty';
}
