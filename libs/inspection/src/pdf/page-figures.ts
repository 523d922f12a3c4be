import type { GreyPicture } from '../image-processing/grey-picture.js';
import { glareOf } from '../picture-quality/glare.js';
import { brightnessOf, contrastOf, sharpnessOf } from '../picture-quality/picture-figures.js';
import type { PictureFigures, Reading } from '../results/inspection.js';
import { measuredPage } from './measured-page.js';

/** Of each page, as of a picture. Where one cannot be drawn, nobody can say that no page is any good. */
export async function figuresOfPages(
  pages: readonly (GreyPicture | undefined)[],
): Promise<Reading<readonly PictureFigures[]>> {
  const figures: PictureFigures[] = [];
  for (const page of pages) {
    if (page === undefined) return { outcome: 'illegible' };
    figures.push(figuresOf(await measuredPage(page)));
  }
  return { outcome: 'read', value: figures };
}

function figuresOf(page: GreyPicture): PictureFigures {
  return {
    sharpness: sharpnessOf(page),
    brightness: brightnessOf(page),
    contrast: contrastOf(page),
    glare: glareOf(page),
  };
}
