import { countryName } from '../../fields/country/countries.js';
import { isDay } from '../../fields/date/days.js';
import { nameOfSide } from '../../questions/name-of-side.js';
import { labelOf } from '../../questions/question.js';
import type { AnyFields, Field } from '../../questions/field.js';
import { isMasked, isRecord } from '../../questions/values.js';
import type { Words } from '../../languages/en/words.js';

/** A label with the formatted answer. */
export interface AnswerLine {
  readonly label: string;
  readonly text: string;
}

/** Needed to format answers. */
export interface AnswerFormat {
  readonly words: Words;
  readonly locale: string;
  /** The name of a document, if known. */
  readonly fileName: (documentId: string) => string | undefined;
  /** Names of subdivisions and tax numbers, once loaded; until then their codes are shown. */
  readonly names?: AnswerNames | undefined;
  /** What is known of phone numbers, once loaded; until then they are shown as they are kept. */
  readonly phones?: PhoneFormat | undefined;
}

export interface AnswerNames {
  readonly subDivisionName: (country: string, code: string) => string | undefined;
  readonly taxNumberName: (type: string) => string | undefined;
}

export interface PhoneFormat {
  readonly writtenPhoneNumber: (number: string) => string;
}

/** Formats a payload field by field, in the order of the questions. Masked values stay masked. */
export function answerLines(
  fields: AnyFields,
  payload: Readonly<Record<string, unknown>>,
  by: AnswerFormat,
): AnswerLine[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = payload[name];
    if (value === undefined) return [];
    if (field.kind === 'group' && isRecord(value)) return answerLines(field.fields, value, by);
    if (field.kind === 'governmentId' && isRecord(value)) return identityLines(value, by);
    return [{ label: labelOf(by, name), text: textOf(field, value, by) }];
  });
}

/** The ids of all documents in a payload. */
export function documentIdsIn(payload: unknown): readonly string[] {
  if (Array.isArray(payload)) return payload.flatMap(documentIdsIn);
  if (!isRecord(payload)) return [];
  return Object.entries(payload).flatMap(([key, value]) =>
    key === 'documentId' && typeof value === 'string' ? [value] : documentIdsIn(value),
  );
}

function textOf(field: Field, value: unknown, by: AnswerFormat): string {
  if (isMasked(value)) return value;
  if (Array.isArray(value)) return listText(field, value, by);
  if (isRecord(value)) return field.kind === 'address' ? addressText(value, by) : documentText(value, by);
  const write = writers[field.kind];
  return write === undefined ? String(value) : write(value, by, field);
}

type Writer = (value: unknown, by: AnswerFormat, field: Field) => string;

const asCountry: Writer = (value, { locale }) => countryName(String(value), locale);
const asChosen: Writer = (value, by) => valueText(String(value), by);

/** Other kinds are shown as they are. */
const writers: Readonly<Partial<Record<Field['kind'], Writer>>> = {
  yesNo: (value, { words }) => (value === true ? words.shell.yes : words.shell.no),
  number: (value, { locale }, field) => {
    const isShare = field.kind === 'number' && field.unit === '%';
    return new Intl.NumberFormat(locale, isShare ? { style: 'unit', unit: 'percent' } : {}).format(Number(value));
  },
  country: asCountry,
  countries: asCountry,
  date: (value, { locale }) => dayText(String(value), locale),
  choice: asChosen,
  choices: asChosen,
  phone: (value, { phones }) => phones?.writtenPhoneNumber(String(value)) ?? String(value),
  withTaxNumber: (value, { names }) => names?.taxNumberName(String(value)) ?? String(value),
};

function listText(field: Field, values: readonly unknown[], by: AnswerFormat): string {
  if (values.length === 0) return by.words.summary.nothing;
  const texts = values.map((value) => textOf(field, value, by));
  return field.kind === 'documents' ? texts.join('\n') : new Intl.ListFormat(by.locale).format(texts);
}

function identityLines(document: Readonly<Record<string, unknown>>, by: AnswerFormat): AnswerLine[] {
  const { type, country, number, issuedOn, expiresOn, front, back } = document;
  const given: [string, unknown, Field['kind']][] = [
    ['issuingCountry', country, 'country'],
    ['type', type, 'choice'],
    ['number', number, 'text'],
    ['issuedOn', issuedOn, 'date'],
    ['expiresOn', expiresOn, 'date'],
    [nameOfSide('front', type), front, 'document'],
    [nameOfSide('back', type), back, 'document'],
  ];
  return given.flatMap(([name, value, kind]) =>
    value === undefined ? [] : [{ label: labelOf(by, name), text: textOf({ kind } as Field, value, by) }],
  );
}

function addressText(address: Readonly<Record<string, unknown>>, by: AnswerFormat): string {
  const { address1, address2, postalCode, city, subDivision, country } = address;
  const nation = typeof country === 'string' && !isMasked(country) ? countryName(country, by.locale) : country;
  const place = [postalCode, city].filter(isText).join(' ');
  const region =
    isText(subDivision) && isText(country)
      ? (by.names?.subDivisionName(country, subDivision) ?? subDivision)
      : subDivision;
  // A city may also be a province.
  return [address1, address2, place, region === city ? undefined : region, nation].filter(isText).join('\n');
}

function documentText(document: Readonly<Record<string, unknown>>, by: AnswerFormat): string {
  const { documentId, documentType, issuedOn } = document;
  const name = typeof documentId === 'string' ? by.fileName(documentId) : undefined;
  const kind = isText(documentType) ? valueText(documentType, by) : undefined;
  const day = isText(issuedOn) ? dayText(issuedOn, by.locale) : undefined;
  return [name ?? by.words.summary.document, kind, day].filter(isText).join(' · ');
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

function valueText(value: string, { words }: AnswerFormat): string {
  return (words.values as Readonly<Record<string, string>>)[value] ?? value;
}

/** Formatted in UTC: a date has no time zone. */
function dayText(day: string, locale: string): string {
  if (!isDay(day)) return day;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}
