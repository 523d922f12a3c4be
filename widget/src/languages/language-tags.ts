/** The canonical BCP 47 tag; none for what is not a tag. POSIX systems write `pt_BR.UTF-8` and `en-US@posix`. */
export function asTag(written: string): string[] {
  try {
    return Intl.getCanonicalLocales(written.replace(/[.@].*$/, '').replaceAll('_', '-'));
  } catch {
    return [];
  }
}
