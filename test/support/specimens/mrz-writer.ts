/** Writes machine-readable zones by ICAO 9303, parts 3 to 7, and as on French identity cards of before 2021. */
export type MrzFormat = 'TD1' | 'TD2' | 'TD3' | 'MRVA' | 'MRVB' | 'IDFRA';

export interface MrzFields {
  readonly layout: MrzFormat;
  /** `P`, `ID`, `V`. */
  readonly code: string;
  /** As it stands in an MRZ: `D`, `UTO`. */
  readonly issuer: string;
  readonly lastNames: string;
  readonly firstNames: string;
  readonly number: string;
  readonly nationality: string;
  readonly birthDate: string;
  readonly sex: 'F' | 'M' | 'X';
  /** A card that never expires has none. */
  readonly expiresOn: string | undefined;
  readonly optional?: string;
  /** TD1 has a second place for it. */
  readonly secondOptional?: string;
  /** Where umlauts lose their dots alone: Ü is U. */
  readonly plainUmlauts?: boolean;
}

export function mrzLines(fields: MrzFields): readonly string[] {
  if (fields.layout === 'TD1') return td1(fields);
  if (fields.layout === 'IDFRA') return frenchCard(fields);
  const { width, optional } = twoLines[fields.layout];
  const first = filled(fields.code, 2) + filled(fields.issuer, 3) + nameField(fields, width - 5);
  return [first, secondLine(fields, optional)];
}

export function checkDigit(text: string): string {
  const weights = [7, 3, 1] as const;
  const sum = [...text].reduce((total, character, index) => total + valueOf(character) * (weights[index % 3] ?? 0), 0);
  return String(sum % 10);
}

/** A to Z and spaces alone, by the table of ICAO 9303-3, section 6. */
export function transliterated(name: string, plainUmlauts = false): string {
  return [...name.normalize('NFC').toUpperCase()]
    .map((letter) => (plainUmlauts ? undefined : umlauts[letter]) ?? special[letter] ?? letter)
    .join('')
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’ʻ`.]/g, '')
    .replace(/[^A-Z]+/g, ' ')
    .trim();
}

const twoLines = {
  TD2: { width: 36, optional: 7 },
  TD3: { width: 44, optional: 14 },
  MRVA: { width: 44, optional: 16 },
  MRVB: { width: 36, optional: 8 },
} as const;

const umlauts: Readonly<Record<string, string>> = { Ä: 'AE', Ö: 'OE', Ü: 'UE' };

const special: Readonly<Record<string, string>> = {
  Å: 'AA',
  Æ: 'AE',
  Ø: 'OE',
  Œ: 'OE',
  Þ: 'TH',
  Ð: 'D',
  Đ: 'D',
  Ł: 'L',
  Ħ: 'H',
  Ŋ: 'N',
  Ŧ: 'T',
  ẞ: 'SS',
  ı: 'I',
  Ə: 'E',
};

function td1(fields: MrzFields): readonly string[] {
  const { field, rest } = numberField(fields.number, fields.issuer);
  const first = filled(fields.code, 2) + filled(fields.issuer, 3) + field + filled(rest + (fields.optional ?? ''), 15);
  const dates = datesOf(fields);
  const second = filled(fields.secondOptional ?? '', 11);
  const composite = checkDigit(first.slice(5) + dates.birth + dates.expiry + second);
  const line = dates.birth + sexOf(fields) + dates.expiry + filled(fields.nationality, 3) + second + composite;
  return [first, line, nameField(fields, 30)];
}

/** First names stand in the second line, with two fillers between them; nothing says when it expires. */
function frenchCard(fields: MrzFields): readonly string[] {
  const [last = '', ...given] = [fields.lastNames, ...fields.firstNames.split(' ')].map((name) =>
    transliterated(name, fields.plainUmlauts).replaceAll(' ', '<'),
  );
  const number = filled(lettersAndDigits(fields.number), 12);
  const first = `IDFRA${filled(last, 25)}${filled(number.slice(4, 7), 6)}`;
  const { birth } = datesOf(fields);
  const second = number + checkDigit(number) + filled(given.join('<<'), 14) + birth + sexOf(fields);
  return [first, second + checkDigit(first + second)];
}

function secondLine(fields: MrzFields, width: number): string {
  const isVisa = fields.layout === 'MRVA' || fields.layout === 'MRVB';
  const { field, rest } =
    fields.layout === 'TD2' ? numberField(fields.number, fields.issuer) : plainNumberField(fields.number);
  const dates = datesOf(fields);
  const optional = filled(rest + (fields.optional ?? ''), width);
  const known = field + filled(fields.nationality, 3) + dates.birth + sexOf(fields) + dates.expiry;
  if (isVisa) return known + optional;
  // The digit of an empty field is 0 or a filler, whichever the issuer likes.
  const guard = fields.layout === 'TD3' ? (/^<+$/.test(optional) ? '<' : checkDigit(optional)) : '';
  return known + optional + guard + checkDigit(field + dates.birth + dates.expiry + optional + guard);
}

function plainNumberField(number: string): { field: string; rest: string } {
  const value = filled(lettersAndDigits(number), 9);
  return { field: value + checkDigit(value), rest: '' };
}

/** What nine places do not hold goes to the optional ones, with the check digit of the whole. */
function numberField(number: string, issuer: string): { field: string; rest: string } {
  const whole = lettersAndDigits(number);
  if (whole.length <= 9) return plainNumberField(whole);
  const field = `${whole.slice(0, 9)}<`;
  // In Portugal the filler between counts as well.
  const digit = checkDigit((issuer === 'PRT' ? field : whole.slice(0, 9)) + whole.slice(9));
  return { field, rest: `${whole.slice(9)}${digit}<` };
}

function datesOf({ birthDate, expiresOn }: MrzFields): { birth: string; expiry: string } {
  const birth = shortDate(birthDate);
  const expiry = expiresOn === undefined ? '<<<<<<' : shortDate(expiresOn);
  return { birth: birth + checkDigit(birth), expiry: expiry + checkDigit(expiry) };
}

/** A month or a day that nobody knows is left out. */
function shortDate(date: string): string {
  return date.replaceAll('-00', '<<').replaceAll('-', '').slice(2);
}

function sexOf({ sex }: MrzFields): string {
  return sex === 'X' ? '<' : sex;
}

function nameField({ lastNames, firstNames, plainUmlauts = false }: MrzFields, width: number): string {
  const [last, first] = [lastNames, firstNames].map((name) => transliterated(name, plainUmlauts).replaceAll(' ', '<'));
  if (last === undefined || first === undefined || first === '') return filled((last ?? '').slice(0, width), width);
  const whole = `${last}<<${first}`;
  if (whole.length <= width) return filled(whole, width);
  return last.length <= width - 4
    ? truncated(whole, width)
    : truncated(last, width - 2 - 8) + `<<${truncated(first, 8)}`;
}

/** The last place holds a letter, to tell that something may be missing. */
function truncated(name: string, width: number): string {
  const cut = name.slice(0, width);
  if (!cut.endsWith('<')) return filled(cut, width);
  const part = /[A-Z]<+$/.exec(cut)?.index ?? 0;
  return name.slice(0, part) + name.slice(part + 1, width + 1);
}

function lettersAndDigits(text: string): string {
  return text.toUpperCase().replace(/[^A-Z0-9]/g, '');
}

function filled(text: string, width: number): string {
  return text.padEnd(width, '<').slice(0, width);
}

function valueOf(character: string): number {
  if (character === '<') return 0;
  const code = character.charCodeAt(0);
  return code < 58 ? code - 48 : code - 55;
}
