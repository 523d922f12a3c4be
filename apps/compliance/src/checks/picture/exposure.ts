import type { PictureFigures } from '#inspection';
import { flat, scanCheck } from './picture-check.js';

/** The brightness of a page at a tenth of ordinary light, unless something on it shines. */
const dim = { brightness: 0.1, contrast: 0.3 };

export const exposure = scanCheck({
  name: 'exposure',
  looksAt:
    'whether a picture is too dark, too bright, or empty, or every page where papers are up to three scans in a PDF',
  blocksWhen: 'hardly any shades can be told apart',
  warnsWhen: 'it is dim or pale, but may be readable',
  judge: (picture) => {
    if (picture.contrast < flat.unreadable) return 'unreadable';
    return picture.contrast < flat.poor || isDim(picture) ? 'poor' : undefined;
  },
  words: (flaw, picture, kind) => {
    const shown = kind === 'selfie' ? 'your face' : 'the document';
    const says =
      flaw === 'unreadable'
        ? `${sayingOf(picture)} Upload a picture in which ${shown} can be seen.`
        : `${sayingOf(picture)} A picture in better light is easier to check.`;
    return { says, reason: reasonOf(picture) };
  },
});

function isDim({ brightness, contrast }: PictureFigures): boolean {
  return brightness < dim.brightness && contrast < dim.contrast;
}

const sayings = {
  dark: 'is too dark.',
  bright: 'is too bright or empty.',
  pale: 'is almost blank.',
} as const;

function reasonOf({ brightness }: PictureFigures): keyof typeof sayings {
  if (brightness < 0.25) return 'dark';
  return brightness > 0.9 ? 'bright' : 'pale';
}

function sayingOf(picture: PictureFigures): string {
  return sayings[reasonOf(picture)];
}
