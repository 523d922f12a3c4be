/** A first letter, followed by the second letters that go with it. */
const letters =
  'ADEFGILMOQRSTUWXZ BABDEFGHIJLMNOQRSTVWYZ CACDFGHIKLMNORUVWXYZ DEJKMOZ ECEGHRST FIJKMOR ' +
  'GABDEFGHILMNPQRSTUWY HKMNRTU IDELMNOQRST JEMOP KEGHIMNPRWYZ LABCIKRSTUVY MACDEFGHKLMNOPQRSTUVWXYZ ' +
  'NACEFGILOPRUZ OM PAEFGHKLMNRSTWY QA REOSUW SABCDEGHIJKLMNORSTVXYZ TCDFGHJKLMNORTVWZ UAGMSYZ VACEGINU WFS ' +
  'YET ZAMW';

/** ISO 3166-1 alpha-2, as the server takes them. */
export const countries: readonly string[] = letters
  .split(' ')
  .flatMap(([first = '', ...seconds]) => seconds.map((second) => first + second));

export interface NamedCountry {
  readonly code: string;
  readonly name: string;
}

const named = new Map<string, readonly NamedCountry[]>();

/** Sorted by the rules of the locale. */
export function countriesIn(locale: string): readonly NamedCountry[] {
  const known = named.get(locale);
  if (known !== undefined) return known;
  const { compare } = new Intl.Collator(locale);
  const list = countries
    .map((code) => ({ code, name: countryName(code, locale) }))
    .sort((a, b) => compare(a.name, b.name));
  named.set(locale, list);
  return list;
}

const names = new Map<string, Intl.DisplayNames>();

export function countryName(code: string, locale: string): string {
  const known = names.get(locale) ?? new Intl.DisplayNames(locale, { type: 'region' });
  names.set(locale, known);
  return known.of(code) ?? code;
}
