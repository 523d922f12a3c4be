/** That of the tag, else of its language: by script, then by region, then any but that of the largest country. */
export function nearest(wish: string, tags: readonly string[]): string | undefined {
  const { language, baseName } = new Intl.Locale(wish);
  const likely = (tag: string): Intl.Locale => new Intl.Locale(tag).maximize();
  const { script, region } = likely(wish);
  const points = (tag: string): number =>
    Number(tag === baseName) * 8 +
    Number(likely(tag).script === script) * 4 +
    Number(likely(tag).region === region) * 2 +
    Number(new Intl.Locale(tag).region !== likely(language).region);
  return tags.filter((tag) => new Intl.Locale(tag).language === language).sort((a, b) => points(b) - points(a))[0];
}
