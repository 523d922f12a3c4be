const longestExcerpt = 500;

/** Enough for an excerpt of four-byte characters. */
export const longestExcerptBytes = 4 * longestExcerpt;

/** The beginning of a body as printable characters on one line, safe for any database and screen. */
export function excerptOf(chunks: readonly Buffer[]): string | undefined {
  if (chunks.length === 0) return undefined;
  const text = Buffer.concat(chunks)
    .toString('utf8', 0, longestExcerptBytes)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    // Characters without a glyph can still reverse the rest of the line.
    .replace(/[\p{Cf}\p{Cs}\p{Co}\p{Cn}]/gu, '\u{fffd}')
    .trim();
  return text === '' ? undefined : withoutHalves(text.slice(0, longestExcerpt));
}

/** The cut may have split a surrogate pair. */
function withoutHalves(text: string): string {
  return text.replace(/[\ud800-\udbff]$/, '');
}
