import { DocumentRejected } from '#errors';
import { longestSide, mostPixels } from '#inspection';

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** A few bytes may declare a picture that would fill the memory, so the declared size is enough to refuse it. */
export function refuseUnlikelySize({ width, height }: PictureSize): void {
  if (width < 1 || height < 1) throw new DocumentRejected('unreadable');
  if (width > longestSide || height > longestSide || width * height > mostPixels) throw new DocumentRejected('bomb');
}
