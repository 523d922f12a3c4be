/** Parses `POLYGON=a BASE=b`. Error messages contain the name, but never the value. */
export function valuesByName<const Name extends string, T>(
  names: readonly Name[],
  parse: (text: string) => T,
): (text: string) => Readonly<Partial<Record<Name, T>>> {
  return (text) => {
    const found: Partial<Record<Name, T>> = {};
    for (const pair of text.split(/\s+/).filter((part) => part !== '')) {
      const cut = pair.indexOf('=');
      const name = names.find((candidate) => candidate === pair.slice(0, cut));
      if (name === undefined) throw new Error(`must be values such as ${names[0] ?? ''}=…, for ${names.join(', ')}`);
      try {
        found[name] = parse(pair.slice(cut + 1));
      } catch (cause) {
        throw new Error(`of ${name} ${(cause as Error).message}`, { cause });
      }
    }
    return found;
  };
}
