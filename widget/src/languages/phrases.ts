import type { Plural } from './en/words.js';

/** Replaces each `{name}` with its value. */
export function phrase(words: string, values: Readonly<Record<string, string | number>>): string {
  return words.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}

/** The plural form for a count. */
export function counted(words: Plural, count: number, locale: string): string {
  return phrase(words[new Intl.PluralRules(locale).select(count)] ?? words.other, { count });
}

export function momentIn(locale: string, moment: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(moment));
}

/** In seconds, or from a minute on in minutes begun: "45 seconds", "10 minutos". */
export function durationIn(locale: string, seconds: number): string {
  const [count, unit] = seconds < 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}
