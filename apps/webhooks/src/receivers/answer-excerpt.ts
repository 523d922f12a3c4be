const longestExcerpt = 500;

/** Enough for an excerpt of the characters that take the most bytes. */
export const longestExcerptBytes = 4 * longestExcerpt;

/** How a body begins, in a form that any database keeps and any screen shows: printable characters on one line. */
export function excerptOf(chunks: readonly Buffer[]): string | undefined {
  if (chunks.length === 0) return undefined;
  const text = Buffer.concat(chunks)
    .toString('utf8', 0, longestExcerptBytes)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    // What has no shape of its own may still turn the rest of the line around.
    .replace(/[\p{Cf}\p{Cs}\p{Co}\p{Cn}]/gu, '\u{fffd}')
    .trim();
  return text === '' ? undefined : withoutHalves(text.slice(0, longestExcerpt));
}

/** The cut may have gone through a surrogate pair. */
function withoutHalves(text: string): string {
  return text.replace(/[\ud800-\udbff]$/, '');
}
