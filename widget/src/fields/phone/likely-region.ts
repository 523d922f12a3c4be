/** The country that a language says: its own region, else that of a like language of the browser, else its most usual. */
export function likelyRegion(locale: string, browserLanguages: readonly string[]): string | undefined {
  const { language, region } = new Intl.Locale(locale);
  if (region !== undefined) return region;
  const near = browserLanguages.map((tag) => new Intl.Locale(tag)).find((known) => known.language === language);
  return near?.region ?? new Intl.Locale(locale).maximize().region;
}
