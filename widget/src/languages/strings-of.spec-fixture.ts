export type Strings = ReadonlyMap<string, string>;

/** All texts of a language, by where they are in it. */
export function stringsOf(words: object, path = ''): Strings {
  return new Map(
    Object.entries(words).flatMap(([name, value]) =>
      typeof value === 'string'
        ? [[`${path}${name}`, value] as const]
        : [...stringsOf(value as object, `${path}${name}.`)],
    ),
  );
}
