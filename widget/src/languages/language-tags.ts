/** The canonical BCP 47 tag; none for what is not a tag. POSIX systems write `pt_BR.UTF-8` and `en-US@posix`. */
export function asTag(written: string): string[] {
  try {
    return Intl.getCanonicalLocales(written.replace(/[.@].*$/, '').replaceAll('_', '-'));
  } catch {
    return [];
  }
}

/** Of these tags the wished one, or the first of the same language. */
export function nearest(wish: string, tags: readonly string[]): string | undefined {
  const language = wish.split('-')[0]?.toLowerCase();
  return (
    tags.find((tag) => tag.toLowerCase() === wish.toLowerCase()) ??
    tags.find((tag) => tag.split('-')[0]?.toLowerCase() === language)
  );
}
