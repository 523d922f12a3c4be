import { holds } from './check-digits.js';
import { alphabet } from './glyph-classifier.js';
import {
  type Cells,
  type Kind,
  type LikelyText,
  type Rule,
  customOfDates,
  customOfNumbers,
  guardedText,
  kinds,
  likeliestText,
} from './beam-search.js';
import type { GuardedPlace, ZoneLayout, ZonePlace } from './mrz-formats.js';

/** For each line, what was seen of each of its characters. */
export type SeenLines = readonly Cells[];

/** What a check digit guards, and where it stands. */
export interface GuardedField {
  readonly places: readonly ZonePlace[];
  readonly reading: LikelyText;
}

export interface GuardedFields {
  readonly number: GuardedField;
  readonly birthDate: GuardedField;
  readonly expiresOn: GuardedField | undefined;
}

const numbers: Rule = { kind: 'any', custom: customOfNumbers };
const dates: Rule = { kind: 'digits', custom: customOfDates };
/** ICAO 9303 leaves out the filler in the middle of a long number; Portugal, and Belgium until 2020, count it. */
const longNumbers: Rule = {
  ...numbers,
  fits: (text, digit) => holds(text, digit) || holds(`${text.slice(0, 9)}<${text.slice(9)}`, digit),
};

export function cellsAt(lines: SeenLines, { line, from, to }: ZonePlace): Cells {
  return (lines[line] ?? []).slice(from, to);
}

/** Each by its own digit alone. */
export function fieldsOf(lines: SeenLines, layout: ZoneLayout): GuardedFields {
  const { birthDate, expiresOn } = layout;
  return {
    number: numberOf(lines, layout),
    birthDate: fieldAt(lines, birthDate, dates),
    expiresOn: expiresOn && fieldAt(lines, expiresOn, dates),
  };
}

function fieldAt(lines: SeenLines, place: GuardedPlace, rule: Rule): GuardedField {
  return { places: [place], reading: guardedText(cellsAt(lines, place), digitAt(lines, place), rule) };
}

function digitAt(lines: SeenLines, { line, digit }: Pick<GuardedPlace, 'line' | 'digit'>): Float32Array {
  return lines[line]?.[digit] ?? new Float32Array(alphabet.length);
}

/** A number that is too long for its place goes on in the optional one, and its check digit comes behind it. */
function numberOf(lines: SeenLines, { number, optional, length }: ZoneLayout): GuardedField {
  const rest = optional.find(({ line }) => line === number.line);
  const isLong = length < 44 && rest !== undefined && likeliestText([digitAt(lines, number)], 'digits') === '<';
  if (!isLong || likeliestText(cellsAt(lines, number), 'any').includes('<')) return fieldAt(lines, number, numbers);
  const more = likeliestText(cellsAt(lines, rest), 'any').indexOf('<');
  if (more < 2) return fieldAt(lines, number, numbers);
  const behind = { ...rest, to: rest.from + more - 1 };
  const cells = [...cellsAt(lines, number), ...cellsAt(lines, behind)];
  const digit = digitAt(lines, { line: rest.line, digit: behind.to });
  return { places: [number, behind], reading: guardedText(cells, digit, longNumbers) };
}

/**
 * With the digit that guards all together: what it proves is not in doubt any more, and of what the others proved
 * nothing was. `isWhole` is `undefined` where there is none.
 */
export function settled(lines: SeenLines, layout: ZoneLayout): { lines: SeenLines; isWhole: boolean | undefined } {
  const { composite } = layout;
  if (composite === undefined) return { lines, isWhole: undefined };
  const { number, birthDate, expiresOn } = fieldsOf(lines, layout);
  const decided = [number, birthDate, expiresOn]
    .filter((field) => field?.reading.isCertain === true)
    .reduce((sure, field) => (field ? written(sure, field.places, field.reading.text) : sure), narrowed(lines, layout));
  const cells = composite.of.flatMap((place) => cellsAt(decided, place));
  const [digit = new Float32Array()] = cellsAt(lines, composite.digit);
  const { text, isCertain } = guardedText(cells, digit, { kind: 'any' });
  return isCertain ? { lines: written(decided, composite.of, text), isWhole: true } : { lines, isWhole: false };
}

/** The lines, of which this is known. */
function written(lines: SeenLines, places: readonly ZonePlace[], text: string): SeenLines {
  const result = lines.map((cells) => [...cells]);
  const spots = places.flatMap(({ line, from, to }) =>
    Array.from({ length: to - from }, (_, at) => ({ line, column: from + at })),
  );
  for (const [at, { line, column }] of spots.entries()) result[line]?.splice(column, 1, only(text[at] ?? '<'));
  return result;
}

function only(character: string): Float32Array {
  return Float32Array.from(alphabet, (one) => (one === character ? 1 : 0));
}

/** Without what never stands in a place: letters in a date, digits in a name. */
function narrowed(lines: SeenLines, { names, sex, number, birthDate, expiresOn }: ZoneLayout): SeenLines {
  const result = lines.map((cells) => [...cells]);
  const narrow = ({ line, from, to }: ZonePlace, kind: Kind): void => {
    const cells = cellsAt(lines, { line, from, to });
    result[line]?.splice(from, to - from, ...cells.map((cell) => cell.map((one, at) => (mayBe(kind, at) ? one : 0))));
  };
  for (const place of [...names, sex]) narrow(place, 'letters');
  narrow({ ...number, from: number.digit, to: number.digit + 1 }, 'digits');
  for (const place of [birthDate, expiresOn]) if (place) narrow({ ...place, to: place.digit + 1 }, 'digits');
  return result;
}

function mayBe(kind: Kind, at: number): boolean {
  return kinds[kind].includes(alphabet.charAt(at));
}
