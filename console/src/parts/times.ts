const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** "5 minutes", "3 hours", "12 days": what a person needs of an age. */
export function ageOf(locale: string, moment: string, now = Date.now()): string {
  const age = Math.abs(now - Date.parse(moment));
  const [count, unit] =
    age < hour ? [age / minute, 'minute'] : age < 2 * day ? [age / hour, 'hour'] : [age / day, 'day'];
  const shown = Math.max(unit === 'minute' ? 1 : 0, Math.floor(count));
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(shown);
}

export function isPast(moment: string): boolean {
  return Date.parse(moment) < Date.now();
}

/** In the zone of the person. */
export function momentOf(locale: string, moment: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(moment));
}
