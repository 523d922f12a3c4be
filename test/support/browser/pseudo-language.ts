/** A string of a made-up language: it can be read, is longer than English, and whoever says it is known by its brackets. */
const accented: Readonly<Record<string, string>> = {
  ...{ a: 'á', e: 'ë', i: 'ï', o: 'ö', u: 'ü', y: 'ý', n: 'ñ', c: 'ç', s: 'š' },
  ...{ A: 'Á', E: 'Ë', I: 'Ï', O: 'Ö', U: 'Ü', Y: 'Ý', N: 'Ñ', C: 'Ç', S: 'Š' },
};
const longer = 0.4;

/** Every string of these words in the made-up language. What is filled in stays as it is. */
export function pseudo<T>(words: T): T {
  if (typeof words === 'string') return pseudoText(words) as T;
  return Object.fromEntries(
    Object.entries(words as object).map(([name, value]) => [name, pseudo(value as unknown)]),
  ) as T;
}

function pseudoText(text: string): string {
  const parts = text.split(/(\{\w+\})/);
  const said = parts.map((part, index) =>
    index % 2 === 1 ? part : part.replace(/[a-z]/gi, (letter) => accented[letter] ?? letter),
  );
  return `⟦${said.join('')}${'~'.repeat(Math.ceil(text.length * longer))}⟧`;
}

/**
 * What of a visible text is in no string of the made-up language. Numbers, dates and names of countries come from the
 * browser, and what a person gave is theirs: `known` says which letters may stand alone.
 */
export function untranslated(texts: readonly string[], known: readonly (string | RegExp)[] = []): string[] {
  return texts
    .map((text) => withoutWrapped(text))
    .map((rest) => known.reduce<string>((left, one) => left.replaceAll(one, ''), rest).trim())
    .filter((rest) => /\p{L}/u.test(rest));
}

/** Wrapped strings may hold others, where one was filled into another. */
function withoutWrapped(text: string): string {
  const left = text.replace(/⟦[^⟦⟧]*⟧/g, '');
  return left === text ? text : withoutWrapped(left);
}
