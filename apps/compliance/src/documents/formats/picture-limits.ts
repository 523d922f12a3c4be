import { DocumentRejected } from '#errors';
import { longestSide, mostPixels } from '#inspection';
import { type PictureSize, isTooLarge } from './picture-size.js';

export const pictureLimits = { longestSide, mostPixels };

/** A few bytes may declare a picture that would fill the memory, so the declared size is enough to refuse it. */
export function refuseUnlikelySize(size: PictureSize): void {
  if (size.width < 1 || size.height < 1) throw new DocumentRejected('unreadable');
  if (isTooLarge(size, pictureLimits)) throw new DocumentRejected('bomb');
}
