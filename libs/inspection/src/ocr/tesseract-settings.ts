import type { GreyPicture } from '../picture/picture-figures.js';
import type { OcrTask } from './ocr.js';

/** To be given when it starts. Words of a dictionary pull names and numbers towards them. */
export const startSettings = { load_system_dawg: '0', load_freq_dawg: '0' } as const;

export const taskSettings: Readonly<Record<OcrTask, Readonly<Record<string, string>>>> = {
  zone: {
    /** One block of lines, wherever gaps are. */
    tessedit_pageseg_mode: '6',
    tessedit_char_whitelist: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789<',
    user_defined_dpi: '300',
    hocr_char_boxes: '1',
  },
  page: {
    /** Whatever columns there are. */
    tessedit_pageseg_mode: '3',
    tessedit_char_whitelist: '',
    user_defined_dpi: '300',
    hocr_char_boxes: '1',
  },
};

/** A document whose reading takes longer is not worth it. */
export const mostMilliseconds = 60_000;

/** PGM: a header and the pixels as they are. */
export function asFile({ pixels, width, height }: GreyPicture): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), pixels]);
}
