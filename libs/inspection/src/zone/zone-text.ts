import { alphabet } from './glyphs.js';
import {
  type Cells,
  type Custom,
  type Kind,
  type LikelyText,
  customOfDates,
  customOfNumbers,
  guardedText,
  likeliestCountry,
  likeliestText,
} from './likeliest-text.js';
import type { Guarded, MachineReadableZone, ZoneFormat } from './machine-readable-zone.js';
import { type GuardedPlace, type ZoneLayout, type ZonePlace, zoneLayouts } from './zone-formats.js';

/** For each line, what was seen of each of its characters. */
export type SeenLines = readonly Cells[];

/** What the lines say, by the places of the format. */
export function zoneOf(format: ZoneFormat, lines: SeenLines): MachineReadableZone {
  const layout = zoneLayouts[format];
  const text = (place: ZonePlace, kind: Kind): string => likeliestText(cellsAt(lines, place), kind);
  const number = numberOf(lines, layout);
  const birthDate = guardedAt(lines, layout.birthDate, dates);
  const expiresOn = guardedAt(lines, layout.expiresOn, dates);
  const isWhole = compositeHolds(lines, layout, { number, birthDate, expiresOn });
  const [lastNames = '', firstNames = ''] = text(layout.names, 'letters').replace(/<+$/, '').split('<<');
  return {
    format,
    documentCode: withoutFillers(text(layout.documentCode, 'letters')),
    issuer: countryAt(lines, layout.issuer),
    nationality: countryAt(lines, layout.nationality),
    // Long, and of letters and digits: of many readings one in ten fits its own digit.
    number: { value: withoutFillers(number.text), isCertain: number.isCertain && isWhole !== false },
    birthDate: dateOf(birthDate),
    expiresOn: dateOf(expiresOn),
    optional: layout.optional.map((place) => withoutFillers(text(place, 'any'))).filter((said) => said !== ''),
    lastNames: lastNames.replaceAll('<', ' '),
    firstNames: firstNames.replaceAll('<', ' '),
    isWhole,
  };
}

function countryAt(lines: SeenLines, place: ZonePlace): Guarded {
  const { text, isCertain } = likeliestCountry(cellsAt(lines, place));
  return { value: text, isCertain };
}

function cellsAt(lines: SeenLines, { line, from, to }: ZonePlace): Cells {
  return (lines[line] ?? []).slice(from, to);
}

const numbers = { kind: 'any', custom: customOfNumbers } as const;
const dates = { kind: 'digits', custom: customOfDates } as const;

function guardedAt(
  lines: SeenLines,
  place: GuardedPlace,
  { kind, custom }: { kind: Kind; custom: Custom },
): LikelyText {
  const [digit = new Float32Array()] = cellsAt(lines, { line: place.line, from: place.digit, to: place.digit + 1 });
  return guardedText(cellsAt(lines, place), digit, kind, custom);
}

/** A number that is too long for its place goes on in the optional one, and its check digit comes behind it. */
function numberOf(lines: SeenLines, { number, optional, length }: ZoneLayout): LikelyText {
  const [digit = new Float32Array()] = cellsAt(lines, { line: number.line, from: number.digit, to: number.digit + 1 });
  const rest = optional.find(({ line }) => line === number.line);
  const isLong = length < 44 && rest !== undefined && likeliestText([digit], 'digits') === '<';
  const begin = likeliestText(cellsAt(lines, number), 'any');
  if (!isLong || begin.includes('<')) return guardedAt(lines, number, numbers);
  const more = likeliestText(cellsAt(lines, rest), 'any').indexOf('<');
  if (more < 2) return guardedAt(lines, number, numbers);
  const behind = cellsAt(lines, { ...rest, to: rest.from + more });
  return guardedText(
    [...cellsAt(lines, number), ...behind.slice(0, -1)],
    behind.at(-1) ?? digit,
    'any',
    customOfNumbers,
  );
}

/** Of what is certain already, nothing is in doubt any more: the digit decides about the rest. */
function compositeHolds(
  lines: SeenLines,
  { composite, ...layout }: ZoneLayout,
  known: Readonly<Record<'number' | 'birthDate' | 'expiresOn', LikelyText>>,
): boolean | undefined {
  if (composite === undefined) return undefined;
  const decided = lines.map((cells) => [...cells]);
  for (const name of ['number', 'birthDate', 'expiresOn'] as const) {
    const { line, from, to } = layout[name];
    const { text, isCertain } = known[name];
    if (isCertain)
      for (const [at, character] of [...text.slice(0, to - from)].entries())
        decided[line]?.splice(from + at, 1, only(character));
  }
  const cells = composite.of.flatMap((place) => cellsAt(decided, place));
  const [digit = new Float32Array()] = cellsAt(lines, composite.digit);
  return guardedText(cells, digit, 'any').isCertain;
}

function only(character: string): Float32Array {
  return Float32Array.from(alphabet, (one) => (one === character ? 1 : 0));
}

/** Where the month or the day is left out, it is not known. */
function dateOf({ text, isCertain }: LikelyText): Guarded | undefined {
  if (text.includes('<')) return undefined;
  return { value: text, isCertain: isCertain && isDay(text) };
}

function isDay(text: string): boolean {
  const [month, day] = [Number(text.slice(2, 4)), Number(text.slice(4, 6))];
  return month >= 1 && month <= 12 && day >= 1 && day <= 31;
}

function withoutFillers(text: string): string {
  return text.replaceAll('<', '');
}
