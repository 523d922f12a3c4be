import { DocumentRejected } from '#errors';

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** More than any scanner or camera gives, and still something that a machine can decode. */
export const mostPixels = 100_000_000;
export const longestSide = 30_000;

/** A few bytes may promise a picture that fills a machine: what is promised is enough to refuse it. */
export function refuseUnlikelySize({ width, height }: PictureSize): void {
  if (width < 1 || height < 1) throw new DocumentRejected('unreadable');
  if (width > longestSide || height > longestSide || width * height > mostPixels) throw new DocumentRejected('bomb');
}
