/** Placeholders for unknown or missing values. */
export function isNoValue(value: string): boolean {
  return /^(unavl|unav|unk|none|n\/a|)$/i.test(value);
}

/** The parts of a name, by any of the separators in use. */
export function namePartsOf(value: string | undefined): string[] {
  const parts = (value ?? '').split(/[,$@]/).map((part) => part.trim());
  return parts.filter((part) => !isNoValue(part));
}

export function joinedName(parts: readonly (string | undefined)[]): string | undefined {
  return parts.filter((part) => part !== undefined).join(' ') || undefined;
}

/** `1990-03-12`, if there is such a day. */
export function calendarDate(year = '', month = '', day = ''): string | undefined {
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return undefined;
  const written = date.toISOString().slice(0, 10);
  return written === `${year}-${month}-${day}` ? written : undefined;
}
