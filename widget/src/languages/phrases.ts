/** Replaces each `{name}` with its value. */
export function phrase(words: string, values: Readonly<Record<string, string | number>>): string {
  return words.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}

/** The plural form for a count. */
export function counted(
  words: { readonly one: string; readonly other: string },
  count: number,
  locale: string,
): string {
  const form = new Intl.PluralRules(locale).select(count);
  return phrase(form === 'one' ? words.one : words.other, { count });
}

export function dayIn(locale: string, moment: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(moment));
}
