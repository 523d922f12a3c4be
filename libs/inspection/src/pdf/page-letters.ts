import sharp from 'sharp';
import type { Reading } from '../results/inspection.js';
import type { GreyPicture } from '../image-processing/grey-picture.js';
import { lettersOn } from '../picture-quality/letter-count.js';

/** The size at which pictures are measured: quick, and enough for print that fills a page. */
const smallSide = 1_000;
/** With so many, there is print: counting stops. */
const plenty = 20;

/** On all pages together, because the back of a page is often empty. A page that cannot be drawn may hold any number. */
export async function lettersOnPages(pages: readonly (GreyPicture | undefined)[]): Promise<Reading<number>> {
  let letters = 0;
  for (const page of pages) {
    letters += page === undefined ? 0 : await lettersOnPage(page);
    if (letters >= plenty) break;
  }
  const isUnsure = letters < plenty && pages.includes(undefined);
  return isUnsure ? { outcome: 'illegible' } : { outcome: 'read', value: letters };
}

/** A card on the glass of a scanner takes a sixth of the page and its print is small: it is counted again in full size. */
async function lettersOnPage(page: GreyPicture): Promise<number> {
  const letters = lettersOn(await small(page));
  return letters < plenty ? Math.max(letters, lettersOn(page)) : letters;
}

async function small({ pixels, width, height }: GreyPicture): Promise<GreyPicture> {
  const { data, info } = await sharp(pixels, { raw: { width, height, channels: 1 } })
    .resize({ width: smallSide, height: smallSide, fit: 'inside', withoutEnlargement: true })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
}
