/** Fewer letters are a page number, or a stamp on a scan. */
const fewestLetters = 20;
/** Signature services stamp 60 letters on each page of a scan, at most twice; a written page has 500. */
const fewestBesidePictures = 200;

/** The pages without a text layer of their own, counted from 0: their text has to be recognized. */
export function wordlessPages(texts: readonly string[], bytes: Buffer): readonly number[] {
  const fewest = holdsPictures(bytes) ? fewestBesidePictures : fewestLetters;
  return texts.flatMap((text, page) => (text.replace(/\s/g, '').length < fewest ? [page] : []));
}

/** Dictionaries of pictures are never packed, even where other objects are. */
function holdsPictures(bytes: Buffer): boolean {
  return /\/Subtype\s*\/Image\b/.test(bytes.toString('latin1'));
}
