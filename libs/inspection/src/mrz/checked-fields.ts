import { checkDigitHolds } from './check-digits.js';
import { alphabet } from './glyph-classifier.js';
import {
  type Cells,
  type CharacterSet,
  type FieldRule,
  type LikelyText,
  characterSets,
  checkedText,
  costOfDate,
  costOfNumber,
  likeliestText,
} from './beam-search.js';
import type { CheckedRange, MrzLayout, MrzRange } from './mrz-formats.js';

/** For each line, the probabilities of each of its characters. */
export type SeenLines = readonly Cells[];

/** A field with a check digit: where it is, and its text. */
export interface CheckedField {
  readonly ranges: readonly MrzRange[];
  readonly reading: LikelyText;
}

export interface CheckedFields {
  readonly number: CheckedField;
  readonly birthDate: CheckedField;
  readonly expiresOn: CheckedField | undefined;
}

const numbers: FieldRule = { kind: 'any', costOf: costOfNumber };
const dates: FieldRule = { kind: 'digits', costOf: costOfDate };
/** The check digit of a long number leaves out the filler in its middle; in Portugal, and in Belgium until 2020, it counts. */
const longNumbers: FieldRule = {
  ...numbers,
  fits: (text, digit) => checkDigitHolds(text, digit) || checkDigitHolds(`${text.slice(0, 9)}<${text.slice(9)}`, digit),
};

export function cellsAt(lines: SeenLines, { line, from, to }: MrzRange): Cells {
  return (lines[line] ?? []).slice(from, to);
}

/** Each by its own check digit only. */
export function fieldsOf(lines: SeenLines, layout: MrzLayout): CheckedFields {
  const { birthDate, expiresOn } = layout;
  return {
    number: numberOf(lines, layout),
    birthDate: fieldAt(lines, birthDate, dates),
    expiresOn: expiresOn && fieldAt(lines, expiresOn, dates),
  };
}

function fieldAt(lines: SeenLines, range: CheckedRange, rule: FieldRule): CheckedField {
  return { ranges: [range], reading: checkedText(cellsAt(lines, range), digitAt(lines, range), rule) };
}

function digitAt(lines: SeenLines, { line, digit }: Pick<CheckedRange, 'line' | 'digit'>): Float32Array {
  return lines[line]?.[digit] ?? new Float32Array(alphabet.length);
}

/** A number that is too long for its field continues in the optional data, followed by its check digit. */
function numberOf(lines: SeenLines, { number, optional, length }: MrzLayout): CheckedField {
  const rest = optional.find(({ line }) => line === number.line);
  const isLong = length < 44 && rest !== undefined && likeliestText([digitAt(lines, number)], 'digits') === '<';
  if (!isLong || likeliestText(cellsAt(lines, number), 'any').includes('<')) return fieldAt(lines, number, numbers);
  const more = likeliestText(cellsAt(lines, rest), 'any').indexOf('<');
  if (more < 2) return fieldAt(lines, number, numbers);
  const behind = { ...rest, to: rest.from + more - 1 };
  const cells = [...cellsAt(lines, number), ...cellsAt(lines, behind)];
  const digit = digitAt(lines, { line: rest.line, digit: behind.to });
  return { ranges: [number, behind], reading: checkedText(cells, digit, longNumbers) };
}

/**
 * Applies the composite check digit: what it proves is certain from then on, as is what the other digits proved before.
 * `isWhole` is `undefined` if the format has none.
 */
export function withCompositeCheck(
  lines: SeenLines,
  layout: MrzLayout,
): { lines: SeenLines; isWhole: boolean | undefined } {
  const { composite } = layout;
  if (composite === undefined) return { lines, isWhole: undefined };
  const { number, birthDate, expiresOn } = fieldsOf(lines, layout);
  const decided = [number, birthDate, expiresOn]
    .filter((field) => field?.reading.isCertain === true)
    .reduce((sure, field) => (field ? written(sure, field.ranges, field.reading.text) : sure), narrowed(lines, layout));
  const cells = composite.of.flatMap((range) => cellsAt(decided, range));
  const [digit = new Float32Array()] = cellsAt(lines, composite.digit);
  const { text, isCertain } = checkedText(cells, digit, { kind: 'any' });
  return isCertain ? { lines: written(decided, composite.of, text), isWhole: true } : { lines, isWhole: false };
}

/** The lines with this text in these ranges. */
function written(lines: SeenLines, ranges: readonly MrzRange[], text: string): SeenLines {
  const result = lines.map((cells) => [...cells]);
  const positions = ranges.flatMap(({ line, from, to }) =>
    Array.from({ length: to - from }, (_, at) => ({ line, column: from + at })),
  );
  for (const [at, { line, column }] of positions.entries()) result[line]?.splice(column, 1, only(text[at] ?? '<'));
  return result;
}

function only(character: string): Float32Array {
  return Float32Array.from(alphabet, (one) => (one === character ? 1 : 0));
}

/** Without characters that a field cannot contain: letters in a date, digits in a name. */
function narrowed(lines: SeenLines, { names, sex, number, birthDate, expiresOn }: MrzLayout): SeenLines {
  const result = lines.map((cells) => [...cells]);
  const narrow = ({ line, from, to }: MrzRange, kind: CharacterSet): void => {
    const cells = cellsAt(lines, { line, from, to });
    result[line]?.splice(from, to - from, ...cells.map((cell) => cell.map((one, at) => (mayBe(kind, at) ? one : 0))));
  };
  for (const range of [...names, sex]) narrow(range, 'letters');
  narrow({ ...number, from: number.digit, to: number.digit + 1 }, 'digits');
  for (const range of [birthDate, expiresOn]) if (range) narrow({ ...range, to: range.digit + 1 }, 'digits');
  return result;
}

function mayBe(kind: CharacterSet, at: number): boolean {
  return characterSets[kind].includes(alphabet.charAt(at));
}
