import { DocumentRejected } from '#errors';
import { longestSide, mostPixels } from '#inspection';

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** A few bytes may promise a picture that fills a machine: what is promised is enough to refuse it. */
export function refuseUnlikelySize({ width, height }: PictureSize): void {
  if (width < 1 || height < 1) throw new DocumentRejected('unreadable');
  if (width > longestSide || height > longestSide || width * height > mostPixels) throw new DocumentRejected('bomb');
}
