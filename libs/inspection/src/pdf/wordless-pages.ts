/** Fewer are the number of the page, or a stamp on a scan. */
const fewestLetters = 20;
/** What services that have papers signed stamp on each page of a scan takes 60, twice at most; a written page has 500. */
const fewestBesidePictures = 200;

/** The pages that do not carry what they say themselves, counted from 0: it has to be recognized. */
export function wordlessPages(texts: readonly string[], bytes: Buffer): readonly number[] {
  const fewest = holdsPictures(bytes) ? fewestBesidePictures : fewestLetters;
  return texts.flatMap((text, page) => (text.replace(/\s/g, '').length < fewest ? [page] : []));
}

/** Told by their heads: pictures lie in a PDF as they are, and so do these, wherever else its objects are packed. */
function holdsPictures(bytes: Buffer): boolean {
  return /\/Subtype\s*\/Image\b/.test(bytes.toString('latin1'));
}
