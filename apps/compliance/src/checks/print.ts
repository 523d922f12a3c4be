import type { Check } from './check.js';
import { nameOf } from './document-name.js';
import { withIdentityDocument } from './documented-types.js';

const unclear = { failureCode: 'POOR_QUALITY', severity: 'WARNING' } as const;

/**
 * Measured on drawn documents of twelve kinds: the backs with the least print on them have 3 letters that can be made
 * out, nearly all others 10 and more; of those that nobody can read, for whatever reason, most have none.
 */
const fewestLetters = 4;

/** Noise, haze, a shaken hand, a thumb on it: whatever it is, the print on the document is not to be seen. */
export const print: Check = {
  name: 'print',
  looksAt: 'whether any print can be made out on pictures of identity documents',
  finds: [{ ...unclear, when: 'next to no letters can be made out' }],
  appliesTo: withIdentityDocument,
  comparesWith: {},
  run: ({ documents }) => {
    const pictures = documents.flatMap((document) => {
      const { inspection } = document;
      return inspection.kind === 'image' && inspection.isWhole ? [{ name: nameOf(document), ...inspection }] : [];
    });
    const findings = pictures
      .filter(({ letters }) => letters < fewestLetters)
      .map(({ name }) => ({ ...unclear, message: `${name} ${cannotBeMadeOut}` }));
    const leftOut = documents.length - pictures.length;
    if (findings.length > 0 || leftOut === 0) return findings;
    return { notRun: `${leftOut} of ${documents.length} documents could not be measured as a picture.` };
  },
};

const cannotBeMadeOut =
  'shows next to no print that can be made out. Take the picture again: in good light, from close, with nothing on it.';
