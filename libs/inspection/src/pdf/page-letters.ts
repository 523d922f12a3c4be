import type { Reading } from '../results/inspection.js';
import type { GreyPicture } from '../image-processing/grey-picture.js';
import { lettersOn } from '../picture-quality/letter-count.js';
import { measuredPage } from './measured-page.js';

/** With so many, there is print: counting stops. */
const plenty = 40;

/** With fewer, the picture of a card may be refused. */
const few = 7;

/**
 * On all pages together, because the back of a page is often empty. A page that cannot be drawn may hold any number.
 * `measured` is what was counted when a picture was opened.
 */
export async function lettersOnPages(
  pages: readonly (GreyPicture | undefined)[],
  measured?: number,
): Promise<Reading<number>> {
  let letters = 0;
  for (const page of pages) {
    letters += page === undefined ? 0 : await lettersOnPage(page, measured);
    if (letters >= plenty) break;
  }
  const isUnsure = letters < plenty && pages.includes(undefined);
  return isUnsure ? { outcome: 'illegible' } : { outcome: 'read', value: letters };
}

/**
 * A card on the glass of a scanner takes a sixth of the page, and its print is small: it is counted again in full size, in
 * which blurred print is lost. Where next to none is found, it may be print whose letters touch when they are softened.
 */
async function lettersOnPage(page: GreyPicture, measured: number | undefined): Promise<number> {
  const letters = measured ?? lettersOn(await measuredPage(page));
  if (letters >= plenty) return letters;
  const most = Math.max(letters, lettersOn(page));
  return most < few ? Math.max(most, lettersOn(page, { isFine: true })) : most;
}
