import type { GreyPicture } from '../image-processing/grey-picture.js';

/** Given at start. Without dictionaries, which would pull names and numbers towards their words. */
export const startSettings = { load_system_dawg: '0', load_freq_dawg: '0' } as const;

/** For a page of text, with whatever columns there are. */
export const pageSettings: Readonly<Record<string, string>> = {
  tessedit_pageseg_mode: '3',
  user_defined_dpi: '300',
  hocr_char_boxes: '1',
};

/** Of processor time, if nothing ends it sooner: all pages of a document together may take this long. */
export const mostSeconds = 10;
/** By the clock, on a busy machine. */
export const mostMilliseconds = 4_000 * mostSeconds;

/** PGM: a header and the pixels as they are. */
export function asFile({ pixels, width, height }: GreyPicture): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), pixels]);
}
