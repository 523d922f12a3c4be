import { asTag } from '../../languages/language-tags.js';

/** The region of the locale, else of the same language in the browser's list, else the most common one. */
export function likelyRegion(locale: string, browserLanguages: readonly string[]): string | undefined {
  const { language, region } = new Intl.Locale(locale);
  if (region !== undefined) return region;
  const near = browserLanguages
    .flatMap(asTag)
    .map((tag) => new Intl.Locale(tag))
    .find((known) => known.language === language);
  return near?.region ?? new Intl.Locale(locale).maximize().region;
}
