import type { Plural } from './en/words.js';

const ofRightToLeft = /[\u0590-\u08ff]/;

/** Replaces each `{name}` with its value, which keeps its own direction among letters that go from right to left. */
export function phrase(words: string, values: Readonly<Record<string, string | number>>): string {
  const [before, after] = ofRightToLeft.test(words) ? ['\u2068', '\u2069'] : ['', ''];
  return words.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name];
    return value === undefined ? placeholder : `${before}${value}${after}`;
  });
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
