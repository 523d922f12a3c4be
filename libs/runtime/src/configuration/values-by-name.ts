type ByName<Name extends string, T> = Readonly<Partial<Record<Name, T>>>;

/** Parses `POLYGON=a BASE=b`; of one that is named twice the last counts. Error messages contain the name, but never the value. */
export function valuesByName<const Name extends string, T>(
  names: readonly Name[],
  parse: (text: string) => T,
): (text: string) => ByName<Name, T> {
  const lists = listsByName(names, parse);
  return (text) => {
    const last = Object.entries<readonly T[] | undefined>(lists(text)).map(([name, values]) => [name, values?.at(-1)]);
    return Object.fromEntries(last) as ByName<Name, T>;
  };
}

/** The same where each may be named several times. */
export function listsByName<const Name extends string, T>(
  names: readonly Name[],
  parse: (text: string) => T,
): (text: string) => ByName<Name, readonly T[]> {
  return (text) => {
    const found: Partial<Record<Name, T[]>> = {};
    for (const pair of text.split(/\s+/).filter((part) => part !== '')) {
      const cut = pair.indexOf('=');
      const name = names.find((candidate) => candidate === pair.slice(0, cut));
      if (name === undefined) throw new Error(`must be values such as ${names[0] ?? ''}=…, for ${names.join(', ')}`);
      try {
        (found[name] ??= []).push(parse(pair.slice(cut + 1)));
      } catch (cause) {
        throw new Error(`of ${name} ${(cause as Error).message}`, { cause });
      }
    }
    return found;
  };
}
