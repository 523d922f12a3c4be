/** The canonical BCP 47 tag; none for what is not a tag. POSIX systems write `pt_BR.UTF-8` and `en-US@posix`. */
export function asTag(written: string): string[] {
  try {
    return Intl.getCanonicalLocales(written.replace(/[.@].*$/, '').replaceAll('_', '-'));
  } catch {
    return [];
  }
}

/** Texts and fields have Latin digits in every language: dates and numbers of the browser are to have them, too. */
export function withDigitsOfForms(tag: string): string {
  return new Intl.Locale(tag, { numberingSystem: 'latn' }).toString();
}
